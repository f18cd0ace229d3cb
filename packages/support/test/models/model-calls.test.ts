import { describe, expect, it } from 'vitest';
import type { SupportInput } from '../../src/index.js';
import { createSupportJudge, judgeBatch, ModelFailure, type ModelOptions } from '../../src/models/index.js';
import { createFakeEmbedder, createFakeEntailment, createFakeJudge, grade } from './fake-models.js';

const evidence = { text: 'Riders leave their bicycles in the shed.' };
const inputs: readonly SupportInput[] = ['one', 'two', 'three', 'four', 'five'].map((word) => ({
  claim: `Rider ${word} has a bicycle.`,
  evidence,
}));
const quote = 'their bicycles in the shed';
const good = grade('A', quote);
const waits = () => {
  const pauses: number[] = [];
  const wait = async (ms: number): Promise<void> => {
    pauses.push(ms);
  };
  return { pauses, wait };
};
const run = async (options: ModelOptions, count = inputs.length) => {
  const batch = await judgeBatch(inputs.slice(0, count), options);
  return { ...batch, verdicts: batch.results.map(({ verdict }) => verdict) };
};
const reasonsOf = (batch: Awaited<ReturnType<typeof run>>) =>
  batch.results.map(
    ({ findings }) => findings.find(({ rule }) => rule === 'support/judge-error')?.reason ?? 'none',
  );

