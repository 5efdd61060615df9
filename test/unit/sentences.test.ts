import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../src/model/failure.js';
import { exportPanel } from '../../src/ui/export-panel.js';
import { failureSentence } from '../../src/elements/failure-sentences.js';
import { addressed, invalidSentence } from '../../src/ui/invalid.js';
import { incidentDetails } from '../../src/ui/incident-details.js';
import { feedNotes, filterWords, severityBeside, severityInWords } from '../../src/ui/incident-text.js';
import { tableFrame } from '../../src/ui/risk-table.js';
import { localize, strings } from '../support/english.js';
import { markupOf, textOf } from '../support/template.js';
import { flood, localizerFor } from '../support/sentences.js';

describe('how severe an incident is', () => {
  it.each([
    ['en', 'serious'],
    ['de', 'Schweregrad: erheblich'],
    ['fr', 'gravité\u00a0: importante'],
    ['es', 'gravedad: considerable'],
    ['pt', 'gravidade: considerável'],
    ['it', 'gravità: rilevante'],
    ['ar', 'الشدة: كبيرة'],
    ['ja', '深刻度：重大'],
  ])('agrees in %s with its noun, not with the category beside it', async (lang, words) => {
    expect(severityBeside(3, await localizerFor(lang))).toBe(words);
  });

  it('is “not given” rather than mild where it is unknown', async () => {
    const { strings } = await localizerFor('fr');
    expect(severityBeside(undefined, await localizerFor('fr'))).toBe(strings.severityUnknown);
  });

  it.each([
    ['en', 'Crime, Health · serious or worse'],
    ['fr', 'Criminalité, Santé · gravité\u00a0: importante ou plus'],
    ['ja', '犯罪、保健衛生 · 深刻度：重大以上'],
  ])('is printed in %s as the least that a filter lets through', async (lang, words) => {
    expect(filterWords({ categories: new Set(['crime', 'health']), minSeverity: 3 }, await localizerFor(lang))).toBe(words);
  });

  it('has no capital inside a sentence', async () => {
    expect(severityInWords({ severity: 4 }, await localizerFor('fr'))).toBe('Gravité 4 sur 5\u00a0: grave');
    expect(severityInWords({ severity: 4 }, await localizerFor('en'))).toBe('Severity 4 of 5: severe');
  });
});

describe('two sentences', () => {
  it('have a space between them, but none in Japanese', async () => {
    const [en, ja] = [await localizerFor('en'), await localizerFor('ja')];
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
    const ja = await localizerFor('ja');
    const credit = '';
    const frame = { heading: '', status: '', picture: '', controls: '', content: '', note: ja.strings.mapDisclaimer, credit };
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

describe('an open incident', () => {
  it('says nothing that its row or the foot of the list says', async () => {
    const en = await localizerFor('en');
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
    const localizer = await localizerFor(lang);
    const sentence = invalidSentence({ attribute: 'theme', value: 'pink', accepts: ['auto', 'light', 'dark'] }, 'attribute', localizer);
    expect(addressed(sentence, localizer)).toBe(words);
  });

  it('quotes no more than forty characters: the address of a frame may have been written by anyone', async () => {
    const value = 'Call this number now. '.repeat(9);
    const sentence = invalidSentence({ attribute: 'theme', value, accepts: ['auto'] }, 'attribute', await localizerFor('en'));
    expect(sentence).toContain(`theme=“${value.slice(0, 40)}…”`);
  });

  it('quotes no sign that turns the direction of the words behind it', async () => {
    const sentence = invalidSentence({ attribute: 'theme', value: '\u202Eknip\u2066\n', accepts: ['auto'] }, 'attribute', await localizerFor('en'));
    expect(sentence).toContain('theme=“knip”');
  });
});

describe('a citation to copy by hand', () => {
  it('is set from right to left in Arabic, also if the data provider’s name is Latin', async () => {
    const handlers = { csv: () => {}, json: () => {}, citation: () => {} };
    const direction = async (lang: string): Promise<string> =>
      markupOf(exportPanel({ announcement: '', text: 'Publisher · x' }, await localizerFor(lang), handlers));
    expect(await direction('ar')).toContain('dir=rtl');
    expect(await direction('en')).toContain('dir=ltr');
  });
});

describe('the English of sentences that are put together', () => {
  const {
    whenItRan,
    tierWithScore,
    storyOf,
    scoresFrom,
    scoresHigher,
    levelsDiffer,
    oldestPart,
    partNames,
    standing,
    equalScore,
    highestCountries,
    withHighlighted,
  } = strings;
  const { firstCountries, groupAround, groupUpTo, allIncidents, counted, citedOf, citedRating, bothTimes, newIncidents, unplaced, severityOf } = strings;

  it.each([
    [
      localize(whenItRan, {
        when: localize(storyOf, { date: '20 May 2026' }),
        before: localize(tierWithScore, { tier: 'High Risk', score: 58 }),
        now: 'Do Not Travel (80)',
      }),
      'Since this story ran on 20 May 2026: High Risk (58) → Do Not Travel (80).',
    ],
    [localize(scoresFrom, { low: 15, lowest: 'Japan', high: 38, highest: 'Thailand' }), 'Risk scores from 15 (Japan) to 38 (Thailand)'],
    [localize(scoresHigher, { count: 1, highest: 'Thailand', lowest: 'Japan' }), 'Thailand scores 1 point higher than Japan'],
    [localize(levelsDiffer, { us: 3, uk: 2 }), 'US government: level 3; UK advice: level 2, assigned by the data provider. The two scales are not the same.'],
    [
      `${localize(standing, { count: 2, all: 6, higher: 1, same: localize(equalScore, { count: 2 }) })} ${localize(standing, { count: 1, all: 4, higher: 2, same: '' })}`,
      '2 of 6 countries score lower (safer), 1 higher, 2 equal. 1 of 4 countries scores lower (safer), 2 higher.',
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
