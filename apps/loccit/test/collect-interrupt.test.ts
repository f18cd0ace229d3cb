import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkDocument } from '@loccit/contract/documents';
import { describe, expect, it } from 'vitest';
import type { Collection } from '../src/collecting/collection.js';
import { linkTo, newFolder, startServer } from './collect-setup.js';
import { binary } from './run-loccit.js';

const isBuilt = existsSync(binary.replace('bin/loccit.js', 'dist/bundle/start.cjs'));
const reason =
  process.platform === 'win32' ? 'no such signals here' : isBuilt ? undefined : 'the app is not built';
const skipped = reason === undefined ? '' : ` (skipped: ${reason})`;

/** Twenty pages, of which the server holds back every one after the first eight until it is let go. */
async function slowServer() {
  let heldBack: (() => void)[] = [];
  let isOpen = false;
  const server = await startServer((request, response) => {
    const page = Number((request.url ?? '').slice(1));
    const send = (): void =>
      void response.writeHead(200, { 'content-type': 'text/plain' }).end(`page ${page}\n`);
    if (isOpen || page <= 8) send();
    else heldBack.push(send);
  });
  const links = Array.from({ length: 20 }, (_, at) => `${server.origin}/${at + 1}`);
  return {
    ...server,
    links,
    letGo: () => {
      isOpen = true;
      for (const send of heldBack) send();
      heldBack = [];
    },
    isHolding: () => heldBack.length > 0,
  };
}

const start = (folder: string, port: number): ChildProcess =>
  spawn(
    process.execPath,
    [
      binary,
      'collect',
      'report.md',
      '--out',
      'cited',
      '--allow-private',
      '--ports',
      String(port),
      '--pause',
      '1',
    ],
    { cwd: folder, stdio: 'ignore' },
  );

const ended = (child: ChildProcess) =>
  new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.on('close', (code, signal) => resolve({ code, signal })),
  );

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

const readState = (folder: string): Collection =>
  JSON.parse(readFileSync(join(folder, 'cited', 'collected.json'), 'utf8')) as Collection;

/** Every file that the list names is whole. */
function expectWhole(folder: string, { urls }: Collection): void {
  for (const { path, raw_sha256 } of urls.filter(({ outcome }) => outcome === 'had')) {
    const bytes = readFileSync(join(folder, 'cited', path ?? ''));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(raw_sha256);
  }
}

describe('a collection that is broken off', () => {
  it.skipIf(reason !== undefined)(
    `leaves a list of what was had, and goes on from there${skipped}`,
    async () => {
      const folder = newFolder();
      const server = await slowServer();
      writeFileSync(join(folder, 'report.md'), linkTo(server.links));
      const child = start(folder, server.port);
      await until(server.isHolding);
      child.kill('SIGINT');
      expect((await ended(child)).signal).toBe('SIGINT');
      const broken = readState(folder);
      expect(checkDocument('collected', broken)).toEqual([]);
      expect(broken.ended_at).toBeNull();
      expect(broken.counts.had).toBe(8);
      expect(broken.urls.slice(8).every((one) => one.reason === 'interrupted')).toBe(true);
      expectWhole(folder, broken);
      server.letGo();
      server.asked.length = 0;
      expect((await ended(start(folder, server.port))).code).toBe(0);
      expect(server.asked).toHaveLength(12);
      expect(readState(folder).counts.had).toBe(20);
    },
  );

  it.skipIf(reason !== undefined)(
    `leaves no half file where it is killed, and goes on${skipped}`,
    async () => {
      const folder = newFolder();
      const server = await slowServer();
      writeFileSync(join(folder, 'report.md'), linkTo(server.links));
      const child = start(folder, server.port);
      await until(server.isHolding);
      child.kill('SIGKILL');
      await ended(child);
      const names = readdirSync(join(folder, 'cited', 'files'));
      for (const name of names.filter((one) => !one.endsWith('.tmp'))) {
        expect(readFileSync(join(folder, 'cited', 'files', name), 'utf8')).toMatch(/^page \d+\n$/);
      }
      if (existsSync(join(folder, 'cited', 'collected.json'))) {
        const state = readState(folder);
        expect(state.ended_at).toBeNull();
        expectWhole(folder, state);
      }
      server.letGo();
      expect((await ended(start(folder, server.port))).code).toBe(0);
      const { counts, urls } = readState(folder);
      expect(counts.had).toBe(20);
      const files = readdirSync(join(folder, 'cited', 'files'));
      expect(files.sort()).toEqual(urls.map(({ path = '' }) => path.replace('files/', '')).sort());
    },
  );
});
