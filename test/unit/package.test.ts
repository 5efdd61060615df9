import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceOf, TAGS } from '../../build/tags.js';

interface LockedPackage {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));

const manifest = readJson('package.json') as Record<'exports' | 'dependencies' | 'devDependencies', Record<string, unknown>>;
const { packages } = readJson('package-lock.json') as { packages: Record<string, LockedPackage> };

/** Node looks for a package beside the one that wants it, then one folder further out, up to the root. */
function isLocked(name: string, wantedBy: string): boolean {
  const prefix = wantedBy === '' ? '' : `${wantedBy}/`;
  if (`${prefix}node_modules/${name}` in packages) return true;
  if (wantedBy === '') return false;
  const end = wantedBy.lastIndexOf('/node_modules/');
  return isLocked(name, end < 0 ? '' : wantedBy.slice(0, end));
}

describe('package-lock.json', () => {
  it('names every optional package, for without them `npm ci` refuses the file', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(name, path)),
    );
    expect(missing).toEqual([]);
  });
});

describe('package.json', () => {
  it('pins exact versions', () => {
    const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
  });

  it.each(TAGS)('exports <%s>, which has a source', (tag) => {
    expect(manifest.exports[`./${tag}.js`]).toEqual({ types: `./dist/elements/${tag}.d.ts`, default: `./dist/elements/${tag}.js` });
    expect(existsSync(sourceOf(tag))).toBe(true);
  });
});
