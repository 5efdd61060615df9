import type { Choice } from './choice.js';
import { jsxAttribute, opening, written, type Writer } from './writing.js';

/** A picture in a fallback: where it is, and what it shows in words. */
export interface Picture {
  readonly src: string;
  readonly alt: string;
}

/** True for what `travel-safety-embeds picture` can draw and a fallback has room for. */
export const hasPicture = ({ tag, attributes }: Pick<Choice, 'tag' | 'attributes'>): boolean =>
  !['incident-list', 'risk-methodology'].includes(tag) && attributes['variant']?.toLowerCase() !== 'inline';

/**
 * The picture as markup, in the size that the command draws by default, and no wider than its place.
 * Where scripts run, a browser does not fetch it once the tag has hidden it.
 */
export function image({ src, alt }: Picture, write: Writer): string {
  const attributes = written({ src, alt, width: '1200', height: '675', loading: 'lazy' }, write);
  if (write === jsxAttribute) return opening('img', [...attributes, "style={{ maxWidth: '100%', height: 'auto' }}"], ' />');
  return opening('img', [...attributes, write('style', 'max-width:100%;height:auto')]);
}
