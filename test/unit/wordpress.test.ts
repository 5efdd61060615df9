import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { notInFrames } from '../../build/facts.js';
import { allFacts } from '../../build/readme.js';
import { PLUGIN, pluginFiles } from '../../build/wordpress.js';

const files = [...pluginFiles(allFacts())];

describe('the plugin for WordPress', () => {
  it.each(files)('has %s as npm run readme writes it', (path, text) => {
    expect(readFileSync(PLUGIN + path, 'utf8')).toBe(text);
  });

  it('is under the licence that WordPress asks for, in every file that it is made of', () => {
    const sources = ['travel-safety-embeds', 'settings', 'tags', 'addresses', 'render', 'uninstall'].map((name) => `${name}.php`);
    for (const file of [...sources, 'editor.js']) expect(readFileSync(PLUGIN + file, 'utf8')).toContain('SPDX-License-Identifier: GPL-2.0-or-later');
  });

  it.each(allFacts().map(({ tag }) => tag))('links a %s to a frame with all that it takes', (tag) => {
    const php = readFileSync(`${PLUGIN}tags.php`, 'utf8');
    const [, all = '', then = ''] = /\$refused = array\((.*?)\);.*?'country-risk' === \$tag.*?array_push\( \$refused,(.*?)\);/s.exec(php) ?? [];
    const refused = `${all},${tag === 'country-risk' ? then : ''}`.match(/[a-z-]+/g);
    expect(refused?.toSorted()).toEqual(['api-base', 'frozen', 'loading', ...notInFrames(tag, true)].toSorted());
  });

  it('says the version that the package has', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(readFileSync(`${PLUGIN}travel-safety-embeds.php`, 'utf8')).toContain(`Version: ${version}\n`);
  });
});
