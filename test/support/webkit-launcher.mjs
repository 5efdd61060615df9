// WebKitGTK for @web/test-runner, with keyboard, mouse and viewport commands, which the runner implements only for its own launchers.
import { startWebKit } from './webkit-driver.mjs';

const TYPE = 'webkitgtk';

/** A separate WebKit for each test file: a crash affects a single file, which is then retried. */
export function webkitLauncher({ driver }) {
  const urls = new Map();
  let webkit;
  let active;
  return {
    name: 'WebKitGTK',
    type: TYPE,
    concurrency: 1,
    initialize(config) {
      config.plugins.unshift(webkitCommands()); // the runner's plugins throw for unknown browser types
    },
    async startSession(id, url) {
      active = id;
      urls.set(id, url);
      webkit = await startWebKit(driver);
      await webkit.command('POST', '/url', { url });
    },
    async stopSession(id) {
      urls.delete(id);
      active = undefined;
      await webkit?.stop();
      return { testCoverage: undefined };
    },
    stop: () => webkit?.stop(),
    startDebugSession: () => Promise.reject(new Error('WebKitGTK has no debug session here.')),
    isActive: (id) => active === id,
    getBrowserUrl: (id) => urls.get(id),
    driver: () => webkit,
  };
}

const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Backspace: '\uE003',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};
const BUTTONS = { left: 0, middle: 1, right: 2 };

const keyDown = (name) => ({ type: 'keyDown', value: KEYS[name] ?? name });
const keyUp = (name) => ({ type: 'keyUp', value: KEYS[name] ?? name });

function keyActions({ type, press, down, up }) {
  if (type !== undefined) return [...type].flatMap((character) => [keyDown(character), keyUp(character)]);
  if (press !== undefined) {
    const names = press.split('+');
    return [...names.map(keyDown), ...names.toReversed().map(keyUp)];
  }
  return down === undefined ? [keyUp(up)] : [keyDown(down)];
}

function mouseActions({ type, position, button = 'left' }) {
  const down = { type: 'pointerDown', button: BUTTONS[button] };
  const up = { type: 'pointerUp', button: BUTTONS[button] };
  const move = () => ({ type: 'pointerMove', duration: 0, x: Math.round(position[0]), y: Math.round(position[1]), origin: 'viewport' });
  return { move: () => [move()], click: () => [move(), down, up], down: () => [down], up: () => [up] }[type]();
}

/** Retries, because without a window manager resizing takes a while and the toolbar's height is unknown. */
async function setViewport(command, { width, height }) {
  const script = 'return [outerWidth - innerWidth, outerHeight - innerHeight, innerWidth, innerHeight]';
  for (let patience = 10; patience > 0; patience -= 1) {
    const [frameWidth, frameHeight, nowWidth, nowHeight] = await command('POST', '/execute/sync', { script, args: [] });
    if (nowWidth === width && nowHeight === height) return;
    await command('POST', '/window/rect', { width: width + frameWidth, height: height + frameHeight });
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  throw new Error(`WebKitGTK's window does not become ${width} x ${height}; it is never narrower than 447.`);
}

function webkitCommands() {
  return {
    name: 'webkitgtk-commands',
    async executeCommand({ command: name, payload, session }) {
      if (session.browser.type !== TYPE) return undefined;
      const { command } = session.browser.driver();
      const act = (action) => command('POST', '/actions', { actions: [action] });
      if (name === 'send-keys') await act({ type: 'key', id: 'keyboard', actions: keyActions(payload) });
      else if (name === 'send-mouse') await act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: mouseActions(payload) });
      else if (name === 'reset-mouse') await command('DELETE', '/actions');
      else if (name === 'set-viewport') await setViewport(command, payload);
      else return undefined;
      return true;
    },
  };
}
