import { readFileSync, writeFileSync } from 'node:fs';
import { checkSchema, type Extraction, type Report } from '@loccit/contract';
import { sharedData } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { runMain } from './run-loccit.js';
import { makeFolder } from './temp-folder.js';

const file = sharedData('reports/handout.jsonl');
const reports =
  file === undefined
    ? []
    : readFileSync(file, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as { id: string; markdown: string });
const skipped =
  file === undefined ? ' (skipped: the data set reports is not beside the checkout or not asked for)' : '';

describe('reports by research agents', () => {
  it.skipIf(file === undefined)(
    `are checked and extracted without a crash, each of ${reports.length || 295}${skipped}`,
    async () => {
      expect(reports).toHaveLength(295);
      const cwd = makeFolder();
      for (const [at, { id, markdown }] of reports.entries()) {
        writeFileSync(`${cwd}/report.md`, markdown);
        const extract = await runMain(['extract', 'report.md', '--json'], { cwd });
        const check = await runMain(['check', 'report.md', '--json'], { cwd });
        // The layout for people costs most of the time: of every fifth report.
        const exits = [extract.exit, check.exit];
        if (at % 5 === 0) exits.push((await runMain(['check', 'report.md'], { cwd })).exit);
        // Nothing was given to check against: no report passes, and none is bad input.
        expect({ id, exits }).toEqual({ id, exits: at % 5 === 0 ? [0, 1, 1] : [0, 1] });
        const extraction = JSON.parse(extract.stdout) as Extraction;
        const report = JSON.parse(check.stdout) as Report;
        expect({
          id,
          faults: [...checkSchema('extraction', extraction), ...checkSchema('report', report)],
        }).toEqual({
          id,
          faults: [],
        });
        expect(report.claims).toHaveLength(extraction.claims.length);
      }
    },
    240_000,
  );

  it.skipIf(file === undefined)(
    `take time that grows with their length${skipped}`,
    async () => {
      const cwd = makeFolder();
      const timeOf = async (argv: readonly string[], text: string) => {
        writeFileSync(`${cwd}/report.md`, text);
        let best = Number.POSITIVE_INFINITY;
        for (let round = 0; round < 2; round++) {
          const before = process.cpuUsage();
          await runMain([...argv, 'report.md', '--json'], { cwd });
          best = Math.min(best, process.cpuUsage(before).user);
        }
        return best;
      };
      const sizes = [8, 16, 32];
      for (const command of ['extract', 'check']) {
        const times: number[] = [];
        for (const size of sizes)
          times.push(
            await timeOf(
              [command],
              reports
                .slice(0, size)
                .map(({ markdown }) => markdown)
                .join('\n\n'),
            ),
          );
        const growth = Math.log2((times[2] ?? 0) / (times[0] ?? 1)) / 2;
        const lengths = sizes.map((size) =>
          reports.slice(0, size).reduce((sum, { markdown }) => sum + markdown.length, 0),
        );
        const exponent = (growth * 2) / Math.log2((lengths[2] ?? 0) / (lengths[0] ?? 1));
        // Linear is 1 and quadratic 2; the margin is for a busy machine.
        expect(exponent, `${command} ${times.map((time) => Math.round(time / 1000))} ms`).toBeLessThan(1.6);
      }
    },
    240_000,
  );
});
