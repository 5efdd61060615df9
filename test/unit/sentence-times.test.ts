import { describe, expect, it } from 'vitest';
import { bothTimes } from '../../src/ui/incident-details.js';
import { publishedView } from '../../src/ui/published.js';
import { agoWord, dayWords } from '../../src/words/day-word.js';
import { LANGUAGES } from '../support/languages.js';
import { textOf } from '../support/template.js';
import { NOW } from '../support/now.js';
import { flood, localizerFor } from '../support/sentences.js';

const FIRST_OF_MAY = new Date(2026, 4, 1, 13, 5).getTime();

describe('dates', () => {
  it.each([
    ['en', 'Today, Friday 1 May'],
    ['de', 'Heute, Freitag, 1. Mai'],
    ['fr', 'Aujourd’hui, vendredi 1er mai'],
    ['es', 'Hoy, viernes, 1 de mayo'],
    ['pt', 'Hoje, sexta-feira, 1º de maio'],
    ['it', 'Oggi, venerdì 1º maggio'],
    ['ar', 'اليوم، الجمعة، 1 مايو'],
    ['ja', '今日、5月1日金曜日'],
  ])('head the rows of %s, near ones too, since a page may be kept', async (lang, words) => {
    expect(dayWords(FIRST_OF_MAY, await localizerFor(lang))(FIRST_OF_MAY)).toBe(words);
  });

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
    const { date } = await localizerFor(lang);
    expect(date(FIRST_OF_MAY)).toBe(words);
  });

  it('have a first of the month in French, and no other', async () => {
    const { date, dateTime } = await localizerFor('fr-CA');
    expect(dateTime(FIRST_OF_MAY)).toMatch(/^1er mai 2026 à 13\sh\s05/);
    expect(dateTime(new Date(2026, 4, 2, 1, 5).getTime())).toMatch(/^2 mai 2026 à 0?1\sh\s05/);
    expect([11, 21, 31].map((day) => date(new Date(2026, 4, day).getTime()))).toEqual(['11 mai 2026', '21 mai 2026', '31 mai 2026']);
  });

  it('have one as the word of a day too', async () => {
    expect(dayWords(FIRST_OF_MAY + 30 * 24 * 3600_000, await localizerFor('fr'))(FIRST_OF_MAY)).toBe('Vendredi 1er mai');
  });

  it.each([
    ['en', 'Since this story ran on 1 May 2026: risk score 31 → 49.'],
    ['de', 'Seit dieser Artikel am 1. Mai 2026 erschien: Risikowert 31 → 49.'],
    ['fr', 'Depuis la parution de cet article le 1er mai 2026 : indice de risque 31 → 49.'],
    ['es', 'Desde que se publicó este artículo el 1 de mayo de 2026: índice de riesgo 31 → 49.'],
    ['pt', 'Desde que esta reportagem foi publicada em 1º de maio de 2026: índice de risco 31 → 49.'],
    ['pt-PT', 'Desde que este artigo foi publicado em 1 de maio de 2026: índice de risco 31 → 49.'],
    ['it', 'Dalla pubblicazione di questo articolo (1º maggio 2026): indice di rischio 31 → 49.'],
    ['ar', 'منذ نشر هذا المقال في 1 مايو 2026: درجة الخطر 31 ← 49.'],
    ['ja', '記事の掲載（2026年5月1日）以降：リスクスコア31 → 49。'],
  ])('say in %s in one sentence when a story ran, what it said and what holds now', async (lang, words) => {
    const now = { iso2: 'KE', name: 'Kenya', score: 49 };
    expect(textOf(publishedView({ day: FIRST_OF_MAY, score: 31 }, now, await localizerFor(lang), false))).toBe(words);
  });

  it('compare only what the story said', async () => {
    const now = { iso2: 'KE', name: 'Kenya', score: 31 };
    const said = await Promise.all(LANGUAGES.map(async (lang) => textOf(publishedView({ score: 31 }, now, await localizerFor(lang), false))));
    expect(said[LANGUAGES.indexOf('en')]).toBe('Unchanged since this story ran: risk score 31.');
    for (const text of said) expect(text).not.toMatch(/nothing|nichts|rien|nada|nulla|niente|لا شيء|何も/i);
  });
});

describe('times', () => {
  it('stand in Japanese without a space behind the figure', async () => {
    expect(agoWord(NOW - 38 * 60_000, NOW, await localizerFor('ja'))).toBe('38分前');
    expect(agoWord(NOW - 38 * 60_000, NOW, await localizerFor('de'))).toBe('vor 38 Minuten');
  });

  it.each(LANGUAGES)('here and there are told apart in %s, the day before the time, with no comma of Intl’s between ours', async (lang) => {
    const localizer = { ...(await localizerFor(lang)), zoneOf: () => 'Pacific/Kiritimati' };
    const words = bothTimes({ ...flood, occurredAt: Date.UTC(2026, 4, 20, 12) }, localizer);
    const [day] = [new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'Pacific/Kiritimati' }).format(Date.UTC(2026, 4, 20, 12))];
    expect(words).toMatch(new RegExp(`${day} ?[\\d]`));
    expect(words).not.toMatch(/[(（][^)）]{1,2}[)）]/);
    expect(words.split(/[,،]/).length).toBeLessThanOrEqual(2);
  });
});
