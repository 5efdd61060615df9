import { html, type TemplateResult } from 'lit';
import type { Answer, Detail } from '../model/answer.js';
import type { Country, CountryCompact } from '../model/country.js';
import type { Localizer } from '../words/localizer.js';
import type { RulerOptions } from './ruler.js';

/** What a tag hands to the view of its data. */
export interface ViewContext {
  readonly localizer: Localizer<'common' | 'country'>;
  /** What has changed since the story was published, if the editor wants to show it. */
  readonly published?: unknown;
  readonly scale: RulerOptions;
  /** What stands beside the country in its answer, to be shown as sent. */
  readonly beside: readonly Detail[];
  /** How old each part of an answer is, once there has been time to load what draws it. */
  readonly freshness?: ((answer: Answer<Country>, localizer: Localizer) => unknown) | undefined;
  /** How old the answer is, if that has to be said first. */
  readonly age?: unknown;
  heading(text: unknown): TemplateResult;
  /** The heading level of the title, 0 if the title is not a heading. */
  readonly level: number;
  credit(): TemplateResult;
  /** True if the sentence around it names the publisher already. */
  readonly isCredited?: boolean | undefined;
  /** Where the methodology is asked for once a reader opens it; `undefined` where nothing may be asked. */
  readonly methodology?: { readonly apiBase: string; readonly open: (event: Event) => void } | undefined;
}

/** The country's name and its flag, which is hidden from screen readers because it only repeats the name. */
export function nameOf({ iso2, name, flag }: CountryCompact, { countryName }: Pick<Localizer, 'countryName'>): TemplateResult {
  return html`<span class="mark" aria-hidden="true" ?hidden=${!flag}><span class="flag">${flag}</span> </span
    ><bdi part="name">${countryName(iso2) ?? name}</bdi>`;
}
