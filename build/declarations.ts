import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { parseSync } from 'rolldown/utils';
import { dts } from 'rolldown-plugin-dts';
import { writtenOut } from './attribute-words.mjs';
import { acceptingNumbers } from './framework-types.js';
import { runTool } from './run-tool.js';
import { TAGS } from './tags.js';

const OUT = 'dist';

/** The protected members of a class with their comments: their types would pull in all internal types, strings included. */
function hiddenIn(code: string): readonly (readonly [start: number, end: number])[] {
  const { program } = parseSync('declarations.d.ts', code, { lang: 'dts' });
  return program.body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .flatMap((declared) => (declared?.type === 'ClassDeclaration' ? declared.body.body : []))
    .filter((member) => 'accessibility' in member && member.accessibility !== null)
    .map(({ start, end }) => [start - (/\/\*\*(?:(?!\*\/)[^])*\*\/\s*$/.exec(code.slice(0, start))?.[0].length ?? 0), end]);
}

/** Properties also accept numbers where attributes are text; `takeText` converts them. */
const withNumbers = (code: string): string =>
  writtenOut(code).replace(/: ('' \| (?:`\$\{number\}`|'\d'(?: \| '\d')*));/g, (_: string, type: string) => `: ${acceptingNumbers(type)};`);

/** Removes everything that is not public. */
const publicOnly = (code: string): string => withNumbers(hiddenIn(code).reduceRight((text, [start, end]) => text.slice(0, start) + text.slice(end), code));

/** A published file: without the bundler's path comments; the index also imports every tag. */
function finished(name: string, code: string): string {
  const names = name === 'index.d.ts' ? TAGS.map((tag) => `import './elements/${tag}.js';\n`).join('') : '';
  return `${names}${code.replace(/^\/\/ .*\/\.declarations-.*\n/gm, '').trim()}\n`;
}

/** Writes the package's public declarations, bundled into a few files. */
export async function writeDeclarations(): Promise<void> {
  const folder = mkdtempSync(resolve('node_modules/.declarations-'));
  try {
    runTool('typescript', 'tsc', '--project', 'tsconfig.build.json', '--outDir', folder);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'));
    for (const file of files) writeFileSync(join(folder, file), publicOnly(readFileSync(join(folder, file), 'utf8')));
    const tags = TAGS.flatMap((tag) => [
      [`elements/${tag}`, join(folder, `elements/${tag}.define.d.ts`)],
      [`classes/${tag}`, join(folder, `elements/${tag}.d.ts`)],
    ]);
    const input = {
      index: join(folder, 'index.d.ts'),
      configure: join(folder, 'configure.d.ts'),
      prerender: join(folder, 'embed/prerender.d.ts'),
      'frameworks/listen': join(folder, 'embed/listen.d.ts'),
      ...(Object.fromEntries(tags) as Record<string, string>),
    };
    const bundle = await rolldown({ input, external: [/^node:/, /^lit(\/|$)/, /^@lit(-labs)?\//], plugins: [dts({ dtsInput: true, tsconfig: false })] });
    const { output } = await bundle.generate({ format: 'es', entryFileNames: '[name].ts', chunkFileNames: 'types/[name].ts' });
    await bundle.close();
    for (const file of output) {
      if (file.type !== 'chunk') throw new Error(`${file.fileName} is no declaration.`);
      mkdirSync(dirname(join(OUT, file.fileName)), { recursive: true });
      writeFileSync(join(OUT, file.fileName), finished(file.fileName, file.code));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
