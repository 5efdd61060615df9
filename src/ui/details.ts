import { nothing, type TemplateResult } from 'lit';
import type { Detail } from '../model/answer.js';
import type { Localizer } from '../words/localizer.js';

type Rows = TemplateResult | typeof nothing | undefined;

let code: Pick<typeof import('./sent-rows.js'), 'sentRows' | 'sentText'> | undefined;

/** Called by what shows details, once it is here. */
export function provideDetails(loaded: typeof code): void {
  code = loaded;
}

/** Loads what shows details: no answer of the contract alone needs it, but a full profile has it, so it is in that file. */
export const loadDetails = () => import('./country-profile.js');

/** What was sent and has no place of its own, in the publisher's words: label and value, line by line, all but the first lines folded. Nothing until its code is loaded. */
export const sentRows = (details: readonly Detail[] | undefined, localizer: Localizer, by?: unknown): Rows =>
  details?.length ? code?.sentRows(details, localizer, by) : nothing;

/** The same within a sentence. */
export const sentText = (details: readonly Detail[], localizer: Localizer): Rows => (details.length ? code?.sentText(details, localizer) : nothing);
