import { readFileSync } from 'node:fs';
import { sharedData } from '@loccit/testing';
import { canonicalizeText } from '@loccit/text';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../src/document.js';
import { extractCitations } from '../src/index.js';
import { decodeMarkup } from '../src/link-target.js';
import { writePlainText } from '../src/plain-text.js';

interface Report {
  readonly id: string;
  readonly markdown: string;
}

interface Expected {
  readonly id: string;
  readonly commonmark: {
    readonly links: readonly [string, string][];
    readonly nums: readonly string[];
    readonly fn: readonly string[];
  };
  readonly agree: { readonly links: boolean; readonly nums: boolean; readonly fn: boolean };
}

const reportsPath = sharedData('reports/handout.jsonl');
const expectedPath = sharedData('reports/reference-extraction.jsonl');
const missing =
  reportsPath === undefined || expectedPath === undefined
    ? ' (skipped: the data set is missing or not asked for)'
    : '';

function readLines<T>(path: string | undefined): T[] {
  return readFileSync(path ?? '', 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

/** Links and numeric marks at the level of the tree, as a parser without footnotes and tables would list them. */
function listTokens(text: string): { links: [string, string][]; nums: string[]; notes: string[] } {
  const document = readDocument(text);
  const notes = new Map<string, string>();
  for (const leaf of document.leaves) {
    const label = leaf.place.footnote?.label;
    const target = /^<?(\S+?)>?(?:\s+(?:"[^"]*"|'[^']*'|\([^)]*\)))?$/.exec(leaf.content)?.[1];
    if (label !== undefined && target !== undefined && !notes.has(label))
      notes.set(label, decodeMarkup(target));
  }
  const found: ReturnType<typeof listTokens> = { links: [], nums: [], notes: [] };
  for (const leaf of document.leaves) {
    if (leaf.kind === 'code' || leaf.kind === 'html') continue;
    const tokens = document.inline(leaf);
    let behind = 0;
    for (const token of tokens) {
      if (token.from < behind) continue;
      if (token.kind === 'link' || token.kind === 'image') behind = token.to;
      if (token.kind === 'link') {
        const range = { from: token.textFrom, to: token.textTo };
        found.links.push([writePlainText(leaf.content, leaf.from, tokens, range), token.url]);
      } else if (token.kind === 'autolink') found.links.push([token.url, token.url]);
      else if (token.kind === 'footnote') {
        const target = notes.get(token.label);
        const next = /^\[\^([^\s[\]]+)\]/.exec(text.slice(token.to, token.to + 40));
        const second = notes.get(next?.[1] ?? '');
        // Without footnotes `[^1][^2]` is one link, from the text of the first to the definition of the second.
        if (next !== null && second !== undefined) behind = token.to + next[0].length;
        if (second ?? target) found.links.push([`^${token.label}`, second ?? target ?? '']);
        else found.notes.push(token.label);
      } else if (token.kind === 'bracket') {
        const content = text.slice(token.from + 1, token.to - 1);
        if (/^\s*\d{1,3}(?:\s*[,，–-]\s*\d{1,3})*\s*$/.test(content)) found.nums.push(content);
      }
    }
  }
  return found;
}

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();
const tidy = (links: readonly (readonly [string, string])[]): string =>
  JSON.stringify(
    links.filter(([, url]) => /^https?:/i.test(url)).map(([text, url]) => [collapse(text), url]),
  );
const tidyNumbers = (nums: readonly string[]): string =>
  JSON.stringify(nums.map((num) => num.replace(/\s/g, '')));

describe('extractCitations', () => {
  it.skipIf(missing !== '')(
    `[B1] sees the links and numeric marks that two CommonMark parsers see${missing}`,
    () => {
      const expected = new Map(readLines<Expected>(expectedPath).map((row) => [row.id, row]));
      const reports = readLines<Report>(reportsPath);
      const different = { links: [] as string[], nums: [] as string[], notes: [] as string[] };
      const agreed = { links: 0, nums: 0, notes: 0 };
      for (const report of reports) {
        const text = canonicalizeText(report.markdown);
        const row = expected.get(report.id);
        if (row === undefined) continue;
        const found = listTokens(text);
        if (row.agree.links) agreed.links += 1;
        if (row.agree.links && tidy(found.links) !== tidy(row.commonmark.links))
          different.links.push(report.id);
        if (row.agree.nums) agreed.nums += 1;
        if (row.agree.nums && tidyNumbers(found.nums) !== tidyNumbers(row.commonmark.nums))
          different.nums.push(report.id);
        if (row.agree.fn) agreed.notes += 1;
        if (row.agree.fn && JSON.stringify(found.notes) !== JSON.stringify(row.commonmark.fn))
          different.notes.push(report.id);
      }
      for (const kind of ['links', 'nums', 'notes'] as const) {
        console.log(
          `reports, ${kind}: ${agreed[kind] - different[kind].length}/${agreed[kind]} equal; ${different[kind].join(' ')}`,
        );
      }
      expect(reports.length).toBe(295);
      expect(different).toEqual({ links: [], nums: [], notes: [] });
    },
    240_000,
  );

  it.skipIf(missing !== '')(
    `[B3] ends on every report, and finds entries for the marks of most${missing}`,
    () => {
      let numbers = 0;
      let resolved = 0;
      for (const report of readLines<Report>(reportsPath)) {
        const { citations, references } = extractCitations(canonicalizeText(report.markdown));
        const marks = citations.filter((citation) => citation.form === 'number' || citation.form === 'range');
        if (references.length === 0) continue;
        numbers += marks.length;
        resolved += marks.filter((mark) => mark.target.kind === 'reference').length;
      }
      console.log(`reports with references: ${resolved}/${numbers} numeric marks have an entry`);
      expect(resolved / numbers).toBeGreaterThan(0.9);
    },
    240_000,
  );
});
