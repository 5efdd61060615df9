import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shortenStyles, shortenTemplates } from '../../build/styles-plugin.js';

/** A style sheet without whitespace, comments and the zero before a decimal point, which is all that shortening may remove. */
const bare = (source: string): string =>
  source
    .replaceAll(/(?<![\w.#])0(?=\.\d)/g, '')
    .replaceAll(/\/\*[^]*?\*\/|\s/g, '')
    .replaceAll(';}', '}');

describe('the styles in a build', () => {
  it('have no spaces that a browser does not need', () => {
    const source =
      'const a = css`\n  /* Why. */\n  .a > .b :is(p, i) {\n    color: red;\n    margin: 0 calc(1em + 0.5px);\n  }\n  @media (min-width: 3em) and (x) {\n  }\n`;';
    expect(shortenStyles(source)).toBe('const a = css`.a>.b :is(p,i){color:red;margin:0 calc(1em + .5px)}@media(min-width:3em) and (x){}`;');
  });

  it('keep the spaces around a plus, and before a universal selector', () => {
    const source =
      "css`\n  @container (2em <= width < 3em) {\n    .a > * + *,\n    :is(.b) * {\n      flex: 1 !important;\n      inset: calc(var(--x) * (1em / 2) + 2 * 1px);\n      content: ' +' / '';\n    }\n  }\n`";
    const short = "css`@container(2em<=width<3em){.a>* + *,:is(.b) *{flex:1!important;inset:calc(var(--x)*(1em/2) + 2*1px);content:' +'/''}}`";
    expect(shortenStyles(source)).toBe(short);
  });

  it('keep what is between expressions, and the expressions', () => {
    const source = 'css`\n  @container (min-width: ${ width }em) {\n    .cols-${columns} .rating {\n      color: red;\n    }\n  }\n`';
    expect(shortenStyles(source)).toBe('css`@container(min-width:${ width }em){.cols-${columns} .rating{color:red}}`');
  });

  it('leave templates alone', () => {
    const source = 'html`<p>One,  two </p>`';
    expect(shortenStyles(source)).toBe(source);
  });

  it('have templates on one line, whose text keeps its spaces', () => {
    const source = 'const a = html`<p\n    class=${ a }\n    ?hidden=${b}\n    id="c"\n  >\n    One,  two\n    ${three}\n    <br />\n  </p>`;\n\nconst b = 1;';
    expect(shortenTemplates(source)).toBe('const a = html`<p class=${ a } ?hidden=${b} id="c" >\n    One,  two ${three} <br /> </p>`;\n\nconst b = 1;');
  });

  const files = ['src/ui', 'src/map', 'src/elements']
    .flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.ts') && readFileSync(file, 'utf8').includes('css`'));

  it.each(files)('of %s are all shortened, and say the same', (file) => {
    const source = readFileSync(file, 'utf8');
    const short = shortenStyles(source);
    expect(short.length).toBeLessThan(source.length);
    expect(bare(short)).toBe(bare(source));
    expect(bare(shortenTemplates(short))).toBe(bare(source));
  });
});
