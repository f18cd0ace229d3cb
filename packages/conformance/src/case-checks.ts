import { openBases } from './bases.js';
import type { Check } from './check.js';
import { describeReport } from './describe-report.js';
import { type Files, filesBelow } from './files.js';
import { readCases } from './read-cases.js';
import { runCase } from './run-case.js';

const CORPORA = ['verifier/good.jsonl', 'verifier/tampered.jsonl'];

/** Checks of whole artifacts: the cases of every rule and of both corpora, named by their ids. */
export function caseChecks(files: Files): Check[] {
  const bases = openBases(filesBelow(files, 'verifier'));
  const ofRules = [...files.keys()].filter((path) => path.startsWith('rules/')).sort();
  return [...ofRules, ...CORPORA].flatMap((path) => {
    const bytes = files.get(path);
    if (bytes === undefined) throw new RangeError(`no vectors ${path}`);
    const rule = /^rules\/(.+)\.json$/.exec(path)?.[1];
    return readCases(path, bytes).map((vector) => ({
      file: path,
      name: vector.id,
      expected: vector.expected,
      observe: (witness: (observed: unknown) => void) => {
        const report = runCase(vector, bases);
        witness(report);
        return describeReport(report, rule);
      },
    }));
  });
}
