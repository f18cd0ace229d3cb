import {
  type Answer,
  CLAIM_KINDS,
  checkSchema,
  type LineageCitation,
  renderAnswer,
  STATUSES,
} from '@loccit/contract';
import { buildGeneration } from '@loccit/ingestion';
import { createMemoryStore } from '@loccit/storage';
import { seeded } from '@loccit/testing';
import { encodeUtf8 } from '@loccit/text';
import { checkAnswer } from '@loccit/validator';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnswerInput,
  AnsweringError,
  type ClaimInput,
  createAnswer,
  createCitation,
} from '../src/index.js';
import { listAnswerFaults } from '../src/list-answer-faults.js';
import { AT, GUEST, TENANT, writeDocument } from './ask.js';

const store = createMemoryStore();
const document = writeDocument('ferries', 'Ferries run every 20 minutes. Dogs travel free.');
store.publish(buildGeneration({ tenantId: TENANT, documents: [document], routes: [] }));
const generation = store.current(TENANT);
if (generation === undefined) throw new Error('nothing was published');
const [indexEntryId = ''] = document.indexEntryIds;
const cite = (quote: string): LineageCitation => createCitation(generation, { indexEntryId, quote });
const ferries = cite('Ferries run every 20 minutes.');
const dogs = cite('Dogs travel free.');

const fact: ClaimInput = { text: 'Ferries run every 20 minutes.', verbatim: true, citations: [ferries] };
const good: AnswerInput = { question: 'How often?', claims: [fact], createdAt: AT };

function faultsOf(input: AnswerInput): string[] {
  try {
    createAnswer(input);
  } catch (error) {
    if (!(error instanceof AnsweringError)) throw error;
    expect(error.code).toBe('answer-malformed');
    return (error.details.faults ?? []).map(({ pointer, rule }) => `${rule} ${pointer}`);
  }
  return [];
}

const evidence = { store, reader: GUEST, at: AT };
const check = (answer: unknown) =>
  checkAnswer({ bytes: encodeUtf8(JSON.stringify(answer)), evidence, without: ['audit'] });

