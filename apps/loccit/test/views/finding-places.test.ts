import type { SupportFinding, SupportResult } from '@loccit/support';
import { describe, expect, it } from 'vitest';
import { createColors } from '../../src/console/colors.js';
import { viewSupport } from '../../src/views/support-view.js';

const claim = '🦀 crabs pay 5 coins.';
const evidence = '| who | pays |\n|---|---|\n| 🦀 crabs | 7 coins |';
const length = (text: string): number => [...text].length;

const places = (text: string) => {
  const end = length(text);
  return [
    { charStart: 0, charEnd: 0 },
    { charStart: 0, charEnd: 1 },
    { charStart: 1, charEnd: 2 },
    { charStart: 4, charEnd: 4 },
    { charStart: end, charEnd: end },
    { charStart: end - 1, charEnd: end },
    { charStart: 0, charEnd: end },
    // What no rung gives, and no view may fall over.
    { charStart: 3, charEnd: 2 },
    { charStart: end, charEnd: end + 5 },
  ];
};

const resultWith = (finding: SupportFinding): SupportResult => ({
  verdict: 'undecided',
  decidedBy: 'none',
  overlap: { ratio: 0.5, sharedTokens: 1, claimTokens: 2 },
  findings: [finding],
  needsHuman: false,
  opinions: [],
});

describe('viewSupport', () => {
  it.each(['en', 'zh'] as const)('shows the words of both sides wherever a finding stands: %s', (lang) => {
    const terminal = { colors: createColors(false), width: 100, lang };
    for (const claimSpan of places(claim)) {
      for (const evidenceSpan of places(evidence)) {
        const finding = {
          rule: 'support/negation-mismatch',
          severity: 'warning',
          claimSpan,
          evidenceSpan,
        } as const;
        const shown = viewSupport(terminal, claim, evidence, resultWith(finding)).join('\n');
        const plain = shown.replace(/[【】]/g, '');
        expect(plain).toContain('🦀 crabs pay 5 coins.');
        expect(plain).toContain('| 🦀 crabs | 7 coins |');
        expect(shown).not.toContain('【】');
      }
    }
  });
});
