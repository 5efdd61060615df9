import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countries } from '../../demo/api/data/countries.js';
import { DISPUTED, NO_DATA } from '../../src/map/patterns.js';
import { TIERS, type Country, type CountryCompact } from '../../src/model/country.js';
import { BACKGROUND, INK, LAND, QUIET, tierColors, FORMS, type Form, type Scene } from '../../src/picture/scene.js';
import { draw as drawComparison } from '../../src/picture/country-compare.js';
import { draw as drawCountry } from '../../src/picture/country-risk.js';
import { draw as drawIncidents } from '../../src/picture/incident-map.js';
import { draw as drawMap } from '../../src/picture/risk-map.js';
import { draw as drawTable } from '../../src/picture/risk-table.js';
import { svgOf } from '../../src/picture/canvas.js';
import { decode } from '../support/country.js';
import { localize, strings } from '../support/english.js';
import { cutOff, fillsIn, incidents, pictureSource, textsIn, wordsIn, type Drawn } from '../support/picture.js';

const LANGUAGES = readdirSync('src/words').flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []);

const HOSTILE = `<script>alert("1")</script> & ' \u0000\u0008\u202e\ud800 ]]> <!--`;
const LONG = 'The Former United and Sovereign Federated Democratic Peoples’ Republic of Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

const all: readonly CountryCompact[] = countries.map(({ iso2, name }, place) => ({
  iso2,
  name,
  score: (place * 37) % 101,
  tier: ['Very Safe', 'Exercise Normal Caution', 'Exercise Increased Caution', 'High Risk', 'Do Not Travel'][
    Math.min(4, Math.floor(((place * 37) % 101) / 20))
  ],
}));

const country = (fields: object = {}): Country =>
  decode({
    risk_score: 49,
    risk_tier: 'Exercise Increased Caution',
    breakdown: Object.fromEntries(['crime', 'terrorism', 'health'].map((category, place) => [category, { score: place + 2 }])),
    advisories: { uk: { level: '2', updated: '2026-05-01' }, us: { level: '3' } },
    ...fields,
  });

const SECTIONS = ['summary', 'breakdown', 'advisories'] as const;
const card = (data: CountryCompact, drawn?: Drawn): Scene => drawCountry(pictureSource({ kind: 'country', data, sections: SECTIONS }, drawn));
const others = { countries: all, standing: '114 lower, 60 higher.' };

/** One picture of each kind. */
const KINDS: readonly (readonly [string, (drawn: Drawn) => Scene | Promise<Scene>])[] = [
  ['a card', ({ view, ...drawn }) => card(country(), { ...drawn, view: { peers: others, ...view } })],
  ['a comparison', (drawn) => drawComparison(pictureSource({ kind: 'comparison', data: [country(), country({ name: 'Thailand', risk_score: 38 })] }, drawn))],
  ['a table', (drawn) => drawTable(pictureSource({ kind: 'countries', data: all }, drawn))],
  ['a risk map', (drawn) => drawMap(pictureSource({ kind: 'countries', data: all }, drawn))],
  [
    'an incident map',
    (drawn) => drawIncidents(pictureSource({ kind: 'incidents', data: incidents }, { ...drawn, view: { query: { countries: ['KE'] }, ...drawn.view } })),
  ],
  ['an incident map of the world', (drawn) => drawIncidents(pictureSource({ kind: 'incidents', data: incidents }, drawn))],
];

const forms = Object.keys(FORMS) as readonly Form[];

