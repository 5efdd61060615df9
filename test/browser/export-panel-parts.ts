import '../../src/index.js';
import { setViewport } from '@web/test-runner-commands';
import { strings } from '../support/english.js';
import { mount, settled } from '../support/mount.js';
import { all } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { openBeforeEach } from './open-before-each.js';

interface Saved {
  readonly name: string;
  readonly blob: Blob;
}

/** Files that the browser would have saved since the test began. */
export const saved: Saved[] = [];

/** Opens a page before each test that records files instead of saving them. */
export function openToSave(): void {
  const { click } = HTMLAnchorElement.prototype;
  const { createObjectURL } = URL;
  openBeforeEach();

  beforeEach(async () => {
    const blobs = new Map<string, Blob>();
    saved.length = 0;
    URL.createObjectURL = (blob: Blob) => {
      const url = createObjectURL.call(URL, blob);
      blobs.set(url, blob);
      return url;
    };
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      const blob = blobs.get(this.href);
      if (blob) saved.push({ name: this.download, blob });
    };
    await setViewport({ width: 1000, height: 800 });
  });

  afterEach(() => {
    HTMLAnchorElement.prototype.click = click;
    URL.createObjectURL = createObjectURL;
    Reflect.deleteProperty(navigator, 'clipboard');
  });
}

/** The changes as named in exported files. */
export const changed = (...changes: readonly (keyof typeof strings.changeNames)[]): string => changes.map((change) => strings.changeNames[change]).join('; ');

/** Replaces the clipboard, for example with one that refuses; `undefined` removes it. */
export function stubClipboard(writeText: ((text: string) => Promise<void>) | undefined): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: writeText && { writeText } });
}

/** Replaces the clipboard and returns the list of what is copied to it. */
export function clipboard(): string[] {
  const copied: string[] = [];
  stubClipboard(async (text) => void copied.push(text));
  return copied;
}

export const find = <E extends HTMLElement = HTMLElement>(element: Element, selector: string) => element.shadowRoot?.querySelector<E>(selector) ?? undefined;
export const button = (element: Element) => find<HTMLButtonElement>(element, '[part=save]');
export const panel = (element: Element) => find(element, '.export');
export const action = (element: Element, words: string) => all(element, '.export button').find(({ textContent }) => textContent === words);
export const statusText = (element: Element) => find(element, '.export [role=status]')?.textContent ?? '';
export const tag = (name: string, attributes = '') => `<${name} lang="en" loading="eager" ${attributes}></${name}>`;

/** Mounts a tag and waits for its button. */
export async function ready(html: string): Promise<HTMLElement> {
  const element = mount(html);
  await settled(element, 'ready');
  await waitUntil(() => button(element), 'the button');
  return element;
}

export async function openPanel(element: HTMLElement): Promise<void> {
  await waitUntil(() => button(element), 'the button');
  button(element)?.click();
  await waitUntil(() => panel(element), 'the panel');
}

/** Mounts a tag and opens its panel. */
export async function opened(html: string): Promise<HTMLElement> {
  const element = await ready(html);
  await openPanel(element);
  return element;
}

export async function download(element: HTMLElement, words: string): Promise<{ readonly name: string; readonly text: string; readonly type: string }> {
  const before = saved.length;
  action(element, words)?.click();
  const one = saved[before];
  if (!one) throw new Error('Nothing was saved.');
  return { name: one.name, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await one.blob.arrayBuffer()), type: one.blob.type };
}

export const linesOf = (csv: string) => csv.trimEnd().split('\r\n');
export const rowsOf = async (element: HTMLElement) => linesOf((await download(element, strings.downloadCsv)).text).slice(1);

/** The content of a JSON file as readers save it. */
export interface SavedFile {
  readonly credit: Readonly<Record<string, string>>;
  readonly retrieved: string;
  readonly question: Readonly<Record<string, unknown>>;
  readonly data: unknown;
}
/** Saves the panel's JSON file and parses it. */
export const jsonOf = async (element: HTMLElement) => JSON.parse((await download(element, strings.downloadJson)).text) as SavedFile;
