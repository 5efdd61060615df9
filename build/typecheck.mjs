// Four projects with different global types: sources and demo (browser), build and Node tests (Node), browser tests (Mocha).
import { runAll } from './run-all.mjs';

const TSC = 'node_modules/typescript/bin/tsc';

process.exitCode = runAll(
  ['tsconfig.json', 'tsconfig.node.json', 'demo/tsconfig.json', 'test/browser/tsconfig.json'].map((project) => [TSC, '--noEmit', '--project', project]),
);
