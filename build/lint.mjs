// Runs the linter with type-aware rules, then the formatter; --fix applies fixes of both.
import { readWords } from './command.mjs';
import { runAll } from './run-all.mjs';

const FOLDERS = ['src', 'test', 'demo', 'examples', 'build'];
const FORMATTED = [...FOLDERS.map((folder) => `${folder}/**/*.{ts,mjs,js,html}`), '*.ts', '.oxlintrc.json', '.oxfmtrc.json'];
const { fix } = readWords('npm run lint -- [--fix]', { options: { fix: { type: 'boolean' } } }).values;

process.exitCode = runAll([
  ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...(fix ? ['--fix'] : []), ...FOLDERS],
  ['node_modules/oxfmt/bin/oxfmt', ...(fix ? [] : ['--check']), ...FORMATTED],
]);
