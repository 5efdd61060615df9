import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { VERSION } from '../../build/constants.js';
import { allFactsIn, type Manifest } from '../../build/facts.js';
import { writeFrames } from '../../build/frames.js';
import { readSettings } from '../../build/settings.js';
import { expectState, test as newsroomTest } from './newsroom.js';
import { startCdn } from './web-servers.js';

const FACTS = allFactsIn(JSON.parse(readFileSync('custom-elements.json', 'utf8')) as Manifest);

/** A release in a folder named after its version, with frames for this worker's API. */
export const test = newsroomTest.extend({
  cdn: [
    async ({ api }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'builder-'));
      cpSync('dist/cdn', folder, { recursive: true, filter: (file) => !/\.map$|[A-Z]{2}(\.json)?$/.test(file) || file.endsWith('KE') });
      writeFrames(folder, FACTS, readSettings({ VITE_API_BASE: api.url }));
      const cdn = await startCdn(folder);
      await use({ ...cdn, url: (file) => `${cdn.origin}/v${VERSION}/${file}` });
      await cdn.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

/** The tag's text, with times masked. */
export const textOf = async (tag: Locator): Promise<string> => {
  await expectState(tag, 'ready');
  return (await tag.locator('.root').innerText()).replaceAll(/\d\d:\d\d/g, '--:--');
};

export const preview = (page: Page): FrameLocator => page.frameLocator('.preview iframe');

export const fragment = (parameters: Readonly<Record<string, string>>): string => `builder/index.html#${new URLSearchParams(parameters).toString()}`;
