import { describe, expect, it } from 'vitest';
import { createMemoryCache, judgeBatch } from '../../src/models/index.js';
import { createFakeEmbedder, createFakeEntailment, grade } from './fake-models.js';
import { chinese, judgeOf, one, shed } from './judged-pairs.js';

describe('calls of judgeBatch', () => {
  it('[B11] embeds every passage once, in batches', async () => {
    const embedder = createFakeEmbedder(() => 1, 'any', 2);
    const cache = createMemoryCache();
    const inputs = [shed, { ...shed, claim: 'Riders own sheds.' }, chinese];
    await judgeBatch(inputs, { embedder, cache });
    expect(embedder.batches.map(({ length }) => length)).toEqual([2, 2, 1]);
    const { usage } = await judgeBatch(inputs, { embedder, cache });
    expect(usage).toMatchObject({ calls: 0, cached: 5 });
  });

  it('[B11] puts equal questions once, and the same result comes from the cache, told as such', async () => {
    const judge = judgeOf('B');
    const cache = createMemoryCache();
    const first = await judgeBatch([shed, shed, { ...shed }], { judge, cache });
    const second = await judgeBatch([shed, shed, { ...shed }], { judge, cache });
    expect(judge.requests).toHaveLength(1);
    expect(first.results.flatMap(({ opinions }) => opinions.map(({ cached }) => cached))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const told = first.results.map(({ opinions, ...rest }) => ({
      ...rest,
      opinions: opinions.map((opinion) => ({ ...opinion, cached: true })),
    }));
    expect(second.results).toEqual(told);
    expect([first.usage.cached, second.usage.cached, second.usage.calls]).toEqual([0, 1, 0]);
  });

  it('reads what a cache holds as strictly as an answer, and asks again where it is no answer', async () => {
    const kept = { answer: `[${grade('A', 'bicycles on the roof').replace('#', '1')}]` };
    for (const value of ['', '{', 'null', '{"answer":1}', JSON.stringify(kept)]) {
      const cache = { read: async () => value, write: async () => {} };
      const judge = judgeOf('B');
      const { result } = await one(shed, { judge, cache });
      expect([judge.requests.length, result.verdict]).toEqual([1, 'partial']);
    }
    const broken = {
      read: () => Promise.reject(new Error('disk')),
      write: () => Promise.reject(new Error('disk')),
    };
    expect((await one(shed, { judge: judgeOf('B'), cache: broken })).result.verdict).toBe('partial');
  });

  it.each([
    ['It is not the case that ', 'Lockers are free', ' of charge.'],
    ['The following is false. ', 'Lockers are free.', ''],
    ['', 'Lockers are free?', ''],
    ['He said: “I know. ', 'Lockers are free.', ' Trust me.”'],
  ])('[A9] lets no model pass what the rules know a doubt of: %s%s', async (before, text, after) => {
    const claim = text.replace('?', '');
    const input = { claim, evidence: { text, before, after } };
    const entailment = createFakeEntailment(() => ({ entailment: 0.99, contradiction: 0 }));
    const options = { judgeWhen: 'undecided', entailmentThresholds: { supported: 0.9 } } as const;
    const { result } = await one(input, { judge: judgeOf('A', text), entailment, ...options });
    expect([result.verdict, result.decidedBy, result.needsHuman]).toEqual(['undecided', 'none', true]);
    const refused = await one(input, { judge: judgeOf('C', text), ...options });
    expect(refused.result.verdict).toBe('unsupported');
  });

  it.each([
    ['The following is false. ', 'Lockers are free.', ''],
    ['', 'Lockers are free.', ' This is a myth.'],
    ['He said: “I know. ', 'Lockers are free.', ' Trust me.”'],
    ['\n\n## ', 'Free lockers', '\n\nSee below.'],
    ['', 'Are lockers', ' free?'],
  ])(
    '[A9] lets no classifier pass another wording of what is doubted: %s%s%s',
    async (before, text, after) => {
      const evidence = { before, text, after };
      const input = { claim: 'No fee is charged for storage.', evidence };
      const entailment = createFakeEntailment(() => ({ entailment: 0.99, contradiction: 0 }));
      const options = {
        judgeWhen: 'undecided',
        entailment,
        entailmentThresholds: { supported: 0.9 },
      } as const;
      const { result } = await one(input, options);
      expect([result.verdict, result.decidedBy, result.needsHuman]).toEqual(['undecided', 'none', true]);
      const seen = await one(input, { ...options, judge: judgeOf('A', text) });
      expect([seen.result.verdict, seen.result.decidedBy]).toEqual(
        text === 'Are lockers' ? ['undecided', 'none'] : ['supported', 'judge'],
      );
    },
  );
});
