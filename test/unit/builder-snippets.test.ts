import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { parse as parseSvelte } from 'svelte/compiler';
import { parse as parseVue } from 'vue/compiler-sfc';
import { describe, expect, it } from 'vitest';
import { addresses } from '../../build/start-steps.mjs';
import { frameAddress, type Plan, WAYS } from '../../demo/builder/snippets.js';
import { TAGS } from '../../build/tags.js';

const HOSTILE = `"><script>alert(1)</script>{{ 1 + 1 }}{alert(2)} \${3} & 'it’s' \\" \`x\` ]] [b] </country-risk> <!--\nsecond line`;

/** As text between tags is shown. */
const ON_ONE_LINE = HOSTILE.replaceAll(/\s+/g, ' ');

const plan = (change: Partial<Plan> = {}): Plan => ({
  tag: 'country-risk',
  attributes: { country: 'JP' },
  text: 'Japan: travel safety',
  link: '',
  picture: undefined,
  notes: [],
  height: 790,
  hasOwnHeight: false,
  showMore: 'All of it',
  answers: [],
  asOf: '2026-05-20T10:00:00.000Z',
  folder: 'https://cdn.example/v0/',
  api: 'https://api.example',
  integrity: {},
  framePath: 'JP/',
  frameApi: undefined,
  hasFrameTiles: true,
  frameLang: undefined,
  ...change,
});

const ANSWER = JSON.stringify({ country: { iso2: 'JP', name: `</script><!-- {x} {{ y }} 'z' "` } });

const hostile = plan({ attributes: { country: 'JP', name: HOSTILE }, text: HOSTILE, link: `https://news.example/?a="b"&c={d}`, answers: [ANSWER] });

const partsOf = (name: string, from: Plan) => WAYS.find((way) => way.name === name)?.parts(from) ?? [];
const codeOf = (name: string, from: Plan, place = 0): string => partsOf(name, from)[place]?.code ?? '';

/** What React would be told to render. */
interface Node {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly unknown[];
}

function rendered(code: string): { readonly node: Node; readonly configured: unknown } {
  const { code: plain } = transformSync(code, { loader: 'tsx', jsx: 'transform', jsxFactory: 'h' });
  const script = plain.replaceAll(/^import .*$/gm, '').replace('export function', 'return function');
  let configured: unknown;
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the snippet itself is on trial
  const component = new Function('h', 'configure', script.replace(/return function ([^]*)$/, 'return function $1')) as (
    h: (type: string, props: object | null, ...children: unknown[]) => Node,
    configure: (settings: unknown) => void,
  ) => () => Node;
  const node = component(
    (type, props, ...children) => ({ type, props: { ...props }, children }),
    (settings) => (configured = settings),
  )();
  return { node, configured };
}

