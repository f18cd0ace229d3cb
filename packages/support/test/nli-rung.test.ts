import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askNli, type NliModel, readNliLabels } from '../src/onnx/index.js';
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

const THRESHOLDS = { entailment: 0.9, contradiction: 0.9 };

describe('askNli', () => {
  it('[A9] decides by the window that says most, and names where a contradiction stands', async () => {
    const evidence = `${'The quay is long. '.repeat(10)}It is not open in winter. ${'Boats wait. '.repeat(10)}`;
    const opinion = await askNli(
      createModel(20),
      { claim: 'The quay is open in winter', evidence: [{ text: evidence }] },
      { thresholds: THRESHOLDS },
    );
    expect(opinion).toMatchObject({ rung: 'nli', verdict: 'contradicted', scores: { contradiction: 1 } });
    const place = opinion.findings[0]?.evidenceSpan;
    expect(evidence.slice(place?.charStart, place?.charEnd)).toContain('not open in winter');
  });

  it('decides nothing without thresholds, and says what the model said', async () => {
    const question = { claim: 'It is open', evidence: [{ text: 'It is open.' }] };
    const opinion = await askNli(createModel(20), question);
    expect(opinion).toMatchObject({ verdict: 'undecided', scores: { entailment: 1 } });
  });

  it('is undecided about empty evidence and about a claim that leaves no room', async () => {
    const options = { thresholds: THRESHOLDS };
    const model = createModel(8);
    const empty = await askNli(model, { claim: 'It is open', evidence: [{ text: ' \n' }] }, options);
    const long = await askNli(model, { claim: 'a b c d e f g h', evidence: [{ text: 'h' }] }, options);
    expect([empty.verdict, empty.scores, long.verdict]).toEqual(['undecided', {}, 'undecided']);
  });

  it('reads no more windows than it may, those that share most words with the claim', async () => {
    const seen: string[] = [];
    const evidence = `${'Boats wait here. '.repeat(50)}The quay is open in winter. ${'Boats wait here. '.repeat(50)}`;
    const question = { claim: 'The quay is open in winter', evidence: [{ text: evidence }] };
    const opinion = await askNli(createModel(16, seen), question, { thresholds: THRESHOLDS, maxWindows: 2 });
    expect(opinion.verdict).toBe('supported');
    expect(seen).toHaveLength(2);
  });

  it('refuses thresholds that would let a coin decide', async () => {
    const question = { claim: 'a', evidence: [{ text: 'a' }] };
    for (const entailment of [0.4, 1.1, Number.NaN]) {
      const thresholds = { entailment, contradiction: 0.9 };
      await expect(askNli(createModel(20), question, { thresholds })).rejects.toThrow(RangeError);
    }
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
