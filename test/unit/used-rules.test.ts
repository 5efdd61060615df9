import { describe, expect, it } from 'vitest';
import { usedRules } from '../../src/embed/used-rules.js';

const HTML = '<div class="card plain"><p id="tip">One</p></div>';

describe('the rules that a view uses', () => {
  it.each([
    '.card{color:red}',
    '.other,.card p{color:red}',
    '.card > #tip::before{content:","}',
    ':host(:is([state="error"],:not(:state(mute)))) .card:not(.open){color:red}',
    ':host{--_text:red}',
    '*{margin:0}',
    '.card[open] p:is(.x,.y){color:red}',
    '@media print{.card{color:red}}',
    '@container (min-width:3em){@supports (gap:1px){p{color:red}}}',
    '@keyframes turn{from{rotate:0}to{rotate:1turn}}',
    '@namespace svg url(x);',
  ])('are kept: %s', (css) => expect(usedRules(css, HTML)).toBe(css));

  it.each([
    '.other{color:red}',
    '.card .other{color:red}',
    'table{color:red}',
    '#other{color:red}',
    '@media print{.other{color:red}}',
    '.card:hover i{color:red}',
  ])('are without what cannot apply: %s', (css) => expect(usedRules(`${css}.card{color:red}`, HTML)).toBe('.card{color:red}'));

  it('are not taken for what a comment says of them', () => {
    const css = '/* One thing; and another { or not. */ .card { /* a } */ margin: 0 } .none { margin: 0 }';
    expect(usedRules(css, '<p class="card">').replaceAll(/\s/g, '')).toBe('.card{margin:0}');
  });
});
