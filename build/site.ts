// `npm run release:site`: one folder for any static host with the scripts, the builder, an article with sample answers, the documentation and the WordPress
// plugin. The site's URL follows two hyphens: `npm run release:site -- https://embeds.example/`.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import { build } from 'vite';
import { safeUrl } from '../src/model/text.js';
import { builderFiles } from './builder.js';
import { endWith, readWords } from './command.mjs';
import { VERSION } from './constants.js';
import { allFactsIn, type Manifest } from './facts.js';
import { frameFiles } from './frames.js';
import { writeIntegrity } from './integrity.js';
import { pictureFiles, picturesOf } from './pictures.js';
import { readSettings } from './settings.js';
import { docPages } from './site-docs.js';
import { articlePage, withAnswers } from './site-pages.js';
import { takeSample } from './site-sample.js';
import { PLUGIN } from './wordpress.js';

/** The URL of `npx sirv-cli site`. */
const ADDRESS = 'http://localhost:8080/';

/** Zip files cannot store times before 1980; a fixed time makes the archive reproducible. */
const TIME = Date.UTC(1980, 0, 2);

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

function pluginZip(): Uint8Array {
  const files: Zippable = {};
  for (const file of filesIn(PLUGIN)) files[`travel-safety-embeds/${file}`] = [readFileSync(PLUGIN + file), { mtime: TIME }];
  return zipSync(files, { level: 9 });
}

function write(folder: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** The script of the article and of the documentation. */
const pageScript = (folder: string, scripts: string, api: string) =>
  build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'import.meta.env.VITE_SCRIPTS': JSON.stringify(scripts),
      'import.meta.env.VITE_API_BASE': JSON.stringify(api),
      'import.meta.env.VITE_SAMPLE': 'true',
    },
    build: { outDir: `${folder}/demo`, emptyOutDir: false, lib: { entry: { page: 'demo/page.ts' }, formats: ['es'] } },
  });

/** Writes the site for a URL, with sample data of an instant. Needs a finished build. Pictures are slow, so they can be limited to some countries. */
export async function writeSite(folder: string, address: string, now: number, drawn?: readonly string[]): Promise<void> {
  const base = address.replace(/\/*$/, '/');
  const api = `${base}sample`;
  const settings = readSettings({ VITE_PUBLIC_BASE: `${base}v0/`, VITE_API_BASE: api });
  const facts = allFactsIn(JSON.parse(readFileSync('custom-elements.json', 'utf8')) as Manifest);
  const sample = await takeSample(api, now);
  const asOf = new Date(now).toISOString();
  const pictures = await picturesOf(sample.files.get('api/v1/countries/index.html') ?? '', settings, asOf, drawn);
  rmSync(folder, { recursive: true, force: true });
  for (const place of ['v0', `v${VERSION}`]) {
    const scripts = join(folder, place);
    cpSync('dist/cdn', scripts, { recursive: true, filter: (file) => !/\/(frame\/country-risk\/[A-Z]{2}|oembed)$/.test(file) });
    const pages = await withAnswers(new Map([...frameFiles(facts, settings, pictures), ...builderFiles(settings)]), sample, asOf);
    write(scripts, pages);
    // All URLs of pictures are in `v0`.
    if (place === 'v0') write(scripts, pictureFiles(pictures));
    writeIntegrity(scripts, VERSION);
  }
  write(join(folder, 'sample'), sample.files);
  const docs = filesIn('docs').map((file) => `docs/${file}`);
  write(folder, new Map([['index.html', await articlePage(sample, asOf, api)], ...docPages(['README.md', 'CHANGELOG.md', 'SECURITY.md', ...docs])]));
  await sample.close();
  for (const picture of docs.filter((file) => file.endsWith('.png'))) cpSync(picture, join(folder, picture));
  for (const file of ['page.css', 'bar.css', 'article.css', 'samples.css', 'docs.css', 'icon.svg']) cpSync(`demo/${file}`, join(folder, 'demo', file));
  await pageScript(folder, `${base}v0/`, api);
  // For hosts that support `_headers`: CORS for the scripts, and the JSON type for sample data.
  write(
    folder,
    new Map<string, string | Uint8Array>([
      ['wordpress/travel-safety-embeds.zip', pluginZip()],
      ['_headers', '/*\n  Access-Control-Allow-Origin: *\n/sample/api/*\n  Content-Type: application/json\n'],
    ]),
  );
}

if (process.argv[1]?.endsWith('site.ts')) {
  const {
    positionals: [address = ADDRESS],
  } = readWords('npm run release:site -- [ADDRESS]', { allowPositionals: true });
  if (/[?#]/.test(address) || !safeUrl(address)) endWith(`The address of the site has to be a web address such as https://embeds.example/, not "${address}".`);
  if (!existsSync('dist/cdn/sri.json')) await import('./build.js');
  await writeSite('site', address, Date.now());
  console.log(`site/  for ${address}${address === ADDRESS ? ' (name another: npm run release:site -- https://embeds.example/)' : ''}`);
  const { hostname, port } = new URL(address);
  console.log(
    hostname === 'localhost'
      ? `       To see it: npx sirv-cli site --cors --port ${port}`
      : '       To be put there: the builder and what it copies ask that address. To see a site on this machine, name none.',
  );
}
