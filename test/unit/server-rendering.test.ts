import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html, type TemplateResult } from 'lit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../demo/api/server.js';
import { decodeCountryCompact, fetchCountry } from '../../src/api/country-compact.js';
import { fetchCountries } from '../../src/api/country-list.js';
import { decodeCountry } from '../../src/api/country.js';
import { fetchIncidents } from '../../src/api/incident.js';
import { fetchMethodology } from '../../src/api/methodology.js';
import type { Answer } from '../../src/model/answer.js';
import { loadStrings } from '../../src/words/locale.js';
import '../../src/index.js';

/** What stands in the shadow root of a tag that Node renders: text and markup without Lit's marks. */
const textOf = (markup: string): string =>
  markup
    .replace(/<!--[^]*?-->|<style>[^]*?<\/style>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

/** Renders twice: what a tag loads when it is first used is there the second time. */
async function rendered(template: () => TemplateResult): Promise<string> {
  await collectResult(render(template()));
  const views = [import('../../src/ui/country-badge.js'), import('../../src/ui/country-card.js'), import('../../src/ui/country-profile.js')];
  await Promise.all([...views, import('../../src/api/country.js'), import('../../src/words/en.json?attributes'), loadStrings('de')]);
  return collectResult(render(template()));
}

describe('a tag rendered in Node from an answer it is given', () => {
  let api: Awaited<ReturnType<typeof startApi>>;
  let base: string;

  beforeAll(async () => {
    api = await startApi({ port: 0 });
    base = `${api.url}/api/v1`;
  });

  afterAll(() => api.close());

  const country = async (iso2: string) => decodeCountry(base, await fetchCountry(base, iso2, false), iso2);
  const compact = async (iso2: string) => decodeCountryCompact(base, await fetchCountry(base, iso2, true), iso2);

  const TAGS: readonly (readonly [
    name: string,
    answer: () => Promise<Answer<unknown>>,
    template: (answer: Answer<unknown>, lang: string) => TemplateResult,
    words: RegExp,
  ])[] = [
    ['inline', () => compact('JP'), (answer, lang) => html`<country-risk country="JP" variant="inline" lang=${lang} .given=${answer}></country-risk>`, /Japan/],
    ['badge', () => compact('JP'), (answer, lang) => html`<country-risk country="JP" variant="badge" lang=${lang} .given=${answer}></country-risk>`, /Japan/],
    ['card', () => country('JP'), (answer, lang) => html`<country-risk country="JP" lang=${lang} .given=${answer}></country-risk>`, /Japan/],
    ['full', () => country('JP'), (answer, lang) => html`<country-risk country="JP" variant="full" lang=${lang} .given=${answer}></country-risk>`, /JPN/],
    [
      'country-compare',
      async () => {
        const one = await country('JP');
        const other = await country('TH');
        return {
          ...one,
          data: [
            { code: 'JP', answer: one },
            { code: 'TH', answer: other },
          ],
        };
      },
      (answer, lang) => html`<country-compare countries="JP TH" lang=${lang} .given=${answer}></country-compare>`,
      /Thailand/,
    ],
    ['incident-list', () => fetchIncidents(base, {}), (answer, lang) => html`<incident-list lang=${lang} .given=${answer}></incident-list>`, /Sample data/],
    ['incident-map', () => fetchIncidents(base, {}), (answer, lang) => html`<incident-map lang=${lang} .given=${answer}></incident-map>`, /Sample data/],
    [
      'risk-methodology',
      () => fetchMethodology(base),
      (answer, lang) => html`<risk-methodology lang=${lang} .given=${answer}></risk-methodology>`,
      /CC BY 4\.0/,
    ],
    ['risk-table', () => fetchCountries(base, ''), (answer, lang) => html`<risk-table lang=${lang} .given=${answer}></risk-table>`, /Afghanistan/],
    ['risk-map', () => fetchCountries(base, ''), (answer, lang) => html`<risk-map lang=${lang} .given=${answer}></risk-map>`, /Afghanistan/],
  ];

  it.each(TAGS)('shows its data and its credit, and touches no document: %s', async (_name, answer, template, words) => {
    const given = await answer();
    const markup = await rendered(() => template(given, 'en'));
    expect('document' in globalThis).toBe(false);
    expect(markup).toContain('shadowroot');
    const text = textOf(markup);
    expect(text).toMatch(words);
    expect(text).toContain('CC BY 4.0');
    expect(text).not.toMatch(/\bundefined\b|\[object|NaN/);
  });

  it('says in a sentence what an editor got wrong', async () => {
    const markup = await rendered(() => html`<country-risk country="Kenya"></country-risk>`);
    expect(textOf(markup)).toContain('“Kenya” is not an ISO country code');
  });

  it('speaks the language it is told to', async () => {
    const given = await country('JP');
    const markup = await rendered(() => html`<country-risk country="JP" lang="de" .given=${given}></country-risk>`);
    expect(textOf(markup)).toContain('Risikowert');
    expect(markup).toMatch(/class="root"\s+lang="de"/);
  });
});
