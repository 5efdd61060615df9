import { html, type TemplateResult } from 'lit';
import type { Answer, Detail } from '../model/answer.js';
import type { Country, CountryCompact } from '../model/country.js';
import type { Localizer } from '../words/localizer.js';
import type { RulerOptions } from './ruler.js';

export interface ViewContext {
  readonly localizer: Localizer<'common' | 'country'>;
  /** The change since the story was published, if the editor has set the attributes for it. */
  readonly published?: unknown;
  readonly ruler: RulerOptions;
  /** Unknown fields beside the country in the answer, shown as sent. */
  readonly beside: readonly Detail[];
  /** Renders the age of each part of an answer; `undefined` until its code is loaded. */
  readonly freshness?: ((answer: Answer<Country>, localizer: Localizer) => unknown) | undefined;
  /** The notice about a stale answer. */
  readonly age?: unknown;
  heading(text: unknown): TemplateResult;
  /** The heading level of the title, 0 if the title is not a heading. */
  readonly level: number;
  credit(): TemplateResult;
  /** True if another rating in the same sentence already credits the publisher. */
  readonly isCredited?: boolean | undefined;
  /** Where to request the methodology once it is opened; `undefined` if no request is possible. */
  readonly methodology?: { readonly apiBase: string; readonly open: (event: Event) => void } | undefined;
}

/** Flag and name; the flag is hidden from screen readers because it repeats the name. */
export function nameOf({ iso2, name, flag }: CountryCompact, { countryName }: Pick<Localizer, 'countryName'>): TemplateResult {
  return html`<span class="mark" aria-hidden="true" ?hidden=${!flag}><span class="flag">${flag}</span> </span
    ><bdi part="name">${countryName(iso2) ?? name}</bdi>`;
}