describe('judgeBatch', () => {
  it('[B11] tries again what may pass, after longer and longer waits', async () => {
    let tries = 0;
    const judge = createFakeJudge(() => {
      tries += 1;
      return tries < 3 ? 'unavailable' : good;
    });
    const { pauses, wait } = waits();
    const { usage, verdicts } = await run({ judge, calls: { wait, backoffMs: 100 } }, 1);
    expect([verdicts, pauses]).toEqual([['supported'], [100, 200]]);
    expect(usage).toMatchObject({ calls: 3, retried: 2, failed: 0 });
  });

  it('[B11] waits as long as an endpoint asks for, but not longer than allowed', async () => {
    for (const [retryAfterMs, expected] of [
      [7000, [7000, 7000]],
      [70_000, []],
    ] as const) {
      const judge = createFakeJudge(() => new ModelFailure('rate-limited', { retryAfterMs }));
      const { pauses, wait } = waits();
      const batch = await run({ judge, calls: { wait } }, 1);
      expect([pauses, reasonsOf(batch), batch.isIncomplete]).toEqual([expected, ['model-refused'], true]);
    }
  });

  it.each([
    ['unavailable', 'model-unavailable', true],
    ['timeout', 'model-unavailable', true],
    ['rate-limited', 'model-refused', true],
    ['unauthorized', 'model-refused', true],
    ['no-such-model', 'model-refused', true],
    ['call-refused', 'model-refused', true],
    ['other-model', 'other-model', true],
    ['answer-too-large', 'answer-unreadable', false],
    ['answer-malformed', 'answer-unreadable', false],
  ] as const)('[B11] tells %s as %s, and passes nothing', async (code, reason, isIncomplete) => {
    const options = { calls: waits(), judgeWhen: 'undecided' } as const;
    const batch = await run({ judge: createFakeJudge(() => code), ...options }, 1);
    expect([batch.verdicts, reasonsOf(batch), batch.isIncomplete]).toEqual([
      ['undecided'],
      [reason],
      isIncomplete,
    ]);
    const embed = () => Promise.reject(new ModelFailure(code));
    const similar = await run({ embedder: { ...createFakeEmbedder(() => 1), embed }, calls: waits() }, 1);
    expect([reasonsOf(similar), similar.isIncomplete]).toEqual([[reason], isIncomplete]);
    const classify = () => Promise.reject(new ModelFailure(code));
    const entailment = { ...createFakeEntailment(() => ({ entailment: 1, contradiction: 0 })), classify };
    const classified = await run({ entailment, calls: waits(), entailmentThresholds: { supported: 0 } }, 1);
    expect([classified.verdicts, reasonsOf(classified)]).toEqual([['undecided'], [reason]]);
  });

  it.each(['unauthorized', 'other-model'] as const)('[B11] asks nothing more after %s', async (code) => {
    const judge = createFakeJudge(() => code);
    const batch = await run({ judge, calls: { concurrency: 1, ...waits() } });
    expect([judge.requests.length, new Set(batch.verdicts)]).toEqual([1, new Set(['undecided'])]);
  });

  it('[B11] asks on after a text that the endpoint refuses or that takes too long', async () => {
    for (const code of ['call-refused', 'timeout', 'answer-malformed'] as const) {
      const judge = createFakeJudge((claim) => (claim.includes('one') ? code : good));
      const { verdicts } = await run({ judge, calls: { concurrency: 1, ...waits() } }, 2);
      expect(verdicts).toEqual(['undecided', 'supported']);
    }
  });

  it.each([
    ['A', 'undecided', ['budget-exhausted']],
    ['C', 'unsupported', ['none']],
  ])(
    '[B11] a budget that ends between runs leaves no grade %s a pass: %s',
    async (letter, verdict, reasons) => {
      const judge = createFakeJudge(() => grade(letter, quote));
      const options = { judgeRuns: 3, budget: { maxCalls: 2 }, calls: { concurrency: 1 } };
      const batch = await run({ judge, ...options }, 1);
      expect([judge.requests.length, batch.verdicts, reasonsOf(batch)]).toEqual([2, [verdict], reasons]);
    },
  );

  it('[B11] a budget that ends at the judge leaves what a classifier passes undecided', async () => {
    const entailment = createFakeEntailment(() => ({ entailment: 1, contradiction: 0 }));
    const options = { entailment, entailmentThresholds: { supported: 0.9 }, judgeWhen: 'all' } as const;
    const judge = createFakeJudge(() => good);
    const batch = await run({ judge, ...options, budget: { maxCalls: 7 }, calls: { concurrency: 1 } });
    expect(batch.verdicts).toEqual(['supported', 'supported', 'undecided', 'undecided', 'undecided']);
    expect(reasonsOf(batch).slice(2)).toEqual(Array.from({ length: 3 }, () => 'budget-exhausted'));
    expect(batch.results.slice(2).every(({ needsHuman }) => needsHuman)).toBe(true);
  });

  it('[B11] calls no more at once than allowed', async () => {
    let under = 0;
    let most = 0;
    const judge = createFakeJudge(() => good);
    const slow = {
      ...judge,
      complete: async (...args: Parameters<typeof judge.complete>) => {
        under += 1;
        most = Math.max(most, under);
        await new Promise((resolve) => setTimeout(resolve, 1));
        under -= 1;
        return judge.complete(...args);
      },
    };
    await run({ judge: slow, calls: { concurrency: 2 } });
    expect(most).toBe(2);
  });

  it('gives up a model that never answers, though it does not heed the signal', async () => {
    const judge = { identity: { name: 'mute' }, complete: () => new Promise<never>(() => {}) };
    const batch = await run({ judge, calls: { timeoutMs: 5, attempts: 1 } }, 1);
    expect(reasonsOf(batch)).toEqual(['model-unavailable']);
  });

  it('ends with the reason of the signal when aborted, also while it waits', async () => {
    const controller = new AbortController();
    const reason = new Error('stopped');
    const mute = { identity: { name: 'mute' }, complete: () => new Promise<never>(() => {}) };
    const running = run({ judge: mute, signal: controller.signal });
    setTimeout(() => controller.abort(reason), 1);
    await expect(running).rejects.toBe(reason);
    await expect(run({ judge: mute, signal: controller.signal })).rejects.toBe(reason);
    const waiting = new AbortController();
    const down = createFakeJudge(() => 'unavailable');
    const held = run({ judge: down, signal: waiting.signal, calls: { backoffMs: 50_000 } });
    setTimeout(() => waiting.abort(reason), 1);
    await expect(held).rejects.toBe(reason);
  });

  it.each([
    ['calls', { maxCalls: 2 }, 2],
    ['tokens', { maxTokens: 1300 }, undefined],
    ['money', { maxCost: 0.005 }, undefined],
    ['nothing', { maxCalls: 0 }, 0],
  ] as const)(
    '[B11] spends no more %s than allowed, and what is left is undecided',
    async (_, budget, served) => {
      const judge = createFakeJudge(() => good);
      const prices = { judge: { inputPerMillion: 2, outputPerMillion: 8 } };
      const batch = await run({ judge, budget, prices, calls: { concurrency: 1 } });
      const supported = batch.verdicts.filter((verdict) => verdict === 'supported').length;
      if (served !== undefined) expect(supported).toBe(served);
      expect(supported).toBeLessThan(inputs.length);
      expect(batch.usage.refused).toBe(inputs.length - supported);
      expect(reasonsOf(batch).filter((reason) => reason === 'budget-exhausted')).toHaveLength(
        batch.usage.refused,
      );
      expect(batch.usage.cost ?? 0).toBeLessThanOrEqual(0.005);
      expect(batch.usage.inputTokens + batch.usage.outputTokens).toBeLessThanOrEqual(1300);
      expect(batch.isIncomplete).toBe(false);
    },
  );

  it('[B11] counts what was used and what it cost', async () => {
    const judge = createFakeJudge(() => good);
    const prices = { judge: { inputPerMillion: 2, outputPerMillion: 8 } };
    const { usage } = await run({ judge, prices });
    const expected = {
      calls: 5,
      cached: 0,
      retried: 0,
      failed: 0,
      refused: 0,
      inputTokens: 500,
      outputTokens: 100,
    };
    expect(usage).toEqual({ ...expected, estimated: false, cost: 0.0018 });
  });

  it('says where it estimates', async () => {
    const judge = createFakeJudge(() => ({ text: `[${good}]`, usage: {} }));
    const { usage } = await run({ judge }, 1);
    expect(usage.estimated).toBe(true);
    expect(usage.inputTokens).toBeGreaterThan(100);
    expect(usage.cost).toBeUndefined();
  });

  it.each([-100, Number.NaN, 0.5, 1e300])(
    '[B11] lets no endpoint widen its budget by counting %d tokens',
    async (tokens) => {
      const budget = { maxTokens: 1300 };
      const honest = await run({
        judge: createFakeJudge(() => ({ text: `[${good}]`, usage: {} })),
        budget,
        calls: { concurrency: 1 },
      });
      const judge = createFakeJudge(() => ({
        text: `[${good}]`,
        usage: { inputTokens: tokens, outputTokens: tokens },
      }));
      const { usage } = await run({ judge, budget, calls: { concurrency: 1 } });
      expect(usage).toEqual(honest.usage);
      expect([usage.estimated, usage.refused > 0]).toEqual([true, true]);
    },
  );

  it('one model that is down leaves the others to be asked', async () => {
    const embedder = {
      ...createFakeEmbedder(() => 1),
      embed: () => Promise.reject(new ModelFailure('unauthorized')),
    };
    const batch = await run({ embedder, judge: createFakeJudge(() => good) }, 2);
    expect([batch.verdicts, batch.isIncomplete]).toEqual([['supported', 'supported'], true]);
  });

  it('says nothing of what was asked in what it throws or finds', async () => {
    const judge = {
      identity: { name: 'leaky' },
      complete: () => Promise.reject(new Error(`key sk-secret refused: ${inputs[0]?.claim}`)),
    };
    const batch = await run({ judge, calls: waits() }, 1);
    expect(JSON.stringify(batch)).not.toContain('sk-secret');
  });
});

describe('createSupportJudge', () => {
  it('[B11] keeps one budget, and what is known of a model, over all batches', async () => {
    const judge = createSupportJudge({ judge: createFakeJudge(() => good), budget: { maxCalls: 3 } });
    const verdicts = [];
    for (const input of inputs) verdicts.push((await judge.judge([input]))[0]?.verdict);
    expect(verdicts).toEqual(['supported', 'supported', 'supported', 'undecided', 'undecided']);
    expect([judge.readUsage().calls, judge.isIncomplete()]).toEqual([3, false]);
    const down = createFakeJudge(() => 'unauthorized');
    const refused = createSupportJudge({ judge: down });
    for (const input of inputs) await refused.judge([input]);
    expect([down.requests.length, refused.isIncomplete()]).toEqual([1, true]);
  });
});
