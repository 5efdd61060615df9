// The planted defects of test/planted: patches with a header of three lines.
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'test/planted';

const HEADING = /^(?<harm>\S.*\.)\nKind: (?<kind>\S.*)\nFound by: (?<file>test\/(?:unit|browser|e2e)\/\S+)(?: in (?<engine>firefox|webkit))?\n\ndiff --git /;

/**
 * The harm of each defect, its kind, and the test file and engine that should detect it.
 * @returns {readonly { name: string, patch: string, harm: string, kind: string, file: string, engine: string }[]}
 */
export function readPlanted() {
  const names = readdirSync(FOLDER).map((file) => file.replace(/\.patch$/, ''));
  return names.map((name) => {
    const patch = `${FOLDER}/${name}.patch`;
    const { harm, kind, file, engine = 'chromium' } = HEADING.exec(readFileSync(patch, 'utf8'))?.groups ?? {};
    if (!harm || !kind || !file) throw new Error(`${patch} does not begin with a sentence, “Kind: ...”, “Found by: test/...”, an empty line and a diff.`);
    return { name, patch, harm, kind, file, engine };
  });
}
