import 'travel-safety-embeds/country-risk.js';
import { CountryRiskElement as CountryRisk } from 'travel-safety-embeds/classes/country-risk.js';
import { configure, type Settings } from 'travel-safety-embeds/configure.js';
import type { Comparison, Country, CountryCompact, CountryList, FailureKind, Feed, Incident, Loader, Methodology, State } from 'travel-safety-embeds';

const settings: Settings = { apiBase: 'https://api.example' };
configure(settings);
window.TravelSafety?.scan(document.body);

const tag = document.querySelector('country-risk');
if (tag) tag.publishedScore = 49;
tag?.addEventListener('risk-load', ({ data, fetchedAt, stale }) => [data.iso2, data.score, new Date(fetchedAt), stale]);
tag?.addEventListener('risk-error', ({ kind, message }) => [kind, message]);
tag?.addEventListener('click', ({ clientX }) => clientX);
document.addEventListener('incident-select', ({ incident }) => incident.title);
// @ts-expect-error -- text
export const wrong: number = tag?.country ?? '';
// @ts-expect-error -- ours alone
export const hidden: unknown = tag?.status;

customElements.define('acme-country', class extends CountryRisk {});

/** What a page's own code may call by its name. */
export type Named = [Comparison, Country, CountryCompact, CountryList, FailureKind, Feed, Incident, Loader, Methodology, State];