describe('a snippet for React', () => {
  it.each(['react', 'vue', 'svelte'])('has in the tab %s the notes of a map as text', (name) => {
    const notes = [{ at: '-1.29 36.82', text: 'Nairobi {{ x }} <b>' }];
    const code = codeOf(name, plan({ tag: 'incident-map', attributes: {}, notes }));
    expect(code).toContain('<p slot="annotation" data-at="-1.29 36.82">');
    expect(code).not.toContain('<b>');
  });

  it.each(['script', 'placeholder', 'module', 'react', 'vue', 'svelte'])('has in the tab %s a picture in front of the link, in hostile words too', (name) => {
    const picture = { src: 'https://news.example/a.png?a="b"&c={d}', alt: HOSTILE };
    const code = codeOf(name, { ...hostile, answers: [], picture });
    expect(code).toMatch(/<img\b[^]*? loading="lazy"[^]*?>\s*<a /);
    expect(code).not.toContain('<script>alert');
    expect(codeOf(name, plan())).not.toContain('<img');
  });

  it('shows a picture no wider than its place, with its text', () => {
    const picture = { src: 'https://news.example/japan.png', alt: HOSTILE };
    const { node } = rendered(codeOf('react', plan({ link: 'https://news.example/', picture })));
    const [image] = node.children as readonly Node[];
    expect(image?.type).toBe('img');
    expect(image?.props).toEqual({ ...picture, width: '1200', height: '675', loading: 'lazy', style: { maxWidth: '100%', height: 'auto' } });
  });

  it('renders the tag with its attributes, its height and its fallback', () => {
    const { node, configured } = rendered(
      codeOf('react', plan({ attributes: { country: 'JP', variant: 'badge', 'include-resolved': '' }, height: 98, hasOwnHeight: true })),
    );
    expect(node.type).toBe('country-risk');
    expect(node.props).toEqual({ country: 'JP', variant: 'badge', 'include-resolved': true, style: { display: 'block', minHeight: 98 } });
    expect(node.children).toEqual(['Japan: travel safety']);
    expect(configured).toEqual({ apiBase: 'https://api.example' });
  });

  it('takes hostile text for text', () => {
    const { node, configured } = rendered(codeOf('react', { ...hostile, api: `https://api.example/'); alert(1); ('` }));
    expect(node.props['name']).toBe(HOSTILE);
    const [link, span] = node.children as readonly Node[];
    expect(link?.props['href']).toBe(hostile.link);
    expect(link?.children).toEqual([HOSTILE]);
    expect(span?.props).toEqual({ 'data-answer': ANSWER, 'data-as-of': hostile.asOf });
    expect(configured).toEqual({ apiBase: `https://api.example/'); alert(1); ('` });
  });

  it('imports the tag and its types', () => {
    for (const tag of TAGS) expect(codeOf('react', plan({ tag }))).toContain(`import 'travel-safety-embeds/${tag}.js';\nimport 'travel-safety-embeds/react';`);
  });
});

interface VueNode {
  readonly tag?: string;
  readonly content?: string;
  readonly props: readonly { readonly name: string; readonly value?: { readonly content: string }; readonly exp?: { readonly content: string } }[];
  readonly children: readonly VueNode[];
}

describe('the address of an API', () => {
  it('is text in every tab, and stands for nothing of the snippet', () => {
    const api = "https://api.example/$&$`$'$$";
    for (const { name, parts } of WAYS) {
      const code = parts(plan({ api }))
        .map((part) => part.code)
        .join('\n');
      const written = code.match(/data-api-base=/g) ?? [];
      expect(code.match(/data-api-base="https:\/\/api\.example\/\$&amp;\$`\$'\$\$"/g) ?? [], name).toHaveLength(written.length);
    }
  });
});

describe('a snippet for Vue', () => {
  it('takes hostile text for text', () => {
    const { descriptor, errors } = parseVue(codeOf('vue', hostile));
    expect(errors).toEqual([]);
    const [tag] = (descriptor.template?.ast?.children ?? []) as unknown as readonly VueNode[];
    expect(tag?.tag).toBe('country-risk');
    expect(tag?.props.find(({ name }) => name === 'name')?.value?.content).toBe(HOSTILE);
    const [link, span] = tag?.children.filter((child) => child.tag) ?? [];
    expect(link?.children.map(({ content }) => content)).toEqual([ON_ONE_LINE]);
    expect(span?.props[0]?.exp?.content).toBe('answers[0]');
    expect(descriptor.scriptSetup?.content).not.toContain('</script>');
    const [, list = ''] = /const answers = (\[.*\]);/.exec(descriptor.scriptSetup?.content ?? '') ?? [];
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the snippet itself is on trial
    expect(new Function(`return ${list}`)()).toEqual([ANSWER]);
  });
});

interface SvelteNode {
  readonly type: string;
  readonly name?: string;
  readonly data?: string;
  readonly attributes?: readonly { readonly name: string; readonly value: readonly { readonly data: string }[] }[];
  readonly fragment?: { readonly nodes: readonly SvelteNode[] };
}

describe('a snippet for Svelte', () => {
  it('takes hostile text for text', () => {
    const { fragment, instance } = parseSvelte(codeOf('svelte', hostile), { modern: true });
    const nodes = fragment.nodes as unknown as readonly SvelteNode[];
    const elements = nodes.filter(({ type }) => type === 'RegularElement');
    expect(elements.map(({ name }) => name)).toEqual(['country-risk']);
    const [tag] = elements;
    expect(tag?.attributes?.find(({ name }) => name === 'name')?.value[0]?.data).toBe(HOSTILE);
    const link = tag?.fragment?.nodes.find(({ name }) => name === 'a');
    expect(link?.fragment?.nodes.map(({ data }) => data)).toEqual([ON_ONE_LINE]);
    expect(instance?.content.body.length).toBe(5);
  });
});

