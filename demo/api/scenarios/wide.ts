import { sampleDataset, type Dataset, type Row } from '../dataset.js';

const word = 'W'.repeat(200_000);

/** Hostile text of a feed: markup, script URLs, control characters, bidirectional overrides. */
const hostile = [
  '<img src=x onerror="window.wasHere = true"><script>window.wasHere = true</script>',
  'javascript:window.wasHere=true',
  '\u0000\u0007\u001b[31mcontrol\u009f\u2028\u2029\r\n\tcharacters',
  '\u202egnp.exe\u202c \u2066isolated\u2069 \u200f\u200e\ufeff',
  '"\'><svg/onload=window.wasHere=true>{{7*7}}${7*7}&lt;b&gt;',
  `lone surrogate \ud800 and stacked ${'\u0301'.repeat(200)}e`,
] as const;

/** Fields that identify a row keep their values; every other text field is replaced. */
const kept = new Set(['iso2', 'iso3', 'id', 'country_iso', 'occurred_at', 'category', 'region', 'status', 'resolved_at']);

/** The sample data with every text field replaced. The first three texts of a response are the long word. */
export const wide: Dataset = {
  rows: () => widened(sampleDataset.rows()) as readonly Row[],
  country: (iso2) => widened(sampleDataset.country(iso2)),
  incidents: (question, now) => widened(sampleDataset.incidents(question, now)) as readonly unknown[],
};

function widened(value: unknown): unknown {
  let fields = 0;

  function nextText(): string {
    fields += 1;
    return fields <= 3 ? word : (hostile[fields % hostile.length] ?? word);
  }

  function replaced(part: unknown, key: string): unknown {
    if (typeof part === 'string') return kept.has(key) ? part : nextText();
    if (Array.isArray(part)) return part.map((item) => replaced(item, key));
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, replaced(inner, name)]));
  }

  return replaced(value, '');
}
