import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import * as esbuild from 'esbuild';
import { build as viteBuild } from 'vite';
import { TAGS } from '../../build/tags.js';

/** The bundlers that newsrooms use, each with a folder of its own. */
export const BUNDLERS = ['vite', 'esbuild'] as const;

interface PackedPages {
  /** Contains a script for each tag: `vite/country-risk.js`, `esbuild/country-risk.js`. */
  readonly folder: string;
  readonly remove: () => void;
}

/** Installs the package as npm would publish it, in an empty project with its dependencies. */
function install(project: string): void {
  const { name, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string; dependencies: Record<string, string> };
  const packages = join(project, 'node_modules');
  mkdirSync(packages, { recursive: true });
  execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', project], { stdio: ['ignore', 'ignore', 'inherit'] });
  const archive = readdirSync(project).find((file) => file.endsWith('.tgz'));
  if (archive === undefined) throw new Error('npm pack has made no archive.');
  execFileSync('tar', ['-xzf', join(project, archive), '-C', packages]);
  symlinkSync(join(packages, 'package'), join(packages, name));
  for (const dependency of Object.keys(dependencies)) {
    mkdirSync(dirname(join(packages, dependency)), { recursive: true });
    symlinkSync(resolve('node_modules', dependency), join(packages, dependency));
  }
  for (const tag of TAGS) writeFileSync(join(project, `${tag}.js`), `import '${name}/${tag}.js';\n`);
}

/** Bundles a page's script for each tag from the packed package. */
export async function packPages(): Promise<PackedPages> {
  const project = mkdtempSync(join(tmpdir(), 'packed-'));
  install(project);
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
  return { folder: join(project, 'pages'), remove: () => rmSync(project, { recursive: true }) };
}
