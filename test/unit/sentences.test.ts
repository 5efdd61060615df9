import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../src/model/failure.js';
import type { Incident } from '../../src/model/incident.js';
import type { Methodology } from '../../src/model/methodology.js';
import { governmentLabel, ratingCells } from '../../src/ui/country-card.js';
import { nameOfCode } from '../../src/ui/country.js';
import { exportPanel } from '../../src/ui/export-panel.js';
import { failureSentence } from '../../src/ui/failure.js';
import { addressed, invalidSentence } from '../../src/ui/invalid.js';
import { bothTimes, incidentDetails } from '../../src/ui/incident-details.js';
import { incidentDays } from '../../src/ui/incident-list.js';
import { feedNotes, filterWords, placeWords, severityBeside, severityInWords, summaryWord } from '../../src/ui/incident-text.js';
import { methodologyView } from '../../src/ui/methodology.js';
import { publishedView } from '../../src/ui/published.js';
import { countryInWords } from '../../src/ui/risk-map.js';
import { tableFrame } from '../../src/ui/risk-table.js';
import { lines } from '../../src/ui/sent-rows.js';
import { tierWords } from '../../src/ui/tier.js';
import { agoWord } from '../../src/words/day-word.js';
import { loadStrings, localizerIn } from '../../src/words/locale.js';
import type { Localizer, Section } from '../../src/words/localizer.js';
import { localize, SECTIONS, strings } from '../support/english.js';
import { LANGUAGES } from '../support/languages.js';
import { markupOf, textOf } from '../support/template.js';
import { NOW } from '../support/now.js';

/** All sections side by side, as a tag that speaks them all would have them. */
const english = Object.assign({}, ...Object.values(SECTIONS)) as object;

async function speak(lang: string): Promise<Localizer<Section>> {
  await loadStrings(lang);
  return localizerIn(lang, english);
}

const FIRST_OF_MAY = new Date(2026, 4, 1, 13, 5).getTime();
const flood: Incident = { id: '1', title: 'Flood', category: 'natural-disaster', severity: 3, resolved: false, country: 'KE', city: 'Kisumu', occurredAt: 0 };

describe('how severe an incident is', () => {
  it.each([
    ['en', 'serious'],
    ['de', 'Schweregrad: erheblich'],
    ['fr', 'Gravité\u00a0: importante'],
    ['es', 'Gravedad: considerable'],
    ['pt', 'Gravidade: considerável'],
    ['it', 'Gravità: rilevante'],
    ['ar', 'الشدة: كبيرة'],
    ['ja', '深刻度：重大'],
  ])('agrees in %s with its noun, not with the category beside it', async (lang, words) => {
    expect(severityBeside(3, await speak(lang))).toBe(words);
  });

  it('is not given rather than mild where nobody knows it', async () => {
    const { strings } = await speak('fr');
    expect(severityBeside(undefined, await speak('fr'))).toBe(strings.severityUnknown);
  });

  it.each([
    ['en', 'Crime, Health · serious or worse'],
    ['fr', 'Criminalité, Santé · Gravité\u00a0: importante ou plus'],
    ['ja', '犯罪、保健衛生 · 深刻度：重大以上'],
  ])('is printed in %s as the least that a filter lets through', async (lang, words) => {
    expect(filterWords({ categories: new Set(['crime', 'health']), minSeverity: 3 }, await speak(lang))).toBe(words);
  });

  it('has no capital inside a sentence', async () => {
    expect(severityInWords({ severity: 4 }, await speak('fr'))).toBe('Gravité 4 sur 5\u00a0: grave');
    expect(severityInWords({ severity: 4 }, await speak('en'))).toBe('Severity 4 of 5: severe');
  });
});

describe('two sentences', () => {
  it('have a space between them, but none in Japanese', async () => {
    const [en, ja] = [await speak('en'), await speak('ja')];
    expect(en.sentences('One.', '', undefined, false, 'Two.')).toBe('One. Two.');
    expect(ja.sentences('一。', '', '二。')).toBe('一。二。');
  });

  it('are put together by the language, never by a space in the code', () => {
    const files = ['src/ui', 'src/elements', 'src/map'].flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
    const joined = files
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => readFileSync(file, 'utf8').match(/.*strings\.\w+\} \$\{.*|.*\} \$\{strings\.\w+\}.*/g) ?? []);
    expect(joined).toEqual([]);
  });

  it('have none in Japanese anywhere on a tag', async () => {
    const ja = await speak('ja');
    const credit = '';
    const frame = { heading: '', status: '', picture: '', controls: '', content: '', isShort: false, note: ja.strings.mapDisclaimer, credit };
    const down = new Failure('server', { autoRetryAt: 1 });
    const texts = [
      textOf(tableFrame(frame as never, ja)),
      failureSentence(down, ja, ''),
      feedNotes({ data: [flood, flood], credit: {}, fetchedAt: 0, completeness: { sent: 3, read: 2, counted: 3 } }, [flood], 9, ja),
    ];
    for (const text of texts) expect(text).toMatch(/。[^\s]/);
    for (const text of texts) expect(text).not.toMatch(/。 /);
  });
});

