import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { HOLE, templatesIn } from '../../build/smaller.js';

describe('what our own sources ask of build/lit', () => {
  const files = ['ui', 'elements', 'map'].flatMap((room) => readdirSync(`src/${room}`).map((file) => join('src', room, file)));
  const sources = files.filter((file) => /(?<!\.d)\.ts$/.test(file)).map((file) => readFileSync(file, 'utf8'));
  const tagged = sources.flatMap((source) => [...templatesIn(parseAst(source, { lang: 'ts' }))]);
  const templates = tagged.filter(({ tag }) => tag === 'html').map(({ quasis }) => quasis.map(({ value }) => value.raw).join(HOLE));
  const found = (pattern: RegExp, texts: readonly string[]): readonly string[] => texts.flatMap((text) => text.match(pattern) ?? []);

  it('is read from all of them', () => {
    expect(templates.length).toBeGreaterThan(100);
    expect(sources.length).toBeGreaterThan(80);
  });

  it('has no templates but those of HTML and styles', () => {
    expect(tagged.map(({ tag }) => tag).filter((tag) => tag !== 'html' && tag !== 'css')).toEqual([]);
  });

  it('binds what a parser leaves as it is: names in small letters, values that end before the tag does', () => {
    expect(found(/[.?@]?\w*[A-Z][\w-]*="?[^"<>\s]*\0/, templates)).toEqual([]);
    expect(found(/=\0\/>/, templates)).toEqual([]);
  });

  it('has no bracket within an attribute, and no bound text where markup is none', () => {
    expect(found(/="[^"]*[<>][^"]*"/, templates)).toEqual([]);
    expect(found(/<(script|style|textarea|title)\b[^>]*>[^<]*\0/, templates)).toEqual([]);
  });

  it('names the attribute of every property that has capitals', () => {
    const blocks = sources.flatMap((source) => source.match(/static override properties[^=]*= \{[^]*?\n? \};?\n/g) ?? []);
    expect(blocks.length).toBeGreaterThan(4);
    expect(found(/\b\w*[A-Z]\w*: \{(?! state| attribute)[^}]*\}/, blocks)).toEqual([]);
  });

  it('does not look at the value a property had before', () => {
    expect(found(/\bchanged\.get\(/, sources)).toEqual([]);
  });
});
