import { checkSchema, type Extraction } from '@loccit/contract';
import { createTextIndex } from '@loccit/text';
import { describe, expect, it } from 'vitest';
import { runMain } from '../run-loccit.js';
import { makeFolder, runJson } from '../temp-folder.js';

const report =
  'Ferries sail daily [1, 2]. 渡轮每日开航[1]。\n\nNo source here.\n\n## References\n\n[1] [Timetable](https://example.org/t)\n[2] Harbour news\n';

describe('loccit extract', () => {
  it('prints citations, references and claims of the schema, each at its place in code points', async () => {
    const cwd = makeFolder({ 'report.md': report });
    const extraction = await runJson<Extraction>(cwd, ['extract', 'report.md']);
    expect(checkSchema('extraction', extraction)).toEqual([]);
    expect(extraction.citations.map(({ label }) => label)).toEqual(['1', '2', '1']);
    expect(extraction.references).toHaveLength(2);
    const index = createTextIndex(report);
    for (const { char_end, char_start, mark } of extraction.citations)
      expect(index.slice(char_start, char_end)).toContain(mark);
    for (const { char_end, char_start, claim_id } of extraction.claims)
      expect(`${claim_id} ${index.slice(char_start, char_end)}`).toMatch(/^C\d+ \S/);
  });

  it('counts numbers as passages when told how many there are', async () => {
    const cwd = makeFolder({ 'answer.md': 'Ferries sail daily [2]. Tolls rose [9].\n' });
    const { citations } = await runJson<Extraction>(cwd, ['extract', 'answer.md', '--passages', '3']);
    expect(citations.map(({ problem }) => problem === undefined)).toEqual([true, false]);
  });

  it('reads marks of documents by the alphabet asked for', async () => {
    const cwd = makeFolder({ 'answer.md': 'Ferries sail daily [渡轮 时刻#0].\n' });
    const count = async (...options: readonly string[]) =>
      (await runJson<Extraction>(cwd, ['extract', 'answer.md', ...options])).citations.length;
    expect([await count('--id-alphabet', 'kebab'), await count('--id-alphabet', 'letters')]).toEqual([0, 1]);
  });

  it('knows its own names of alphabets only, not those every object has', async () => {
    const cwd = makeFolder({ 'answer.md': 'Ferries sail daily [1].\n' });
    for (const name of ['constructor', 'toString', 'latin']) {
      const { exit, stderr } = await runMain(['extract', 'answer.md', '--id-alphabet', name], { cwd });
      expect([exit, stderr.includes('(bad-choice)')]).toEqual([2, true]);
    }
  });

  it('refuses an answer, which check reads', async () => {
    const cwd = makeFolder({ 'b.json': '{"schema": "urn:loccit:answer:1"}', 'b.md': '{"a": 1}' });
    for (const file of ['b.json', 'b.md']) {
      const { exit, stderr } = await runMain(['extract', file], { cwd });
      expect([exit, stderr.includes('(not-a-report)'), stderr.includes('loccit check')]).toEqual([
        2,
        true,
        true,
      ]);
    }
  });

  it('shows a person each mark with line and column, and gives the same bytes twice', async () => {
    const cwd = makeFolder({ 'report.md': report });
    const one = await runMain(['extract', 'report.md'], { cwd });
    expect(one.stdout).toContain('1:20');
    expect(await runMain(['extract', 'report.md'], { cwd })).toEqual(one);
  });
});
