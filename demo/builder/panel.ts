import type { Choice } from './choice.js';

/** The message to a CMS; contains only what the page shows. */
interface SnippetMessage {
  readonly type: 'travel-safety:snippet';
  /** The selected tab: `script`, `placeholder`, `iframe` and so on. */
  readonly way: string;
  /** The code for the story alone. */
  readonly snippet: string;
  /** All code of the tab, with the place for each part. */
  readonly parts: readonly { readonly where: string; readonly code: string }[];
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** In pixels; `null` for `inline`. */
  readonly height: number | null;
  /** The URL fragment that reopens the choice in the builder. */
  readonly address: string;
}

export const messageOf = (choice: Choice, parts: SnippetMessage['parts'], height: number | undefined, address: string): SnippetMessage => ({
  type: 'travel-safety:snippet',
  way: choice.tab,
  snippet: parts[0]?.code ?? '',
  parts,
  tag: choice.tag,
  attributes: choice.attributes,
  height: height ?? null,
  address,
});

/** The origin that may receive the snippet, from `cms=https://cms.example` in the fragment; `undefined` unless it is a plain web origin. */
export function cmsIn(fragment: string): string | undefined {
  const written = new URLSearchParams(fragment.replace(/^#/, '')).get('cms')?.trim() ?? '';
  if (!URL.canParse(written)) return undefined;
  const { origin, protocol, pathname, search, hash, hostname } = new URL(written);
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  const isPlain = pathname === '/' && !search && !hash;
  return isPlain && (protocol === 'https:' || (protocol === 'http:' && isLocal)) ? origin : undefined;
}

/** The window that embeds or opened the builder. */
export function cmsWindow(): Window | undefined {
  if (window.parent !== window) return window.parent;
  return (window.opener as Window | null) ?? undefined;
}
