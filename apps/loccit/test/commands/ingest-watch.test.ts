import { spawn } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, describe } from 'vitest';
import { binary } from '../run-loccit.js';
import { makeFolder } from '../temp-folder.js';

describe('loccit ingest --watch', () => {
  it('publishes changes that have come to rest, never half a file, and ends cleanly when told', async () => {
    const cwd = makeFolder({ 'docs/a.md': '# A\n\nOne.\n' });
    const child = spawn(process.execPath, [binary, 'ingest', 'docs', '--store', 's', '--watch', '--json'], {
      cwd,
    });
    const lines: { documents: number; chunks: number }[] = [];
    let held = '';
    child.stdout.on('data', (part: Buffer) => {
      held += part.toString('utf8');
      const whole = held.split('\n');
      held = whole.pop() ?? '';
      for (const line of whole) lines.push(JSON.parse(line));
    });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    const until = async (count: number) => {
      for (let tries = 0; lines.length < count && tries < 600; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    await until(1);
    // Written in parts: as long as parts follow each other, nothing of it is published.
    writeFileSync(join(cwd, 'docs/港口.md'), '# 港口\n\n');
    for (let part = 0; part < 5; part += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      appendFileSync(join(cwd, 'docs/港口.md'), `# 第${part}章\n\n渡轮每天运行。\n\n`);
    }
    await until(2);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(lines.map(({ documents, chunks }) => [documents, chunks])).toEqual([
      [1, 1],
      [2, 6],
    ]);
  }, 60_000);
});
