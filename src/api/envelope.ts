import { placeOf } from '../model/word.js';
import { record, text, type WireRecord } from './decode.js';

/** What servers put around what was asked for. */
const HOLDERS = ['data', 'item', 'result', 'row', 'record', 'entry', 'list', 'value', 'hit', 'feature', 'response', 'payload', 'body', 'content'];

/** How deep they do. */
const DEEPEST = 3;

/** The fields that may hold what was asked for, the one of its own name first. */
function holders(from: WireRecord, names: readonly string[]): readonly (readonly [name: string, value: unknown])[] {
  const wanted = [...names, ...HOLDERS];
  const place = ([name]: readonly [string, unknown]): number => placeOf(wanted, name);
  return Object.entries(from)
    .filter((field) => place(field) >= 0)
    .toSorted((one, other) => place(one) - place(other));
}

/** A list with the objects around it, the innermost first. */
export interface ListIn {
  readonly list: readonly unknown[];
  readonly around: readonly WireRecord[];
}

/**
 * The list of an answer: under its name or one that says nothing, as often as not in a further object; bare; or a map, whose keys become
 * the fields `key`. Of several, the first that is not empty: nothing may be called absent that is there.
 */
export function listIn(json: unknown, name: string, key: string, depth = DEEPEST): ListIn | undefined {
  if (Array.isArray(json)) return { list: json, around: [] };
  const from = record(json);
  if (!from || !depth) return undefined;
  const all = holders(from, [name]).flatMap(([, value]) => listIn(value, name, key, depth - 1) ?? mapIn(value, key) ?? []);
  const found = all.find(({ list }) => list.length > 0) ?? all[0];
  return found && { list: withColumns(found.list, from), around: [...found.around, from] };
}

/** A map from codes or ids to objects. */
function mapIn(value: unknown, key: string): ListIn | undefined {
  const fields = Object.entries(record(value) ?? {});
  if (!fields.length || !fields.every(([, one]) => record(one))) return undefined;
  return { list: fields.map(([name, one]) => ({ [key]: name, ...record(one) })), around: [] };
}

/** Rows that are lists, named by a list of columns beside them. */
function withColumns(list: readonly unknown[], from: WireRecord): readonly unknown[] {
  const columns = Object.entries(from).find(([name, value]) => Array.isArray(value) && placeOf(['column', 'field', 'header', 'key'], name) >= 0)?.[1];
  const names = Array.isArray(columns) ? columns.map((one) => text(one, 60) ?? '') : [];
  if (!names.length) return list;
  return list.map((row) => (Array.isArray(row) ? Object.fromEntries(names.map((name, place) => [name, row[place]])) : row));
}

/** The object of an answer that is the one asked for: under its name, in a list, in a map, in a further object, or the answer itself. */
export function objectIn(json: unknown, names: readonly string[], isWanted: (from: WireRecord) => boolean, depth = DEEPEST): WireRecord | undefined {
  const members: readonly unknown[] = Array.isArray(json) ? json : holders(record(json) ?? {}, names).map(([, value]) => value);
  for (const one of depth ? members : []) {
    const found = objectIn(one, names, isWanted, depth - 1);
    if (found) return found;
  }
  const from = record(json);
  return from && isWanted(from) ? from : undefined;
}
