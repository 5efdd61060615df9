interface Template {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
}

const isTemplate = (value: unknown): value is Template => typeof value === 'object' && value !== null && 'strings' in value && 'values' in value;

/** The markup of a template that was never rendered. */
export function markupOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(markupOf).join('');
  if (isTemplate(value)) return value.strings.map((part, index) => part + (index in value.values ? markupOf(value.values[index]) : '')).join('');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What a reader can read of a template that was never rendered, on one line. */
export const textOf = (template: unknown): string =>
  markupOf(template)
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
