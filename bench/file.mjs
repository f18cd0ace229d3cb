// P3: hashing a file costs at most 1.15 times hashing the same bytes in memory; canonicalizing one streams in bounded memory.
import { strictEqual } from 'node:assert/strict';
import { createHash, hash } from 'node:crypto';
import { closeSync, createReadStream, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestFile } from '../apps/loccit/dist/files/digest-file.js';
import { compare, sampleBytes } from './harness.mjs';

const MIB = 1 << 20;
const folder = mkdtempSync(join(tmpdir(), 'loccit-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

function writeFile(name, mebibytes) {
  const path = join(folder, name);
  const piece = sampleBytes('mixed', MIB);
  const descriptor = openSync(path, 'w');
  for (let written = 0; written < mebibytes; written++) writeSync(descriptor, piece);
  closeSync(descriptor);
  return path;
}

async function byDefaultStream(path) {
  const state = createHash('sha256');
  for await (const chunk of createReadStream(path)) state.update(chunk);
  return state.digest('hex');
}

const path = writeFile('large.txt', 500);
const bytes = readFileSync(path);
const inMemory = () => hash('sha256', bytes, 'hex');
strictEqual(await digestFile(path), inMemory());
strictEqual(await byDefaultStream(path), inMemory());

await compare({
  goal: 'P3',
  base: { name: 'the same 500 MiB in memory', run: inMemory },
  cases: [{ name: 'digestFile', run: () => digestFile(path), target: 1.15 }],
});
await compare({
  goal: 'P3',
  base: { name: 'digestFile', run: () => digestFile(path) },
  cases: [{ name: 'createReadStream as it comes', run: () => byDefaultStream(path), atLeast: 1.5 }],
});
