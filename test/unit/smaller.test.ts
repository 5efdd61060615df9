import { describe, expect, it } from 'vitest';
import { withSmallerTemplates } from '../../build/smaller.js';

describe('templates in the CDN build', () => {
  it('lose the white space between tags on different lines', () => {
    expect(withSmallerTemplates('html`<div>\n    <p>a</p>\n    <p>b</p>\n  </div>`')).toBe('html`<div><p>a</p><p>b</p></div>`');
  });

  it('keep one space where a line of text is broken', () => {
    expect(withSmallerTemplates('html`<p>one\n    two</p>`')).toBe('html`<p>one two</p>`');
  });

  it('keep every space within a line', () => {
    const source = 'html`<b>a</b> <i>b</i> ${c} ${d} <u> e </u>`';
    expect(withSmallerTemplates(source)).toBe(source);
  });

  it('keep a space between two expressions on different lines', () => {
    expect(withSmallerTemplates('html`${a}\n  ${b}`')).toBe('html`${a} ${b}`');
  });

  it('lose the layout around an expression beside a tag', () => {
    expect(withSmallerTemplates('html`<p>\n    ${a}\n  </p>`')).toBe('html`<p>${a}</p>`');
  });

  it('keep attribute values as they are', () => {
    const source = 'html`<a title="a  >  b; c, { d }" class="x ${y} z" @click=${z}>${t}</a>`';
    expect(withSmallerTemplates(source)).toBe(source);
  });

  it('keep expressions as they are, and make the templates within them smaller', () => {
    const source = 'html`<ul>\n  ${list.map((one) => html`<li>\n    ${one ? `a\n  b` : "}  `"}\n  </li>`)}\n</ul>`';
    expect(withSmallerTemplates(source)).toBe('html`<ul>${list.map((one) => html`<li>${one ? `a\n  b` : "}  `"}</li>`)}</ul>`');
  });

  it('leave templates that are not ours alone', () => {
    const source = 'const text = `a\n   b`; tag`a\n   b`; const rule = /`\\n  </;';
    expect(withSmallerTemplates(source)).toBe(source);
  });

  it('join the parts of a tag that is broken over lines', () => {
    expect(withSmallerTemplates('html`<b\n  class="x"\n  >a</b\n><i>b</i>`')).toBe('html`<b class="x">a</b><i>b</i>`');
  });
});

describe('styles in the CDN build', () => {
  it('lose comments, layout, last semicolons and leading zeros', () => {
    const source = 'css`\n  /* why */\n  .a > .b,\n  .c {\n    margin: 0 0.5em;\n    color: red;\n  }\n`';
    expect(withSmallerTemplates(source)).toBe('css`.a>.b,.c{margin:0 .5em;color:red}`');
  });

  it('keep the spaces that mean something', () => {
    const source = 'css`.a :hover .b{width:calc(1em + 10.05px - var(--x));font:16px / 1.45 serif}`';
    expect(withSmallerTemplates(source)).toBe(source);
  });

  it('keep strings, braces in them too', () => {
    const source = `css\`.a::before{content:"{ a;  } > 0.5";quotes:'« '}\``;
    expect(withSmallerTemplates(source)).toBe(source);
  });

  it('keep expressions', () => {
    expect(withSmallerTemplates('css`\n  :host { --a: ${b}; }\n  ${c}\n`')).toBe('css`:host{--a:${b}}${c}`');
  });
});
