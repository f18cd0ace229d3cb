import type { Change } from '@loccit/conformance';
import type { Citation, LineageCitation } from '@loccit/contract';
import { type Draft, remove, replace } from './draft.js';
import { PACK_DRAFTS } from './rules-seals.js';
import { type Material, on, type RuleDrafts } from './rules-structure.js';
import { draftUnicode } from './rules-unicode.js';
import { findIn, other, sha256 } from './store-finder.js';

const C1 = '/claims/0/citations/0';
const GONE = 'provenance/unknown-source support/undecided verifiability/cannot-open';
const UNANCHORED =
  'provenance/no-anchor support/undecided verifiability/cannot-open verifiability/not-available-now';

/** Rules about what a citation names and the bytes behind it. */
export function draftProvenance({ stores, answers }: Material): RuleDrafts {
  const harbour = stores.get('hafen') ?? new Map();
  const next = findIn(harbour, 'nebenan');
  const home = findIn(stores.get('bergtal') ?? new Map(), 'bergtal');
  const cited = (answer: string, claim = 0): LineageCitation =>
    answers[answer]?.answer.claims[claim]?.citations[0] as LineageCitation;
  const fees = cited('nebenan-fees');
  const flip = (answer: string, member: keyof LineageCitation) => [
    replace(`${C1}/${member}`, other(String((cited(answer) as Citation & Record<string, unknown>)[member]))),
  ];
  const stored = (
    id: string,
    title: string,
    changes: readonly Change[],
    stated: Partial<Draft> = {},
  ): Draft => ({
    id,
    title,
    answer: 'nebenan-fees',
    changes,
    ...stated,
  });
  const sound = (title: string): Draft => on('nebenan-fees', 'sound', title, []);
  return {
    'provenance/no-anchor': [
      on('nebenan-fees', 'nothing', 'neither store nor sources', [], {
        store: null,
        at: '2026-06-02T12:00:00Z',
        unverifiable: UNANCHORED,
      }),
      on('bergtal-free', 'sources', 'source files alone are an anchor', [], {
        store: null,
        sources: 'bergtal',
      }),
      ...PACK_DRAFTS,
    ],
    'provenance/unknown-source': [
      on('hafen-ferry', 'deleted', 'a source that was deleted', [], { unverifiable: GONE }),
      on('hafen-watch-older', 'closed', 'a source that is closed to the reader', [], { unverifiable: GONE }),
      on(
        'insel-plan',
        'closed-since',
        'a former revision that a newer generation closed, of a source that is open again',
        [],
        { unverifiable: GONE },
      ),
      on('insel-plan', 'opened-before', 'for whom that newer generation was open', [], {
        reader: { tenant_id: 'insel', groups: ['wardens'], principal: 'warden-2' },
      }),
      on('nebenan-fees', 'foreign', 'a source of another tenant', [], {
        reader: { tenant_id: 'hafen', groups: [], principal: 'visitor' },
        unverifiable: GONE,
      }),
      stored(
        'record-gone',
        'a source whose own record is not held',
        [next.withoutRecord(fees.canonical_revision_id)],
        { unverifiable: GONE },
      ),
      on('hafen-fees-older', 'older', 'a former revision of a source that is still served', []),
    ],
    'provenance/raw-hash': [
      stored('rewritten', 'other bytes under the digest', [next.raw('fees', '20', '10')], {
        fail: 'provenance/raw-hash',
      }),
      stored('gone', 'no bytes at hand', [next.withoutRaw('fees')], { unverifiable: 'provenance/raw-hash' }),
      sound('the bytes as received, byte order mark or not'),
      on('hafen-tides', 'bom', 'bytes with a byte order mark and CRLF hash as received', []),
    ],
    'provenance/raw-to-canonical': [
      on('forged-text', 'forged', 'a text that the bytes do not give', [], {
        fail: 'provenance/raw-to-canonical',
      }),
      on('hafen-names', 'nfd', 'bytes whose text is canonical only after NFC', []),
      ...draftUnicode(stores),
    ],
    'provenance/canonical-hash': [
      stored('rewritten', 'another text under the digest', [next.text('fees', '20', '10')], {
        fail: 'provenance/canonical-hash',
      }),
      stored(
        'neither',
        'neither text nor bytes at hand',
        [next.withoutText('fees'), next.withoutRaw('fees')],
        {
          fail: 'verifiability/cannot-open',
          unverifiable: 'provenance/canonical-hash provenance/raw-hash support/undecided',
        },
      ),
      {
        id: 'other-shelf',
        title:
          'neither text nor bytes in the store, where the source is found, though the source files have both',
        answer: 'bergtal-free',
        sources: 'bergtal',
        changes: [home.withoutText('loans'), home.withoutRaw('loans')],
        fail: 'verifiability/cannot-open',
        unverifiable: 'provenance/canonical-hash provenance/raw-hash support/undecided',
      },
      stored('derived', 'no text at hand, but the bytes that give it', [next.withoutText('fees')]),
    ],
    'provenance/canonical-id': [
      on(
        'bergtal-free',
        'document',
        'another document id than the record has',
        [replace(`${C1}/document_id`, 'rules')],
        { fail: 'provenance/canonical-id' },
      ),
      stored(
        'record',
        'a record that does not hash to its id',
        [next.record(fees.canonical_revision_id, replace('/preimage/title', 'Marina fees, new'))],
        { fail: 'provenance/canonical-id' },
      ),
      on(
        'bergtal-anchor',
        'raw',
        'a revision that is not known, and bytes that are',
        flip('bergtal-anchor', 'canonical_revision_id'),
        {
          unverifiable: 'provenance/canonical-id verifiability/title-mismatch verifiability/version-missing',
        },
      ),
      on('bergtal-free', 'equal', 'document, address and bytes of the record', []),
    ],
    'provenance/parse-id': [
      stored(
        'record',
        'a record that does not hash to its id',
        [next.record(fees.parse_revision_id, replace('/preimage/elements_sha256', sha256('other')))],
        { fail: 'provenance/parse-id' },
      ),
      stored(
        'list',
        'a list of elements that its digest does not give',
        [next.record(fees.parse_revision_id, remove('/info/elements/0'))],
        { fail: 'provenance/parse-id' },
      ),
      sound('a record that hashes to its id'),
    ],
    'provenance/element-id': [
      stored(
        'record',
        'a record that does not hash to its id',
        [next.record(fees.element_id, replace('/preimage/kind', 'heading'))],
        { fail: 'provenance/element-id' },
      ),
      stored('gone', 'no record at hand', [next.withoutRecord(fees.element_id)], {
        unverifiable: 'provenance/element-id',
      }),
      sound('a record that hashes to its id'),
    ],
    'provenance/chunk-id': [
      stored(
        'record',
        'a record that does not hash to its id',
        [next.record(fees.chunk_id, replace('/preimage/content_sha256', sha256('other')))],
        { fail: 'provenance/chunk-id' },
      ),
      stored(
        'gone',
        'no record at hand, nor the entry that it leads to',
        [next.withoutRecord(fees.chunk_id)],
        { unverifiable: 'provenance/chunk-id provenance/entry-id' },
      ),
      sound('a record that hashes to its id'),
    ],
    'provenance/entry-id': [
      stored(
        'retrieval',
        'a retrieval text that its digest does not give',
        [next.record(fees.index_entry_id, replace('/info/retrieval_text', 'other'))],
        { fail: 'provenance/entry-id' },
      ),
      on(
        'bergtal-free',
        'unknown',
        'an entry that is not known, without an audit',
        flip('bergtal-free', 'index_entry_id'),
        { unverifiable: 'provenance/entry-id' },
      ),
      stored('not-carried', 'a record without the retrieval text that it commits to', [
        next.record(fees.index_entry_id, remove('/info')),
      ]),
    ],
    'provenance/element-not-in-parse': [
      on('forged-list', 'unlisted', 'an element that the list of its parse does not have', [], {
        fail: 'provenance/element-not-in-parse',
      }),
      stored('no-list', 'no list at hand', [next.record(fees.parse_revision_id, remove('/info'))], {
        unverifiable: 'provenance/element-not-in-parse',
      }),
      sound('an element of the list'),
    ],
    'provenance/element-not-in-chunk': [
      on(
        'bergtal-joined',
        'other',
        'an element of another chunk',
        [{ op: 'copy', from: '/claims/0/citations/1/element_id', path: `${C1}/element_id` }],
        {
          fail: 'provenance/element-not-in-chunk',
          unverifiable: 'support/undecided',
          notice: 'support/compound-claim',
        },
      ),
      on('bergtal-free', 'unknown', 'an element that nobody knows', flip('bergtal-free', 'element_id'), {
        fail: 'provenance/element-not-in-chunk',
      }),
      on('bergtal-joined', 'own', 'an element of the chunk', [], {
        unverifiable: 'support/undecided',
        notice: 'support/compound-claim',
      }),
    ],
    'provenance/chain-broken': [
      on(
        'bergtal-free',
        'revision',
        'a canonical revision that the parse does not name',
        flip('bergtal-free', 'canonical_revision_id'),
        { fail: 'provenance/chain-broken' },
      ),
      on(
        'bergtal-free',
        'parse',
        'a parse revision that the chunk does not name',
        flip('bergtal-free', 'parse_revision_id'),
        { fail: 'provenance/chain-broken' },
      ),
      on('bergtal-free', 'chunk', 'a chunk that the entry does not name', flip('bergtal-free', 'chunk_id'), {
        fail: 'provenance/chain-broken',
      }),
      on('bergtal-free', 'whole', 'ids that name each other', []),
      on('bergtal-anchor', 'anchor', 'form anchor names no neighbours', []),
    ],
  };
}
