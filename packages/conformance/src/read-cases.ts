import { readLines, textOf } from './files.js';
import type { RuleFile, VectorCase } from './vector-case.js';

/** The cases of a corpus (`.jsonl`) or of the file of a rule. */
export function readCases(path: string, bytes: Uint8Array): readonly VectorCase[] {
  if (path.endsWith('.jsonl')) return readLines(bytes) as VectorCase[];
  return (JSON.parse(textOf(bytes)) as RuleFile).cases;
}
