import { readFileSync } from 'node:fs';
import { sharedData } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import {
  createQuoteIndex,
  describePlainTextFragment,
  describeTextFragment,
  describeTextQuote,
  matchPlainTextFragment,
  matchTextFragment,
  matchTextPosition,
  matchTextQuote,
} from '../src/index.js';

interface Row {
  readonly context: string;
  readonly exact: string;
  readonly start_cp: number;
  readonly end_cp: number;
  readonly start_u16: number;
  readonly start_utf8: number;
}

const file = sharedData('anchoring/spans.jsonl');
const rows: Row[] =
  file === undefined
    ? []
    : readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Row);

// English and Chinese spans of public data; they lie beside the checkout and are not part of the project.
describe.skipIf(file === undefined)('selectors over public data (skipped where not asked for)', () => {
  it('give every span from its positions in code points, UTF-16 units and UTF-8 bytes', () => {
    for (const row of rows) {
      const span = { charStart: row.start_cp, charEnd: row.end_cp };
      const bytes = new TextEncoder().encode(row.exact).length;
      const place = (start: number, length: number) => ({
        type: 'TextPositionSelector' as const,
        start,
        end: start + length,
      });
      expect(matchTextPosition(row.context, place(row.start_cp, row.end_cp - row.start_cp))).toEqual(span);
      expect(matchTextPosition(row.context, place(row.start_u16, row.exact.length), 'utf16-unit')).toEqual(
        span,
      );
      expect(matchTextPosition(row.context, place(row.start_utf8, bytes), 'utf8-byte')).toEqual(span);
      expect(matchPlainTextFragment(row.context, describePlainTextFragment(row.context, span))).toEqual(span);
    }
  });

  it('find every span again by its quote, and by a text fragment where its ends are ends of words', () => {
    let fragments = 0;
    for (const { context, ...row } of rows) {
      const span = { charStart: row.start_cp, charEnd: row.end_cp };
      const index = createQuoteIndex(context);
      const { selector, unique } = describeTextQuote(index, span);
      const { matches, outcome } = matchTextQuote(index, selector);
      expect({ unique, outcome, ...matches[0] }).toMatchObject({ unique: true, outcome: 'exact', ...span });
      try {
        const { fragment } = describeTextFragment(index, span);
        expect(matchTextFragment(index, fragment).matches[0]).toMatchObject(span);
        fragments += 1;
      } catch (error) {
        expect(error).toMatchObject({ code: 'selector-unsupported' });
      }
    }
    expect(fragments / rows.length).toBeGreaterThan(0.98);
  });
});
