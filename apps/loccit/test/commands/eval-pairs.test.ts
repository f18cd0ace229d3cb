import { checkDocument } from '@loccit/contract/documents';
import { describe, expect, it } from 'vitest';
import { displayWidth } from '../../src/console/display-width.js';
import { runMain } from '../run-loccit.js';
import { makeFolder, runJson } from '../temp-folder.js';
import type { Share } from './share.js';

interface PairsDocument {
  sets: {
    name: string;
    pairs: number;
    balanced_accuracy: { value: number | null };
    abstained: Share;
    verdicts: Record<string, { precision: Share; recall: Share; not_supported?: Share }>;
    confusion: Record<string, Record<string, number>>;
    flagged: { supported: Share; others: Share };
    baselines: { threshold: number; balanced_accuracy: { value: number | null } }[];
  }[];
  all?: { pairs: number };
  cost: { pairs: number; model_calls: number };
  refused: { count: number; first: { id: unknown; error: { code: string } }[] };
  unlabelled: number;
}

const lines = (...values: readonly object[]): string =>
  values.map((value) => JSON.stringify(value)).join('\n');
const right = { claim: 'The trial takes one day.', evidence: 'The trial takes one day. Keys are free.' };
const wrong = { claim: 'The trial takes one day.', evidence: 'The trial takes three days. Keys are free.' };
const open = {
  claim: 'Boats are welcome here.',
  evidence: 'Whoever comes by water is a guest of the harbour.',
};

describe('loccit eval pairs', () => {
  it('[A7] [C12] counts verdicts against labels, set by set, with abstentions apart and beside the baselines', async () => {
    const cwd = makeFolder({
      'one.jsonl': lines(
        { id: 1, ...right, label: 'supported', dataset: 'harbour' },
        { id: 2, ...wrong, label: 'contradicted', dataset: 'harbour' },
        { id: 3, ...open, label: 'supported', dataset: 'harbour' },
        { id: 4, ...wrong, label: 'supported', dataset: 'harbour' },
      ),
      'two.jsonl': lines(
        { id: 5, ...right, label: 'supported', binary_only: true },
        { id: 6, ...wrong, label: 'unsupported', binary_only: true },
        { id: 7, ...open, label: null },
      ),
    });
    const asked = ['eval', 'pairs', 'one.jsonl', 'two.jsonl'];
    const document = await runJson<PairsDocument>(cwd, asked);
    expect(checkDocument('evaluation', document)).toEqual([]);
    const [harbour, two] = document.sets;
    expect(document.sets.map(({ name, pairs }) => [name, pairs])).toEqual([
      ['harbour', 4],
      ['two.jsonl', 2],
    ]);
    expect([document.all?.pairs, document.cost.pairs, document.unlabelled]).toEqual([6, 6, 1]);
    expect(harbour?.confusion.supported).toMatchObject({ supported: 1, contradicted: 1, undecided: 1 });
    expect(harbour?.abstained).toMatchObject({ n: 1, m: 4 });
    expect(harbour?.balanced_accuracy.value).toBeCloseTo((1 / 3 + 1) / 2, 4);
    expect(harbour?.verdicts.contradicted?.precision).toMatchObject({ n: 1, m: 2 });
    expect(harbour?.verdicts.contradicted?.recall).toMatchObject({ n: 1, m: 1 });
    expect(harbour?.verdicts.partial?.precision).toEqual({ n: 0, m: 0, value: null, low: null, high: null });
    expect(harbour?.baselines.map(({ threshold }) => threshold)).toEqual([0.2, 0.69]);
    // Labels of two words only: a contradiction has no label of its own.
    expect(two?.verdicts.contradicted?.precision.value).toBeNull();
    expect(two?.verdicts.contradicted?.not_supported).toMatchObject({ n: 1, m: 1 });
    const { cost: _, ...again } = await runJson<PairsDocument>(cwd, asked);
    const { cost, ...first } = document;
    expect(again).toEqual(first);
    expect(cost.model_calls).toBe(0);
  });

  it('tells lines that it cannot read, measures the others, and ends with 2', async () => {
    const cwd = makeFolder({
      'pairs.jsonl': `${lines({ id: 1, ...right, label: 'supported' }, { id: 2, ...right })}\n{"id":3\n`,
    });
    const document = await runJson<PairsDocument>(cwd, ['eval', 'pairs', 'pairs.jsonl'], 2);
    expect(document.sets[0]?.pairs).toBe(1);
    expect(document.refused.count).toBe(2);
    expect(document.refused.first.map(({ error, id }) => [id, error.code])).toEqual([
      [2, 'bad-pair'],
      [null, 'unexpected-end'],
    ]);
    expect(checkDocument('evaluation', document)).toEqual([]);
    const { stderr } = await runMain(['eval', 'pairs', 'pairs.jsonl'], { cwd });
    const told = stderr.replace(/\s+/g, ' ');
    expect(told).toMatch(/pairs\.jsonl:2:1, byte \d+, \/label: The member label of the pair is missing/);
    expect(told).toMatch(/pairs\.jsonl:3:8, byte \d+: The JSON ends too early\. \(unexpected-end\)/);
    expect(told).toContain('for eval also label: supported, partial, unsupported or contradicted');
  });

  it('fits a terminal, says n/a for 0/0, and writes tables as Markdown', async () => {
    const cwd = makeFolder({
      'pairs.jsonl': lines({ id: 1, ...right, label: 'supported', dataset: '`a`|b' }),
    });
    for (const lang of ['en', 'zh']) {
      const { stdout } = await runMain(['eval', 'pairs', 'pairs.jsonl', '--lang', lang], {
        cwd,
        isTTY: true,
        columns: 72,
        env: { NO_COLOR: '1' },
      });
      for (const line of stdout.split('\n')) expect(displayWidth(line)).toBeLessThanOrEqual(72);
      expect(stdout).toContain(lang === 'zh' ? '不适用' : 'n/a');
    }
    const { stdout } = await runMain(['eval', 'pairs', 'pairs.jsonl', '--format', 'markdown'], { cwd });
    expect(stdout).toContain('| --- |'.replaceAll(' ', ''));
    expect(stdout).not.toContain('`a`');
  });
});