describe('a frame', () => {
  it('has attributes in its address, but nothing frozen, no time to load, and no words that could pass for the newsroom’s', () => {
    const attributes = {
      country: 'JP',
      lang: 'de',
      name: 'Elsewhere',
      region: HOSTILE,
      frozen: '2026-05-20',
      loading: 'lazy',
      headline: 'War',
      'publisher-url': 'x',
      'include-resolved': '',
    };
    const address = new URL(frameAddress(plan({ attributes, framePath: '', frameLang: 'de' })));
    expect(address.pathname).toBe('/v0/frame/country-risk/');
    expect(Object.fromEntries(address.searchParams)).toEqual({ country: 'JP', lang: 'de', region: HOSTILE, 'include-resolved': '' });
  });

  it('of a country has the country’s own address, and is told of an API that is not its own', () => {
    expect(frameAddress(plan())).toBe('https://cdn.example/v0/frame/country-risk/JP/');
    const tiles = {
      tag: 'incident-map',
      framePath: '',
      attributes: { country: 'KE', 'tile-url': 'https://tiles.example/', consent: 'click' },
    } as const;
    expect(frameAddress(plan(tiles))).toContain('tile-url=');
    expect(frameAddress(plan({ ...tiles, hasFrameTiles: false }))).toMatch(/frame\/incident-map\/\?country=KE$/);
    expect(frameAddress(plan({ frameApi: 'https://other.example/' }))).toBe(
      'https://cdn.example/v0/frame/country-risk/JP/?api-base=https%3A%2F%2Fother.example%2F',
    );
  });
});