describe('createAnswer', () => {
  it('[C1] puts claims and citations together to an answer that passes all four layers', () => {
    const answer = createAnswer({ ...good, generator: { name: 'our-model', version: '3' } });
    expect(checkSchema('answer', answer)).toEqual([]);
    expect(answer).toMatchObject({
      lang: 'en',
      status: 'answered',
      answer: 'Ferries run every 20 minutes.',
      claims: [{ claim_id: 'C1', kind: 'fact' }],
    });
    expect(check(answer).verdict).toBe('pass');
  });

  it('renders labels and the sentence of the status in the language of the answer', () => {
    const claims = [fact, { text: 'Call first.', kind: 'advice' as const }];
    expect(createAnswer({ ...good, lang: 'zh', claims }).answer).toBe(
      'Ferries run every 20 minutes.\n\u5efa\u8bae\uff1aCall first.',
    );
    const reason = { code: 'no-matching-evidence', missing: [] } as const;
    const refusal = createAnswer({ ...good, claims: [], status: 'insufficient_evidence', reason });
    expect(refusal.answer).not.toBe('');
    expect(refusal.reason).toEqual(reason);
  });

  it('gives every answer an id of its own, unless one is given', () => {
    const ids = Array.from({ length: 20 }, () => createAnswer(good).answer_id);
    expect(new Set(ids).size).toBe(20);
    for (const id of ids) expect(id).toMatch(/^ans_[0-9a-f]{32}$/);
    const answerId = `ans_${'7'.repeat(32)}`;
    expect(createAnswer({ ...good, answerId })).toEqual(createAnswer({ ...good, answerId }));
  });

  const conflict = { claim_ids: ['C1', 'C9'], key: 'interval', next_step: 'Ask the office.' };
  const value = { kind: 'interval', lo: 20, hi: 20, lo_open: false, hi_open: false, unit: 'min', scope: {} };
  it.each<[string, AnswerInput, string[]]>([
    ['no claim', { ...good, claims: [] }, ['status-shape /claims']],
    [
      'a fact without a citation',
      { ...good, claims: [{ text: 'Yes.' }] },
      ['missing-citation /claims/0/citations'],
    ],
    [
      'the same span twice',
      { ...good, claims: [{ ...fact, citations: [ferries, ferries] }] },
      ['duplicate-citation /claims/0/citations/1'],
    ],
    [
      'an id twice',
      { ...good, claims: [{ ...fact, claim_id: 'C2' }, fact] },
      ['duplicate-id /claims/1/claim_id'],
    ],
    [
      'an absence that cites',
      { ...good, claims: [fact, { text: 'No.', kind: 'absence', citations: [dogs] }] },
      ['status-shape /claims/1/citations'],
    ],
    [
      'a conflict of a claim that is not there',
      {
        ...good,
        status: 'conflict',
        claims: [fact, { text: 'Dogs travel free.', citations: [dogs] }],
        conflicts: [conflict],
      },
      ['unknown-reference /conflicts/0/claim_ids/1'],
    ],
    [
      'a value read from a citation that is not there',
      { ...good, claims: [{ ...fact, facts: [{ ...value, citation: 'C1.2' }] }] },
      ['unknown-reference /claims/0/facts/0/citation'],
    ],
    [
      'advice that would read as two lines',
      { ...good, claims: [fact, { text: 'Call.\nIt is free.', kind: 'advice' }] },
      ['answer-not-rendered /claims/1/text'],
    ],
    ['text in another form', { ...good, question: 'Cafe\u0301?' }, ['text-not-canonical /question']],
    [
      'a number that reads as another',
      { ...good, claims: [{ ...fact, text: 'Every 2\u200b0 minutes.' }] },
      ['hidden-character /answer', 'hidden-character /claims/0/text'],
    ],
    [
      'a name that hides a character',
      { ...good, claims: [{ ...fact, citations: [{ ...ferries, document_id: 'fer\u200bries' }] }] },
      ['hidden-character /claims/0/citations/0/document_id'],
    ],
    [
      'a span that ends before it begins',
      { ...good, claims: [{ ...fact, citations: [{ ...ferries, char_end: 0 }] }] },
      ['span-order /claims/0/citations/0/char_end'],
    ],
    ['a time in another form', { ...good, createdAt: '2026-01-05' }, ['schema-mismatch /created_at']],
    ['no question', { claims: [fact], createdAt: AT }, ['schema-mismatch ']],
    [
      'half a character where no rule looks',
      { ...good, claims: [{ ...fact, facts: [{ ...value, unit: '\ud800', citation: 'C1.1' }] }] },
      ['malformed-json '],
    ],
  ])('refuses %s', (_, input, faults) => {
    expect(faultsOf(input)).toEqual(faults);
  });

  it('names rules and places in its message, and nothing of a text', () => {
    expect(() => createAnswer({ ...good, claims: [{ text: 'secret' }] })).toThrow(
      /^answer-malformed missing-citation=\/claims\/0\/citations$/,
    );
  });

  it('refuses exactly what a check fails in its first layer', () => {
    const claims = fc.array(
      fc.record({
        text: fc.constantFrom(
          'Dogs travel free.',
          'One.\nTwo.',
          'A\u2028B',
          'e\u0301',
          '1\u200b0',
          'a\u202eb',
          '\u{1f6b2}\ufe0f',
        ),
        kind: fc.constantFrom(...CLAIM_KINDS),
        claim_id: fc.constantFrom('C1', 'C2', 'C3'),
        citations: fc.subarray([
          ferries,
          dogs,
          { ...dogs, title: 'e\u0301' },
          { ...ferries, source_uri: 'kb:\u200b' },
        ]),
      }),
      { maxLength: 3 },
    );
    const inputs = fc.record({
      question: fc.constantFrom('How often?', '', 'a\r\nb'),
      status: fc.constantFrom(...STATUSES),
      lang: fc.constantFrom('en', 'zh', 'de'),
      claims,
      reason: fc.constantFrom(
        undefined,
        { code: 'no-matching-evidence', missing: [] },
        { code: 'part-without-evidence', missing: [] },
      ),
      conflicts: fc.constantFrom(undefined, [], [{ ...conflict, claim_ids: ['C1', 'C2'] }], [conflict]),
    });
    seeded(
      fc.property(inputs, ({ conflicts, reason, ...drawn }) => {
        const draft = {
          schema: 'urn:loccit:answer:1',
          answer_id: `ans_${'0'.repeat(32)}`,
          ...drawn,
          answer: renderAnswer(drawn.status, drawn.claims, drawn.lang),
          rendering: 'claims/1',
          ...(conflicts === undefined ? {} : { conflicts }),
          ...(reason === undefined ? {} : { reason }),
          created_at: AT,
        } as Answer;
        const failed = check(draft)
          .findings.filter(({ rule, severity }) => severity === 'error' && rule.startsWith('structure/'))
          .map(({ pointer, rule }) => `${rule.slice('structure/'.length)} ${pointer}`);
        const foreseen = listAnswerFaults(draft).map(({ pointer, rule }) => `${rule} ${pointer}`);
        expect(foreseen.sort()).toEqual([...new Set(failed)].sort());
      }),
      { runs: 500 },
    );
  });
});
