// Four projects, each with its own global types: the sources and the demo (browser), the build and the tests on Node (Node), the tests in browsers (Mocha).
import { runAll } from './run-all.mjs';

const TSC = 'node_modules/typescript/bin/tsc';

process.exitCode = runAll(
  ['tsconfig.json', 'tsconfig.node.json', 'demo/tsconfig.json', 'test/browser/tsconfig.json'].map((project) => [TSC, '--noEmit', '--project', project]),
);
