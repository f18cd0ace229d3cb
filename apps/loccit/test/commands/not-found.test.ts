import { writeFileSync } from 'node:fs';
import type { Report } from '@loccit/contract';
import { describe, expect, it } from 'vitest';
import { runMain } from '../run-loccit.js';
import { makeFolder } from '../temp-folder.js';

const cwd = makeFolder({
  'docs/lock.md': '# Lock\n\nBoats wait at the blue post.\n',
  'en.md': 'Boats wait at the blue post [lock#0].\n\nThe log is silent on this.\n',
  'zh.md': '船只等候 [lock#0]。\n\n航海日志未载此事。\n',
  'usual.md': 'Boats wait at the blue post [lock#0].\n\nThe sources do not answer this question.\n',
});
const sentences = 'The log is silent on this.|航海日志未载此事。';

const kindsOf = async (file: string, ...more: string[]) => {
  const run = await runMain(['check', file, '--sources', 'docs', '--json', ...more], { cwd });
  const report = JSON.parse(run.stdout) as Report;
  const uncited = report.findings.filter(({ rule }) => rule === 'structure/missing-citation').length;
  return [report.claims.map(({ kind }) => kind).at(-1), uncited];
};

describe('--not-found', () => {
  it.each(['en.md', 'zh.md'])(
    '[E2] takes the sentence that is given for one that needs no citation: %s',
    async (file) => {
      expect(await kindsOf(file)).toEqual(['fact', 1]);
      expect(await kindsOf(file, '--not-found', sentences)).toEqual(['absence', 0]);
    },
  );

  it('[E2] knows the usual sentences where none is given, and no other where one is', async () => {
    expect(await kindsOf('usual.md')).toEqual(['absence', 0]);
    expect(await kindsOf('usual.md', '--not-found', sentences)).toEqual(['fact', 1]);
  });

  it('[E2] is read the same by extract and repair', async () => {
    const extracted = await runMain(['extract', 'en.md', '--not-found', sentences, '--json'], { cwd });
    expect(JSON.parse(extracted.stdout)).toMatchObject({ statements_uncited: [] });
    writeFileSync(`${cwd}/bad.md`, 'Gulls nest here [gull#4].\n\nThe log is silent on this.\n');
    await runMain(['repair', 'bad.md', '--sources', 'docs', '--not-found', sentences, '-o', 'out.md'], {
      cwd,
    });
    const [kind] = await kindsOf('out.md', '--not-found', sentences);
    expect(kind).toBe('absence');
  });

  it('refuses a sentence of nothing', async () => {
    const run = await runMain(['check', 'en.md', '--sources', 'docs', '--not-found', ' | '], { cwd });
    expect([run.exit, run.stderr]).toEqual([2, expect.stringContaining('option-needed')]);
  });
});
