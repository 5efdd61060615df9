// Messages about its height between a frame and its parent page.

const TYPE = 'travel-safety:height';

/** In pixels: one line of text, and all rows of the longest table. */
const MIN_HEIGHT = 20;
const MAX_HEIGHT = 10_000;

interface Framed {
  /** The `name` of the iframe, for pages with scripts of their own. */
  readonly id: string;
  readonly src: string;
  /** A token that WordPress adds to the fragment of a frame's URL, and expects back. */
  readonly secret: string | undefined;
}

export const secretIn = (hash: string): string | undefined => /\bsecret=([a-z\d]+)\b/i.exec(hash)?.[1];

/** A height in pixels, in the format of each kind of parent page: `resize.js`, WordPress, AMP, and Embedly, which others such as Medium use too. */
export const heightMessages = ({ id, src, secret }: Framed, height: number): readonly unknown[] => [
  { type: TYPE, id, height },
  ...(secret ? [{ message: 'height', value: height, secret }] : []),
  { sentinel: 'amp', type: 'embed-size', height },
  JSON.stringify({ src, context: 'iframe.resize', height }),
];

/** The height in a message of ours, within bounds; `undefined` for any other message. */
export function heightIn(message: unknown): number | undefined {
  const { type, height } = Object(message) as { readonly type?: unknown; readonly height?: unknown };
  return type === TYPE && Number.isFinite(height) ? Math.min(Math.max(height as number, MIN_HEIGHT), MAX_HEIGHT) : undefined;
}

/** The part of an iframe that `isOurs` needs. */
interface FrameElement {
  readonly src: string;
  readonly sandbox: Pick<DOMTokenList, 'length' | 'contains'>;
}

const FRAME_PAGE = /\/frame\/[a-z]+-[a-z]+\//;

/**
 * True for one of our frame pages on the origin `home`, if the message came from there.
 * A sandboxed page has the origin `null`: then only the window that sent the message identifies it.
 */
export function isOurs({ src, sandbox }: FrameElement, origin: string, home: string): boolean {
  if (!URL.canParse(src)) return false;
  const address = new URL(src);
  const isSandboxed = sandbox.length > 0 && !sandbox.contains('allow-same-origin');
  return address.origin === home && FRAME_PAGE.test(address.pathname) && origin === (isSandboxed ? 'null' : home);
}