describe('a shortcode', () => {
  it('ends where it ends, whatever is written in it', () => {
    const code = codeOf('wordpress', { ...hostile, answers: [], link: '' });
    expect(code.match(/[[\]]/g)).toEqual(['[', ']']);
    expect(code).toMatch(/^\[country_risk country="JP" name="[^"<>\n]*"\]$/);
    expect(codeOf('wordpress', plan({ tag: 'incident-map', attributes: { 'include-resolved': '' } }))).toBe('[incident_map include-resolved]');
    const around = codeOf('wordpress', { ...hostile, answers: [], attributes: { country: 'JP' } });
    expect(around).toMatch(/^\[country_risk country="JP"\]<a href="[^"<>]*">[^<>[\]]*<\/a>\[\/country_risk\]$/);
  });

  it('has the picture and the link between its two brackets', () => {
    const around = plan({ link: 'https://news.example/', picture: { src: 'https://news.example/[1].png', alt: HOSTILE } });
    expect(codeOf('wordpress', around)).toMatch(/^\[country_risk country="JP"\]<img [^<>[\]]*><a href="[^"<>]*">[^<>[\]]*<\/a>\[\/country_risk\]$/);
  });

  it('has a block that says the same, in a comment that nothing in it can end', () => {
    const code = codeOf('wordpress', { ...hostile, answers: [], attributes: { ...hostile.attributes, 'include-resolved': '', headline: 'C:\\' } }, 1);
    const [, json = ''] = /^<!-- wp:travel-safety\/country-risk (\{[^<>]*\}) \/-->$/.exec(code) ?? [];
    expect(json).not.toMatch(/--|\\"/);
    expect(JSON.parse(json)).toEqual({ country: 'JP', name: HOSTILE, 'include-resolved': true, headline: 'C:\\' });
  });

  it('is not offered for an answer that it cannot keep', () => {
    expect(codeOf('wordpress', hostile)).toMatch(/^<div\s+data-country-risk="JP"/);
  });
});

describe('the script', () => {
  it('has the integrity of its file where the address is exact, and none elsewhere', () => {
    const integrity = { 'embed.js': 'sha384-classic', 'embed.mjs': 'sha384-module', 'resize.js': 'sha384-resize' };
    for (const [name, place, file] of [
      ['script', 0, 'classic'],
      ['placeholder', 1, 'classic'],
      ['iframe', 1, 'resize'],
      ['module', 0, 'module'],
    ] as const) {
      expect(codeOf(name, plan({ integrity }), place)).toContain(`integrity="sha384-${file}"`);
      expect(codeOf(name, plan(), place)).not.toContain('integrity');
    }
  });
});

describe('the reserved height', () => {
  it('is an editor’s own where there is one', () => {
    for (const { name, parts } of WAYS) {
      if (['iframe', 'amp'].includes(name)) continue;
      const code = parts(plan({ hasOwnHeight: true }))
        .map((part) => part.code)
        .join('\n');
      expect(code, name).toMatch(/display:block;min-height:790px|minHeight: 790/);
      expect(code, name).not.toMatch(/heights\.css/);
    }
  });

  it('is in what belongs in the story or in the template, in every tab', () => {
    const imported = /import 'travel-safety-embeds\/heights\.css';/;
    const inStory: Readonly<Record<string, RegExp>> = {
      iframe: /height="790"/,
      amp: /height="790"/,
      react: imported,
      vue: imported,
      svelte: imported,
    };
    for (const { name, parts } of WAYS) {
      const code = parts(plan())
        .map((part) => part.code)
        .join('\n');
      expect(code, name).toMatch(inStory[name] ?? /<link rel="stylesheet" crossorigin="anonymous"\s+href="https:\/\/cdn\.example\/v0\/heights\.css">/);
      expect(code, name).not.toMatch(/min-height|minHeight/);
      if (!['iframe', 'amp'].includes(name))
        expect(
          parts(plan({ height: undefined }))
            .map((part) => part.code)
            .join(),
          name,
        ).not.toMatch(/min-?height|heights\.css/i);
    }
  });
});

describe('a frame for AMP', () => {
  it('has the form that AMP asks of an amp-iframe: a layout with its height, a sandbox without its own origin, a placeholder and an overflow', () => {
    const code = codeOf('amp', plan());
    // Each is an attribute that the rules of AMP's validator have for it; they refuse all others.
    const [, written = ''] = /^<amp-iframe([^>]*)>/.exec(code) ?? [];
    expect(written.replaceAll(/="[^"]*"/g, '').match(/\S+/g)).toEqual(['src', 'title', 'layout', 'height', 'sandbox', 'frameborder', 'resizable']);
    expect(code).toMatch(/^<amp-iframe\s+src="https:/);
    expect(code).toContain('layout="fixed-height"');
    expect(code).not.toMatch(/\swidth=|allow-same-origin|style=/);
    expect(code).toContain('resizable');
    expect(code).toContain('<p placeholder>');
    expect(code).toContain('<div overflow tabindex="0" role="button" aria-label="All of it">All of it</div>');
    expect(codeOf('amp', plan(), 1)).toContain('custom-element="amp-iframe"');
  });
});

describe('what the script tab writes', () => {
  const flat = (html: string): string => html.replaceAll(/\s*\n\s*/g, ' ').replaceAll('> <', '><');

  it('is what README shows first', () => {
    const [, shown = ''] = /```html\n([^]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? [];
    const snippet = codeOf('script', plan({ folder: 'https://cdn.example/', link: 'https://example.org/japan' }));
    expect(flat(shown.trim())).toBe(flat(snippet));
  });

  it('is what npm start prints, with the addresses that run', () => {
    const printed = addresses({ demo: 'http://localhost:1', scripts: 'http://localhost:2', api: 'http://localhost:3' });
    const snippet = codeOf('script', plan({ folder: 'http://localhost:2/', link: 'http://localhost:2/frame/country-risk/JP/', api: 'http://localhost:3' }));
    expect(flat(printed)).toContain(flat(snippet));
    expect(printed.match(/http:[^\s"]+$/gm)).toEqual([
      'http://localhost:1/demo/',
      'http://localhost:2/builder/',
      'http://localhost:2/embed.js',
      'http://localhost:3',
      'http://localhost:3/api/v1/countries/JP',
    ]);
  });
});
