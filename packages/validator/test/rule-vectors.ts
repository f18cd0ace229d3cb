import type { Answer, LineageCitation, Report, RuleGroup } from '@loccit/contract';
import {
  createChunkRecord,
  createElementRecord,
  createIndexEntryRecord,
  createParseRecord,
  isRecordOf,
  type LineageRecord,
  sha256Hex,
} from '@loccit/lineage';
import type { Reader, Store } from '@loccit/storage';
import {
  type CheckAnswerInput,
  checkAnswer,
  checkMarkdown,
  checkResponse,
  type Evidence,
} from '../src/index.js';
import {
  AT,
  auditOf,
  buildArtifacts,
  buildCorpus,
  cite,
  createCorpusStore,
  currentOf,
  encode,
  GUEST,
  WARDEN,
} from './artifacts.js';
import { type Damage, damage } from './damaged-store.js';
import { publishForgery, publishWithoutLeaf } from './forged-document.js';
import { CITED, checkPack, contentOf, holdSeal, open, PREDICATE, policyFor, sealOf } from './sealed-packs.js';

/** One way to meet a rule, with every rule that is then found. */
export interface RuleVector {
  readonly title: string;
  readonly rules: readonly string[];
  readonly run: () => Report;
}

export const store = createCorpusStore();
export const generation = currentOf(store);
export const good = buildArtifacts(generation);
const answeredArtifact = good.answered;
if (answeredArtifact === undefined) throw new Error('no artifact');
export const answered: Answer = answeredArtifact.answer;
export const audit = answeredArtifact.audit;

export const evidenceOf = (held: Store | undefined, reader: Reader = WARDEN, at = AT): Evidence => ({
  store: held,
  reader,
  at,
});

/** Checks the answer alone, unless the options say otherwise. */
export function check(answer: unknown, options: Partial<CheckAnswerInput> = {}): Report {
  const without: RuleGroup[] = options.audit === undefined ? ['audit'] : [];
  return checkAnswer({ bytes: encode(answer), evidence: evidenceOf(store), without, ...options });
}

/** An answer of one extractive claim that cites these. */
export function answerWith(
  text: string,
  citations: readonly LineageCitation[],
  extra: Partial<Answer> = {},
): Answer {
  const claim = { claim_id: 'C1', text, kind: 'fact' as const, citations };
  return { ...answered, claims: [claim], answer: text, ...extra };
}

const LOAN = 'Books are lent for 21 days.';
const loan = cite(generation, 'loans', LOAN);
const only = (report: Damage): Report =>
  check(answerWith(LOAN, [loan]), { evidence: evidenceOf(damage(store, report)) });

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

function publishedAgain(edit: (path: string, text: string) => string | undefined): Store {
  const again = createCorpusStore();
  again.publish(buildCorpus(edit, currentOf(again)));
  return again;
}

/** Checks an answer with the audit that the current generation of a store would have kept. */
function auditedBy(held: Store): Report {
  const answer = answerWith(LOAN, [loan]);
  return check(answer, { evidence: evidenceOf(held), audit: auditOf(answer, currentOf(held)) });
}

const pack = open(contentOf('raw'));
const expired = await sealOf({ ...PREDICATE, issuedAt: '2026-01-01T00:00:00Z', expiresAt: AT });

const STRUCTURE_VECTORS: readonly RuleVector[] = [
  {
    title: 'a member that occurs twice is no strict JSON',
    rules: ['structure/malformed-json'],
    run: () =>
      checkAnswer({ bytes: new Uint8Array(Buffer.from('{"a":1,"\\u0061":2}')), evidence: evidenceOf(store) }),
  },
  {
    title: 'the same span cited twice for one claim',
    rules: ['structure/duplicate-citation'],
    run: () => check(answerWith(LOAN, [loan, loan])),
  },
  {
    title: 'a character between digits that nobody sees',
    rules: ['structure/hidden-character', 'support/undecided'],
    run: () => check(answerWith('Books are lent for 2\u200b1 days.', [loan])),
  },
  {
    title: 'a character in an id that nobody sees',
    rules: ['structure/hidden-character'],
    run: () => check(answerWith(LOAN, [{ ...loan, document_id: 'loa\u200bns' }])),
  },
  {
    title: 'a number of a report without an entry',
    rules: ['structure/mark-without-entry'],
    run: () =>
      checkMarkdown({
        bytes: new Uint8Array(
          Buffer.from('Books are lent for 21 days [4].\n\n## Sources\n\n[1] Loan rules\n'),
        ),
        evidence: evidenceOf(store),
      }),
  },
  {
    title: 'a citation of a response that stands behind the end of its answer',
    rules: ['structure/annotation-misplaced'],
    run: () =>
      checkResponse({
        bytes: encode({
          message: {
            role: 'assistant',
            content: [{ type: 'text', text: 'Books are lent for 21 days.' }],
            citations: [
              {
                start: 70,
                end: 80,
                text: 'Not there.',
                sources: [{ type: 'document', id: 'loans.md', document: { title: 'Loan rules' } }],
              },
            ],
          },
          finish_reason: 'COMPLETE',
        }),
        evidence: evidenceOf(store),
      }),
  },
];

