import { describe, expect, it } from 'vitest';
import { checkMarkdown } from '../src/index.js';
import { cite } from './artifacts.js';
import { answerWith, check, generation } from './checked-corpus.js';
import { AT } from './corpus.js';
import { sourcesOf } from './held-sources.js';

const LOAN = 'Books are lent for 21 days.';
const loan = cite(generation, 'loans', LOAN);

describe('checkSupport', () => {
  it('[C6] makes no whole sentence of fragments that are cited together', () => {
    const late = cite(generation, 'loans', 'A late book costs 2 crowns per day.');
    for (const fragment of ['Books are lent for 2', 'book costs 2 crowns per day.', 'A late book costs']) {
      const part = cite(generation, 'loans', fragment);
      for (const pieces of [
        [part, late],
        [late, part],
        [late, part, late],
      ]) {
        const report = check(
          answerWith(
            fragment,
            pieces.map((piece) => ({ ...piece, group: 1 })),
          ),
        );
        expect(report.claims[0]?.verdict).not.toBe('supported');
        expect(report.verdict).not.toBe('pass');
      }
    }
  });

  it('[C6] lets no number of a group cover for a span that does not bear the claim', () => {
    const late = cite(generation, 'loans', 'A late book costs 2 crowns per day.');
    const north = cite(generation, 'depot-north', 'A bicycle trailer costs 30 crowns per day.');
    const south = cite(generation, 'depot-south', 'A bicycle trailer costs 45 crowns per day.');
    const verdictsOf = (text: string, pieces: readonly (typeof loan)[]) =>
      check(
        answerWith(
          text,
          pieces.map((piece) => ({ ...piece, group: 1 })),
        ),
      ).citations.map(({ verdict }) => verdict);
    expect(verdictsOf(LOAN, [late, loan])).toEqual(['undecided', 'supported']);
    expect(verdictsOf('A bicycle trailer costs 30 crowns per day.', [south, north])).toEqual([
      'contradicted',
      'supported',
    ]);
  });

  it.each([
    ['```sh', '```', 'The lamp burns for 40 hours.'],
    ['~~~ text', '~~~', '灯可亮40小时。'],
  ])('knows where code ends that begins with %s', (opening, closing, sentence) => {
    const guide = `# Lamp\n\n${opening}\nlamp on\n${closing}\n\n${sentence}\n`;
    const report = checkMarkdown({
      bytes: new TextEncoder().encode(
        `${sentence.slice(0, -1)} [1]${sentence.slice(-1)}\n\n## Sources\n\n[1] lamp.md\n`,
      ),
      evidence: {
        sources: sourcesOf({ 'lamp.md': guide }),
        reader: { tenantId: 'default', groups: [], principal: 'reader' },
        at: AT,
      },
    });
    expect(report.claims[0]?.verdict).toBe('supported');
  });
});
