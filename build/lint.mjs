// Runs the linter with type-aware rules, then the formatter; --fix applies fixes of both.
import { runAll } from './run-all.mjs';

const FOLDERS = ['src', 'test', 'demo', 'examples', 'build'];
const FORMATTED = [...FOLDERS.map((folder) => `${folder}/**/*.{ts,mjs,js,html}`), '*.ts', '.oxlintrc.json', '.oxfmtrc.json'];
const fix = process.argv.includes('--fix');

process.exitCode = runAll([
  ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...(fix ? ['--fix'] : []), ...FOLDERS],
  ['node_modules/oxfmt/bin/oxfmt', ...(fix ? [] : ['--check']), ...FORMATTED],
]);
