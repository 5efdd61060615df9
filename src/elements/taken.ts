import { addressesOf, creditRecord, jsonOf, takenData, takenRows } from '../api/take-away.js';
import { baseFor } from '../api/base.js';
import type { CountryCompact } from '../model/country.js';
import { countryCode } from '../model/country-code.js';
import type { Column } from '../model/country-compare.js';
import type { IncidentFilter } from '../model/incident.js';
import { safeUrl } from '../model/link.js';
import { csvOf, fileName, flat, isFiltered, type Asked, type Shown, type TakenCredit } from '../model/take-away.js';
import { LICENCE } from '../ui/credit.js';
import { citation, citedCountry } from '../words/citation.js';
import type { TakeAwayWords } from '../words/en/take-away.js';
import type { PlainVoice } from '../words/voice.js';

/** One of our tags; `Choices` are the attributes and choices that it may have. */
export interface TakenTag extends HTMLElement {
  readonly apiBase: string;
}

interface Choices {
  readonly country?: string;
  readonly countries?: string;
  readonly name?: string;
  readonly region?: string;
  readonly sections?: string;
  readonly hours?: string;
  readonly chosenHours?: number;
  readonly limit?: string;
  readonly includeResolved?: boolean;
  readonly filter?: IncidentFilter;
  readonly view?: { readonly query: string; readonly region: string };
}

/** The part of the answer that is shown; for a comparison, the countries that have arrived. */
function dataOf(tag: TakenTag, { answer, shown = answer.data }: Shown): unknown {
  return tag.localName === 'country-compare' ? (shown as readonly Column[]).flatMap((column) => column.answer?.data ?? []) : shown;
}

function askedOf(tag: TakenTag, shown: Shown): Asked {
  const { country = '', countries, region = '', sections = '', hours, chosenHours, limit, includeResolved, filter, view } = tag as Choices;
  return {
    tag: tag.localName,
    countries: countries ? (dataOf(tag, shown) as readonly CountryCompact[]).map(({ iso2 }) => iso2) : [countryCode(country) ?? []].flat(),
    region: region.trim() || view?.region,
    hours: chosenHours ?? (Number(hours) || undefined),
    limit: Number(limit) || undefined,
    includeResolved,
    sections: sections.split(/[\s,]+/).filter(Boolean),
    categories: [...(filter?.categories ?? [])],
    minSeverity: filter?.minSeverity,
    search: view?.query.trim(),
  };
}

function creditOf(tag: TakenTag, shown: Shown): TakenCredit {
  const { publisher, answer } = shown;
  const base = baseFor(tag.apiBase);
  const { fetchedAt } = answer;
  return {
    publisher: publisher.name ?? new URL(publisher.url ?? location.href).hostname,
    publisherUrl: publisher.url,
    licence: answer.credit.licence ?? 'CC BY 4.0',
    licenceUrl: LICENCE,
    source: typeof base === 'string' ? addressesOf(base, askedOf(tag, shown)) : '',
    retrieved: Number.isFinite(fetchedAt) ? new Date(fetchedAt).toISOString() : '',
    changes: isFiltered(shown) ? 'filtered' : '',
  };
}

/** A file to save. */
export interface TakenFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** What a tag shows, as a file with its credit in it. */
export function fileOf(tag: TakenTag, shown: Shown, ending: 'csv' | 'json'): TakenFile {
  const asked = askedOf(tag, shown);
  const credit = creditOf(tag, shown);
  const data = takenData(asked, dataOf(tag, shown));
  const name = fileName(asked, credit.retrieved, ending);
  if (ending === 'json') return { name, type: 'application/json', text: jsonOf(credit, asked, data) };
  return { name, type: 'text/csv;charset=utf-8', text: csvOf(takenRows(asked, data), flat(creditRecord(credit))) };
}

/** What a tag shows, as the citation of a source. */
export function citationOf(tag: TakenTag, shown: Shown, voice: PlainVoice<TakeAwayWords>): string {
  const { answer, title, publisher } = shown;
  const { licence, licenceUrl } = creditOf(tag, shown);
  const cited = { licence, licenceUrl, retrieved: answer.fetchedAt, isFiltered: isFiltered(shown) };
  return citation({ ...publisher, ...cited, title: title ?? ratingsOf(tag, shown, voice) }, voice);
}

/** Every country with its rating; the editor's own name for it is used in every language. */
function ratingsOf(tag: TakenTag, shown: Shown, voice: PlainVoice<TakeAwayWords>): string {
  const own = (tag as Choices).name?.trim();
  const countries = [dataOf(tag, shown)].flat() as readonly CountryCompact[];
  return countries
    .map((one) => (own ? citedCountry({ ...one, name: own }, { ...voice, place: () => undefined }) : citedCountry(one, voice)))
    .join(voice.say.citedNext);
}

/** The canonical address of the page, with the nearest `id` as its fragment; `undefined` if the page has no address to share. */
export function addressOf(tag: Element): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const page = safeUrl(canonical) ?? safeUrl(location.href);
  if (!page) return undefined;
  const url = new URL(page);
  const id = nearestId(tag);
  if (id) url.hash = id;
  return url.href;
}

/** The nearest `id` outside all shadow roots: a link cannot lead inside one. */
function nearestId(tag: Element): string | undefined {
  const root = tag.getRootNode();
  return root instanceof ShadowRoot ? nearestId(root.host) : tag.closest('[id]')?.id;
}
