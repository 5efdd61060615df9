// The sources see only the browser; the build and the tests on Node see Node, the demo the browser; the tests in browsers see Mocha.
import { runAll } from './run-all.mjs';

const TSC = 'node_modules/typescript/bin/tsc';

process.exitCode = runAll(
  ['tsconfig.json', 'tsconfig.node.json', 'demo/tsconfig.json', 'test/browser/tsconfig.json'].map((project) => [TSC, '--noEmit', '--project', project]),
);
