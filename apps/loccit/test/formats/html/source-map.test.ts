import { readFileSync } from 'node:fs';
import { sharedData } from '@loccit/testing';
import { createTextIndex, encodeUtf8, readCanonicalText } from '@loccit/text';
import { checkMarkdown } from '@loccit/validator';
import { describe, expect, it } from 'vitest';
import { findPaintedSpans } from '../../../src/formats/html/painted-spans.js';
import { cutPieces } from '../../../src/formats/html/pieces.js';
import { type MarkdownNode, parseMarkdown } from '../../../src/formats/html/source-map.js';
import { indexReport } from '../../../src/views/report-index.js';

const file = sharedData('reports/handout.jsonl');
const skip =
  file === undefined ? ' (skipped: the data set reports is not beside the checkout or not asked for)' : '';

function listTexts(node: MarkdownNode): MarkdownNode[] {
  const own = node.type === 'text' || node.type === 'inlineCode' ? [node] : [];
  return [...own, ...(node.children ?? []).flatMap(listTexts)];
}

/** What is painted of each statement, with its marks. */
function paint(markdown: string) {
  const bytes = encodeUtf8(markdown);
  const reader = { tenantId: 'default', groups: [], principal: 'guest' };
  const report = checkMarkdown({ bytes, evidence: { reader, at: '2026-11-01T00:00:00Z' } });
  const { text } = readCanonicalText(bytes);
  const spans = findPaintedSpans(report, indexReport(report), createTextIndex(text), (id) => id);
  const painted = new Map<string, string>();
  for (const pieces of cutPieces(parseMarkdown(text), spans).piecesOf.values())
    for (const { claim, mark, text: shown } of pieces)
      if (claim?.claimId !== undefined && mark === undefined)
        painted.set(claim.claimId, (painted.get(claim.claimId) ?? '') + shown);
  return { painted, report, spans };
}

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

describe('parseMarkdown', () => {
  it('tells where each unit was written, through escapes, references, quotes and indents', () => {
    const source = '- a \\* b &amp; c &nbsp;&#x1F6A2;d\n  > e\n  > f `g\n  > h` \\[i\\] &notit; \\\\&#35;\n';
    const { offsetsOf, root } = parseMarkdown(source);
    const seen = listTexts(root).flatMap((node) =>
      [...(node.value ?? '')].length === 0
        ? []
        : [...offsetsOf(node).subarray(0, (node.value ?? '').length)].map((at, unit) => [
            node.value?.[unit],
            source[at],
          ]),
    );
    // What was written otherwise begins with its sign; everything else is itself.
    for (const [shown, written] of seen) {
      if (written === '\\' || written === '&') continue;
      expect(written === '\n' ? ' \n' : written).toContain(shown);
    }
    expect(seen.filter(([, written]) => written === '&').map(([shown]) => shown)).toEqual([
      '&',
      '\u00a0',
      '\ud83d',
      '\udea2',
      '&',
      '#',
    ]);
    expect(seen.filter(([, written]) => written === '\\').map(([shown]) => shown)).toEqual([
      '*',
      '[',
      ']',
      '\\',
    ]);
  });

  it('strikes nothing out for a range with tildes', () => {
    expect(JSON.stringify(parseMarkdown('5~50 and 2~28').root)).not.toContain('delete');
  });
});

describe('cutPieces', () => {
  it('paints of each statement what a reader sees of it', () => {
    const { painted, report } = paint(
      'Tea \\& **co**ffee &amp; [milk](https://a.example) cost *5&nbsp;€* \\[sic\\] [1]. Then `x` ends. ~~Gone~~ is 退款[1]。\n\n> Quoted\n> line two [1].\n\n| a | b |\n|--|--|\n| Cell \\| one | two [1] |\n\n[1]: https://b.example\n',
    );
    const wanted = report.claims.map(({ claim_id: id, text }) => [id, letters(text)]);
    expect(wanted.length).toBeGreaterThan(3);
    for (const [id = '', text] of wanted.filter(([one = '']) => painted.has(one)))
      expect(letters(painted.get(id) ?? '').replace('milk', '')).toBe(text?.replace('milk', ''));
  });

  it('paints words of a block of HTML, and none of its tags, scripts and comments', () => {
    const { painted } = paint(
      '<div onclick="x()">\n<!-- no -->\n<script>evil()</script>\nTea is hot and black today.\n</div>\n',
    );
    expect([...painted.values()].join('')).not.toMatch(/onclick|evil|no --/);
  });

  it.skipIf(file === undefined)(
    `paints every word of every statement of reports by research agents, and nothing but marks and broken links beside${skip}`,
    () => {
      const reports = readFileSync(file ?? '', 'utf8')
        .trimEnd()
        .split('\n');
      const counts = { all: 0, shown: 0, equal: 0 };
      // Parsing takes most of the time: every twentieth.
      for (const line of reports.filter((_, at) => at % 20 === 0)) {
        const { painted, report, spans } = paint((JSON.parse(line) as { markdown: string }).markdown);
        const texts = new Map(report.claims.map(({ claim_id: id, text }) => [id, letters(text)]));
        for (const { claimId = '' } of spans.claims) {
          counts.all += 1;
          if (painted.has(claimId)) counts.shown += 1;
          if (letters(painted.get(claimId) ?? '') === texts.get(claimId)) counts.equal += 1;
        }
      }
      expect(counts.all).toBeGreaterThan(500);
      expect(counts.shown / counts.all).toBeGreaterThan(0.999);
      expect(counts.equal / counts.all).toBeGreaterThan(0.9);
    },
    120_000,
  );
});
