import type { Choice } from './choice.js';

/** The message to a CMS: only what is on the page. */
interface SnippetMessage {
  readonly type: 'travel-safety:snippet';
  /** The tab: `script`, `placeholder`, `iframe` and so on. */
  readonly way: string;
  /** What belongs in the story. */
  readonly snippet: string;
  /** Everything the tab shows, each with where it belongs. */
  readonly parts: readonly { readonly where: string; readonly code: string }[];
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** In pixels; `null` for a tag in a sentence. */
  readonly height: number | null;
  /** The fragment of the builder's address that opens the same choice again. */
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

/** The origin that may get the snippet, from `cms=https://cms.example` in the fragment: a web origin and nothing else, or none. */
export function cmsIn(fragment: string): string | undefined {
  const written = new URLSearchParams(fragment.replace(/^#/, '')).get('cms')?.trim() ?? '';
  if (!URL.canParse(written)) return undefined;
  const { origin, protocol, pathname, search, hash, hostname } = new URL(written);
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  const isPlain = pathname === '/' && !search && !hash;
  return isPlain && (protocol === 'https:' || (protocol === 'http:' && isLocal)) ? origin : undefined;
}

/** The window that has opened the builder or holds it in a frame. */
export function cmsWindow(): Window | undefined {
  if (window.parent !== window) return window.parent;
  return (window.opener as Window | null) ?? undefined;
}
