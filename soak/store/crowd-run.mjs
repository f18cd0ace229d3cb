// Keeps writers and readers of one store running and kills one of them every so often; writes down what they were told.
import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { random } from '../../bench/harness/samples.mjs';
import { readLines } from './lines.mjs';

const [folder, seed, seconds, told] = process.argv.slice(2);
const next = random(Number(seed) >>> 0);
const worker = join(dirname(fileURLToPath(import.meta.url)), 'worker.mjs');
const end = Date.now() + Number(seconds) * 1000;
const running = new Set();
mkdirSync(folder, { recursive: true });
appendFileSync(told, '');
const write = (line) => appendFileSync(told, `${JSON.stringify(line)}\n`);

function start(role, name) {
  const child = spawn(
    process.execPath,
    [worker, role, 'sqlite', folder, String(Math.floor(next() * 2 ** 32)), name],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const one = { child, role, started: false };
  running.add(one);
  readLines(child.stdout, (line) => {
    one.started ||= line.started !== undefined;
    write(line);
  });
  one.ended = new Promise((resolve) => {
    child.on('close', () => {
      running.delete(one);
      resolve();
    });
  }).then(() => (Date.now() < end ? start(role, name) : undefined));
}

for (let at = 0; at < 4; at++) start('write', `w${at}`);
for (let at = 0; at < 16; at++) start('read', `r${at}`);
while (Date.now() < end) {
  await new Promise((resolve) => setTimeout(resolve, 200 + next() * 1600));
  const all = [...running].filter((one) => one.started);
  const one = all[Math.floor(next() * all.length)];
  if (one?.child.kill('SIGKILL')) write({ killed: one.role });
}
const last = [...running];
for (const { child } of last) child.kill('SIGKILL');
await Promise.all(last.map(({ ended }) => ended));
