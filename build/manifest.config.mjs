import { readFileSync } from 'node:fs';
import { packageManifest } from './manifest-plugin.mjs';

/** The styles whose doc comments describe the tokens of every tag; the tokens' defaults are read from the styles themselves. */
const STYLES = ['theme', 'tier', 'incident-list.styles'].map((name) => new URL(`../src/ui/${name}.ts`, import.meta.url));

/** `--risk-tier-N-bg` in a comment stands for all five. */
const namesOf = (name) => (name.includes('-N') ? [1, 2, 3, 4, 5].map((number) => name.replace('-N', `-${number}`)) : [name]);

/** A private name in a default stands for another token: the public name is what others can use. */
const publicly = (value) => value?.replace(/var\(--_(\w+)\)/, (_, name) => `var(--risk-color-${name})`);

/** The value after `var(--name,` up to its own closing bracket. */
function defaultOf(name, source) {
  const start = source.indexOf(`var(${name},`);
  if (start < 0) throw new Error(`No style reads ${name}, which a comment describes.`);
  const rest = source.slice(start + name.length + 5);
  let depth = 0;
  const end = [...rest].findIndex((letter) => (depth += letter === '(' ? 1 : letter === ')' ? -1 : 0) < 0);
  return publicly(rest.slice(0, end).trim());
}

function tokensIn(file) {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/@cssprop (--[\w-]+) - (.+)/g)].flatMap(([, name, description]) =>
    namesOf(name).map((each) => ({ name: each, description: description.replace(/\bN\b/, /\d/.exec(each)?.[0] ?? ''), default: defaultOf(each, source) })),
  );
}

const tokensOfEveryTag = {
  name: 'tokens-of-every-tag',
  moduleLinkPhase({ moduleDoc }) {
    const base = moduleDoc.declarations?.find(({ name }) => name === 'EmbedElement');
    if (base) base.cssProperties = STYLES.flatMap(tokensIn);
  },
};

/** What the analyzer writes to custom-elements.json: the tags, their attributes, slots, events, parts and tokens. */
export default { globs: ['src/elements/*.ts'], outdir: '.', litelement: true, packagejson: false, plugins: [tokensOfEveryTag, packageManifest()] };
