import { sha256Hex } from '@loccit/lineage';
import type { BadDraft } from './drafts.js';
import { type Edit, forge, type Loose, onAnswer, onCitation } from './edits.js';

const ONE = '1'.repeat(64);

/** Citations of an answer that the signer has sealed as they are. */
const CITATIONS: readonly (readonly [
  id: string,
  title: string,
  change: (citation: Loose) => void,
  finds: string,
])[] = [
  [
    'start',
    'a span that begins a character later',
    (one) => {
      one.char_start += 1;
    },
    'provenance/span-hash',
  ],
  [
    'end',
    'a span that ends a character later',
    (one) => {
      one.char_end += 1;
    },
    'provenance/span-hash',
  ],
  [
    'reversed',
    'a span that ends before it begins',
    (one) => {
      [one.char_start, one.char_end] = [one.char_end, one.char_start];
    },
    'structure/span-order',
  ],
  [
    'empty',
    'a span of nothing',
    (one) => {
      one.char_end = one.char_start;
    },
    'structure/span-order',
  ],
  [
    'beyond',
    'a span that reaches beyond the text',
    (one) => {
      one.char_end = 100_000;
    },
    'provenance/span-bounds',
  ],
  [
    'hash',
    'another hash of a span',
    (one) => {
      one.span_sha256 = ONE;
    },
    'provenance/span-hash',
  ],
  [
    'other-hash',
    'the hash of what was not written',
    (one) => {
      one.span_sha256 = sha256Hex('Books are lent for 12 days.');
    },
    'provenance/span-hash',
  ],
  [
    'document',
    'another document',
    (one) => {
      one.document_id = 'keys';
    },
    'provenance/canonical-id',
  ],
  [
    'address',
    'another address',
    (one) => {
      one.source_uri = 'https://library.example/garden';
    },
    'provenance/canonical-id',
  ],
  [
    'address-upward',
    'an address that leads upward and down again',
    (one) => {
      one.source_uri = 'https://library.example/other/../rules/loans';
    },
    'provenance/canonical-id no-entry',
  ],
  [
    'address-encoded',
    'an address that leads upward in another notation',
    (one) => {
      one.source_uri = 'https://library.example/x/%252e%252e/rules/loans';
    },
    'provenance/canonical-id no-entry',
  ],
  [
    'address-user',
    'an address with a name before its host',
    (one) => {
      one.source_uri = 'https://library.example@evil.example/rules/loans';
    },
    'provenance/canonical-id no-entry',
  ],
  [
    'address-script',
    'an address that is a script',
    (one) => {
      one.source_uri = 'javascript:alert(1)';
    },
    'verifiability/unsafe-uri',
  ],
  [
    'version',
    'another version',
    (one) => {
      one.source_version = '2025-01';
    },
    'structure/source-version-mismatch',
  ],
  [
    'version-empty',
    'no version',
    (one) => {
      one.source_version = '';
    },
    'structure/source-version-mismatch',
  ],
  [
    'title',
    'another title',
    (one) => {
      one.title = 'Garden rules';
    },
    'verifiability/title-mismatch',
  ],
  [
    'title-null',
    'no title',
    (one) => {
      one.title = null;
    },
    'verifiability/title-missing',
  ],
  [
    'raw',
    'another hash of the raw bytes',
    (one) => {
      one.raw_sha256 = ONE;
    },
    'provenance/canonical-id',
  ],
  [
    'revision',
    'a revision that there is not',
    (one) => {
      one.canonical_revision_id = `can_${ONE}`;
    },
    'provenance/chain-broken',
  ],
  [
    'parse',
    'a parse revision that there is not',
    (one) => {
      one.parse_revision_id = `par_${ONE}`;
    },
    'provenance/chain-broken',
  ],
  [
    'element',
    'an element that there is not',
    (one) => {
      one.element_id = `el_${ONE}`;
    },
    'provenance/element-not-in-chunk',
  ],
  [
    'chunk',
    'a chunk that there is not',
    (one) => {
      one.chunk_id = `chk_${ONE}`;
    },
    'provenance/chain-broken',
  ],
  [
    'entry',
    'an index entry that there is not',
    (one) => {
      one.index_entry_id = `idx_${ONE}`;
    },
    'provenance/entry-id',
  ],
  [
    'space',
    'another coordinate space',
    (one) => {
      one.coordinate_space = 'utf-16';
    },
    'provenance/coordinate-space',
  ],
  [
    'quote',
    'a quote of other words',
    (one) => {
      one.quote.exact = 'Books are lent for 12 days.';
    },
    'provenance/quote-mismatch',
  ],
  [
    'quote-prefix',
    'a quote with other words before it',
    (one) => {
      one.quote.prefix = '# Rules\n\n';
    },
    'provenance/quote-mismatch',
  ],
  [
    'quote-suffix',
    'a quote with other words behind it',
    (one) => {
      one.quote.suffix = ' Never renew.';
    },
    'provenance/quote-mismatch',
  ],
  [
    'quote-folded',
    'a quote with other white space',
    (one) => {
      one.quote.exact = 'Books are lent  for 21 days.';
    },
    'provenance/quote-mismatch',
  ],
  [
    'lines',
    'lines that are not those of the span',
    (one) => {
      one.locator.line_end = 4;
    },
    'verifiability/wrong-place',
  ],
  [
    'page',
    'a page of a text that has none',
    (one) => {
      one.locator = { type: 'page', page_index: 0 };
    },
    'verifiability/wrong-place',
  ],
];

/** An element, a chunk, an entry of the other document in the place of the own one. */
const SWAPPED = [
  ['canonical_revision_id', 'structure/source-version-mismatch'],
  ['parse_revision_id', 'provenance/chain-broken'],
  ['element_id', 'provenance/element-not-in-chunk'],
  ['chunk_id', 'provenance/chain-broken'],
  ['index_entry_id', 'provenance/chain-broken'],
  ['document_id', 'provenance/canonical-id'],
  ['source_uri', 'provenance/canonical-id'],
  ['raw_sha256', 'provenance/canonical-id'],
  ['span_sha256', 'provenance/span-hash'],
] as const;
const swap = (member: string): Edit =>
  onAnswer((answer) => {
    const [first, second] = [answer.claims[0].citations[0], answer.claims[1].citations[0]];
    [first[member], second[member]] = [second[member], first[member]];
  });

/** Citations that do not hold, under a seal over them and under the seal of the answer before. */
export const CITATION_DRAFTS: readonly BadDraft[] = [
  ...CITATIONS.map(([id, title, change, finds]) =>
    forge(`citation-${id}`, title, 'sealed', onCitation(change), finds, 'anew'),
  ),
  ...CITATIONS.slice(0, 8).map(([id, title, change, finds]) =>
    forge(
      `kept-${id}`,
      `${title}, under the seal of the answer before`,
      'sealed',
      onCitation(change),
      `${finds} answer-mismatch pack-mismatch`,
    ),
  ),
  ...SWAPPED.map(([member, finds]) =>
    forge(`swapped-${member}`, `${member} of two citations exchanged`, 'sealed', swap(member), finds, 'anew'),
  ),
];
