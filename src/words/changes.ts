import type { Change, Changes } from '../model/export.js';
import type { Localizer } from './localizer.js';

/** The names of the changes made, in a fixed order. */
export const changeNames = (made: Changes, names: Readonly<Record<Change, string>>): readonly string[] =>
  (Object.keys(names) as Change[]).filter((change) => made[change]).map((change) => names[change]);

/** "Changes: filtered, translated": what was altered, which CC BY requires us to say; empty if nothing was. */
export function changesText(made: Changes, { strings, localize, isTranslated }: Localizer): string {
  const changes = changeNames({ ...made, translation: isTranslated }, strings.changeNames).join(strings.comma);
  return changes && localize(strings.changes, { changes });
}
