import { describe, expect, it } from 'vitest';
import { readable, showMore } from '../../src/ui/sections.js';
import { strings } from '../support/english.js';
import { textOf } from '../support/template.js';

describe('a name without a translation', () => {
  it.each([
    ['lgbtq_notes', 'LGBTQ notes'],
    ['lgbtqRights', 'LGBTQ rights'],
    ['LGBTQ', 'LGBTQ'],
    ['advice_lgbt', 'Advice LGBT'],
    ['lgbtqia_travellers', 'LGBTQIA travellers'],
    ['uk_view', 'UK view'],
    ['GPI_rank', 'GPI rank'],
    ['LOCAL_RULES', 'Local rules'],
    ['entryRules', 'Entry rules'],
  ])('%s is read as “%s”', (name, label) => {
    expect(readable(name)).toBe(label);
  });
});

describe('a long text', () => {
  it.each(['.', ',', ';', ':', '. ', '...', '…'])('cut behind “%s” ends in an ellipsis alone', (mark) => {
    const text = `${'a'.repeat(40)}${mark} ${'b'.repeat(200)}`;
    expect(textOf(showMore(text, 60, strings))).toContain(`${'a'.repeat(40)}… ${strings.showMore}`);
  });
});
