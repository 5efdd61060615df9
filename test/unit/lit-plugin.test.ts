import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nameLitsPolicy } from '../../build/lit-plugin.js';

const CHUNKS = 'dist/cdn/chunks/';

describe('the Trusted Types policy of the Lit in our files', () => {
  it.each(['', 'development/', 'node/', 'node/development/'])('has a name of its own: lit-html/%slit-html.js', (folder) => {
    const source = readFileSync(new URL(`../../node_modules/lit-html/${folder}lit-html.js`, import.meta.url), 'utf8');
    expect(nameLitsPolicy(source)).toMatch(/\.createPolicy\(["']travel-safety-embeds["']/);
  });

  it('fails a build with a Lit that names its policy in another way', () => {
    expect(() => nameLitsPolicy('trustedTypes.createPolicy(name, {})')).toThrow('expected exactly one policy named lit-html, found 0');
  });

  it('is the only one that the built files create', () => {
    const created = readdirSync(CHUNKS)
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => readFileSync(CHUNKS + file, 'utf8').match(/createPolicy\([^,]+/g) ?? []);
    expect(created).toEqual([expect.stringMatching(/^createPolicy\(.travel-safety-embeds.$/)]);
  });
});
