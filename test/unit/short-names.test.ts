import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { namesIn } from '../../build/own-names.js';
import { withSharedNames } from '../../build/shared-names.js';
import { shortNamesFor, sources } from '../../build/short-names.js';

const own = (path: string, code: string): readonly string[] => {
  const { declared, known } = namesIn([{ path: `/src/${path}`, code }]);
  return [...declared].filter((name) => !known.has(name)).toSorted();
};

describe('properties that get short names in the CDN build', () => {
  it('are what interfaces and classes declare, and the keys of dictionaries', () => {
    expect(own('ui/card.ts', 'interface Card { readonly titleText: string; draw(): void } class Box { private lid = 1; static depth(): void {} }')).toEqual([
      'depth',
      'draw',
      'lid',
      'titleText',
    ]);
    expect(own('words/en/card.ts', "export const card = { showMore: 'Show more', level: (level: string) => `Level ${level}` };")).toEqual([
      'level',
      'showMore',
    ]);
  });

  it('are not what a page may read: data, settings, the table our versions share, tags and their events', () => {
    expect(own('model/country.ts', 'export interface Country { readonly riskScore: number }')).toEqual([]);
    expect(own('api/ask.ts', 'export interface EarlyPage { readonly asking: Map<string, string> }')).toEqual([]);
    expect(own('api/page.ts', 'export interface Page { regions?: Map<object, string> }')).toEqual([]);
    expect(own('elements/x-y.ts', 'class X { country = 1; reload(): void {} protected voice = 2; private hidden = 3 }')).toEqual(['hidden', 'voice']);
  });

  it('are not what is found by its name', () => {
    expect(own('ui/card.ts', "interface Card { titleText: string } changed.has('titleText');")).toEqual([]);
    expect(own('ui/card.ts', "interface Card { titleText: string } const list = 'a titleText';")).toEqual([]);
    expect(own('ui/card.ts', 'interface Card { titleText: string } html`<b .titleText=${1}></b>`;')).toEqual([]);
    expect(own('ui/card.ts', 'interface Card { titleText: string } const TITLES = { titleText: 1 };')).toEqual([]);
    expect(own('ui/card.ts', 'interface Card { titleText: string } window.titleText;')).toEqual([]);
    expect(own('api/card.ts', 'interface Card { titleText: string } const wire = { titleText: 1 };')).toEqual([]);
    expect(own('words/en/card.ts', 'export const card = { kinds: { crime: "Crime" } };')).toEqual(['kinds']);
    expect(own('ui/card.ts', 'interface Lazy { titleText: string } export const titleText = 1;')).toEqual([]);
  });
});

describe('short names', () => {
  const files = sources();
  const code = files.map((file) => file.code).join('\n');
  const names = shortNamesFor(files, code);

  it('are many, each for one property, and the same ones every time', () => {
    expect(names.size).toBeGreaterThan(400);
    expect(new Set(names.values()).size).toBe(names.size);
    expect([...shortNamesFor(files, code)]).toEqual([...names]);
  });

  it('stand for nothing that has that name already', () => {
    const { declared, known } = namesIn(files);
    for (const short of names.values()) expect(declared.has(short) || known.has(short), short).toBe(false);
  });

  it('leave the public interface as the manifest has it', () => {
    const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as {
      modules: { declarations: { attributes?: { fieldName: string }[]; members?: { name: string; privacy?: string }[] }[] }[];
    };
    const all = modules.flatMap(({ declarations }) => declarations);
    const closed = new Set(all.flatMap(({ members = [] }) => members.filter(({ privacy = 'public' }) => privacy !== 'public').map(({ name }) => name)));
    const open = all.flatMap(({ attributes = [] }) => attributes.map(({ fieldName }) => fieldName)).filter((name) => !closed.has(name));
    expect(open).toContain('headingLevel');
    expect(open.filter((name) => names.has(name))).toEqual([]);
  });

  it('leave what a browser, Lit’s other users and our own versions look for', () => {
    for (const name of ['handleEvent', 'requestUpdate', 'updateComplete', 'connectedCallback', 'asking', 'regions', 'fetchedAt', 'riskScore', 'other'])
      expect(names.has(name), name).toBe(false);
  });

  it('leave the place where a policy for Trusted Types lies for all our files, of other versions too', () => {
    const { folder } = JSON.parse(readFileSync('dist/cdn/chunks.json', 'utf8')) as { readonly folder: string };
    for (const file of ['country-risk', 'shared/base'])
      expect(readFileSync(`dist/cdn/${folder}${file}.js`, 'utf8')).toMatch(/\[(\w+|"lit-html")\]\?\?=\w+\.trustedTypes/);
  });
});

describe('what chunks share', () => {
  const chunks = [
    { fileName: 'chunks/base.js', code: 'const far = 1, near = 2;\nexport { near as n, far as t };', isOpen: false },
    { fileName: 'chunks/tag.js', code: 'import { t as far$1 } from "./base.js";\nconst near = far$1;\nexport { near as t };', isOpen: true },
  ];
  const shared = withSharedNames(chunks);

  it('has one name where it is made and where it is used', () => {
    expect(shared.get('chunks/base.js')?.names).toEqual(new Map([['near', 'A'], ['far', 'B']])); // prettier-ignore
    expect(shared.get('chunks/tag.js')?.names).toEqual(new Map([['far$1', 'B']]));
    expect(shared.get('chunks/tag.js')?.code).toContain('import {B as far$1} from "./base.js";');
  });

  it('keeps its name where it is imported later, as a property of the module', () => {
    expect(shared.get('chunks/tag.js')?.code).toContain('export {near as t};');
  });
});
