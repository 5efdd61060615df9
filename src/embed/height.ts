// What a frame and the page around it say about its height.

const TYPE = 'travel-safety:height';

/** In pixels: a line of text; and every row of the longest table. */
const MIN_HEIGHT = 20;
const MAX_HEIGHT = 10_000;

interface Framed {
  /** The `name` of the iframe, for pages with scripts of their own. */
  readonly id: string;
  readonly src: string;
  /** What WordPress writes behind the `#` of a frame's address, and expects back. */
  readonly secret: string | undefined;
}

export const secretIn = (hash: string): string | undefined => /\bsecret=([a-z\d]+)\b/i.exec(hash)?.[1];

/** A height in pixels, in the words of each kind of page around a frame: `resize.js`, WordPress, AMP, and Embedly with those who took over its form, such as Medium. */
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

/** As much of an iframe as decides whether it is ours. */
interface FrameElement {
  readonly src: string;
  readonly sandbox: Pick<DOMTokenList, 'length' | 'contains'>;
}

const FRAME_PAGE = /\/frame\/[a-z]+-[a-z]+\//;

/**
 * True for one of our frame pages on the origin `home`, if the message came from there.
 * A page in a sandbox has no origin of its own: then only the window that the message came from says who it is.
 */
export function isOurs({ src, sandbox }: FrameElement, origin: string, home: string): boolean {
  if (!URL.canParse(src)) return false;
  const address = new URL(src);
  const isSandboxed = sandbox.length > 0 && !sandbox.contains('allow-same-origin');
  return address.origin === home && FRAME_PAGE.test(address.pathname) && origin === (isSandboxed ? 'null' : home);
}
