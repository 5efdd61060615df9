import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

describe('npm run release:site', () => {
  it.each(['embeds.example', 'ftp://embeds.example/', 'https://embeds.example/?a'])('says in a sentence that %s is not the address of a site', (address) => {
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'build/site.ts', address], { encoding: 'utf8', timeout: 60_000 });
    expect([status, stderr]).toEqual([1, `The address of the site has to be a web address such as https://embeds.example/, not "${address}".\n`]);
  });
});