describe.each(KINDS)('the picture of %s', (_, draw) => {
  it.each(LANGUAGES.flatMap((lang) => forms.map((form) => ({ lang, form }))))('has all of its words on the paper: $lang, $form', async ({ lang, form }) => {
    const scene = await draw({ lang, form });
    expect([scene.width, scene.height]).toEqual(FORMS[form]);
    expect(textsIn(scene).length).toBeGreaterThan(10);
    expect(cutOff(scene)).toEqual([]);
    expect(svgOf(scene)).not.toMatch(/NaN|undefined|Infinity|\[object/);
  });

  it('has title, date, data provider and licence in it, and says them to those who do not see it', async () => {
    const scene = await draw({ view: { finding: 'What was found' } });
    for (const said of ['The day of the data', 'Sample', 'CC BY 4.0', 'creativecommons.org/licenses/by/4.0']) {
      expect(wordsIn(scene)).toContain(said);
      expect(scene.description).toContain(said);
    }
    expect(svgOf(scene)).toContain(`<title id="title">${scene.title}</title><desc id="description">`);
  });

  it('names another licence as it was sent', async () => {
    const scene = await draw({ licence: 'ODbL 1.0' });
    expect(wordsIn(scene)).toContain('ODbL 1.0');
    expect(wordsIn(scene)).not.toContain('creativecommons');
  });

  it('takes nothing that was sent for markup', async () => {
    const svg = svgOf(await draw({ publisher: HOSTILE, view: { finding: HOSTILE, title: HOSTILE, name: HOSTILE } }));
    expect(svg).toContain('&lt;script&gt;');
    expect(svg).not.toMatch(/<script|<!--|[\0\b]|[\ud800-\udbff](?![\udc00-\udfff])/);
    expect(svg.match(/<[a-z]+/gi)?.filter((tag) => !/^<(svg|title|desc|defs|pattern|rect|path|text|clipPath)$/.test(tag))).toEqual([]);
    expect(svg).not.toMatch(/href|url\((?!#(dots|hatch|(on|off)-[A-Z]{2})\))/);
  });

  it('is mirrored in Arabic, but for its map', async () => {
    const [english, arabic] = [await draw({ form: 'tall' }), await draw({ lang: 'ar', form: 'tall' })];
    const aligned = (scene: Scene) => scene.shapes.flatMap((shape) => (shape.kind === 'text' ? shape.align : []));
    expect(aligned(english)[0]).toBe('left');
    expect(aligned(arabic)[0]).toBe('right');
    expect(svgOf(arabic).match(/<text/g)).toHaveLength(svgOf(arabic).match(/>\u2067[^<]*\u2069<\/text>/g)?.length ?? 0);
    const landIn = ({ shapes }: Scene) => shapes.flatMap((shape) => (shape.kind === 'window' ? shape.shapes.filter(({ kind }) => kind === 'path').length : []));
    expect(landIn(arabic)).toEqual(landIn(english));
  });

  it('has room for the longest names', async () => {
    for (const form of forms) expect(cutOff(await draw({ form, publisher: LONG, view: { finding: LONG, title: LONG, name: LONG } }))).toEqual([]);
  });
});

describe('a country in a picture', () => {
  it('has no number of the line’s quarters beside its needle, nor has a comparison', () => {
    const quarters = (scene: Scene): string => [...wordsIn(scene).matchAll(/(?<= )(25|50|75)(?= )/g)].map(([text]) => text).join();
    const beside = (score: number, tier: string): string => quarters(card(country({ risk_score: score, risk_tier: tier, breakdown: {} })));
    expect([44, 45, 49, 56].map((score) => beside(score, TIERS[2]))).toEqual(['25,50,75', '25,75', '25,75', '25,50,75']);
    expect([80, 97].map((score) => beside(score, TIERS[4]))).toEqual(['25,50', '25,50,75']);
    const compared = [country(), country({ name: 'Thailand', risk_score: 28, risk_tier: TIERS[1] })];
    expect(quarters(drawComparison(pictureSource({ kind: 'comparison', data: compared })))).toBe('75');
  });

  it('of an unknown tier has the tier as it was sent, and no tier’s colour', () => {
    const scene = card(country({ risk_tier: 'Somewhat Odd' }));
    expect(wordsIn(scene)).toContain('? Somewhat Odd');
    expect(TIERS.filter((tier) => fillsIn(scene).has(tierColors(tier).bg))).toEqual([]);
  });

  it('without a score has no place on a line', () => {
    const scene = card(country({ risk_score: undefined }));
    expect(wordsIn(scene)).not.toContain(strings.safest);
    expect(wordsIn(card(country()))).toContain(strings.safest);
  });

  it('whose score and tier contradict each other has none either', () => {
    const scene = card(country({ risk_score: 0, risk_tier: 'Do Not Travel' }));
    expect(wordsIn(scene)).not.toContain(strings.safest);
  });

  it('without the list of countries stands on a plain line, and is compared with nothing', () => {
    expect(wordsIn(card(country()))).not.toContain('60 higher');
    expect(wordsIn(card(country(), { view: { peers: others } }))).toContain('60 higher');
  });

  it('has the ratings of its sections alone', () => {
    const data = country();
    const scene = drawCountry(pictureSource({ kind: 'country', data, sections: ['summary'] }, { form: 'tall' }));
    expect(wordsIn(scene)).not.toContain(strings.breakdown);
    expect(wordsIn(card(data, { form: 'tall' }))).toContain(strings.breakdown);
  });

  it('names, beside the level of British advice, the publisher who assigned it', () => {
    expect(wordsIn(card(country(), { form: 'tall' }))).toContain(strings.assigned);
  });

  it('calls no government’s advice missing that may have been sent under another name', () => {
    const advised = (advisories: object): string => wordsIn(card(country({ advisories }), { form: 'tall' }));
    expect(advised({ uk: { level: 2 } })).toContain(strings.noAdvisory);
    expect(advised({ uk: { level: 2 }, 'US State Department': { level: 4 } })).not.toContain(strings.noAdvisory);
  });
});

describe('countries on a map in a picture', () => {
  const map = (data: readonly CountryCompact[], view: Drawn['view'] = {}) => drawMap(pictureSource({ kind: 'countries', data }, { view }));

  it('have the colours of their tiers, or a pattern that the key explains: of no data, or of disputed', async () => {
    const scene = await map(all);
    const fills = fillsIn(scene);
    for (const tier of TIERS) expect(fills).toContain(tierColors(tier).bg);
    const patterns = scene.shapes.flatMap((shape) => (shape.kind === 'path' && /^[a-z]+$/.test(shape.fill ?? '') ? shape.fill : []));
    expect(patterns).toEqual([NO_DATA, DISPUTED]);
    for (const pattern of patterns) expect(svgOf(scene)).toContain(`<pattern id="${pattern}"`);
    expect(wordsIn(await map(all))).toContain(strings.noRiskData);
  });

  it('have no pattern of no data where a score without a tier was sent', async () => {
    const data = all.map((one) => ({ ...one, tier: undefined }));
    const scene = await drawMap(pictureSource({ kind: 'countries', data }, { view: { query: { region: 'World' }, isPart: true } }));
    expect(fillsIn(scene)).not.toContain(NO_DATA);
    expect(fillsIn(scene)).toContain(tierColors(undefined).bg);
    expect(wordsIn(scene)).toContain(strings.tierUnknown);
  });

  it('outside of what was asked for are plain land, and not said to be without data', async () => {
    const some = all.slice(0, 20);
    expect(wordsIn(await map(some, { query: { region: 'Asia' }, isPart: true }))).not.toContain(strings.noRiskData);
  });

  it('are seen with their neighbourhood, if they were chosen one by one', async () => {
    const chosen = all.filter(({ iso2 }) => iso2 === 'FJ');
    const view = { query: { countries: ['FJ'] }, changes: { filter: true }, isPart: true };
    const drawn = await map(chosen, view);
    const lands = drawn.shapes.flatMap((shape) => (shape.kind === 'window' ? shape.shapes : [])).filter((shape) => 'fill' in shape && shape.fill === LAND);
    expect(lands.length).toBeGreaterThan(1);
  });

  it('that were chosen one by one all have their names, which are read on their land and beside it, and others have theirs in grey', async () => {
    const tiers = { KE: 'Exercise Increased Caution', TZ: 'Exercise Increased Caution', UG: 'High Risk' };
    const chosen = Object.entries(tiers).map(([iso2, tier]) => ({ iso2, name: all.find((one) => one.iso2 === iso2)?.name ?? '', score: 50, tier }));
    const drawn = await map(chosen, { query: { countries: Object.keys(tiers) }, changes: { filter: true } });
    const names = drawn.shapes.flatMap((shape) => (shape.kind === 'window' ? shape.shapes : [])).filter((shape) => shape.kind === 'text');
    for (const { name } of chosen) expect(names.map(({ text }) => text)).toContain(name);
    expect(names.filter(({ fill }) => fill === QUIET).length).toBeGreaterThan(2);
    for (const { fill, halo, within } of names) {
      // A text with a halo is clipped to the area off the land, and has the colours of the background.
      expect([halo, within?.id.slice(0, 3)]).toEqual(within?.id.startsWith('off') ? [BACKGROUND, 'off'] : [undefined, within && 'on-']);
      if (halo) expect(fill).toBe(INK);
    }
  });

  it('are counted by tier in words', async () => {
    const { description } = await map(all.slice(0, 3));
    expect(description).toContain(localize(strings.countryCount, { count: 1 }));
  });
});
