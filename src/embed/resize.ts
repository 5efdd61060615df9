// For pages with our frames: sets each frame to the height that it reports. Other frames and other messages are ignored.
import { heightIn, isOurs } from './height.js';

// On some pages `currentScript` is an image of that name.
const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
const home = script && new URL(script).origin;

addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
  const height = heightIn(data);
  const frame = height && [...document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === source);
  if (frame && isOurs(frame, origin, home)) frame.style.setProperty('height', `${height}px`);
});
