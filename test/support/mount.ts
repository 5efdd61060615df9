import { render, type TemplateResult } from 'lit';

const mounted = new Set<Element>();

/** Adds HTML or a template to the page and returns its first element. */
export function mount<E extends HTMLElement = HTMLElement>(content: string | TemplateResult, container: Element = newBox()): E {
  if (typeof content === 'string') container.innerHTML = content;
  else render(content, container as HTMLElement);
  const element = container.firstElementChild;
  if (element === null) throw new Error('mount() was given nothing to mount.');
  return element as E;
}

function newBox(): Element {
  const box = document.createElement('div');
  document.body.append(box);
  mounted.add(box);
  return box;
}

/** Removes everything that was mounted; for `afterEach`. */
export function unmountAll(): void {
  for (const box of mounted) box.remove();
  mounted.clear();
}

const SETTLED_TIMEOUT = 50_000; // below the runner's limit of a minute, so that our message is reported

/** Waits until the element's public `state` is one of those given. */
export function settled(element: Element, ...states: string[]): Promise<void> {
  const wanted = states.length > 0 ? states : ['ready', 'stale', 'empty', 'error'];
  const has = () => wanted.includes(element.getAttribute('state') ?? '');
  if (has()) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const observer = new MutationObserver(() => {
      if (has()) finish(resolve);
    });
    const finish = (end: () => void) => {
      clearTimeout(alarm);
      observer.disconnect();
      end();
    };
    const alarm = setTimeout(() => {
      const state = element.getAttribute('state') ?? 'missing';
      finish(() => reject(new Error(`<${element.localName}> was to become ${wanted.join(' or ')}, but its state is ${state}.`)));
    }, SETTLED_TIMEOUT);
    observer.observe(element, { attributes: true, attributeFilter: ['state'] });
  });
}