const PROVENANCE_VECTORS: readonly RuleVector[] = [
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
    run: () => check(answerWith(LOAN, [loan]), { evidence: evidenceOf(publishedAgain(without('loans.md'))) }),
  },
  {
    title: 'other raw bytes under the same name',
    rules: ['provenance/raw-hash'],
    run: () => only({ raw: () => new Uint8Array(Buffer.from('# Other rules\n')) }),
  },
  {
    title: 'raw bytes that are gone',
    rules: ['provenance/raw-hash'],
    run: () => only({ raw: () => undefined }),
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
    run: () => only({ text: (_, text) => text?.replace('21', '12') }),
  },
  {
    title: 'a parse record that was rewritten',
    rules: ['provenance/parse-id'],
    run: () =>
      only(
        forge(parse.id, () =>
          createParseRecord({ ...withoutType(parse.preimage), elements_sha256: sha256Hex('') }, parse.info),
        ),
      ),
  },
  {
    title: 'a list of elements that was rewritten',
    rules: ['provenance/parse-id'],
    run: () =>
      only(forge(parse.id, (record) => ({ ...record, info: { elements: rows.slice(1) } }) as LineageRecord)),
  },
  {
    title: 'an element record that was rewritten',
    rules: ['provenance/element-id'],
    run: () =>
      only(
        forge(element.id, () => createElementRecord({ ...withoutType(element.preimage), kind: 'heading' })),
      ),
  },
  {
    title: 'a chunk record that was rewritten',
    rules: ['provenance/chunk-id'],
    run: () =>
      only(
        forge(chunk.id, () =>
          createChunkRecord({ ...withoutType(chunk.preimage), content_sha256: sha256Hex('other') }),
        ),
      ),
  },
  {
    title: 'an index entry that was rewritten',
    rules: ['provenance/entry-id'],
    run: () =>
      only(
        forge(entry.id, () =>
          createIndexEntryRecord({ ...withoutType(entry.preimage), retrieval_sha256: sha256Hex('other') }),
        ),
      ),
  },
  {
    title: 'a retrieval text that was rewritten',
    rules: ['provenance/entry-id'],
    run: () =>
      only(forge(entry.id, (record) => ({ ...record, info: { retrieval_text: 'other' } }) as LineageRecord)),
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
      const held = publishedAgain(without('loans.md'));
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

const OTHER_VECTORS: readonly RuleVector[] = [
  {
    title: 'a claim that shares no word with its evidence',
    rules: ['support/undecided'],
    run: () => check(answerWith('Zebras graze quietly.', [loan])),
  },
  {
    title: 'a claim of another figure',
    rules: ['support/number-mismatch'],
    run: () => check(answerWith('Books are lent for 12 days.', [loan])),
  },
  {
    title: 'a claim that denies its evidence',
    rules: ['support/unsupported'],
    run: () => check(answerWith('It is not true that books are lent for 21 days.', [loan])),
  },
  {
    title: 'a source that shows no version',
    rules: [
      'provenance/unknown-source',
      'support/undecided',
      'verifiability/cannot-open',
      'verifiability/version-missing',
    ],
    run: () =>
      check(answerWith(LOAN, [{ ...loan, source_version: '' }]), {
        evidence: evidenceOf(publishedAgain(without('loans.md'))),
      }),
  },
  {
    title: 'a source that is served in another wording now',
    rules: ['verifiability/not-available-now'],
    run: () =>
      check(answerWith(LOAN, [loan]), {
        evidence: evidenceOf(publishedAgain(edited('loans.md', (text) => text.replace('21', '14')))),
      }),
  },
  {
    title: 'an answer whose seal holds no longer',
    rules: ['provenance/no-anchor', 'verifiability/seal-expired'],
    run: () => checkPack(pack, { seals: [holdSeal(expired, policyFor(CITED), pack)] }),
  },
  {
    title: 'a source whose time is over',
    rules: ['verifiability/not-available-now'],
    run: () => check(answered, { evidence: evidenceOf(store, WARDEN, '2027-03-01T00:00:00Z') }),
  },
  {
    title: 'a source that the store lists and cannot show',
    rules: [
      'provenance/canonical-hash',
      'provenance/raw-hash',
      'support/undecided',
      'verifiability/cannot-open',
    ],
    run: () => only({ raw: () => undefined, text: () => undefined }),
  },
];

export const RULE_VECTORS = [...STRUCTURE_VECTORS, ...PROVENANCE_VECTORS, ...OTHER_VECTORS];

export function weightyRules(report: Report): string[] {
  const found = report.findings.filter((finding) => finding.outcome !== 'notice').map(({ rule }) => rule);
  return [...new Set(found)].sort();
}

function without(name: string): (path: string, text: string) => string | undefined {
  return (path, text) => (path === name ? undefined : text);
}

function edited(name: string, edit: (text: string) => string): (path: string, text: string) => string {
  return (path, text) => (path === name ? edit(text) : text);
}
