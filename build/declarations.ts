import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { parseSync } from 'rolldown/utils';
import { dts } from 'rolldown-plugin-dts';
import { acceptingNumbers } from './framework-types.js';
import { runTool } from './run-tool.js';
import { TAGS } from './tags.js';

const OUT = 'dist';

/** Where a tag's declarations say what `document.querySelector` finds by its name. */
const TAG_NAME = /declare global \{\n {4}interface HTMLElementTagNameMap \{[^}]*\}\n\}\n/;

/** The members of a class that are for its own family, and what a comment calls internal. */
function hiddenIn(code: string): readonly (readonly [start: number, end: number])[] {
  const { program } = parseSync('declarations.d.ts', code, { lang: 'dts' });
  const classes = program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declared?.type === 'ClassDeclaration' ? declared.body.body : [];
  });
  return classes
    .map((member) => ({ member, comment: /\/\*\*(?:(?!\*\/)[^])*\*\/\s*$/.exec(code.slice(0, member.start))?.[0] ?? '' }))
    .filter(({ member, comment }) => ('accessibility' in member && /protected|private/.test(member.accessibility ?? '')) || comment.includes('@internal'))
    .map(({ member, comment }) => [member.start - comment.length, member.end]);
}

/** Pages may set numbers where an editor writes text: `takeText` turns them into text. */
const withNumbers = (code: string): string =>
  code.replace(/: ('' \| (?:`\$\{number\}`|'\d'(?: \| '\d')*));/g, (_, type: string) => `: ${acceptingNumbers(type)};`);

/** A class as a page sees it. */
const publicOnly = (code: string): string => withNumbers(hiddenIn(code).reduceRight((text, [start, end]) => text.slice(0, start) + text.slice(end), code));

/** What TypeScript writes for every source, without what is not public; a tag's name goes to a file beside the class, which registers it. */
function prepare(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'));
  for (const file of files) writeFileSync(join(folder, file), publicOnly(readFileSync(join(folder, file), 'utf8')));
  for (const tag of TAGS) {
    const file = join(folder, `elements/${tag}.d.ts`);
    const code = readFileSync(file, 'utf8');
    const [names = ''] = TAG_NAME.exec(code) ?? [];
    const [element = ''] = /\w+Element(?=;)/.exec(names) ?? [];
    if (!element) throw new Error(`elements/${tag}.ts does not say which class <${tag}> is.`);
    writeFileSync(file, code.replace(TAG_NAME, ''));
    writeFileSync(join(folder, `${tag}.d.ts`), `import { ${element} } from './elements/${tag}.js';\n${names}export { ${element} };\n`);
  }
}

/** A file as it is published: without the paths of ours that the bundler notes, and the index with the names of all tags. */
function finished(name: string, code: string): string {
  const names = name === 'index.d.ts' ? TAGS.map((tag) => `import './elements/${tag}.js';\n`).join('') : '';
  return `${names}${code.replace(/^\/\/ node_modules\/\.declarations.*\n/gm, '').trim()}\n`;
}

/** The package's declarations: the public ones, in a few files. */
export async function writeDeclarations(): Promise<void> {
  const folder = mkdtempSync(resolve('node_modules/.declarations-'));
  try {
    runTool('typescript', 'tsc', '--project', 'tsconfig.build.json', '--outDir', folder);
    prepare(folder);
    const tags = TAGS.flatMap((tag) => [
      [`elements/${tag}`, join(folder, `${tag}.d.ts`)],
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
