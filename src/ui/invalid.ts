import type { Accepts } from '../model/attributes.js';
import type { FailureKind, InvalidAttribute } from '../model/failure.js';
import { printable } from '../model/sent.js';
import { attributes } from '../words/en.json?attributes';
import type { Localizer, Strings } from '../words/localizer.js';

export const english = attributes;

/** Longest quoted value (characters), so that a frame's URL cannot fill the page around it with text. */
const QUOTED = 40;

function quoted(value: string): string {
  const text = printable(value) ?? '';
  return text.length > QUOTED ? `${[...text].slice(0, QUOTED).join('')}…` : text;
}

export function invalidSentence({ attribute, value, accepts }: InvalidAttribute, kind: FailureKind, { strings, localize }: Localizer<'attributes'>): string {
  if (kind === 'client') return localize(strings['api-base-nothing'], { value: quoted(value) });
  const [sentence, values] = accepts ? acceptedText(accepts, strings) : [strings[keyOf(attribute, value)]];
  return localize(sentence, { attribute, value: quoted(value), ...values });
}

/** The sentence as shown on the page, addressed to the editors, who alone can fix it. */
export const addressed = (sentence: string, { strings, localize }: Localizer<'attributes'>): string => localize(strings.forEditors, { note: sentence });

function acceptedText(accepts: Accepts, { unsupported, outOfRange }: Strings<'attributes'>): readonly [sentence: string, values: Record<string, string>] {
  if ('most' in accepts) return [outOfRange, { least: `${accepts.least}`, most: `${accepts.most}` }];
  return [unsupported, { words: ('list' in accepts ? accepts.list : accepts).join(', ') }];
}

function keyOf(attribute: string, value: string): keyof Strings<'attributes'> {
  if (attribute === 'api-base' && !value) return 'api-base-missing';
  if (attribute === 'country' && !value.trim()) return 'country-missing';
  if (attribute === 'country' && /^\s*uk\s*$/i.test(value)) return 'country-uk';
  if (attribute === 'published-score') return 'published-alone';
  if (attribute === 'published' || attribute === 'frozen') return 'invalidDate';
  return attribute as keyof Strings<'attributes'>;
}
