import { mkdirSync, writeFileSync } from 'node:fs';
import { allFactsIn, type Manifest, type Named, type TagFacts } from './facts.js';

const OUT = 'dist/frameworks';

const pascal = (words: string): string => words.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Adds numbers to the type of a numeric attribute. */
export function acceptingNumbers(type: string): string {
  const digits = [...type.matchAll(/'(\d)'/g)].map(([, digit]) => digit);
  return [type, ...(type.includes('${number}') ? ['number'] : []), ...digits].join(' | ');
}

/** The type of an attribute in templates; an empty value equals none, and `frozen` may be boolean. */
function writable({ name, type }: Named): string {
  const text = type?.text ?? 'string';
  if (text === 'boolean') return text;
  return `${acceptingNumbers(text === 'string' ? text : `'' | ${text}`)}${name === 'frozen' ? ' | boolean' : ''}`;
}

const comment = (text = ''): string => `  /** ${text.replaceAll('\n', ' ')} */\n`;

const attributes = (rows: readonly Named[]): string =>
  rows.map((row) => `${comment(row.description)}  '${row.name}'?: ${writable(row)} | undefined;\n`).join('');

const elementOf = ({ tag }: TagFacts): string => `${pascal(tag)}Element`;

/** The public types that events refer to. */
const named = (facts: readonly TagFacts[]): string =>
  [...new Set(facts.flatMap((tag) => [elementOf(tag), ...tag.events.flatMap(({ type }) => type?.text?.match(/[A-Z]\w+/g) ?? [])]))].toSorted().join(', ');

/** A tag's event listeners, named as the framework names them. */
const listeners = ({ events }: TagFacts, nameOf: (event: string) => string): string =>
  events.map(({ name = '', description, type }) => `${comment(description)}  '${nameOf(name)}'?: ((event: ${type?.text}) => void) | undefined;\n`).join('');

interface Framework {
  /** The framework's name of a listener. */
  readonly listener: (event: string) => string;
  readonly imports: string;
  /** The attributes of every element. */
  readonly base: (element: string) => string;
  /** Runtime code. */
  readonly code?: string;
  /** The framework's list of elements, extended with the tags. */
  readonly list: (rows: (typeOf: (props: string, element: string) => string) => string) => string;
}

const FRAMEWORKS: Readonly<Record<string, Framework>> = {
  react: {
    listener: (event) => `on${event}`,
    imports: "import type { DetailedHTMLProps, HTMLAttributes } from 'react';",
    base: (element) => `DetailedHTMLProps<HTMLAttributes<${element}>, ${element}>`,
    code: "export { listen, type TagEvent } from './listen.js';\n",
    list: (rows) => `declare module 'react' {\n  namespace JSX {\n    interface IntrinsicElements {\n${rows((props) => props)}    }\n  }\n}`,
  },
  vue: {
    listener: (event) => `on${pascal(event)}`,
    imports: "import type { HTMLAttributes, ReservedProps } from 'vue';",
    base: () => 'HTMLAttributes & ReservedProps',
    list: (rows) => `declare module 'vue' {\n  interface GlobalComponents {\n${rows((props) => `new () => { $props: ${props} }`)}  }\n}`,
  },
  svelte: {
    listener: (event) => `on${event}`,
    imports: "import type { HTMLAttributes } from 'svelte/elements';",
    base: (element) => `HTMLAttributes<${element}>`,
    list: (rows) => `declare module 'svelte/elements' {\n  interface SvelteHTMLElements {\n${rows((props) => props)}  }\n}`,
  },
  solid: {
    listener: (event) => `on:${event}`,
    imports: "import type { JSX } from 'solid-js';",
    base: (element) => `JSX.HTMLAttributes<${element}>`,
    list: (rows) => `declare module 'solid-js' {\n  namespace JSX {\n    interface IntrinsicElements {\n${rows((props) => props)}    }\n  }\n}`,
  },
};

function attributesFile(facts: readonly TagFacts[]): string {
  const shared = `/** What every tag takes. */\nexport interface SharedAttributes {\n${attributes(facts[0]?.shared ?? [])}}\n`;
  const own = facts.map(
    (tag) => `/** ${tag.description} */\nexport interface ${pascal(tag.tag)}Attributes extends SharedAttributes {\n${attributes(tag.attributes)}}\n`,
  );
  return [shared, ...own].join('\n');
}

function frameworkFile(facts: readonly TagFacts[], { listener, imports, base, code, list }: Framework): string {
  const names = facts.map(({ tag }) => `${pascal(tag)}Attributes`).join(', ');
  const props = facts.map((tag) => {
    const name = pascal(tag.tag);
    return `interface ${name}Own extends ${name}Attributes {\n${listeners(tag, listener)}}\nexport type ${name}Props = Omit<${base(elementOf(tag))}, keyof ${name}Own> & ${name}Own;\n`;
  });
  const rows = (typeOf: (props: string, element: string) => string): string =>
    facts.map((tag) => `      '${tag.tag}': ${typeOf(`${pascal(tag.tag)}Props`, elementOf(tag))};\n`).join('');
  return [
    imports,
    `import type { ${named(facts)} } from '../index.js';`,
    `import type { ${names} } from './attributes.js';\n`,
    ...(code ? [code] : []),
    ...props,
    `${list(rows)}\n`,
  ].join('\n');
}

/** Writes `travel-safety-embeds/react` and the others: types of the tags for templates of a framework. Only React needs runtime code too. */
export function writeFrameworkTypes(manifest: Manifest): void {
  const facts = allFactsIn(manifest);
  mkdirSync(OUT, { recursive: true });
  writeFileSync(`${OUT}/attributes.d.ts`, attributesFile(facts));
  writeFileSync(`${OUT}/types.js`, 'export {};\n');
  for (const [name, framework] of Object.entries(FRAMEWORKS)) writeFileSync(`${OUT}/${name}.d.ts`, frameworkFile(facts, framework));
}
