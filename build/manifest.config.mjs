import { readFileSync } from 'node:fs';
import { register } from 'tsx/esm/api';
import { packageManifest } from './manifest-plugin.mjs';

register(); // the styles are TypeScript

/** The styles whose doc comments describe the tokens of every tag; the tokens' defaults are read from the styles themselves. */
const STYLES = [
  ['theme', 'theme'],
  ['tier', 'tierStyles'],
  ['incident-icon', 'signStyles'],
];

/** `--risk-tier-N-bg` in a comment stands for all five. */
const namesOf = (name) => (name.includes('-N') ? [1, 2, 3, 4, 5].map((number) => name.replace('-N', `-${number}`)) : [name]);

/** A private name in a default stands for another token: the public name is what others can use. */
const publicly = (value) => value?.replace(/var\(--_(\w+)\)/, (_, name) => `var(--risk-color-${name})`);

/** Any other private name stands for a value in the same rule. */
const resolved = (value, rule) => value.replace(/^var\((--_[\w-]+)\)$/, (whole, name) => new RegExp(`${name}: ([^;]+);`).exec(rule)?.[1] ?? whole);

/** The value after `var(--name,` up to its own closing bracket. */
function defaultOf(name, styles) {
  const start = styles.indexOf(`var(${name},`);
  if (start < 0) throw new Error(`No style reads ${name}, which a comment describes.`);
  const rest = styles.slice(start + name.length + 5);
  let depth = 0;
  const end = [...rest].findIndex((letter) => (depth += letter === '(' ? 1 : letter === ')' ? -1 : 0) < 0);
  return resolved(publicly(rest.slice(0, end).trim()), styles.slice(styles.lastIndexOf('{', start), styles.indexOf('}', start)));
}

async function tokensOf([file, sheet]) {
  const url = new URL(`../src/ui/${file}.ts`, import.meta.url);
  const { cssText } = (await import(url))[sheet];
  return [...readFileSync(url, 'utf8').matchAll(/@cssprop (--[\w-]+) - (.+)/g)].flatMap(([, name, description]) =>
    namesOf(name).map((each) => ({ name: each, description: description.replace(/\bN\b/, /\d/.exec(each)?.[0] ?? ''), default: defaultOf(each, cssText) })),
  );
}

const tokens = (await Promise.all(STYLES.map(tokensOf))).flat();

const tokensOfEveryTag = {
  name: 'tokens-of-every-tag',
  moduleLinkPhase({ moduleDoc }) {
    const base = moduleDoc.declarations?.find(({ name }) => name === 'EmbedElement');
    if (base) base.cssProperties = tokens;
  },
};

/** What the analyzer writes to custom-elements.json: the tags, their attributes, slots, events, parts and tokens. */
export default { globs: ['src/elements/*.ts'], outdir: '.', litelement: true, packagejson: false, plugins: [tokensOfEveryTag, packageManifest()] };
