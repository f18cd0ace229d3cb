#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { runChecks } from '../dist/index.js';

const vectors = new URL('../../../fixtures/vectors/', import.meta.url);
const result = runChecks((path) => JSON.parse(readFileSync(new URL(path, vectors), 'utf8')));
process.stdout.write(`${JSON.stringify(result)}\n`);
process.exitCode = result.failures.length === 0 ? 0 : 1;