describe('dates', () => {
  it.each([
    ['en', '1 May 2026'],
    ['en-US', 'May 1, 2026'],
    ['de', '1. Mai 2026'],
    ['fr', '1er mai 2026'],
    ['fr-CA', '1er mai 2026'],
    ['es', '1 de mayo de 2026'],
    ['pt', '1º de maio de 2026'],
    ['pt-PT', '1 de maio de 2026'],
    ['it', '1º maggio 2026'],
    ['ar', '1 مايو 2026'],
    ['ja', '2026年5月1日'],
  ])('stand in a sentence of %s as it prints them', async (lang, words) => {
    const { date } = await speak(lang);
    expect(date(FIRST_OF_MAY)).toBe(words);
  });

  it('have a first of the month in French, and no other', async () => {
    const { date, dateTime } = await speak('fr-CA');
    expect(dateTime(FIRST_OF_MAY)).toMatch(/^1er mai 2026 à 13\sh\s05/);
    expect(dateTime(new Date(2026, 4, 2, 1, 5).getTime())).toMatch(/^2 mai 2026 à 0?1\sh\s05/);
    expect([11, 21, 31].map((day) => date(new Date(2026, 4, day).getTime()))).toEqual(['11 mai 2026', '21 mai 2026', '31 mai 2026']);
  });

  it('have one as the heading of a day too', async () => {
    const rows = () => '' as never;
    const days = incidentDays([{ ...flood, occurredAt: FIRST_OF_MAY }], rows, FIRST_OF_MAY + 30 * 24 * 3600_000, await speak('fr'));
    expect(textOf(days)).toBe('Vendredi 1er mai');
  });

  it.each([
    ['es', 'Publicado el 1 de mayo de 2026.'],
    ['pt', 'Publicada em 1º de maio de 2026.'],
    ['fr', 'Paru le 1er mai 2026.'],
    ['de', 'Veröffentlicht am 1. Mai 2026.'],
  ])('say in %s when a story ran', async (lang, words) => {
    const now = { iso2: 'KE', name: 'Kenya', score: 31 };
    expect(textOf(publishedView({ day: FIRST_OF_MAY, score: 31 }, now, await speak(lang), false))).toContain(words);
  });

  it('compare only what the story said', async () => {
    const now = { iso2: 'KE', name: 'Kenya', score: 31 };
    const said = await Promise.all(LANGUAGES.map(async (lang) => textOf(publishedView({ score: 31 }, now, await speak(lang), false))));
    expect(said[LANGUAGES.indexOf('en')]).toBe('Unchanged since this story ran: risk score 31 of 100.');
    for (const text of said) expect(text).not.toMatch(/nothing|nichts|rien|nada|nulla|niente|لا شيء|何も/i);
  });
});

describe('times', () => {
  it('stand in Japanese without a space behind the figure', async () => {
    expect(agoWord(NOW - 38 * 60_000, NOW, await speak('ja'))).toBe('38分前');
    expect(agoWord(NOW - 38 * 60_000, NOW, await speak('de'))).toBe('vor 38 Minuten');
  });

  it.each(LANGUAGES)('here and there are told apart in %s, the day before the time, with no comma of Intl’s between ours', async (lang) => {
    const localizer = { ...(await speak(lang)), zoneOf: () => 'Pacific/Kiritimati' };
    const words = bothTimes({ ...flood, occurredAt: Date.UTC(2026, 4, 20, 12) }, localizer);
    const [day] = [new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'Pacific/Kiritimati' }).format(Date.UTC(2026, 4, 20, 12))];
    expect(words).toMatch(new RegExp(`${day} ?[\\d]`));
    expect(words).not.toMatch(/[(（][^)）]{1,2}[)）]/);
    expect(words.split(/[,،]/).length).toBeLessThanOrEqual(2);
  });
});

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
    expect((await speak(lang)).placeName(iso2)).toBe(name);
    expect(placeWords({ ...flood, country: iso2 }, await speak(lang))).toEqual(['Kisumu', name]);
  });

  it('have an English name in every sentence that no card would contradict', async () => {
    const { placeName, countryNameInText } = await speak('en');
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
    expect(summaryWord(3, iso2, 72, await speak('en'))).toBe(`3 incidents in ${name}, last 72 hours`);
  });

  it('of which nothing was sent are named, with the code that was written', async () => {
    expect(nameOfCode('KP', await speak('en'))).toBe('North Korea (KP)');
    expect(nameOfCode('KP', await speak('ja'))).toBe('北朝鮮（KP）');
    expect(nameOfCode('QX', await speak('en'))).toBe('QX');
  });

  it('whose governments we have no words for are named', async () => {
    expect(textOf(governmentLabel('new_zealand', await speak('fr')))).toBe('New zealand');
    expect(governmentLabel('uk', await speak('fr'))).toBe('Gouvernement britannique');
  });
});

