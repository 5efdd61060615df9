import { nothing, type TemplateResult } from 'lit';
import type { Detail } from '../model/answer.js';
import type { Localizer } from '../words/localizer.js';

type Rows = TemplateResult | typeof nothing | undefined;

/** What shows details, which is in another file. */
interface DetailViews {
  rows(details: readonly Detail[], localizer: Localizer, by?: unknown): TemplateResult;
  text(details: readonly Detail[], localizer: Localizer): TemplateResult;
}

let views: DetailViews | undefined;

/** Called by what shows details, once it is here. */
export function provideDetails(loaded: DetailViews): void {
  views = loaded;
}

/** What was sent and has no place of its own, in the publisher's words: label and value, line by line, all but the first lines folded. Nothing until its code is loaded. */
export const sentRows = (details: readonly Detail[] | undefined, localizer: Localizer, by?: unknown): Rows =>
  details?.length ? views?.rows(details, localizer, by) : nothing;

/** The same within a sentence. */
export const sentText = (details: readonly Detail[], localizer: Localizer): Rows => (details.length ? views?.text(details, localizer) : nothing);
