// `npx tsx test/support/print-sizes.ts`, after `npm run build`: the rows of the table of sizes in docs/hosting.md.
import { join } from 'node:path';
import { readManifest } from '../../build/vite.cdn.js';
import { filesOfPages } from './limits.js';
import { brotliSize } from './size.js';

const CDN = 'dist/cdn';

for (const [page, files] of Object.entries(filesOfPages(readManifest(CDN)))) {
  const bytes = files.reduce((sum, file) => sum + brotliSize(join(CDN, file)), 0);
  console.log(`| ${page} | ${(bytes / 1024).toFixed(1)} |`);
}
