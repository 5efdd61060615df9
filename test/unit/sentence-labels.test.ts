import { describe, expect, it } from 'vitest';
import type { Methodology } from '../../src/model/methodology.js';
import { governmentLabel, ratingCells } from '../../src/ui/country-card.js';
import { nameOfCode } from '../../src/ui/country-compare.js';
import { cutWord, placeWords, summaryWord } from '../../src/ui/incident-text.js';
import { methodologyView } from '../../src/ui/methodology.js';
import { countryInWords } from '../../src/ui/risk-map.js';
import { lines } from '../../src/ui/sent-rows.js';
import { tierWords } from '../../src/ui/tier.js';
import { LANGUAGES } from '../support/languages.js';
import { markupOf, textOf } from '../support/template.js';
import { flood, localizerFor } from '../support/sentences.js';

describe('countries', () => {
  it.each([
    ['en', 'CD', 'Democratic Republic of Congo'],
    ['en', 'BA', 'Bosnia and Herzegovina'],
    ['en', 'PS', 'Palestine'],
    ['en', 'HK', 'Hong Kong'],
    ['en', 'GB', 'United Kingdom'],
    ['en', 'US', 'United States'],
    ['de', 'US', 'USA'],
    ['fr', 'KP', 'Corée du Nord'],
  ])('have in %s the name for %s that a newspaper prints', async (lang, iso2, name) => {
    expect((await localizerFor(lang)).placeName(iso2)).toBe(name);
    expect(placeWords({ ...flood, country: iso2 }, await localizerFor(lang))).toEqual(['Kisumu', name]);
  });

  it('have an English name in every sentence that no card would contradict', async () => {
    const { placeName, countryNameInText } = await localizerFor('en');
    const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((one) => [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((other) => one + other));
    const names = codes
      .filter((code) => !/^(X[AB]|EA|UN|EZ|EU|QO|Z|SU|YU|DD|CS|TP|BU|AN|NT|FX|ZR)/.test(code))
      .flatMap((code) => [placeName(code), countryNameInText(code)]);
    expect(names.filter((name) => / [&-] |\(|SAR/.test(name))).toEqual([]);
  });

  it.each([
    ['CD', 'the Democratic Republic of Congo'],
    ['VA', 'Vatican City'],
    ['AE', 'the United Arab Emirates'],
    ['BQ', 'the Caribbean Netherlands'],
    ['BA', 'Bosnia and Herzegovina'],
    ['PS', 'Palestine'],
  ])('stand in an English title with their article, if they have one: %s', async (iso2, name) => {
    expect(summaryWord(3, iso2, 72, await localizerFor('en'))).toBe(`3 incidents in ${name}, last 72 hours`);
  });

  it.each([
    ['en', '3 incidents in the Netherlands, last 72 hours', 'No incidents in the data for Kenya, last 72 hours'],
    ['de', 'Niederlande: 3 Vorfälle, letzte 72 Stunden', 'Kenia: keine Vorfälle im Datensatz, letzte 72 Stunden'],
    ['fr', 'Pays-Bas\u00a0: 3 incidents, 72 dernières heures', 'Kenya\u00a0: aucun incident dans les données, 72 dernières heures'],
    ['es', 'Países Bajos: 3 incidentes, últimas 72 horas', 'Kenia: ningún incidente en los datos, últimas 72 horas'],
    ['pt', 'Países Baixos: 3 incidentes, últimas 72 horas', 'Quênia: nenhum incidente nos dados, últimas 72 horas'],
    ['it', 'Paesi Bassi: 3 segnalazioni, ultime 72 ore', 'Kenya: nessuna segnalazione nei dati, ultime 72 ore'],
    ['ja', 'オランダ：3件の事案、過去72時間', 'ケニア：データに事案なし、過去72時間'],
    ['ar', 'هولندا: 3 حوادث، آخر 72 ساعة', 'كينيا: لا حوادث في البيانات، آخر 72 ساعة'],
  ])('stand in a title of %s with how many incidents there were and since when', async (language, some, none) => {
    const localizer = await localizerFor(language);
    expect([summaryWord(3, 'NL', 72, localizer), summaryWord(0, 'KE', 72, localizer)]).toEqual([some, none]);
  });

  it.each([
    ['en', 'Incidents in Kenya, last 30 days; there may be more'],
    ['de', 'Kenia: Vorfälle, letzte 30 Tage; es kann weitere geben'],
    ['fr', 'Kenya\u00a0: incidents, 30 derniers jours\u202f; il peut y en avoir d’autres'],
    ['es', 'Kenia: incidentes, últimos 30 días; puede haber más'],
    ['pt', 'Quênia: incidentes, últimos 30 dias; pode haver mais'],
    ['it', 'Kenya: segnalazioni, ultimi 30 giorni; possono essercene altre'],
    ['ja', 'ケニア：事案、過去30日間、ほかにもある可能性があります'],
    ['ar', 'كينيا: الحوادث، آخر 30 يومًا؛ قد توجد حوادث أخرى'],
  ])('stand in a title of %s whose list is cut and has no readable time', async (language, title) => {
    const localizer = await localizerFor(language);
    const answer = { data: [{ ...flood, occurredAt: undefined }], credit: {}, fetchedAt: 0 };
    expect(summaryWord(undefined, 'KE', 720, localizer, cutWord(answer, 1, 720, 0, localizer))).toBe(title);
  });

  it('of which nothing was sent are named, with the code that was written', async () => {
    expect(nameOfCode('KP', await localizerFor('en'))).toBe('North Korea (KP)');
    expect(nameOfCode('KP', await localizerFor('ja'))).toBe('北朝鮮（KP）');
    expect(nameOfCode('QX', await localizerFor('en'))).toBe('QX');
  });

  it('whose governments we have no words for are named', async () => {
    expect(textOf(governmentLabel('new_zealand', await localizerFor('fr')))).toBe('New zealand');
    expect(governmentLabel('uk', await localizerFor('fr'))).toBe('Gouvernement britannique');
  });
});

describe('labels and values', () => {
  it('keep the hyphen of a label of ours', async () => {
    const { strings } = await localizerFor('de');
    expect(textOf(lines([{ label: strings.codes, value: 'JP', isOurs: true }]))).toBe('ISO-Codes JP');
  });

  it('say that an untranslated label is English', () => {
    expect(markupOf(lines([{ key: 'entry-rules', value: 'Visa' }]))).toContain('lang=en>Entry rules</dt>');
    expect(markupOf(lines([{ key: 'currency', value: 'Yen' }], { currency: 'Währung' }))).toContain('>Währung</dt>');
  });

  const methodology: Methodology = {
    scale: '0-100, lower is safer',
    components: [],
    tiers: [],
    sources: [],
    cadence: [{ key: 'maritime-review', value: 'daily' }],
    sent: {},
    details: [],
  };

  it('say the usual scale in the reader’s language, and another as it was sent', async () => {
    const de = await localizerFor('de');
    expect(textOf(methodologyView(methodology, undefined, de, 0))).toContain('Skala: 0–100 (je niedriger, desto sicherer)');
    expect(textOf(methodologyView({ ...methodology, scale: '1-10, higher is safer' }, undefined, de, 0))).toContain('Skala: 1-10, higher is safer');
  });

  it('mark the methodology’s own keys as English', async () => {
    expect(markupOf(methodologyView(methodology, undefined, await localizerFor('de'), 0))).toContain('<bdi lang="en">Maritime review</bdi>');
  });

  it('give a rating in words as the scale does, not as social acceptance would', async () => {
    const words = async (lang: string, label: string): Promise<string> => textOf(ratingCells({ label }, await localizerFor(lang)));
    expect([await words('de', 'High'), await words('fr', ' HIGH'), await words('fr', 'Elevated')]).toEqual(['Hoch', 'Élevé', 'Elevated']);
  });

  it('give the place of a tier in the brackets of the language', async () => {
    expect(textOf(tierWords('High Risk', await localizerFor('ja')))).toBe('高リスク（5段階中4）');
    expect(textOf(tierWords('High Risk', await localizerFor('en')))).toBe('High Risk (tier 4 of 5)');
  });
});

describe('labels for screen readers', () => {
  it('end a sentence before another begins', async () => {
    const country = { iso2: 'AU', name: 'Australie', tier: 'Very Safe', score: 12 };
    const words = countryInWords(country, await localizerFor('fr'));
    expect(words).toBe('Australie\u00a0: Très sûr (classe 1 sur 5). Indice de risque\u00a0: 12 sur 100 (plus il est bas, plus le risque est faible)');
  });

  it.each(LANGUAGES)('of the map stand in %s before a country, or before what is asked for', async (lang) => {
    const localizer = await localizerFor(lang);
    const { strings, localize } = localizer;
    for (const summary of [localizer.placeName('FJ'), summaryWord(undefined, undefined, 24, localizer)]) {
      expect(localize(strings.mapOf, { summary })).toMatch(/^\p{L}+[:.。] ?/u);
      expect(localize(strings.mapOf, { summary })).toContain(summary);
    }
  });

  it.each(['fr', 'es', 'pt', 'pt-PT', 'it'])('have no capital behind the country in %s', async (lang) => {
    const localizer = await localizerFor(lang);
    for (const count of [0, 1, 3, undefined]) expect(summaryWord(count, 'FJ', 24, localizer)).toMatch(/^\p{Lu}\p{L}+\s?: [\p{Ll}\d]/u);
  });
});
