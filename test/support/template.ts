// Registers the renderers of unknown fields, as tags do before using them.
import '../../src/ui/country-profile.js';

interface Template {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
}

const isTemplate = (value: unknown): value is Template => typeof value === 'object' && value !== null && 'strings' in value && 'values' in value;

/** Lit's `repeat` with its arguments. */
interface Repeat {
  readonly values: readonly [items: Iterable<unknown>, key: unknown, template: (item: unknown, index: number) => unknown];
}

const isRepeat = (value: unknown): value is Repeat =>
  typeof value === 'object' && value !== null && '_$litDirective$' in value && 'values' in value && typeof (value as Repeat).values[2] === 'function';

/** Lit's `guard` with its arguments. */
interface Guard {
  readonly values: readonly [unknown, template: () => unknown];
}

const isGuard = (value: unknown): value is Guard =>
  typeof value === 'object' &&
  value !== null &&
  '_$litDirective$' in value &&
  'values' in value &&
  typeof (value as Guard).values[1] === 'function' &&
  (value as Guard).values.length === 2;

/** The markup of an unrendered template. */
export function markupOf(value: unknown): string {
  if (isRepeat(value)) return [...value.values[0]].map((item, index) => markupOf(value.values[2](item, index))).join('');
  if (isGuard(value)) return markupOf(value.values[1]());
  if (Array.isArray(value)) return value.map(markupOf).join('');
  if (isTemplate(value)) return value.strings.map((part, index) => part + (index in value.values ? markupOf(value.values[index]) : '')).join('');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The text of an unrendered template, on one line. */
export const textOf = (template: unknown): string =>
  markupOf(template)
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Like `textOf`, with the URLs of its links. */
export const pageOf = (template: unknown): string => {
  const markup = markupOf(template);
  return [textOf(template), ...[...markup.matchAll(/href="?([^\s">]+)/g)].map(([, address]) => address)].join('\n');
};
