import { readFileSync } from 'node:fs';
import type { RuleFile, VectorCase } from './vector-case.js';

/** The cases of a corpus (`.jsonl`) or of the file of a rule. */
export function readCases(path: string): readonly VectorCase[] {
  const text = readFileSync(path, 'utf8');
  if (!path.endsWith('.jsonl')) return (JSON.parse(text) as RuleFile).cases;
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as VectorCase);
}
