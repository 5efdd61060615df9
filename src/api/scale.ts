import { placeOf } from '../model/word.js';
import { record, text, type WireRecord } from './decode.js';
import { words } from './fields.js';

/** The end of a scale. */
export const ENDS = ['max', 'maximum', 'out_of', 'of', 'scale_max', 'max_score'];
const STARTS = ['min', 'minimum', 'scale_min', 'min_score'];
/** By what names a scale comes with a rating. */
export const SCALES = [...ENDS, ...STARTS, 'total', 'scale', 'range', 'scale_range'];

/** False where a rating is said to be on another scale than from 1 to 5: 3 of 10 is not our 3. */
export const isScaleToFive = (from: WireRecord): boolean =>
  Object.entries(from).every(([name, sent]) => {
    if (sent === null || sent === undefined) return true;
    if (Array.isArray(sent)) return placeOf(SCALES, name) < 0 || words(sent) === '1, 5';
    const inner = record(sent);
    if (inner) return isScaleToFive(inner);
    const usual = placeOf(STARTS, name) >= 0 ? /^1$/ : /^(?:1 ?(?:-|–|to|\.\.) ?)?(?:out of |of |\/ ?)?5$/i;
    return placeOf(SCALES, name) < 0 || usual.test(text(sent, 60) ?? '');
  });
