import type { LineageCitation, Report } from '@loccit/contract';
import {
  createChunkRecord,
  createElementRecord,
  createIndexEntryRecord,
  createParseRecord,
  isRecordOf,
  type LineageRecord,
  sha256Hex,
} from '@loccit/lineage';
import type { Store } from '@loccit/storage';
import { auditOf } from './artifacts.js';
import {
  answered,
  answerWith,
  audit,
  check,
  checkDamaged,
  edited,
  evidenceOf,
  generation,
  LOAN,
  leftOut,
  loan,
  publishedAgain,
  store,
} from './checked-corpus.js';
import { buildCorpus, currentOf, GUEST } from './corpus.js';
import { type Damage, damage } from './damaged-store.js';
import { publishForgery, publishWithoutLeaf } from './forged-document.js';
import type { RuleVector } from './rule-vectors.js';

/** Replaces one record of the chain by another under the same id. */
function forge(id: string, make: (record: LineageRecord) => LineageRecord): Damage {
  return {
    record: (asked, record) => (asked === id && record !== undefined ? { ...make(record), id } : record),
  };
}

function recordOf<Level extends Parameters<typeof isRecordOf>[1]>(id: string, level: Level) {
  const record = generation.record(id);
  if (record === undefined || !isRecordOf(record, level)) throw new Error(`no ${level}`);
  return record;
}

const element = recordOf(loan.element_id, 'element');
const chunk = recordOf(loan.chunk_id, 'chunk');
const parse = recordOf(loan.parse_revision_id, 'parse');
const entry = recordOf(loan.index_entry_id, 'index-entry');
const rows = parse.preimage.type === 'loccit:parse:1' ? (parse.info?.elements ?? []) : [];
const withoutType = <P extends { readonly type: string }>({ type: _, ...rest }: P): Omit<P, 'type'> => rest;

/** A citation that says of itself, consistently, that its span is another. */
function respan(charStart: number, charEnd: number): LineageCitation {
  const text =
    generation.text(recordOf(loan.canonical_revision_id, 'canonical').preimage.canonical_sha256) ?? '';
  return {
    ...loan,
    char_start: charStart,
    char_end: charEnd,
    span_sha256: sha256Hex(text.slice(charStart, charEnd)),
  };
}

/** Checks an answer with the audit that the current generation of a store would have kept. */
function auditedBy(held: Store): Report {
  const answer = answerWith(LOAN, [loan]);
  return check(answer, { evidence: evidenceOf(held), audit: auditOf(answer, currentOf(held)) });
}

