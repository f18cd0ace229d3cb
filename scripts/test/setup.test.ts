import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '@loccit/testing';
import { afterEach, describe, expect, it } from 'vitest';

const made: string[] = [];

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A checkout with the set-up script and one dependency, in a path with a space and a Chinese letter. */
function makeCheckout(node: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'loccit 安 '));
  made.push(folder);
  mkdirSync(join(folder, 'scripts'));
  for (const top of ['packages', 'apps']) mkdirSync(join(folder, top));
  cpSync(join(projectRoot, 'scripts/setup.mjs'), join(folder, 'scripts/setup.mjs'));
  const { packageManager } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const manifest = {
    name: 'checkout',
    private: true,
    packageManager,
    engines: { node },
    dependencies: { canonicalize: '4.0.0' },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  return folder;
}

function setUp(folder: string, env: Record<string, string> = {}) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/setup.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, lines: stderr.trim().split('\n') };
}

describe('set-up', () => {
  it('says in one line that Node is too old, and installs nothing', () => {
    const folder = makeCheckout('>=99.0.0');
    const { status, lines } = setUp(folder);
    expect(status).toBe(2);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^Node \d+\.\d+\.\d+ is too old: install Node 99\.0\.0 or newer/);
    expect(existsSync(join(folder, 'node_modules'))).toBe(false);
  });

  it('says in one line that the registry cannot be reached, and leaves no stamp and no lock', () => {
    const folder = makeCheckout('>=20.0.0');
    const { status, lines } = setUp(folder, {
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_cache: join(folder, 'cache'),
      npm_config_fetch_retries: '0',
    });
    expect(status).toBe(2);
    expect(lines.at(-1)).toMatch(/^The package registry cannot be reached: /);
    for (const name of ['installed', 'built', 'lock'])
      expect(existsSync(join(folder, '.loccit-setup', name))).toBe(false);
  });

  it('takes over the lock of a process that is gone', () => {
    const folder = makeCheckout('>=99.0.0');
    const gone = spawnSync(process.execPath, ['-e', '']).pid;
    mkdirSync(join(folder, '.loccit-setup'));
    writeFileSync(join(folder, '.loccit-setup', 'lock'), String(gone));
    writeFileSync(
      join(folder, 'package.json'),
      readFileSync(join(folder, 'package.json'), 'utf8').replace('>=99.0.0', '>=20.0.0'),
    );
    const { lines } = setUp(folder, {
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_cache: join(folder, 'cache'),
      npm_config_fetch_retries: '0',
    });
    expect(lines.join('\n')).not.toMatch(/Waiting/);
    expect(existsSync(join(folder, '.loccit-setup', 'lock'))).toBe(false);
  });
});
