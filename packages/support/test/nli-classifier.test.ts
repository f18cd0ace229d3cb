import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeBatch } from '../src/models/index.js';
import { createNliClassifier, type NliModel, readNliLabels } from '../src/onnx/index.js';
import { cutPremise } from '../src/onnx/premise-windows.js';

/** A model in which a token is a word, that calls a premise without the claim's last word neutral. */
function createModel(maxTokens: number, seen: string[] = []): NliModel {
  const count = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;
  return {
    source: { name: 'last-word', modelSha256: '0'.repeat(64) },
    maxTokens,
    countTokens: (premise, hypothesis) => count(premise) + count(hypothesis) + 3,
    score: (premise, hypothesis) => {
      seen.push(premise);
      const word = hypothesis.trim().split(/\s+/).at(-1) ?? '';
      if (!premise.includes(word)) return Promise.resolve({ entailment: 0, neutral: 1, contradiction: 0 });
      const denies = premise.includes('not');
      return Promise.resolve({ entailment: denies ? 0 : 1, neutral: 0, contradiction: denies ? 1 : 0 });
    },
    release: () => Promise.resolve(),
  };
}

const signal = new AbortController().signal;

async function classify(model: NliModel, premise: string, hypothesis: string, maxWindows = 16) {
  const classifier = createNliClassifier(model, { languages: ['en'], maxWindows });
  const [scores] = await classifier.classify([{ premise, hypothesis }], signal);
  return scores;
}

describe('createNliClassifier', () => {
  it('[A9] tells the highest of all windows, and where contradiction is highest', async () => {
    const premise = `${'The quay is long. '.repeat(10)}It is not open in winter. ${'Boats wait. '.repeat(10)}`;
    const scores = await classify(createModel(20), premise, 'The quay is open in winter');
    expect(scores).toMatchObject({ entailment: 0, contradiction: 1 });
    const place = scores?.contradictedAt;
    expect(premise.slice(place?.charStart, place?.charEnd)).toContain('not open in winter');
  });

  it('says nothing of an empty premise and of a hypothesis that leaves no room', async () => {
    const model = createModel(8);
    expect(await classify(model, ' \n', 'It is open')).toEqual({});
    expect(await classify(model, 'h', 'a b c d e f g h')).toEqual({});
  });

  it('reads no more windows than it may, those that share most words with the hypothesis', async () => {
    const seen: string[] = [];
    const premise = `${'Boats wait here. '.repeat(50)}The quay is open in winter. ${'Boats wait here. '.repeat(50)}`;
    const scores = await classify(createModel(16, seen), premise, 'The quay is open in winter', 2);
    expect(scores).toMatchObject({ entailment: 1 });
    expect(seen).toHaveLength(2);
  });

  it('stops where it is told to', async () => {
    const classifier = createNliClassifier(createModel(20), { languages: 'any' });
    const pairs = [{ premise: 'It is open.', hypothesis: 'It is open' }];
    await expect(classifier.classify(pairs, AbortSignal.abort())).rejects.toMatchObject({ code: 'timeout' });
  });

  it('[A9] decides in the ladder by the thresholds of its user alone', async () => {
    const input = { claim: 'The quay opens in winter', evidence: { text: 'It is not open in winter.' } };
    const entailment = createNliClassifier(createModel(20), { languages: 'any' });
    const open = await judgeBatch([input], { entailment });
    expect(open.results[0]).toMatchObject({ verdict: 'undecided' });
    const decided = await judgeBatch([input], { entailment, entailmentThresholds: { contradicted: 0.9 } });
    expect(decided.results[0]).toMatchObject({ verdict: 'contradicted', decidedBy: 'nli' });
    expect(decided.results[0]?.findings).toContainEqual(
      expect.objectContaining({ check: 'nli-contradiction', evidenceSpan: { charStart: 0, charEnd: 25 } }),
    );
  });
});

describe('cutPremise', () => {
  it('loses nothing that is not blank, keeps order, and every window fits', () => {
    const texts = fc.array(fc.constantFrom('One two. ', 'Three! ', '四五六。', 'longword', '\n\n', '𠮷 '), {
      maxLength: 40,
    });
    seeded(
      fc.property(texts, fc.integer({ min: 4, max: 40 }), (pieces, room) => {
        const evidence = pieces.join('');
        const fits = (premise: string): boolean => [...premise].length <= room;
        const windows = cutPremise(evidence, 'two', fits, Number.POSITIVE_INFINITY);
        const characters = [...evidence];
        let at = 0;
        for (const { charStart, charEnd, text } of windows) {
          expect(characters.slice(at, charStart).join('').trim()).toBe('');
          expect(characters.slice(charStart, charEnd).join('')).toBe(text);
          expect(fits(text)).toBe(true);
          at = charEnd;
        }
        expect(characters.slice(at).join('').trim()).toBe('');
      }),
    );
  });
});

describe('readNliLabels', () => {
  it('takes the order from the configuration, whatever the case of the names', () => {
    const id2label = { 0: 'CONTRADICTION', 1: 'entailment', 2: 'Neutral' };
    expect(readNliLabels({ id2label })).toEqual({ contradiction: 0, entailment: 1, neutral: 2 });
  });

  it('refuses a configuration that leaves the order open', () => {
    const unnamed = [
      {},
      null,
      { id2label: { 0: 'LABEL_0', 1: 'LABEL_1', 2: 'LABEL_2' } },
      { id2label: null },
    ];
    for (const config of [...unnamed, { id2label: { 0: 'entailment', 1: 'neutral' } }]) {
      expect(() => readNliLabels(config)).toThrow(expect.objectContaining({ code: 'model-labels-missing' }));
    }
  });
});
