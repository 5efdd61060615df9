import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { parse as parseSvelte } from 'svelte/compiler';
import { parse as parseVue } from 'vue/compiler-sfc';
import { describe, expect, it } from 'vitest';
import { addresses } from '../../build/start-steps.mjs';
import { FORMATS } from '../../demo/builder/snippets.js';
import { TAGS } from '../../build/tags.js';
import { ANSWER, HOSTILE, codeOf, hostile, plan } from '../support/builder-plan.js';

/** Text between tags is shown with its whitespace collapsed. */
const ON_ONE_LINE = HOSTILE.replaceAll(/\s+/g, ' ');

/** What React is told to render. */
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
    for (const { name, parts } of FORMATS) {
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
    for (const { name, parts } of FORMATS) {
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
    for (const { name, parts } of FORMATS) {
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