export const PROVENANCE_VECTORS: readonly RuleVector[] = [
  {
    title: 'nothing at hand but the artifact',
    rules: [
      'provenance/no-anchor',
      'support/undecided',
      'verifiability/cannot-open',
      'verifiability/not-available-now',
    ],
    run: () => check(answerWith(LOAN, [loan]), { evidence: evidenceOf(undefined) }),
  },
  {
    title: 'a source that is not known here',
    rules: ['provenance/unknown-source', 'support/undecided', 'verifiability/cannot-open'],
    run: () => check(answerWith(LOAN, [loan]), { evidence: evidenceOf(publishedAgain(leftOut('loans.md'))) }),
  },
  {
    title: 'other raw bytes under the same name',
    rules: ['provenance/raw-hash'],
    run: () => checkDamaged({ raw: () => new Uint8Array(Buffer.from('# Other rules\n')) }),
  },
  {
    title: 'raw bytes that are gone',
    rules: ['provenance/raw-hash'],
    run: () => checkDamaged({ raw: () => undefined }),
  },
  {
    title: 'a canonical text that the raw bytes do not give',
    rules: ['provenance/raw-to-canonical'],
    run: () => {
      // The record is honest about its text, and the text about its hash; only the derivation was not.
      const forged = publishForgery({ text: 'Books are lent for 99 days.\n' });
      return check(answerWith('Books are lent for 99 days.', [forged.citation]), {
        evidence: evidenceOf(forged.store),
      });
    },
  },
  {
    title: 'another canonical text under the same name',
    rules: ['provenance/canonical-hash'],
    run: () => checkDamaged({ text: (_, text) => text?.replace('21', '12') }),
  },
  {
    title: 'a parse record that was rewritten',
    rules: ['provenance/parse-id'],
    run: () =>
      checkDamaged(
        forge(parse.id, () =>
          createParseRecord({ ...withoutType(parse.preimage), elements_sha256: sha256Hex('') }, parse.info),
        ),
      ),
  },
  {
    title: 'a list of elements that was rewritten',
    rules: ['provenance/parse-id'],
    run: () =>
      checkDamaged(
        forge(parse.id, (record) => ({ ...record, info: { elements: rows.slice(1) } }) as LineageRecord),
      ),
  },
  {
    title: 'an element record that was rewritten',
    rules: ['provenance/element-id'],
    run: () =>
      checkDamaged(
        forge(element.id, () => createElementRecord({ ...withoutType(element.preimage), kind: 'heading' })),
      ),
  },
  {
    title: 'a chunk record that was rewritten',
    rules: ['provenance/chunk-id'],
    run: () =>
      checkDamaged(
        forge(chunk.id, () =>
          createChunkRecord({ ...withoutType(chunk.preimage), content_sha256: sha256Hex('other') }),
        ),
      ),
  },
  {
    title: 'an index entry that was rewritten',
    rules: ['provenance/entry-id'],
    run: () =>
      checkDamaged(
        forge(entry.id, () =>
          createIndexEntryRecord({ ...withoutType(entry.preimage), retrieval_sha256: sha256Hex('other') }),
        ),
      ),
  },
  {
    title: 'a retrieval text that was rewritten',
    rules: ['provenance/entry-id'],
    run: () =>
      checkDamaged(
        forge(entry.id, (record) => ({ ...record, info: { retrieval_text: 'other' } }) as LineageRecord),
      ),
  },
  {
    title: 'an element that its parse revision does not have',
    rules: ['provenance/element-not-in-parse'],
    run: () => {
      const forged = publishForgery({ unlisted: true });
      return check(answerWith(LOAN, [forged.citation]), { evidence: evidenceOf(forged.store) });
    },
  },
  {
    title: 'a span that reaches beyond its element',
    rules: ['provenance/span-outside-element'],
    run: () => check(answerWith(LOAN, [respan(loan.char_start - 2, loan.char_end)])),
  },
  {
    title: 'a span that reaches beyond its chunk',
    rules: ['provenance/span-outside-chunk'],
    run: () => {
      const forged = publishForgery({ chunkDelay: 6 });
      return check(answerWith(LOAN, [forged.citation]), { evidence: evidenceOf(forged.store) });
    },
  },
  {
    title: 'an answer whose audit is not at hand',
    rules: ['provenance/audit-missing'],
    run: () => check(answerWith(LOAN, [loan]), { without: [] }),
  },
  {
    title: 'an entry that the generation does not hold',
    rules: ['provenance/audit-mismatch', 'provenance/entry-not-in-generation'],
    run: () => auditedBy(publishWithoutLeaf(generation, 'loans', LOAN)),
  },
  {
    title: 'a revision that had been replaced when the answer was made',
    rules: ['provenance/audit-mismatch', 'provenance/superseded'],
    run: () => auditedBy(publishedAgain(edited('loans.md', (text) => `${text}\nReturn them clean.\n`))),
  },
  {
    title: 'a document that had been deleted when the answer was made',
    rules: ['provenance/audit-mismatch', 'provenance/tombstoned'],
    run: () => {
      // Deleted in the generation that answered, and back since.
      const held = publishedAgain(leftOut('loans.md'));
      const answer = answerWith(LOAN, [loan]);
      const made = auditOf(answer, currentOf(held));
      held.publish(buildCorpus(undefined, currentOf(held)));
      return check(answer, { evidence: evidenceOf(held), audit: made });
    },
  },
  {
    title: 'a generation that is not what its id commits to',
    rules: ['provenance/wrong-generation'],
    run: () => {
      const documents = generation.documents.map((document) => ({
        ...document,
        allowed_groups: [...document.allowed_groups, 'everybody'],
      }));
      return check(answered, { evidence: evidenceOf(damage(store, { generation: { documents } })), audit });
    },
  },
  {
    title: 'a source that was not in effect when the answer was made',
    rules: ['provenance/not-in-effect'],
    run: () => {
      const answer = { ...answered, created_at: '2024-01-01T00:00:00Z' };
      return check(answer, { audit: auditOf(answer, generation) });
    },
  },
  {
    title: 'a source that the reader of the answer was not allowed to read',
    rules: ['provenance/access-denied'],
    run: () => check(answered, { audit: auditOf(answered, generation, GUEST) }),
  },
];
