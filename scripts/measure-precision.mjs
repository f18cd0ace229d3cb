// Measures how often each check of the rules is right, on the labelled pairs beside the project, and writes
// packages/support/src/generated/precision.ts. Only counts go into the project. Not part of any test: whoever changes a
// check runs it, then `npm run build` and `node scripts/write-measured-precision.mjs`.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './packages/run.mjs';
import { root } from './setup.mjs';

const data = process.argv[2] ?? join(root, '..', 'shared', 'data', 'entailment');
/** Fewer flags say nothing of a check. */
const FEWEST_FLAGS = 5;

const files = readdirSync(data)
  .filter((name) => name.endsWith('.jsonl'))
  .sort();
const program = join(root, 'apps', 'loccit', 'bin', 'loccit.js');
const paths = files.map((name) => join(data, name));
const { status, stdout, output } = await run(process.execPath, [
  program,
  'eval',
  'pairs',
  ...paths,
  '--json',
]);
if (status !== 0) {
  console.error(output);
  process.exit(1);
}

const checks = new Map();
for (const { checks: found, name: set } of JSON.parse(stdout).sets) {
  for (const { check, not_supported: right, rule } of found) {
    if (check === undefined) continue;
    const entry = checks.get(check) ?? { right: 0, flags: 0, rules: new Set(), sets: new Set() };
    entry.right += right.n;
    entry.flags += right.m;
    entry.rules.add(rule);
    entry.sets.add(set);
    checks.set(check, entry);
  }
}
const list = (items) =>
  `[${[...items]
    .sort()
    .map((item) => JSON.stringify(item))
    .join(', ')}]`;
const rows = [...checks]
  .filter(([, { flags }]) => flags >= FEWEST_FLAGS)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(
    ([check, { flags, right, rules, sets }]) =>
      `  ${JSON.stringify(check)}: { value: ${Number((right / flags).toFixed(3))}, n: ${flags}, rules: ${list(rules)}, sets: ${list(sets)} },`,
  );
writeFileSync(
  join(root, 'packages', 'support', 'src', 'generated', 'precision.ts'),
  `// Written by scripts/measure-precision.mjs; do not edit.
import type { MeasuredPrecision } from '../precision-entry.js';

/** What was measured, by check. */
export const MEASURED: Readonly<Record<string, MeasuredPrecision>> = {
${rows.join('\n')}
};
`,
);
console.log(`${rows.length} checks measured on ${files.length} files`);