describe('labels and values', () => {
  it('keep the hyphen of a label of ours', async () => {
    const { strings } = await speak('de');
    expect(textOf(lines([{ label: strings.codes, value: 'JP', isOurs: true }]))).toBe('ISO-Codes JP');
  });

  it('say that a label nobody translated is English', () => {
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
    const de = await speak('de');
    expect(textOf(methodologyView(methodology, undefined, de, 0))).toContain('Skala: 0–100 (je niedriger, desto sicherer)');
    expect(textOf(methodologyView({ ...methodology, scale: '1-10, higher is safer' }, undefined, de, 0))).toContain('Skala: 1-10, higher is safer');
  });

  it('mark the methodology’s own keys as English', async () => {
    expect(markupOf(methodologyView(methodology, undefined, await speak('de'), 0))).toContain('<bdi lang="en">Maritime review</bdi>');
  });

  it('give a rating in words as the scale does, not as social acceptance would', async () => {
    const words = async (lang: string, label: string): Promise<string> => textOf(ratingCells({ label }, await speak(lang)));
    expect([await words('de', 'High'), await words('fr', ' HIGH'), await words('fr', 'Elevated')]).toEqual(['Hoch', 'Élevé', 'Elevated']);
  });

  it('give the place of a tier in the brackets of the language', async () => {
    expect(textOf(tierWords('High Risk', await speak('ja')))).toBe('高リスク（5段階中4）');
    expect(textOf(tierWords('High Risk', await speak('en')))).toBe('High Risk (tier 4 of 5)');
  });
});

describe('labels for screen readers', () => {
  it('end a sentence before another begins', async () => {
    const country = { iso2: 'AU', name: 'Australie', tier: 'Very Safe', score: 12 };
    const words = countryInWords(country, await speak('fr'));
    expect(words).toBe('Australie\u00a0: Très sûr (classe 1 sur 5). Indice de risque\u00a0: 12 sur 100 (plus il est bas, plus le risque est faible)');
  });

  it.each(LANGUAGES)('of the map stand in %s before any summary', async (lang) => {
    const localizer = await speak(lang);
    const { strings, localize } = localizer;
    for (const count of [0, undefined, 3]) {
      const summary = summaryWord(count, 'FJ', 24, localizer);
      expect(localize(strings.mapOf, { summary })).toMatch(/^\p{L}+[:.。] ?/u);
      expect(localize(strings.mapOf, { summary })).toContain(summary);
    }
  });

  it.each(['fr', 'es', 'pt', 'pt-PT', 'it'])('have no capital behind the country in %s', async (lang) => {
    const localizer = await speak(lang);
    for (const count of [0, 1, 3, undefined]) expect(summaryWord(count, 'FJ', 24, localizer)).toMatch(/^\p{Lu}\p{L}+\s?: [\p{Ll}\d]/u);
  });
});

describe('an open incident', () => {
  it('says nothing that its row or the foot of the list says', async () => {
    const en = await speak('en');
    const said = textOf(incidentDetails(flood, en));
    for (const words of ['Natural disaster', 'Severity', 'assigned automatically', 'ago', 'Kisumu']) expect(said).not.toContain(words);
    expect(said).toContain('UTC');
  });
});

