import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { packageReadme } from '../../build/package-readme.mjs';
import { classOf, sourceOf, TAGS } from '../../build/tags.js';

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));

const manifest = readJson('package.json') as Record<'exports' | 'scripts' | 'dependencies' | 'devDependencies' | 'allowScripts', Record<string, unknown>>;
const { packages } = readJson('package-lock.json') as { packages: Record<string, LockedPackage> };

/** Node looks for a package beside its importer, then one folder further up, to the root. */
function isLocked(name: string, wantedBy: string): boolean {
  const prefix = wantedBy === '' ? '' : `${wantedBy}/`;
  if (`${prefix}node_modules/${name}` in packages) return true;
  if (wantedBy === '') return false;
  const end = wantedBy.lastIndexOf('/node_modules/');
  return isLocked(name, end < 0 ? '' : wantedBy.slice(0, end));
}

/** True for the public registry over https. Without an address in the lock file npm chooses the registry, and the checksum still holds. */
const isPublic = ({ resolved, link }: LockedPackage): boolean => !link && (resolved === undefined || resolved.startsWith('https://registry.npmjs.org/'));

const hasChecksum = ({ integrity = '' }: LockedPackage): boolean => /^sha512-[\w+/]{86}==$/.test(integrity);

/** Packages with install scripts. */
const INSTALL_SCRIPTS = ['esbuild', 'rs-module-lexer'];

describe('package-lock.json', () => {
  const locked = Object.entries(packages).filter(([path]) => path !== '');

  it('has each package from the public registry alone, with its checksum', () => {
    expect(locked.length).toBeGreaterThan(500);
    expect(locked.filter(([, one]) => !isPublic(one) || !hasChecksum(one))).toEqual([]);
  });

  it.each<readonly [string, LockedPackage]>([
    ['git', { version: '1.0.0', resolved: 'git+ssh://git@github.com/a/b.git#0123456789012345678901234567890123456789' }],
    ['another host', { version: '1.0.0', resolved: 'https://evil.example/a.tgz', integrity: `sha512-${'a'.repeat(86)}==` }],
    ['plain http', { version: '1.0.0', resolved: 'http://registry.npmjs.org/a/-/a-1.0.0.tgz', integrity: `sha512-${'a'.repeat(86)}==` }],
    ['a folder', { resolved: '../a', link: true }],
    ['an older checksum', { version: '1.0.0', integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }],
    ['no checksum', { version: '1.0.0' }],
  ])('would be refused with a package from or with %s', (_what, one) => {
    expect(isPublic(one) && hasChecksum(one)).toBe(false);
  });

  it('has no package that runs code while it is installed, but for those whose code is refused', () => {
    expect(locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path.replace(/^.*node_modules\//, ''))).toEqual(INSTALL_SCRIPTS);
    expect(manifest.allowScripts).toEqual(Object.fromEntries(INSTALL_SCRIPTS.map((name) => [name, false])));
    // Not in .npmrc, where it would keep `npm pack` from running the build.
    for (const file of ['build/install.mjs', '.github/workflows/checks.yml', '.github/workflows/release.yml']) {
      const installs = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').match(/.*\bci\b(?:'|\n| ).*/g) ?? [];
      expect(installs.filter((line) => /npm ci|'ci'/.test(line) && !line.includes('--ignore-scripts'))).toEqual([]);
    }
  });

  it('names every optional package, for without them `npm ci` refuses the file', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(name, path)),
    );
    expect(missing).toEqual([]);
  });
});

