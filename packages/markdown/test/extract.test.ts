import { checkSchema, type ExtractedLocator, type ExtractedQuote } from '@loccit/contract';
import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { type ExtractOptions, extractCitations, listBlocks } from '../src/index.js';

interface CitationVector {
  readonly title: string;
  readonly text: string;
  readonly options?: ExtractOptions;
  readonly citations: readonly (readonly [string, string, readonly string[], string?])[];
  readonly groups?: readonly number[];
  readonly targets?: readonly (string | null)[];
  readonly marks?: readonly string[];
  readonly locators?: readonly (ExtractedLocator | null)[];
  readonly quotes?: readonly (ExtractedQuote | null)[];
  readonly references?: readonly (readonly [string, string])[];
  readonly urls?: readonly string[];
  readonly dois?: readonly string[];
  readonly claims?: readonly string[];
  readonly uncited?: readonly string[];
}

function extract(text: string, options?: ExtractOptions) {
  const found = extractCitations(text, options);
  const points = [...text];
  const cut = (place: { char_start: number; char_end: number }): string =>
    points.slice(place.char_start, place.char_end).join('');
  expect(checkSchema('extraction', found)).toEqual([]);
  for (const citation of found.citations) expect(cut(citation)).toBe(citation.mark);
  expect(found.claims.map((claim) => claim.claim_id)).toEqual(found.claims.map((_, i) => `C${i + 1}`));
  return { ...found, cut, labels: found.citations.map((citation) => citation.label) };
}

describe('extractCitations', () => {
  for (const vector of loadVectors<CitationVector[]>('markdown/citations.json')) {
    it(vector.title, () => {
      const found = extract(vector.text, vector.options);
      expect(
        found.citations.map((citation) => [
          citation.label,
          citation.form,
          citation.claim_ids,
          ...(citation.problem === undefined ? [] : [citation.problem]),
        ]),
      ).toEqual(vector.citations);
      if (vector.groups)
        expect(found.citations.map((citation) => citation.mark_group)).toEqual(vector.groups);
      if (vector.targets) {
        const targets = found.citations.map(
          ({ target }) => target.ref ?? target.url ?? target.document_id ?? null,
        );
        expect(targets).toEqual(vector.targets);
      }
      if (vector.marks) expect(found.citations.map((citation) => citation.mark)).toEqual(vector.marks);
      if (vector.locators)
        expect(found.citations.map((citation) => citation.locator ?? null)).toEqual(vector.locators);
      if (vector.quotes)
        expect(found.citations.map((citation) => citation.quote ?? null)).toEqual(vector.quotes);
      if (vector.references) {
        expect(found.references.map((entry) => [entry.label, found.cut(entry)])).toEqual(vector.references);
      }
      if (vector.urls) expect(found.references.map((entry) => entry.url)).toEqual(vector.urls);
      if (vector.dois) expect(found.references.map((entry) => entry.doi)).toEqual(vector.dois);
      if (vector.claims) expect(found.claims.map((claim) => claim.text)).toEqual(vector.claims);
      if (vector.uncited) expect(found.statements_uncited.map((one) => one.text)).toEqual(vector.uncited);
    });
  }

  it('[B1] reads the tree: code blocks and code spans hold no marks, everything else may', () => {
    const text =
      '`a[1]`\n\n    b[2]\n\n```\nc[3]\n```\n\n- **d [4]**\n\n> | e |\n> |---|\n> | f [5] |\n\n# g [6]\n\n[^n]: h [7]\n';
    expect(extract(text).labels).toEqual(['4', '5', '6', '7']);
  });

  it('[B2] numbers in three Chinese sentences, a list among them (EX-B1)', () => {
    const found = extract('冰川退缩明显[1]。尤其新方法[2]给出了证据。但误差仍大[3, 4]。');
    expect(found.labels).toEqual(['1', '2', '3', '4']);
    expect(found.citations.map((citation) => citation.claim_ids)).toEqual([['C1'], ['C2'], ['C3'], ['C3']]);
    expect(found.claims.map((claim) => claim.text)).toEqual([
      '冰川退缩明显。',
      '尤其新方法给出了证据。',
      '但误差仍大。',
    ]);
  });

  it('[B2] a range is one mark of several citations (EX-B2)', () => {
    const found = extract('Four surveys [5-8] agree.');
    expect(found.labels).toEqual(['5', '6', '7', '8']);
    expect(new Set(found.citations.map((citation) => `${citation.mark_group}${citation.mark}`)).size).toBe(1);
    expect(found.claims[0]?.text).toBe('Four surveys agree.');
  });

  it('[B3] reads title, authors, year, URL and DOI of entries', () => {
    const text =
      '## 参考文献\n[1] Aas, K., & Moe, T. (2007). Firn in spring. https://j.example/10.5555/firn.7\n2. [Ice office](https://ice.example), 1998\n';
    expect(extract(text).references).toMatchObject([
      {
        label: '1',
        title: 'Firn in spring',
        authors: ['Aas, K.', 'Moe, T.'],
        year: '2007',
        doi: '10.5555/firn.7',
      },
      { label: '2', title: 'Ice office', year: '1998', url: 'https://ice.example' },
    ]);
  });

  it('[E3] code and the line that introduces it need no number (EX-E1)', () => {
    const text =
      '库默认不重试 [1][3]。\n\n可以打开 [1]：\n\n```python\nget(url, retry=2)\n```\n\n次数在 `count` 里 [3]。\n\n写法如下：\n\n    x = 1\n';
    const found = extract(text, { passages: 5 });
    expect(found.labels).toEqual(['1', '3', '1', '3']);
    expect(found.citations.every((citation) => citation.problem === undefined)).toBe(true);
    expect(found.statements_uncited).toEqual([]);
  });

  it('[E3] the sentence for "not found" is an absence and not uncited, in both languages or as configured (EX-E2)', () => {
    for (const text of ['文档里没有找到相关说明。', 'The documents do not contain this information.']) {
      const found = extract(text, { passages: 5 });
      expect(found.claims).toMatchObject([{ kind: 'absence', text }]);
      expect(found.statements_uncited).toEqual([]);
    }
    expect(extract('Nothing here.', { notFound: ['Nothing here'] }).statements_uncited).toEqual([]);
    expect(extract('Nothing here.').statements_uncited).toHaveLength(1);
  });

  it('[E3] a number beyond the passages is a fault (EX-E3)', () => {
    const [citation] = extract('可以续传 [7]。', { passages: 5 }).citations;
    expect(citation).toMatchObject({ label: '7', problem: 'no-passage', target: { kind: 'none' } });
  });

  it('[E3] a mark after the full stop belongs to the sentence before it (EX-E4)', () => {
    const found = extract('首句完毕。[1] 次句无据。', { passages: 5 });
    expect(found.citations[0]?.claim_ids).toEqual(['C1']);
    expect(found.statements_uncited.map((one) => one.text)).toEqual(['次句无据。']);
  });

  it('does what the README shows', () => {
    expect(listBlocks('# Tides\n\nHigh at noon.\n').map((block) => block.kind)).toEqual([
      'heading',
      'paragraph',
    ]);
    expect(extract('High at noon [1, 3].').labels).toEqual(['1', '3']);
  });

  it('refuses a count of passages that is none', () => {
    expect(() => extractCitations('', { passages: -1 })).toThrow(RangeError);
  });
});
