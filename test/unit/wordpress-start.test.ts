import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const START = 'examples/wordpress/start.sh';
const ALL = 'wordpress wordpress-theme-twentytwentythree php-cli php-mysql mariadb-server-core mariadb-client-core';

/** A fake dpkg-query, for which only these packages are installed and the others are unknown. */
const has = (packages: string) => `case " ${packages} " in *" \${@: -1} "*) echo installed ;; *) echo 'no packages found' >&2; exit 1 ;; esac`;

describe.skipIf(process.platform !== 'linux')('the script that starts WordPress', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'start-'));
    for (const name of ['bin', 'temporary']) mkdirSync(join(folder, name));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  /** Runs the script with fake commands, which log their arguments, instead of the system's. */
  function start(commands: Readonly<Record<string, string>>) {
    for (const [name, code] of Object.entries(commands)) {
      writeFileSync(join(folder, 'bin', name), `#!/usr/bin/env bash\necho "${name} $*" >>"${folder}/asked"\n${code}\n`, { mode: 0o755 });
    }
    const env = { ...process.env, PATH: `${folder}/bin:${process.env['PATH']}`, TMPDIR: join(folder, 'temporary') };
    const { status, stderr } = spawnSync('bash', [START], { env, encoding: 'utf8', timeout: 60_000 });
    const asked = existsSync(join(folder, 'asked')) ? readFileSync(join(folder, 'asked'), 'utf8') : '';
    return { status, stderr, installed: asked.split('\n').filter((line) => /^apt-get .*\binstall\b/.test(line)) };
  }

  it('asks for packages that the system has never heard of, and is not run where they cannot be had', () => {
    const { status, stderr, installed } = start({ 'dpkg-query': has(''), id: 'echo 0', 'apt-get': 'exit 100' });
    expect([status, stderr]).toEqual([3, `WordPress: ${ALL} cannot be installed\n`]);
    expect(installed[0]).toMatch(new RegExp(`${ALL}$`));
  });

  it('asks for the one package that is missing', () => {
    const { status, installed } = start({ 'dpkg-query': has(ALL.replace('php-mysql ', '')), id: 'echo 0', 'apt-get': 'exit 100' });
    expect(status).toBe(3);
    expect(installed[0]).toMatch(/--no-install-recommends php-mysql$/);
  });

  it('is not run where only another user could install them', () => {
    const { status, stderr, installed } = start({ 'dpkg-query': has(''), id: 'echo 1000', 'apt-get': 'exit 100' });
    expect([status, stderr, installed]).toEqual([3, `WordPress: only root can install ${ALL}\n`, []]);
  });

  it('says what it was doing and how its log ends, where a step fails, and leaves nothing behind', () => {
    const fails = 'echo "first line"; echo "No space left on device" >&2; exit 5';
    const { status, stderr } = start({ 'dpkg-query': has(ALL), id: 'echo nobody', 'mariadb-install-db': fails });
    expect(status).toBe(5);
    expect(stderr).toBe('WordPress: ended with code 5 while making the database. The end of its log:\nfirst line\nNo space left on device\n');
    expect(readdirSync(join(folder, 'temporary'))).toEqual([]);
  });

  it('does not wait for ever for a database that has died', () => {
    const { status, stderr } = start({
      'dpkg-query': has(ALL),
      id: 'echo nobody',
      seq: 'echo 1',
      'mariadb-install-db': 'true',
      mariadbd: 'echo "Bad setting"; exit 1',
      mariadb: 'echo "No server"; exit 1',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^WordPress: ended with code 1 while starting the database\./);
    expect(stderr).toContain('Bad setting');
    expect(stderr).toContain('No server');
    expect(readdirSync(join(folder, 'temporary'))).toEqual([]);
  });
});
