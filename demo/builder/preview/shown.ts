import type { Attributes } from '../choice.js';

/** What the preview shows: it stands in its address, because a page in a sandbox hears nobody. */
export interface Shown {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly text: string;
  readonly link: string;
  readonly answers: readonly string[];
  readonly asOf: string;
  readonly scheme: 'light' | 'dark';
  readonly dir: 'ltr' | 'rtl';
}

/** What the preview tells the builder. */
export interface PreviewMessage {
  readonly type: 'travel-safety:preview';
  /** In pixels: of the tag, and of the page around it. */
  readonly height: number;
  readonly pageHeight: number;
  readonly state: string;
  /** The sentence with which the tag itself says what is wrong. */
  readonly said: string;
}

const TYPE = 'travel-safety:preview';

export const fragmentOf = (shown: Shown): string => `#${encodeURIComponent(JSON.stringify(shown))}`;

/** What an address says; `undefined` where it says nothing. */
export function shownIn(fragment: string): Shown | undefined {
  try {
    return JSON.parse(decodeURIComponent(fragment.slice(1))) as Shown;
  } catch {
    return undefined;
  }
}

export const isPreviewMessage = (data: unknown): data is PreviewMessage => (data as Partial<PreviewMessage> | null)?.type === TYPE;
