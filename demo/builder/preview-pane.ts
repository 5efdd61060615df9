import { html, type TemplateResult } from 'lit';
import { WIDTHS } from '../heights.js';
import type { Place } from './choice.js';
import { pills } from './fields.js';
import type { Words } from './words.js';
import { fragmentOf, isPlaceMessage, isPreviewMessage, isShowMessage, type PreviewMessage, type ShowMessage, type PreviewContent } from './preview/content.js';

/** Settings of the preview's page that do not affect the snippet. */
export interface Look {
  readonly scheme: PreviewContent['scheme'];
  readonly dir: PreviewContent['dir'];
  readonly isNarrow: boolean;
  readonly isSandboxed: boolean;
  readonly isScriptless: boolean;
}

const NARROW = 320;
/** In pixels; higher content scrolls inside the frame. */
const MAX_HEIGHT = 3000;
const MIN_HEIGHT = 120;

/** An iframe with our preview page, which shows one tag and reports its height. */
export class PreviewPane {
  readonly #address: string;
  readonly #onMessage: () => void;
  readonly #onClick: (at: string) => void;
  #frame: HTMLIFrameElement;
  #message: PreviewMessage | undefined;
  #look: Look = { scheme: 'light', dir: document.dir === 'rtl' ? 'rtl' : 'ltr', isNarrow: false, isSandboxed: false, isScriptless: false };
  #place: Place = 'column';
  #fragment = '';
  /** The container may be narrower than the frame. */
  readonly #resizes = new ResizeObserver(() => this.#fit());

  /** `address` is the preview page's URL. `onMessage` is called for each new report, `onClick` with each place clicked on its map. */
  constructor(address: string, onMessage: () => void, onClick: (at: string) => void) {
    this.#address = address;
    this.#onMessage = onMessage;
    this.#onClick = onClick;
    this.#frame = this.#newFrame();
    addEventListener('message', this.#listen);
  }

  get error(): string {
    return this.#message?.error ?? '';
  }

  /** The tag's height, if measured at the width of its place. */
  get height(): number | undefined {
    const { height, state } = this.#message ?? {};
    return this.#look.isNarrow || !height || !/ready|stale/.test(state ?? '') ? undefined : height;
  }

  show(content: Omit<PreviewContent, 'scheme' | 'dir' | 'isScriptless'>, place: Place): void {
    this.#place = place;
    const { scheme, dir, isScriptless } = this.#look;
    const fragment = fragmentOf({ ...content, scheme, dir, isScriptless });
    if (fragment === this.#fragment) return;
    this.#fragment = fragment;
    this.#open();
  }

  view(words: Words['preview'], change: (look: Look) => void): TemplateResult {
    this.#frame.title = words.title;
    const look = this.#look;
    const set = (part: Partial<Look>): void => {
      this.#look = { ...look, ...part };
      if (part.isSandboxed !== undefined) this.#frame = this.#newFrame();
      change(this.#look);
    };
    const pair = (name: string, legend: string, labels: readonly [string, string], isSecond: boolean, choose: (isSecond: boolean) => void): TemplateResult =>
      pills({
        name,
        legend,
        values: [
          ['', labels[0]],
          ['1', labels[1]],
        ],
        chosen: isSecond ? '1' : '',
        choose: (value) => choose(value === '1'),
      });
    return html`<div class="looks">
        ${pair('scheme', words.page, [words.light, words.dark], look.scheme === 'dark', (isDark) => set({ scheme: isDark ? 'dark' : 'light' }))}
        ${pair('dir', words.direction, [words.ltr, words.rtl], look.dir === 'rtl', (isRtl) => set({ dir: isRtl ? 'rtl' : 'ltr' }))}
        ${pair('narrow', words.width, [`${WIDTHS[this.#place]} px`, `${NARROW} px`], look.isNarrow, (isNarrow) => set({ isNarrow }))}
        ${pair('sandbox', words.frame, [words.open, words.sandboxed], look.isSandboxed, (isSandboxed) => set({ isSandboxed }))}
        ${pair('scripts', words.scripts, [words.allowed, words.blocked], look.isScriptless, (isScriptless) => set({ isScriptless }))}
      </div>
      <div class="preview" data-scheme=${look.scheme}>${this.#frame}</div>`;
  }

  /** Call this once the view is connected. */
  fit(): void {
    const { parentElement } = this.#frame;
    if (parentElement) this.#resizes.observe(parentElement);
    this.#open();
    this.#fit();
  }

  #newFrame(): HTMLIFrameElement {
    const frame = document.createElement('iframe');
    if (this.#look.isSandboxed) frame.setAttribute('sandbox', 'allow-scripts');
    this.#message = undefined;
    return frame;
  }

  /** Adds no history entry. */
  #open(): void {
    const address = this.#address + this.#fragment;
    if (this.#frame.dataset['address'] === address || !this.#frame.isConnected) return;
    this.#frame.contentWindow?.location.replace(address);
    this.#frame.dataset['address'] = address;
  }

  #fit(): void {
    const frame = this.#frame;
    const width = this.#look.isNarrow ? NARROW : WIDTHS[this.#place] + 2 * 16;
    const room = frame.parentElement?.clientWidth ?? width;
    const height = Math.min(Math.max(this.#message?.pageHeight ?? 0, MIN_HEIGHT), MAX_HEIGHT);
    // Scaled with a transform, so the page is laid out and measured at full width.
    const scale = Math.min(1, room / width);
    frame.style.width = `${width}px`;
    frame.style.height = `${height}px`;
    frame.style.transform = `scale(${scale})`;
    frame.style.margin = `0 ${(scale - 1) * width}px ${(scale - 1) * height}px 0`;
  }

  readonly #listen = ({ source, origin, data }: MessageEvent<unknown>): void => {
    const wanted = this.#look.isSandboxed ? 'null' : new URL(this.#address).origin;
    const { contentWindow } = this.#frame;
    if (source !== contentWindow || origin !== wanted) return;
    // A sandboxed page has an opaque origin, so the target origin is '*'.
    if (isShowMessage(data, 'travel-safety:ask', this.#fragment)) {
      contentWindow?.postMessage({ type: 'travel-safety:show', fragment: this.#fragment } satisfies ShowMessage, '*');
    }
    if (isPlaceMessage(data)) this.#onClick(data.at);
    if (!isPreviewMessage(data)) return;
    const isChanged = JSON.stringify(data) !== JSON.stringify(this.#message);
    this.#message = data;
    this.#fit();
    if (isChanged) this.#onMessage();
  };
}
