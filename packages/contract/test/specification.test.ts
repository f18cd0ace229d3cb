import { readFileSync } from 'node:fs';
import { CLAIM_KINDS, describeRule, message, RULES, STATUSES } from '@loccit/contract';
import { canonicalizeJson } from '@loccit/json';
import {
  digestElements,
  type ElementRow,
  isRecordOf,
  type LineageRecord,
  type RecordType,
  recomputeId,
  sha256Hex,
  treeHash,
} from '@loccit/lineage';
import { projectRoot } from '@loccit/testing';
import { encodeUtf8, readCanonicalText } from '@loccit/text';
import { describe, expect, it } from 'vitest';

const text = readFileSync(`${projectRoot}docs/specification.md`, 'utf8');

/** The text between a heading and the next of the same or a higher level. */
function readSection(heading: string): string {
  const start = text.indexOf(`\n${heading}`);
  expect(start, heading).toBeGreaterThan(0);
  const level = heading.indexOf(' ');
  const end = text.slice(start + 1).search(new RegExp(`\\n#{2,${level}} `));
  return end < 0 ? text.slice(start) : text.slice(start, start + 1 + end);
}

/** Cells of the table rows whose first cell is code. */
function readRows(section: string): string[][] {
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.slice(2, -2).split(' | '));
}

const identities = readSection('## 4. Identities');
const blocks = [...identities.matchAll(/^```json\n(.*?)^```/gms)].map(
  (match) => JSON.parse(match[1] ?? '') as unknown,
);
const records = blocks.filter(
  (block): block is LineageRecord => typeof block === 'object' && block !== null && 'preimage' in block,
);
/** The preimage of the one example on a level. */
function preimageOf<L extends RecordType>(level: L) {
  const [record] = records.filter((one) => isRecordOf(one, level));
  if (record === undefined) throw new Error(`no example of ${level}`);
  return record.preimage as Extract<typeof record.preimage, { type: `loccit:${L}:1` }>;
}

const lines = [...identities.matchAll(/^```text\n(.*?)\n```/gms)].map((match) => match[1] ?? '');

describe('docs/specification.md', () => {
  it('[C2] tells every rule as the table has it', () => {
    const list = (names: readonly string[]) => (names.length === 0 ? '–' : names.join(' '));
    const rows = RULES.map((rule) => [
      `\`${rule.id}\``,
      describeRule(rule.id, 'en'),
      rule.raised === undefined ? rule.severity : `${rule.severity} (${rule.raised})`,
      rule.outcome,
      list(rule.forms),
      list(rule.needs),
      rule.group ?? '–',
      rule.status,
    ]);
    expect(readRows(readSection('### 11.9 Rules'))).toEqual(rows);
  });

  it('tells the sentences and labels of a rendering as the catalogue has them', () => {
    const keys = [
      ...STATUSES.filter((status) => status !== 'answered').map((status) => `status.${status}` as const),
      ...CLAIM_KINDS.filter((kind) => kind !== 'fact').map((kind) => `kind.${kind}` as const),
    ];
    const rows = keys.map((key) => [`\`${key}\``, `\`${message(key, 'en')}\``, `\`${message(key, 'zh')}\``]);
    expect(readRows(readSection('## 8. Rendering'))).toEqual(rows);
  });

  it('gives an example of every id, and the id is that of its preimage', () => {
    expect(records.map((record) => record.preimage.type)).toEqual([
      'loccit:canonical:1',
      'loccit:parse:1',
      'loccit:element:1',
      'loccit:chunk:1',
      'loccit:index-entry:1',
      'loccit:generation:1',
    ]);
    for (const record of records) expect(recomputeId(record)).toBe(record.id);
  });

  it('derives the hashes of its example from the bytes it names', () => {
    const [raw, , , rows] = blocks as [string, unknown, unknown, ElementRow[]];
    const { text: canonical, bytes } = readCanonicalText(encodeUtf8(raw));
    const slice = (from: number, to: number) => sha256Hex([...canonical].slice(from, to).join(''));
    const { raw_sha256, canonical_sha256 } = preimageOf('canonical');
    expect(sha256Hex(encodeUtf8(raw))).toBe(raw_sha256);
    expect(sha256Hex(bytes)).toBe(canonical_sha256);
    expect(digestElements(rows)).toBe(preimageOf('parse').elements_sha256);
    for (const [, from, to, digest] of rows) expect(slice(from, to)).toBe(digest);
    const element = preimageOf('element');
    const chunk = preimageOf('chunk');
    expect(slice(element.char_start, element.char_end)).toBe(element.text_sha256);
    expect(slice(chunk.char_start, chunk.char_end)).toBe(chunk.content_sha256);
  });

  it('writes the hashed bytes and the leaf as they are', () => {
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe(canonicalizeJson(preimageOf('canonical')));
    expect(treeHash([encodeUtf8(lines[1] ?? '')])).toBe(preimageOf('generation').entries_root);
  });
});
