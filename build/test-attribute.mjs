// `npm run test:attribute`: adds an attribute to every tag in a copy of the project, as CONTRIBUTING.md describes, and checks that every list of attributes
// includes it.
import './node-version.mjs';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { root } from './install.mjs';

const WORDS = 'demo/builder/words';
/** Besides the builder's words, one file for each language. */
const MAX_FILES = 5;
/** Not copied: packages, build output and dotfiles. */
const NOT_COPIED = /^(\..*|node_modules|vendor|dist|site|gallery|test-results)$/;

const read = (file) => readFileSync(file, 'utf8');
const written = new Set();
function write(file, text) {
  writeFileSync(file, text);
  written.add(file);
}
function replaceIn(file, from, to) {
  if (!read(file).includes(from)) throw new Error(`${file} has no longer: ${from}`);
  write(file, read(file).replace(from, to));
}

const run = (command, ...args) => execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], shell: process.platform === 'win32' });

/** The manual edits. */
function addAttribute() {
  replaceIn('src/model/attributes.ts', 'export const THEMES', "export const SAMPLES = ['on'] as const;\nexport const THEMES");
  replaceIn('src/elements/embed-attributes.ts', 'import { SafeElement', "import { SAMPLES } from '../model/attributes.js';\nimport { SafeElement");
  replaceIn(
    'src/elements/embed-attributes.ts',
    '    apiBase: {',
    "    xSample: { attribute: 'x-sample', reflect: true, useDefault: true, accepts: SAMPLES, isRequired: true },\n    apiBase: {",
  );
  replaceIn('src/elements/embed-attributes.ts', "  apiBase = '';", "  apiBase = '';\n  /** `on` is a sample. */\n  xSample: Word<typeof SAMPLES> = '';");
  replaceIn('src/ui/theme.ts', '  :host([hidden]) {', "  :host([x-sample='on' i]) {\n    --_space: 0px;\n  }\n  :host([hidden]) {");
  replaceIn('test/unit/attributes.test.ts', ' SORTS,', ' SAMPLES, SORTS,');
  replaceIn('test/unit/attributes.test.ts', "['-SCORE', SORTS", "['ON', SAMPLES, 'on'],\n    ['-SCORE', SORTS");
  replaceIn('CHANGELOG.md', '- On every tag:', '- On every tag: `x-sample`,');
  for (const file of readdirSync(WORDS)) {
    const words = JSON.parse(read(join(WORDS, file)));
    words.attributes['x-sample'] = [`x-sample, ${file}`, ''];
    words.values['x-sample'] = { '': 'off', on: 'on' };
    write(join(WORDS, file), JSON.stringify(words));
  }
}

const chunk = (name) => `dist/cdn/${Object.values(JSON.parse(read('dist/cdn/manifest.json'))).find((entry) => entry.name === name).file}`;

/** Files that must contain the attribute, with a pattern each. */
const PATTERNS = {
  'custom-elements.json': /"name":"x-sample",[^}]*\},"type":\{"text":"'on'"/,
  'docs/tags.md': /^\| `x-sample` \| `on` is a sample\. \|$/m,
  'dist/frameworks/attributes.d.ts': /'x-sample'\?: '' \| 'on' \| undefined;/,
  'dist/vscode.html-custom-data.json': /"name":"x-sample",/,
  'dist/types/embed-element.d.ts': /xSample: '' \| 'on';/,
  'dist/cdn/frame/incident-map/index.html': /x-sample/,
  'examples/wordpress/travel-safety-embeds/words/de.json': /"x-sample, de\.json"/,
};

/** The error message for an invalid value. */
function sentence() {
  const ask = `addresses('risk-methodology', { 'api-base': 'https://api.example', 'x-sample': 'off' }).catch(({ message }) => console.log(message))`;
  return run(process.execPath, '--input-type=module', '-e', `import { addresses } from './dist/prerender.js'; await ${ask}`).trim();
}

process.chdir(root);
const copy = mkdtempSync(join(tmpdir(), 'travel-safety-attribute-'));
const wrong = [];
try {
  cpSync('.', copy, { recursive: true, filter: (path) => path === '.' || !NOT_COPIED.test(basename(path)) });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
  process.chdir(copy);
  addAttribute();
  const languages = readdirSync(WORDS).length;
  const files = written.size - languages;
  console.log(`Written by hand: ${written.size} files, ${files} of them once and ${languages} with the builder's words, one for each language.`);
  if (files > MAX_FILES) wrong.push(`${MAX_FILES} files may be written once, not ${[...written].filter((file) => !file.startsWith(WORDS)).join(', ')}.`);
  run('npm', 'run', 'build');
  run('npm', 'run', 'readme');
  const known = { ...PATTERNS, [chunk('placeholders')]: /\bx-sample\b/ };
  for (const [file, pattern] of Object.entries(known)) if (!pattern.test(read(file))) wrong.push(`${file} does not know it.`);
  run(process.execPath, 'build/typecheck.mjs');
  const pattern = JSON.parse(read('src/words/en.json')).attributes.unsupported;
  const expected = pattern.replace('{attribute}', 'x-sample').replace('{value}', 'off').replace('{words}', 'on');
  if (sentence() !== expected) wrong.push(`An editor is not told: ${expected}`);
} finally {
  process.chdir(root);
  rmSync(copy, { recursive: true, force: true });
}

for (const line of wrong) console.log(line);
console.log(`${wrong.length === 0 ? 1 : 0} passed, ${wrong.length} failed`);
process.exitCode = wrong.length === 0 ? 0 : 1;