describe('the README of the package', () => {
  const whole = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  /** Addresses inside the package or without a host, which are broken where a registry shows the text. */
  const relative = (text: string) => [...text.matchAll(/\]\((?!https?:|#)[^)]*\)|<img[^>]*>/g)].map(([found]) => found);

  it('has no picture and no link that the package lacks', () => {
    expect(relative(whole).length).toBeGreaterThan(15);
    const text = packageReadme(whole);
    expect(relative(text)).toEqual([]);
    expect(text).not.toMatch(/The pictures show|<p>/);
    for (const kept of ['<country-risk country="JP">', 'Hosting: a whole demo site', 'All seven tags and their attributes:']) expect(text).toContain(kept);
  });

  it('gives way to the whole one again, also after a run that was interrupted', () => {
    const folder = mkdtempSync(join(tmpdir(), 'readme-'));
    const run = (...words: readonly string[]) => spawnSync(process.execPath, [resolve('build/package-readme.mjs'), ...words], { cwd: folder });
    const text = () => readFileSync(join(folder, 'README.md'), 'utf8');
    try {
      writeFileSync(join(folder, 'package.json'), '{}');
      writeFileSync(join(folder, 'README.md'), whole);
      run();
      run();
      expect(text()).toBe(packageReadme(whole));
      run('--restore');
      expect(text()).toBe(whole);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('leads to the repository where the package names one', () => {
    const text = packageReadme(whole, 'https://github.example/newsroom/embeds');
    expect(relative(text)).toEqual([]);
    expect(text).toContain('[Hosting](https://github.example/newsroom/embeds/blob/HEAD/docs/hosting.md)');
  });
});

describe('package.json', () => {
  it('names no address that is an example', () => {
    expect(JSON.stringify(manifest)).not.toMatch(/example\.(org|com)/);
  });

  it('runs nothing by itself where the package is installed, and builds what is packed', () => {
    expect(Object.keys(manifest.scripts).filter((name) => /^(pre|post)|^(install|prepare|dependencies)$/.test(name))).toEqual(['prepack', 'postpack']);
    expect(manifest.scripts['prepack']).toBe('npm run build && node build/package-readme.mjs');
    expect(manifest.scripts['postpack']).toBe('node build/package-readme.mjs --restore');
  });

  it('pins exact versions of what makes the package', () => {
    expect(Object.values(manifest.devDependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
  });

  it.each(TAGS)('exports <%s> and its class, which has a source', (tag) => {
    expect(manifest.exports[`./${tag}.js`]).toEqual({ types: `./dist/elements/${tag}.d.ts`, default: `./dist/elements/${tag}.js` });
    expect(manifest.exports[`./classes/${tag}.js`]).toEqual({ types: `./dist/classes/${tag}.d.ts`, default: `./dist/classes/${tag}.js` });
    for (const file of [sourceOf(tag), classOf(tag)]) expect(existsSync(file), file).toBe(true);
  });
});

describe('the release', () => {
  const workflow = readFileSync(new URL('../../.github/workflows/release.yml', import.meta.url), 'utf8');

  it('has a check for known vulnerabilities, all tests and a bill of materials before it', () => {
    const steps = [
      'npm ci',
      'npm audit',
      'npm run test:all',
      'npm run --silent sbom',
      'npm pkg set',
      'npm pack',
      'gh release create',
      'npm publish travel',
    ].map((step) => workflow.indexOf(step));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps).not.toContain(-1);
  });

  it('is published by the workflow itself, without a token, and says so', () => {
    expect(workflow).toMatch(/^ {2}id-token: write/m);
    expect(workflow).toMatch(/npm publish \S+\.tgz --provenance/);
    expect(workflow).not.toMatch(/NPM_TOKEN|NODE_AUTH_TOKEN/);
  });

  it('has a bill of materials with every package whose code readers get', { timeout: 60_000 }, () => {
    const { stdout, stderr, status } = spawnSync(String(manifest.scripts['sbom']), { encoding: 'utf8', shell: true });
    expect(status, stderr).toBe(0);
    const bill = JSON.parse(stdout) as { bomFormat: string; components: readonly { name: string; version: string; hashes?: readonly unknown[] }[] };
    expect(bill.bomFormat).toBe('CycloneDX');
    for (const name of ['lit', 'lit-html', '@lit/reactive-element', '@lit/task', 'leaflet']) {
      const version = packages[`node_modules/${name}`]?.version;
      expect(bill.components).toContainEqual(expect.objectContaining({ name, version, hashes: [expect.anything()] }));
    }
  });
});

/** The tags that a page registers which imports one in a newsroom's own production build. */
async function registered(tag: string): Promise<readonly string[]> {
  const folder = mkdtempSync(resolve('node_modules/.page-'));
  const entry = join(folder, 'page.js');
  writeFileSync(entry, `import '${resolve(`dist/elements/${tag}.js`)}';`);
  const made = await build({ configFile: false, logLevel: 'silent', build: { write: false, minify: false, rolldownOptions: { input: entry } } });
  rmSync(folder, { recursive: true });
  const code = 'output' in made ? made.output.map((file) => ('code' in file ? file.code : '')).join('\n') : '';
  return TAGS.filter((name) => new RegExp(`register\\w*\\(["\\x60]${name}["\\x60]`).test(code));
}

describe('a newsroom that bundles its page', () => {
  it.each(TAGS)('and imports <%s> has the tag in production too', { timeout: 60_000 }, async (tag) => {
    expect(await registered(tag)).toContain(tag);
  });
});
