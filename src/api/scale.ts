import { kebab, placeOf } from '../model/word.js';
import { record, text, truth, type WireRecord } from './decode.js';

/** The end of a scale. */
export const ENDS = ['max', 'maximum', 'out_of', 'of', 'scale_max', 'max_score'];
const STARTS = ['min', 'minimum', 'scale_min', 'min_score'];
/** By what names a scale comes with a rating. */
export const SCALES = [...ENDS, ...STARTS, 'total', 'scale', 'range', 'scale_range'];

/** True for what says which end of a scale is the good one: `scale_direction`, `higher_is_safer`. */
const isDirection = (name: string): boolean => /(^|-)(direction|polarity|inverted|reversed|higher|best|worst|safest)(-|$)/.test(kebab(name));

/** True for a name that says something of a scale. */
export const isOfScale = (name: string): boolean => placeOf(SCALES, name) >= 0 || isDirection(name);

const TO_FIVE = { start: /^1$/, whole: /^(?:1 ?(?:-|–|to|\.\.) ?)?(?:out of |of |\/ ?)?5$/i, list: '1,5' };
const TO_HUNDRED = { start: /^0$/, whole: /^(?:0 ?(?:-|–|to|\.\.) ?)?(?:out of |of |\/ ?)?100(?:,? lower is (?:safer|better))?$/i, list: '0,100' };

function isScale(from: WireRecord, scale: typeof TO_FIVE): boolean {
  return Object.entries(from).every(([name, sent]) => {
    if (sent === null || sent === undefined) return true;
    if (isDirection(name)) return truth(sent) === false || /lower is (?:safer|better)|descending|higher is (?:riskier|worse)/i.test(text(sent, 60) ?? '');
    if (Array.isArray(sent)) return placeOf(SCALES, name) < 0 || sent.map((end) => text(end, 60)).join() === scale.list;
    const inner = record(sent);
    if (inner) return isScale(inner, scale);
    return placeOf(SCALES, name) < 0 || (placeOf(STARTS, name) >= 0 ? scale.start : scale.whole).test(text(sent, 60) ?? '');
  });
}

/** False where a rating is said to be on another scale than from 1 to 5: 3 of 10 is not our 3. */
export const isScaleToFive = (from: WireRecord): boolean => isScale(from, TO_FIVE);

/** False where a score is said to be on another scale than from 0 to 100, or the other way around. */
export const isScaleToHundred = (from: WireRecord): boolean => isScale(from, TO_HUNDRED);
