import type { Choice } from './choice.js';
import { jsxAttribute, opening, written, type Writer } from './writing.js';

export interface Picture {
  readonly src: string;
  readonly alt: string;
}

/** True if `travel-safety-embeds picture` can draw the tag and its fallback has room for a picture. */
export const hasPicture = ({ tag, attributes }: Pick<Choice, 'tag' | 'attributes'>): boolean =>
  !['incident-list', 'risk-methodology'].includes(tag) && attributes['variant']?.toLowerCase() !== 'inline';

/**
 * The picture as markup in the command's default size, but no wider than its container. Where scripts run, lazy loading keeps the browser from fetching it once
 * the tag hides it.
 */
export function image({ src, alt }: Picture, write: Writer): string {
  const attributes = written({ src, alt, width: '1200', height: '675', loading: 'lazy' }, write);
  if (write === jsxAttribute) return opening('img', [...attributes, "style={{ maxWidth: '100%', height: 'auto' }}"], ' />');
  return opening('img', [...attributes, write('style', 'max-width:100%;height:auto')]);
}
