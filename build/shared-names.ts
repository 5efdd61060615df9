import { basename } from 'node:path';
import { parseAst } from 'vite';

/** A chunk before it is minified. */
export interface Chunk {
  readonly fileName: string;
  readonly code: string;
  /** True if it is an entry or imported by `import()`, so that the names of its exports must stay. */
  readonly isOpen: boolean;
}

/** A chunk with the new names of its shared bindings, by their current names. */
export interface Named {
  readonly code: string;
  readonly names: ReadonlyMap<string, string>;
}

interface Specifier {
  readonly local: { readonly name?: string };
  readonly exported?: { readonly name?: string };
  readonly imported?: { readonly name?: string };
}

interface Statement {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly source?: { readonly value: string } | null;
  readonly specifiers?: readonly Specifier[];
}

/** Capitals first, because minifiers use small letters for parameters. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const NAMES = [...LETTERS, '$', '_', ...LETTERS.flatMap((first) => LETTERS.map((second) => first + second))];

const statementsIn = (code: string, type: string): readonly Statement[] =>
  (parseAst(code).body as readonly unknown[]).map((node) => node as Statement).filter((node) => node.type === type && node.specifiers?.length);

const named = ({ specifiers = [] }: Statement, side: 'imported' | 'exported'): readonly (readonly [local: string, other: string])[] =>
  specifiers.map((specifier) => [specifier.local.name ?? '', specifier[side]?.name ?? '']);

/** Gives everything that chunks share one name in all of them, so that a minifier writes `export{A}` and `import{A}` instead of `export{q as A}` and `import{A as z}`. */
export function withSharedNames(chunks: readonly Chunk[]): ReadonlyMap<string, Named> {
  const free = NAMES.values();
  const shared = new Map<string, string>();
  for (const { fileName, code } of chunks.filter(({ isOpen }) => !isOpen)) {
    for (const statement of statementsIn(code, 'ExportNamedDeclaration')) {
      for (const [, alias] of named(statement, 'exported')) shared.set(`${basename(fileName)} ${alias}`, free.next().value ?? alias);
    }
  }
  return new Map(chunks.map((chunk) => [chunk.fileName, nameIn(chunk, shared)]));
}

function nameIn({ fileName, code }: Chunk, shared: ReadonlyMap<string, string>): Named {
  const names = new Map<string, string>();
  const edits: { readonly statement: Statement; readonly text: string }[] = [];
  const rename = (statement: Statement, side: 'imported' | 'exported', file: string): string =>
    named(statement, side)
      .map(([local, other]) => {
        const name = shared.get(`${basename(file)} ${other}`);
        if (name && !names.has(local)) names.set(local, name);
        return side === 'exported' ? `${local} as ${name ?? other}` : `${name ?? other} as ${local}`;
      })
      .join();
  for (const statement of statementsIn(code, 'ImportDeclaration')) {
    const { value } = statement.source ?? { value: '' };
    if (named(statement, 'imported').every(([, other]) => other))
      edits.push({ statement, text: `import {${rename(statement, 'imported', value)}} from "${value}";` });
  }
  for (const statement of statementsIn(code, 'ExportNamedDeclaration')) {
    if (!statement.source) edits.push({ statement, text: `export {${rename(statement, 'exported', fileName)}};` });
  }
  const fromTheEnd = edits.toSorted((one, other) => other.statement.start - one.statement.start);
  return { code: fromTheEnd.reduce((text, { statement, text: by }) => text.slice(0, statement.start) + by + text.slice(statement.end), code), names };
}
