import type { LineageCitation } from '@loccit/contract';
import { digestElements, type ElementRow, type LineageRecord, sha256Hex } from '@loccit/lineage';
import type { CitationContext } from '../citation-context.js';
import { isLineageCitation } from '../evidence/place.js';
import { failAt, type Rule, type RuleVerdict, unverifiable } from '../rule.js';
import { digestOrUndefined, hasOwnId } from './record-id.js';
import { hashSlice } from './source-rules.js';

type ChainRule = Rule<CitationContext>;

/** A rule that only a citation which names every level can be held to. */
function lineageRule(
  id: string,
  reads: ChainRule['reads'],
  check: (citation: LineageCitation, context: CitationContext) => RuleVerdict,
): ChainRule {
  return {
    id: `provenance/${id}`,
    reads: ['records', ...reads],
    check: (context) =>
      isLineageCitation(context.citation) ? check(context.citation, context) : 'inapplicable',
  };
}

/** The index entry: its id is made of its record, and its retrieval text is the one it names. */
export const entryId = lineageRule('entry-id', ['index_entry_id'], (_citation, { named }) => {
  if (named.entry === undefined) return unverifiable('record', ['index_entry_id']);
  const text = named.entry.info?.retrieval_text;
  const holds =
    hasOwnId(named.entry) &&
    (text === undefined || sha256Hex(text) === named.entry.preimage.retrieval_sha256);
  return holds ? 'pass' : failAt('/index_entry_id', { settles: ['index_entry_id'] });
});

export const entryNamesChunk = lineageRule(
  'chain-broken',
  ['index_entry_id', 'chunk_id'],
  (citation, { named }) => link('chunk_id', named.entry?.preimage.chunk_id, citation.chunk_id),
);

/** The chunk's id is made of its record. */
export const chunkId = lineageRule('chunk-id', ['chunk_id'], (_citation, { named }) =>
  ownId('chunk_id', named.chunk),
);

/** The chunk's content is the slice it names. */
export const chunkContent = lineageRule('chunk-id', ['chunk_id', 'source', 'text'], (_citation, context) => {
  const { chunk } = context.named;
  if (chunk === undefined) return 'inapplicable';
  const { char_start, char_end, content_sha256 } = chunk.preimage;
  return hashSlice(context, char_start, char_end) === content_sha256
    ? 'pass'
    : failAt('/chunk_id', { settles: ['chunk_id'] });
});

export const chunkNamesParse = lineageRule(
  'chain-broken',
  ['chunk_id', 'parse_revision_id'],
  (citation, { named }) =>
    link('parse_revision_id', named.chunk?.preimage.parse_revision_id, citation.parse_revision_id),
);

export const elementNotInChunk = lineageRule(
  'element-not-in-chunk',
  ['chunk_id', 'element_id'],
  (citation, { named }) => {
    if (named.chunk === undefined) return 'inapplicable';
    return named.chunk.preimage.element_ids.includes(citation.element_id)
      ? 'pass'
      : failAt('/element_id', { settles: ['element_id'] });
  },
);

/** The element's id is made of its record. */
export const elementId = lineageRule('element-id', ['element_id'], (_citation, { named }) =>
  ownId('element_id', named.element),
);

/** The element's text is the slice it names. */
export const elementText = lineageRule(
  'element-id',
  ['element_id', 'source', 'text'],
  (_citation, context) => {
    const { element } = context.named;
    if (element === undefined) return 'inapplicable';
    const { char_start, char_end, text_sha256 } = element.preimage;
    return hashSlice(context, char_start, char_end) === text_sha256
      ? 'pass'
      : failAt('/element_id', { settles: ['element_id'] });
  },
);

export const elementNamesParse = lineageRule(
  'chain-broken',
  ['element_id', 'parse_revision_id'],
  (citation, { named }) =>
    link('parse_revision_id', named.element?.preimage.parse_revision_id, citation.parse_revision_id),
);

/** The parse revision: its id is made of its record, and its list of elements is the one it names. */
export const parseId = lineageRule('parse-id', ['parse_revision_id'], (_citation, { named }) => {
  const { parse } = named;
  if (parse === undefined) return unverifiable('record', ['parse_revision_id']);
  const rows = parse.info?.elements;
  const holds =
    hasOwnId(parse) &&
    (rows === undefined || digestOrUndefined(() => digestElements(rows)) === parse.preimage.elements_sha256);
  return holds ? 'pass' : failAt('/parse_revision_id', { settles: ['parse_revision_id'] });
});

export const elementNotInParse = lineageRule(
  'element-not-in-parse',
  ['element_id', 'parse_revision_id'],
  (_citation, { named }) => {
    const { element, parse } = named;
    const rows = parse?.info?.elements;
    if (element === undefined || rows === undefined) return unverifiable('record');
    const { kind, ordinal, char_start, char_end, text_sha256 } = element.preimage;
    return isSameRow(rows[ordinal], [kind, char_start, char_end, text_sha256])
      ? 'pass'
      : failAt('/element_id', { settles: ['element_id'] });
  },
);

export const parseNamesCanonical = lineageRule(
  'chain-broken',
  ['parse_revision_id', 'source'],
  (citation, { named }) => {
    const expected = named.parse?.preimage.canonical_revision_id;
    const actual = citation.canonical_revision_id;
    if (expected === undefined) return 'inapplicable';
    return expected === actual
      ? 'pass'
      : failAt('/canonical_revision_id', { expected, actual, settles: ['source', 'published'] });
  },
);

/** Found by another link of the chain, because the revision that the citation names is not at hand. */
export const canonicalNamed = lineageRule('chain-broken', ['source'], (citation, { place }) => {
  const actual = citation.canonical_revision_id;
  if (place === undefined || place.canonical.id === actual) return 'pass';
  return failAt('/canonical_revision_id', {
    expected: place.canonical.id,
    actual,
    settles: ['source', 'published'],
  });
});

function ownId(member: 'chunk_id' | 'element_id', record: LineageRecord | undefined): RuleVerdict {
  if (record === undefined) return unverifiable('record', [member]);
  return hasOwnId(record) ? 'pass' : failAt(`/${member}`, { settles: [member] });
}

function link(
  member: 'chunk_id' | 'parse_revision_id',
  expected: string | undefined,
  actual: string,
): RuleVerdict {
  if (expected === undefined) return 'inapplicable';
  return expected === actual ? 'pass' : failAt(`/${member}`, { expected, actual, settles: [member] });
}

function isSameRow(row: ElementRow | undefined, expected: ElementRow): boolean {
  return row !== undefined && expected.every((value, at) => row[at] === value);
}