describe('what only editors can mend', () => {
  it.each([
    ['en', 'For the editors of this page: theme=“pink” is not supported. Use: auto, light, dark.'],
    ['de', 'Für die Redaktion dieser Seite: theme=„pink“ wird nicht unterstützt. Möglich sind: auto, light, dark.'],
    ['fr', 'Pour la rédaction de cette page\u00a0: theme=«\u00a0pink\u00a0» n’est pas accepté. Valeurs possibles\u00a0: auto, light, dark.'],
    ['ja', 'このページの編集者の方へ：theme=「pink」は使えません。使える値：auto, light, dark。'],
  ])('is addressed to them in %s', async (lang, words) => {
    const localizer = await speak(lang);
    const sentence = invalidSentence({ attribute: 'theme', value: 'pink', accepts: ['auto', 'light', 'dark'] }, 'attribute', localizer);
    expect(addressed(sentence, localizer)).toBe(words);
  });

  it('quotes no more than forty characters: the address of a frame may have been written by anyone', async () => {
    const value = 'Call this number now. '.repeat(9);
    const sentence = invalidSentence({ attribute: 'theme', value, accepts: ['auto'] }, 'attribute', await speak('en'));
    expect(sentence).toContain(`theme=“${value.slice(0, 40)}…”`);
  });

  it('quotes no sign that turns the direction of the words behind it', async () => {
    const sentence = invalidSentence({ attribute: 'theme', value: '\u202Eknip\u2066\n', accepts: ['auto'] }, 'attribute', await speak('en'));
    expect(sentence).toContain('theme=“knip”');
  });
});

describe('a citation to copy by hand', () => {
  it('is set from right to left in Arabic, also if the data provider’s name is Latin', async () => {
    const handlers = { csv: () => {}, json: () => {}, citation: () => {} };
    const direction = async (lang: string): Promise<string> => markupOf(exportPanel({ announcement: '', text: 'Publisher · x' }, await speak(lang), handlers));
    expect(await direction('ar')).toContain('dir=rtl');
    expect(await direction('en')).toContain('dir=ltr');
  });
});

describe('the English of sentences that are put together', () => {
  const { whenItRan, tierWithScore, storyOf, scoresFrom, scoresHigher, levelsDiffer, oldestPart, partNames, standing, highestCountries, withHighlighted } =
    strings;
  const { firstCountries, groupAround, groupUpTo, allIncidents, counted, citedOf, citedRating, bothTimes, newIncidents, unplaced, severityOf } = strings;

  it.each([
    [
      localize(whenItRan, { before: localize(tierWithScore, { tier: 'High Risk', score: 58 }), now: 'Do Not Travel (80)' }) +
        localize(storyOf, { date: '20 May 2026' }),
      'When this story ran: High Risk (58). Now: Do Not Travel (80). Story published 20 May 2026.',
    ],
    [localize(scoresFrom, { low: 15, lowest: 'Japan', high: 38, highest: 'Thailand' }), 'Risk scores from 15 (Japan) to 38 (Thailand)'],
    [localize(scoresHigher, { count: 1, highest: 'Thailand', lowest: 'Japan' }), 'Thailand scores 1 point higher than Japan'],
    [localize(levelsDiffer, { us: 3, uk: 2 }), 'US government: level 3; UK advice: level 2, assigned by the data provider. The two scales are not the same.'],
    [
      `${localize(standing, { count: 3, all: 6, higher: 1 })} ${localize(standing, { count: 1, all: 6, higher: 2 })}`,
      '3 of 6 countries score lower (safer), 1 higher. 1 of 6 countries scores lower (safer), 2 higher.',
    ],
    [localize(oldestPart, { part: partNames.us, age: '20 months' }), 'Oldest part: US advice, 20 months'],
    [
      `${localize(highestCountries, { count: 2, all: 180 })} · ${localize(withHighlighted, { names: 'Kenya' })}`,
      'The 2 of 180 countries with the highest risk scores · also shown: Kenya',
    ],
    [localize(firstCountries, { count: 5, all: 180 }), 'The first 5 of 180 countries in alphabetical order'],
    [
      `${localize(groupAround, { group: localize(allIncidents, { count: 200 }), place: 'Kisumu' })}, ${localize(groupUpTo, { severity: 'extreme', level: 5 })}`,
      '200 incidents around Kisumu, up to extreme, 5 of 5',
    ],
    [localize(severityOf, { level: 3, severity: 'serious' }), 'Severity 3 of 5: serious'],
    [localize(counted, { all: 2, count: 1 }), 'Entries according to the data provider: 2; readable: 1.'],
    [
      localize(citedOf, { name: 'Japan', rating: localize(citedRating, { tier: 'Very Safe', score: 15 }) }),
      'Japan: Very Safe, risk score 15 of 100 (lower is safer)',
    ],
    [localize(bothTimes, { yours: '14:00', theirs: '17:45', place: 'Nepal' }), '14:00 your time, 17:45 in Nepal'],
    [[1, 2].map((count) => localize(newIncidents, { count })).join(' '), '1 new incident 2 new incidents'],
    [[1, 2].map((count) => localize(unplaced, { count })).join(' '), '1 incident is not on the map. 2 incidents are not on the map.'],
  ])('%s', (said, golden) => expect(said).toBe(golden));
});
