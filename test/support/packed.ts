import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import * as esbuild from 'esbuild';
import { build as viteBuild } from 'vite';
import { TAGS } from '../../build/tags.js';

/** Bundlers that newsrooms use; each writes to its own folder. */
export const BUNDLERS = ['vite', 'esbuild'] as const;

export interface Installed {
  /** An empty project with the package as npm would publish it, and its dependencies. */
  readonly project: string;
  readonly archive: string;
  readonly folder: string;
  readonly remove: () => void;
}

/** Installs the package as npm would publish it in an empty project; `besides` are further packages from our `node_modules`. */
export function installPacked(besides: readonly string[] = []): Installed {
  const project = mkdtempSync(join(tmpdir(), 'packed-'));
  const { name, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string; dependencies: Record<string, string> };
  const packages = join(project, 'node_modules');
  mkdirSync(packages, { recursive: true });
  execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', project], { stdio: ['ignore', 'ignore', 'inherit'] });
  const archive = readdirSync(project).find((file) => file.endsWith('.tgz'));
  if (archive === undefined) throw new Error('npm pack has made no archive.');
  execFileSync('tar', ['-xzf', join(project, archive), '-C', packages]);
  const folder = join(packages, 'package');
  symlinkSync(folder, join(packages, name));
  for (const other of [...Object.keys(dependencies), ...besides]) {
    mkdirSync(dirname(join(packages, other)), { recursive: true });
    symlinkSync(resolve('node_modules', other), join(packages, other));
  }
  return { project, archive: join(project, archive), folder, remove: () => rmSync(project, { recursive: true }) };
}

interface PackedPages {
  /** Contains a script for each tag: `vite/country-risk.js`, `esbuild/country-risk.js`. */
  readonly folder: string;
  readonly remove: () => void;
}

/** Bundles a script for each tag from the packed package. */
export async function packPages(): Promise<PackedPages> {
  const { project, remove } = installPacked();
  for (const tag of TAGS) writeFileSync(join(project, `${tag}.js`), `import 'travel-safety-embeds/${tag}.js';\n`);
  const entries = TAGS.map((tag) => join(project, `${tag}.js`));
  await viteBuild({
    root: project,
    base: './',
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: 'pages/vite',
      rolldownOptions: { input: entries, output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
    },
  });
  await esbuild.build({
    absWorkingDir: project,
    entryPoints: entries,
    outdir: 'pages/esbuild',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    logLevel: 'warning',
  });
  return { folder: join(project, 'pages'), remove };
}
