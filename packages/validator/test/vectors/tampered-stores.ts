import type { Change, Files } from '@loccit/conformance';
import type { LineageCitation } from '@loccit/contract';
import type { BaseAnswer } from './bases.js';
import { add, type Draft, onAudit, remove, replace } from './draft.js';
import { findIn, type StoreFinder, sha256 } from './store-finder.js';

/** One way to change the store behind an answer of one citation, with what must be found. */
interface Kind {
  readonly name: string;
  readonly change: (store: StoreFinder, citation: LineageCitation) => readonly Change[];
  readonly fail?: string;
  readonly unverifiable?: string;
  readonly checks?: true;
}

const GONE = 'provenance/unknown-source support/undecided verifiability/cannot-open';
const UNREADABLE = {
  fail: 'verifiability/cannot-open',
  unverifiable: 'provenance/raw-hash provenance/canonical-hash support/undecided',
};

const KINDS: readonly Kind[] = [
  {
    name: 'canonical-rewritten',
    change: (store, { canonical_revision_id: id }) => [
      store.record(id, replace('/preimage/title', 'Another title')),
    ],
    fail: 'provenance/canonical-id',
  },
  {
    name: 'canonical-gone',
    change: (store, { canonical_revision_id: id }) => [store.withoutRecord(id)],
    unverifiable: GONE,
  },
  {
    name: 'parse-rewritten',
    change: (store, { parse_revision_id: id }) => [
      store.record(id, replace('/preimage/elements_sha256', sha256('other'))),
    ],
    fail: 'provenance/parse-id',
  },
  {
    name: 'elements-rewritten',
    change: (store, { parse_revision_id: id }) => [store.record(id, remove('/info/elements/0'))],
    fail: 'provenance/parse-id',
  },
  {
    name: 'elements-gone',
    change: (store, { parse_revision_id: id }) => [store.record(id, remove('/info/elements'))],
    unverifiable: 'provenance/element-not-in-parse',
  },
  {
    name: 'parse-gone',
    change: (store, { parse_revision_id: id }) => [store.withoutRecord(id)],
    // A generation that lacks a record of one of its documents does not hold together.
    fail: 'provenance/wrong-generation',
    unverifiable: 'provenance/parse-id provenance/element-id provenance/chunk-id provenance/entry-id',
  },
  {
    name: 'element-rewritten',
    change: (store, { element_id: id }) => [store.record(id, replace('/preimage/ordinal', 77))],
    fail: 'provenance/element-id',
  },
  {
    name: 'element-gone',
    change: (store, { element_id: id }) => [store.withoutRecord(id)],
    unverifiable: 'provenance/element-id',
  },
  {
    name: 'chunk-rewritten',
    change: (store, { chunk_id: id }) => [
      store.record(id, replace('/preimage/content_sha256', sha256('other'))),
    ],
    fail: 'provenance/chunk-id',
  },
  {
    name: 'chunk-gone',
    change: (store, { chunk_id: id }) => [store.withoutRecord(id)],
    unverifiable: 'provenance/chunk-id provenance/entry-id',
  },
  {
    name: 'entry-rewritten',
    change: (store, { index_entry_id: id }) => [
      store.record(id, replace('/preimage/retrieval_sha256', sha256('other'))),
    ],
    fail: 'provenance/entry-id',
  },
  {
    name: 'retrieval-rewritten',
    change: (store, { index_entry_id: id }) => [store.record(id, replace('/info/retrieval_text', 'other'))],
    fail: 'provenance/entry-id',
  },
  {
    name: 'entry-gone',
    change: (store, { index_entry_id: id }) => [store.withoutRecord(id)],
    unverifiable: 'provenance/entry-id',
  },
  {
    name: 'text-rewritten',
    change: (store, { document_id: id }) => [store.text(id, ' ', '_')],
    fail: 'provenance/canonical-hash',
  },
  { name: 'text-gone', change: (store, { document_id: id }) => [store.withoutText(id)] },
  {
    name: 'raw-rewritten',
    change: (store, { document_id: id }) => [store.raw(id, ' ', '_')],
    fail: 'provenance/raw-hash',
  },
  {
    name: 'raw-gone',
    change: (store, { document_id: id }) => [store.withoutRaw(id)],
    unverifiable: 'provenance/raw-hash',
  },
  {
    name: 'bytes-gone',
    change: (store, { document_id: id }) => [store.withoutRaw(id), store.withoutText(id)],
    ...UNREADABLE,
  },
  {
    name: 'text-damaged',
    change: (store, { document_id: id }) => [store.text(id, ' ', '_')],
    checks: true,
  },
  {
    name: 'raw-damaged',
    change: (store, { document_id: id }) => [store.raw(id, ' ', '_')],
    checks: true,
    unverifiable: 'provenance/raw-hash',
  },
  {
    name: 'bytes-damaged',
    change: (store, { document_id: id }) => [store.text(id, ' ', '_'), store.raw(id, ' ', '_')],
    checks: true,
    ...UNREADABLE,
  },
  {
    name: 'generation-rewritten',
    change: (store) => [
      store.record(store.generation.id, replace('/preimage/pipeline_sha256', sha256('other'))),
    ],
    fail: 'provenance/wrong-generation',
  },
  {
    name: 'leaves-rewritten',
    // A proof would stand in for them.
    change: (store) => [
      store.record(store.generation.id, remove('/info/leaves/0')),
      onAudit(remove('/proofs')),
    ],
    unverifiable: 'provenance/entry-not-in-generation',
  },
  {
    name: 'leaves-gone',
    change: (store) => [
      store.record(store.generation.id, remove('/info/leaves')),
      onAudit(remove('/proofs')),
    ],
    unverifiable: 'provenance/entry-not-in-generation',
  },
  {
    name: 'tombstone-invented',
    change: (store, { document_id: id }) => [
      store.record(store.generation.id, add('/info/tombstones/-', [id, 4])),
    ],
    unverifiable: 'provenance/tombstoned',
  },
  {
    name: 'groups-widened',
    change: (store, { document_id: id }) => [store.document(id, add('/allowed_groups/-', 'zz'))],
    fail: 'provenance/wrong-generation',
  },
  {
    name: 'window-moved',
    change: (store, { document_id: id }) => [
      store.document(id, replace('/effective_from', '2020-01-01T00:00:00Z')),
    ],
    fail: 'provenance/wrong-generation',
  },
  {
    name: 'acl-rewritten',
    change: (store, { document_id: id }) => [store.document(id, replace('/acl_sha256', sha256('other')))],
    fail: 'provenance/wrong-generation',
  },
  {
    name: 'document-gone',
    change: (store, { document_id: id }) => [store.withoutDocument(id)],
    // The audit counted one document more.
    fail: 'provenance/audit-mismatch',
    unverifiable: GONE,
  },
  {
    name: 'nothing-served',
    change: ({ pointer }) => [{ target: `store:${pointer}`, patch: [replace('/published', [])] }],
    unverifiable: `${GONE} verifiability/not-available-now`,
  },
];

const TARGETS: readonly (readonly [answer: string, store: string, tenant: string, at: number])[] = [
  ['bergtal-partial', 'bergtal', 'bergtal', -1],
  ['nebenan-fees', 'hafen', 'nebenan', -1],
];

/** Every change of the store, under two answers with their audits. */
export function draftStores(
  stores: ReadonlyMap<string, Files>,
  answers: Readonly<Record<string, BaseAnswer>>,
): Draft[] {
  return TARGETS.flatMap(([answer, store, tenant, at]) => {
    const finder = findIn(stores.get(store) ?? new Map(), tenant, at);
    const citation = answers[answer]?.answer.claims[0]?.citations[0] as LineageCitation;
    return KINDS.map(({ name, change, fail, unverifiable, checks }) => ({
      id: `store-${answer}-${name}`,
      title: `${answer}: ${name.replaceAll('-', ' ')}`,
      answer,
      audit: true,
      changes: change(finder, citation),
      ...(checks === undefined ? {} : { store_checks: checks }),
      ...(fail === undefined ? {} : { fail }),
      ...(unverifiable === undefined ? {} : { unverifiable }),
    }));
  });
}
