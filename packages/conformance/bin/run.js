#!/usr/bin/env node
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChecks } from '../dist/index.js';

const root = fileURLToPath(new URL('../../../fixtures/vectors', import.meta.url));
const files = new Map();
for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = join(entry.parentPath, entry.name);
  files.set(relative(root, path).replaceAll(sep, '/'), new Uint8Array(readFileSync(path)));
}
const result = runChecks(files);
process.stdout.write(`${JSON.stringify(result)}\n`);
process.exitCode = result.failures.length === 0 ? 0 : 1;
