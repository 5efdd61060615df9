import { expect } from 'vitest';
import { strings } from './english.js';

/** What was sent, what must be shown, and what must not. */
export type Row = [sent: object, shown: readonly string[], never?: readonly string[]];

export const { asSent, noAdvisory, noIncidents, governments, severitiesInText, ratingUnknown, notInData } = strings;
const NONE = ['No incidents reported', 'undefined', '[object', 'NaN'];

export function expectShown(page: string, shown: readonly string[], never: readonly string[] = []): void {
  for (const text of shown) expect(page).toContain(text);
  for (const text of [...never, ...NONE]) expect(page).not.toContain(text);
}
