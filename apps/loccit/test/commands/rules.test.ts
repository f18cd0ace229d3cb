import { RULES } from '@loccit/contract';
import { describe, expect, it } from 'vitest';
import { runMain } from '../run-loccit.js';
import { makeFolder, runJson } from '../temp-folder.js';

describe('loccit rules', () => {
  it('prints the whole table', async () => {
    const { exit, stdout } = await runMain(['rules']);
    expect(exit).toBe(0);
    for (const { id } of RULES) expect(stdout).toContain(id);
    expect(await runJson(makeFolder(), ['rules'])).toMatchObject({ rules: RULES.map(({ id }) => ({ id })) });
  });

  it('says of every rule what it demands and what to do, in both languages', async () => {
    for (const { id } of RULES) {
      const english = await runMain(['rules', id]);
      const chinese = await runMain(['rules', id, '--lang', 'zh']);
      expect(english.exit).toBe(0);
      expect(english.stdout.trimEnd().split('\n').length).toBeGreaterThanOrEqual(3);
      expect(english.stdout).not.toMatch(/[\u4e00-\u9fff]/);
      expect(chinese.stdout).toMatch(/[\u4e00-\u9fff]/);
    }
  });

  it('prints the page of a built rule, and gives it with the metadata of the rule', async () => {
    const { stdout } = await runMain(['rules', 'span-hash']);
    expect(stdout).toContain('What a pass does not prove');
    expect(stdout).not.toMatch(/^#|\*\*|\]\(/m);
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(110);
    const json = await runJson<{ page: string }>(makeFolder(), ['rules', 'span-hash']);
    expect(json).toMatchObject({ rules: [{ id: 'provenance/span-hash' }] });
    expect(json.page).toMatch(/^# provenance\/span-hash\n/);
  });

  it('tells the values of a rule in the words of its reader', async () => {
    const { stdout } = await runMain(['rules', 'number-mismatch', '--lang', 'zh']);
    expect(stdout).toMatch(/严重程度 +错误\n/);
    expect(stdout).toMatch(/适用于 +来源链引用、锚点引用\n/);
    expect((await runMain(['rules', 'number-mismatch'])).stdout).toContain('lineage anchor\n');
  });

  it('says of a planned rule that it is planned', async () => {
    const planned = RULES.find(({ status }) => status === 'planned');
    const { stdout } = await runMain(['rules', planned?.id ?? '']);
    expect(stdout.split('\n')[0]).toContain('planned');
    expect(await runJson(makeFolder(), ['rules', planned?.id ?? ''])).not.toHaveProperty('page');
  });
});
