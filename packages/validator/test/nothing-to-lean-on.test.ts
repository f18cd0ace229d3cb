import { describe, expect, it } from 'vitest';
import { checkMarkdown } from '../src/index.js';
import { AT } from './corpus.js';
import { sourcesOf } from './held-sources.js';

const reader = { tenantId: 'default', groups: [], principal: 'reader' };
const sources = sourcesOf({ 'weir.md': '# Weir\n\nThe weir was mended in June.\n', 'empty.md': '' });
const check = (text: string) =>
  checkMarkdown({
    bytes: new TextEncoder().encode(`${text}\n\n## Sources\n\n[1] weir.md\n[2] empty.md\n`),
    evidence: { sources, reader, at: AT },
  });

describe('checkMarkdown', () => {
  it('judges the words of a block quote like any others', () => {
    const report = check('> The weir was\n> made of larch [1].');
    expect(report.claims[0]?.verdict).not.toBe('supported');
    expect(report.verdict).not.toBe('pass');
    expect(check('> The weir was\n> mended in June [1].').citations).toHaveLength(1);
  });

  it('lets a source without words bear nothing', () => {
    const report = check('The weir was mended in June [2].');
    expect(report.claims[0]?.verdict).not.toBe('supported');
    expect(report.verdict).not.toBe('pass');
  });

  it('counts a text without claims as nothing checked, not as perfect', () => {
    const report = checkMarkdown({
      bytes: new TextEncoder().encode('What a lovely spring!'),
      evidence: { sources, reader, at: AT },
    });
    expect(report.verdict).toBe('unverifiable');
    expect(report.counts.claims_supported.n).toBe(0);
  });

  it('takes an address that no source has for unknown, however like one it looks', () => {
    const report = check('The weir was mended in June, says [the mill](https://mill.example/weir).');
    expect(report.findings.map(({ rule }) => rule)).toContain('provenance/unknown-source');
    expect(report.verdict).not.toBe('pass');
  });
});
