import { nothing, type TemplateResult } from 'lit';
import type { Detail } from '../model/answer.js';
import type { Localizer } from '../words/localizer.js';

type Rows = TemplateResult | typeof nothing | undefined;

/** Renderers for unknown fields; their module is loaded on demand. */
interface DetailViews {
  rows(details: readonly Detail[], localizer: Localizer, by?: unknown): TemplateResult;
  text(details: readonly Detail[], localizer: Localizer): TemplateResult;
}

let views: DetailViews | undefined;

/** Called by that module when it loads. */
export function provideDetails(loaded: DetailViews): void {
  views = loaded;
}

/** Unknown fields in the publisher's words, one label and value per line, folded after the first lines. `undefined` until the renderers are loaded. */
export const sentRows = (details: readonly Detail[] | undefined, localizer: Localizer, by?: unknown): Rows =>
  details?.length ? views?.rows(details, localizer, by) : nothing;

/** Like `sentRows`, but inline within a sentence. */
export const sentText = (details: readonly Detail[], localizer: Localizer): Rows => (details.length ? views?.text(details, localizer) : nothing);
