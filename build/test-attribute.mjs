// `npm run test:attribute`: adds an attribute to every tag in a copy of the last commit, as CONTRIBUTING.md says, and checks that all that lists attributes has it.
import './node-version.mjs';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { root } from './install.mjs';

const WORDS = 'demo/builder/words';
const MOST_FILES = 5;

const read = (file) => readFileSync(file, 'utf8');
function edit(file, from, to) {
  if (!read(file).includes(from)) throw new Error(`${file} has no longer: ${from}`);
  writeFileSync(file, read(file).replace(from, to));
}

const run = (command, ...args) => execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], shell: process.platform === 'win32' });

/** What is written by hand. */
function addAttribute() {
  edit('src/model/attributes.ts', 'export const THEMES', "export const SAMPLES = ['on'] as const;\nexport const THEMES");
  edit('src/elements/embed-attributes.ts', 'PALETTES, THEMES', 'PALETTES, SAMPLES, THEMES');
  edit('src/elements/embed-attributes.ts', '    loading: {', "    xSample: { attribute: 'x-sample', accepts: SAMPLES, isRequired: true },\n    loading: {");
  edit(
    'src/elements/embed-attributes.ts',
    '  /** `lazy` asks when',
    "  /** `on` is a sample. */\n  xSample: Word<typeof SAMPLES> = '';\n  /** `lazy` asks when",
  );
  for (const file of readdirSync(WORDS)) {
    const words = JSON.parse(read(join(WORDS, file)));
    words.attributes['x-sample'] = [`x-sample, ${file}`, ''];
    words.values['x-sample'] = { on: 'on' };
    writeFileSync(join(WORDS, file), JSON.stringify(words));
  }
}

const chunk = (name) => `dist/cdn/${Object.values(JSON.parse(read('dist/cdn/manifest.json'))).find((entry) => entry.name === name).file}`;

/** What has to know the attribute, by the file that shows it. */
const KNOWN = {
  'custom-elements.json': /"name":"x-sample",[^}]*\},"type":\{"text":"'on'"/,
  'docs/tags.md': /^\| `x-sample` \| `on` is a sample\. \|$/m,
  'dist/frameworks/attributes.d.ts': /'x-sample'\?: '' \| 'on' \| undefined;/,
  'dist/vscode.html-custom-data.json': /"name": "x-sample",/,
  'dist/types/embed-element.d.ts': /xSample: '' \| 'on';/,
  'dist/cdn/frame/incident-map/index.html': /x-sample/,
};

/** What an editor is told of text that it does not accept. */
function sentence() {
  const ask = `addresses('risk-methodology', { 'api-base': 'https://api.example', 'x-sample': 'off' }).catch(({ message }) => console.log(message))`;
  return run(process.execPath, '--input-type=module', '-e', `import { addresses } from './dist/prerender.js'; await ${ask}`).trim();
}

process.chdir(root);
const copy = mkdtempSync(join(tmpdir(), 'travel-safety-attribute-'));
const wrong = [];
try {
  run('git', 'clone', '--quiet', '.', copy);
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
  process.chdir(copy);
  addAttribute();
  const places = new Set(
    run('git', 'diff', '--name-only')
      .trim()
      .split('\n')
      .map((file) => (file.startsWith(WORDS) ? WORDS : file)),
  );
  if (places.size > MOST_FILES) wrong.push(`It takes ${places.size} places: ${[...places].join(', ')}.`);
  run('npm', 'run', 'build');
  run('npm', 'run', 'readme');
  const known = { ...KNOWN, [chunk('placeholders')]: /\bx-sample\b/ };
  for (const [file, pattern] of Object.entries(known)) if (!pattern.test(read(file))) wrong.push(`${file} does not know it.`);
  run(process.execPath, 'build/typecheck.mjs');
  const said = JSON.parse(read('src/words/en.json')).attributes.unsupported;
  const expected = said.replace('{attribute}', 'x-sample').replace('{value}', 'off').replace('{words}', 'on');
  if (sentence() !== expected) wrong.push(`An editor is not told: ${expected}`);
} finally {
  process.chdir(root);
  rmSync(copy, { recursive: true, force: true });
}

for (const line of wrong) console.log(line);
console.log(`${wrong.length === 0 ? 1 : 0} passed, ${wrong.length} failed`);
process.exitCode = wrong.length === 0 ? 0 : 1;
