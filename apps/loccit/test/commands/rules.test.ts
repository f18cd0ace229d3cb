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
});
