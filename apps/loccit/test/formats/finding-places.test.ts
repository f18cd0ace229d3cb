import type { Finding, Report } from '@loccit/contract';
import { describe, expect, it } from 'vitest';
import { createColors } from '../../src/console/colors.js';
import { writeHtml } from '../../src/formats/html.js';
import { writeMarkdown } from '../../src/formats/markdown-summary.js';
import { viewReport } from '../../src/views/report-view.js';
import { checkAs, harbour } from './harbour.js';

const TEXT = '# Crabs\n\n🦀 crabs pay 5 coins [1].\n\n## References\n\n[1] crabs.md\n';
const TABLE = '# Crabs\n\n| who | pays |\n|---|---|\n| 🦀 crabs | 7 coins |\n';
const CLAIM = '🦀 crabs pay 5 coins.';

const length = (text: string): number => [...text].length;

/** Places at the start and the end, of nothing, of the astral character, of all, and what no rung gives. */
const places = (end: number) => [
  { char_start: 0, char_end: 0 },
  { char_start: 0, char_end: 1 },
  { char_start: 1, char_end: 2 },
  { char_start: 4, char_end: 4 },
  { char_start: end, char_end: end },
  { char_start: Math.max(0, end - 1), char_end: end },
  { char_start: 0, char_end: end },
  { char_start: end, char_end: end + 5 },
];

async function readReport(): Promise<Report> {
  const cwd = harbour({ 'crabs.md': TEXT, 'sources/crabs.md': TABLE });
  const { stdout } = await checkAs(cwd, 'json', ['crabs.md']);
  return JSON.parse(stdout) as Report;
}

function withPlaces(report: Report, claim: object, source: object): Report {
  const finding: Finding = {
    rule: 'support/number-mismatch',
    layer: 'support',
    outcome: 'fail',
    severity: 'error',
    pointer: '/claims/0/citations/0',
    message: 'A number in the claim differs from the one in the evidence.',
    claim_id: 'C1',
    citation: 'C1.1',
    evidence: [
      { side: 'claim', ...claim },
      { side: 'source', ...source },
    ],
  };
  return { ...report, findings: [finding] };
}

describe('views of a report', () => {
  it.each(['en', 'zh'] as const)(
    'tell a finding wherever it stands, in whole characters: %s',
    async (lang) => {
      const report = await readReport();
      const terminal = { colors: createColors(false), width: 100, lang };
      for (const claim of places(length(CLAIM))) {
        for (const source of places(length(TABLE))) {
          const placed = withPlaces(report, claim, source);
          const checked = { kind: 'text', text: TEXT, bytes: new TextEncoder().encode(TEXT) } as const;
          const files = { files: [{ name: 'crabs.md', report: placed, checked }], refused: [] };
          const text = viewReport(terminal, placed, { brief: false, name: 'crabs.md', text: TEXT });
          for (const shown of [text.join('\n'), writeHtml(files, lang), writeMarkdown(files, lang)]) {
            expect(shown).toContain('support/number-mismatch');
            expect(shown).not.toMatch(/undefined|\[object|NaN|\ufffd/);
            expect(shown.isWellFormed()).toBe(true);
          }
        }
      }
    },
  );

  it.each(['en', 'zh'] as const)('show the row of a table that a finding points to: %s', async (lang) => {
    const report = await readReport();
    const at = length(TABLE.slice(0, TABLE.indexOf('7 coins')));
    const claim = { char_start: 12, char_end: 19 };
    const placed = withPlaces(report, claim, { char_start: at, char_end: at + 7 });
    const terminal = { colors: createColors(false), width: 100, lang };
    const text = viewReport(terminal, placed, { brief: false, name: 'crabs.md', text: TEXT });
    expect(text.join('\n')).toContain('7 coins');
    expect(text.every((line) => length(line) <= 100)).toBe(true);
  });
});
