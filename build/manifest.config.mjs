import { readFileSync } from 'node:fs';
import { register } from 'tsx/esm/api';
import { packageManifest } from './manifest-plugin.mjs';

register(); // to import the styles

/** Style sheets with doc comments about the tokens of every tag; defaults are parsed from the styles. */
const STYLES = [
  ['theme', 'theme'],
  ['tier', 'tierStyles'],
  ['incident-icon', 'signStyles'],
];

/** `--risk-tier-N-bg` in a comment stands for all five tiers. */
const namesOf = (name) => (name.includes('-N') ? [1, 2, 3, 4, 5].map((number) => name.replace('-N', `-${number}`)) : [name]);

/** Replaces private names in defaults with the public tokens behind them. */
const publicValue = (value) => value?.replace(/var\(--_(\w+)\)/, (_, name) => `var(--risk-color-${name})`);

/** Resolves any other private name within the same rule. */
const resolved = (value, rule) => value.replace(/^var\((--_[\w-]+)\)$/, (whole, name) => new RegExp(`${name}: ([^;]+);`).exec(rule)?.[1] ?? whole);

/** The value after `var(--name,` up to its closing bracket. */
function defaultOf(name, styles) {
  const start = styles.indexOf(`var(${name},`);
  if (start < 0) throw new Error(`No style reads ${name}, which a comment describes.`);
  const rest = styles.slice(start + name.length + 5);
  let depth = 0;
  const end = [...rest].findIndex((letter) => (depth += letter === '(' ? 1 : letter === ')' ? -1 : 0) < 0);
  return resolved(publicValue(rest.slice(0, end).trim()), styles.slice(styles.lastIndexOf('{', start), styles.indexOf('}', start)));
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

/** The contents of custom-elements.json: tags, attributes, slots, events, parts and tokens. */
export default { globs: ['src/elements/*.ts'], outdir: '.', litelement: true, packagejson: false, plugins: [tokensOfEveryTag, packageManifest()] };
