import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { TagFacts } from '../../build/facts.js';
import { adviceOn, type Situation } from '../../demo/builder/advice.js';
import { type Choice } from '../../demo/builder/choice.js';
import { planOf } from '../../demo/builder/plan.js';
import en from '../../demo/builder/words/en.json';
import { KNOWN, SCRIPTS, START, choose, facts } from '../support/builder-choice.js';

const riskFacts = facts.find(({ tag }) => tag === START.tag) as TagFacts;

describe('the notes of a map', () => {
  it.each([
    ['-1.29 36.82 Nairobi', '-1.29 36.82', 'Nairobi'],
    ['-1.29, 36.82: Nairobi', '-1.29 36.82', 'Nairobi'],
    [' -1.29,36.82  2 roads closed', '-1.29 36.82', '2 roads closed'],
    ['95 36.82 Nairobi', '', '95 36.82 Nairobi'],
    ['Nairobi', '', 'Nairobi'],
  ])('are read from “%s”', (line, at, text) => {
    const plan = planOf(choose({ tag: 'risk-map', attributes: {}, notes: `\n${line}\n` }), KNOWN);
    expect(plan.notes).toEqual([{ at, text }]);
  });

  it('are none of another tag', () => expect(planOf(choose({ notes: '-1.29 36.82 Nairobi' }), KNOWN).notes).toEqual([]));
});

describe('advice', () => {
  const situation = (change: Partial<Choice> = {}, rest: Partial<Situation> = {}): Situation => ({
    choice: choose({ script: 'https://cdn.example/v0.1.0/', api: 'https://api.example', ...change }),
    facts: riskFacts,
    ownScript: 'https://cdn.example/v0/',
    ownApi: 'https://api.example',
    scripts: SCRIPTS,
    scriptsState: 'loaded',
    apiState: 'loaded',
    isAnswerLoaded: true,
    shown: 780,
    reserved: 790,
    ...rest,
  });

  it('says that addresses of this machine work only once both are known', () => {
    expect(adviceOn(situation({ script: 'http://localhost:8788/', api: '' }, { ownScript: 'http://localhost:8788/' }), en.advice)).toEqual([
      en.advice.apiMissing,
    ]);
  });

  it('says which note has no place, where there are none at all, and where an editor may take them out', () => {
    const change = { tag: 'incident-map', attributes: {}, notes: '-1.29 36.82 Nairobi\nMombasa' } as const;
    const advice = (tab: string) => adviceOn(situation({ ...change, tab }, { facts: facts.find(({ tag }) => tag === 'incident-map')! }), en.advice);
    const noPlace = en.advice.noteNoPlace.replace('{note}', 'Mombasa').replace('{example}', '-1.29 36.82');
    const taken = en.advice.notesTaken.replace('{page}', /(?<=^# ).+/m.exec(readFileSync('docs/cms.md', 'utf8'))![0]);
    for (const tab of ['script', 'placeholder', 'module']) expect(advice(tab)).toEqual([noPlace, taken]);
    expect(advice('react')).toEqual([noPlace]);
    expect(advice('iframe')).toEqual([noPlace, en.advice.noNotes]);
    expect(adviceOn(situation({ notes: change.notes, tab: 'iframe' }), en.advice)).not.toContain(en.advice.noNotes);
  });

  it('is none where all is well', () => expect(adviceOn(situation(), en.advice)).toEqual([]));

  it('says nothing of an API of the editor’s own, where the build knows none', () => {
    const advice = adviceOn(situation({ api: 'https://mine.example' }, { ownApi: '', scripts: undefined }), en.advice);
    expect(advice).toEqual([]);
  });

  it.each([
    [{ script: '' }, {}, /Say where your script is/],
    [{ script: 'cdn.example' }, {}, /“cdn.example” is not a web address/],
    [{ script: 'https://cdn.example/v0/' }, {}, /changes with new releases.*\/v0\.1\.0\//],
    [{}, { scriptsState: 'failed', scripts: undefined }, /no build that pages of others may read/],
    [{ link: 'javascript:alert(1)' }, {}, /“javascript:alert\(1\)” is not a web address/],
    [{ picture: 'japan.png' }, {}, /“japan.png” is not a web address.*no picture/],
    [{ script: 'https://news-cdn.example/v0.1.0/' }, {}, /comes from news-cdn\.example, whose owner/],
    [{ api: '' }, {}, /Say where your API is/],
    [{ api: 'ftp://x' }, {}, /is not an address to ask/],
    [{ api: 'https://evil.example/api.example' }, {}, /comes from evil\.example, whose owner/],
    [{}, { apiState: 'failed' }, /does not answer this page/],
    [{ tab: 'iframe', attributes: { frozen: '2026-05-20' } }, {}, /A frame cannot keep an answer/],
    [{ tab: 'iframe', attributes: { variant: 'inline' } }, {}, /cannot stand in a sentence/],
    [{ tab: 'amp', attributes: { headline: 'War', 'publisher-name': 'x' } }, {}, /A frame takes no headline, publisher-name:/],
    [{ tab: 'iframe', attributes: { 'tile-attribution': 'War' } }, {}, /A frame takes no tile-attribution:/],
    ...(['script', 'placeholder', 'iframe', 'wordpress', 'module', 'react', 'vue', 'svelte', 'amp'] as const).map(
      (tab) => [{ tab, api: 'https://other.example' }, {}, /may ask no other/] as const,
    ),
    [{ api: 'https://other.example' }, { scripts: { ...SCRIPTS, frameApi: undefined } }, /may not ask your API/],
    [{ script: 'http://localhost:8788/' }, {}, /replace two of them .*: http:\/\/localhost:8788\/ and https?:\S+$/],
    [{ tab: 'amp', script: 'http://localhost:9000/v0.1.0/' }, {}, /over https only/],
    [{ tab: 'wordpress', attributes: { frozen: '2026-05-20' } }, {}, /A shortcode cannot keep an answer/],
    [{ attributes: { frozen: '2026-05-20' } }, { isAnswerLoaded: false }, /not complete/],
    [{}, { shown: 1000 }, /reserves 790 px, and the tag is 1000 px high/],
  ] as const)('%j %j is answered with %s', (change, rest, sentence) => {
    const advice = adviceOn(situation(change, rest), en.advice);
    expect(advice.filter((each) => sentence.test(each))).toHaveLength(1);
  });
});
