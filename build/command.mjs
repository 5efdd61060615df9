import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

/**
 * Ends a command of this repository with a sentence instead of a stack trace.
 *
 * @param {string} sentence
 * @returns {never}
 */
export function endWith(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * The words after a command, by `parseArgs`. Prints the usage for `--help`, and ends the command if there are words that it does not know.
 *
 * @template {import('node:util').ParseArgsConfig} T
 * @param {string} usage
 * @param {T} config
 * @returns {ReturnType<typeof parseArgs<T>>}
 */
export function readWords(usage, config) {
  if (process.argv.includes('--help')) {
    console.log(`Usage: ${usage}`);
    process.exit();
  }
  try {
    return parseArgs(config);
  } catch (error) {
    return endWith(`${error.message.split('. ')[0]}. Usage: ${usage}`);
  }
}

/** Ends a command at the first word that is not one of those it knows. */
export function needKnown(what, words, known) {
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined) endWith(`There is no ${what} “${unknown}”; there are ${known.join(', ')}.`);
}

/** Ends a command that lacks a file of a build. */
export function needBuild(file) {
  if (!existsSync(file)) endWith(`${file} is missing: npm run build makes it.`);
}
