import type { Files } from '@loccit/conformance';
import type { BaseAnswer } from './bases.js';
import { type Draft, onAnswer, onAudit, remove, replace } from './draft.js';
import { findIn, sha256 } from './store-finder.js';

const GONE = 'provenance/unknown-source support/undecided verifiability/cannot-open';

/** What depends on when, for whom and out of which generation an answer was made, and on what is served since. */
export function draftTimes(
  stores: ReadonlyMap<string, Files>,
  answers: Readonly<Record<string, BaseAnswer>>,
): Draft[] {
  const bay = findIn(stores.get('hafen') ?? new Map(), 'hafen');
  const [first, second, third] = [0, 1, 2].map(
    (at) => findIn(stores.get('hafen') ?? new Map(), 'hafen', at).generation.id,
  );
  const pointer = `store:${bay.pointer}`;
  const served = (...ids: (string | undefined)[]) => ({
    target: pointer,
    patch: [replace('/published', ids)],
  });
  const copies = answers['hafen-copies']?.audit;
  return [
    {
      id: 'time-deleted',
      title: 'a source that was deleted since',
      answer: 'hafen-ferry',
      audit: true,
      unverifiable: GONE,
    },
    {
      id: 'time-closed',
      title: 'a source that was closed to the reader since',
      answer: 'hafen-watch-older',
      audit: true,
      unverifiable: GONE,
    },
    {
      id: 'time-foreign',
      title: 'an answer of the tenant next door, read here',
      answer: 'nebenan-fees',
      audit: true,
      reader: { tenant_id: 'hafen', groups: ['captains'], principal: 'captain-1' },
      // The generation of another tenant is not retained for this reader.
      unverifiable: GONE,
    },
    {
      id: 'time-rolled-back',
      title: 'a store rolled back to before the source existed in this wording',
      answer: 'hafen-fees-second',
      audit: true,
      changes: [served(first)],
      unverifiable: GONE,
    },
    {
      id: 'time-generation-dropped',
      title: 'the generation that answered is not retained',
      answer: 'hafen-fees-second',
      audit: true,
      changes: [served(first, third)],
      unverifiable: 'provenance/wrong-generation',
    },
    {
      id: 'time-other-generation',
      title: 'an audit that names an older generation',
      answer: 'hafen-fees',
      audit: true,
      changes: [onAudit(replace('/index_generation_id', first), remove('/generation'))],
      fail: 'provenance/audit-mismatch provenance/superseded',
    },
    {
      id: 'time-tombstoned',
      title: 'an audit that names a generation in which the source was deleted',
      answer: 'hafen-ferry',
      audit: true,
      changes: [
        served(second, third, first),
        onAudit(replace('/index_generation_id', second), remove('/generation')),
      ],
      fail: 'provenance/audit-mismatch provenance/tombstoned',
    },
    {
      id: 'time-not-yet',
      title: 'an answer dated before its source was in effect',
      answer: 'hafen-season',
      audit: true,
      resealed: true,
      changes: [
        onAnswer(replace('/created_at', '2026-02-01T00:00:00Z')),
        onAudit(replace('/created_at', '2026-02-01T00:00:00Z'), replace('/at', '2026-02-01T00:00:00Z')),
      ],
      fail: 'provenance/not-in-effect',
    },
    {
      id: 'time-over',
      title: 'a source whose time is over when it is read',
      answer: 'hafen-season',
      audit: true,
      at: '2026-10-01T00:00:00Z',
      fail: 'verifiability/not-available-now',
    },
    {
      id: 'time-not-begun',
      title: 'a source that has not begun for its reader is not there',
      answer: 'hafen-season',
      audit: true,
      at: '2026-02-28T23:59:59Z',
      unverifiable: GONE,
    },
    {
      id: 'time-denied',
      title: 'an audit of a reader who was not allowed to read the source',
      answer: 'hafen-watch',
      audit: true,
      changes: [onAudit(replace('/groups', ['crew']))],
      fail: 'provenance/access-denied',
    },
    {
      id: 'time-tenant',
      title: 'an audit of another tenant',
      answer: 'hafen-sheds',
      audit: true,
      changes: [onAudit(replace('/tenant_id', 'nebenan'))],
      fail: 'provenance/wrong-tenant',
    },
    {
      id: 'time-unselected',
      title: 'a coherent audit that never selected what is cited',
      answer: 'hafen-copies',
      audit: true,
      changes: [onAudit(remove('/selected_entry_ids/0'), remove(`/stages/selected/0`))],
      fail: 'provenance/not-selected',
      notice: 'support/redundant-citation',
    },
    {
      id: 'time-not-retrieved',
      title: 'an audit that selected what was not retrieved',
      answer: 'hafen-copies',
      audit: true,
      changes: [onAudit(remove('/stages/retrieved/0'))],
      fail: 'provenance/audit-mismatch',
      notice: 'support/redundant-citation',
    },
    {
      id: 'time-audit-of-another',
      title: 'the audit of another answer',
      answer: 'bergtal-partial',
      audit: 'bergtal-garden',
      fail: 'provenance/answer-digest provenance/not-selected',
    },
    {
      id: 'time-audit-unreadable',
      title: 'an audit that is none',
      answer: 'hafen-fees',
      audit: true,
      changes: [onAudit(remove('/nonce'))],
      fail: 'provenance/audit-mismatch',
    },
    {
      id: 'time-audit-missing',
      title: 'no audit, and none was waived',
      answer: 'hafen-fees',
      without: [],
      unverifiable: 'provenance/audit-missing',
    },
    {
      id: 'time-audit-left-out',
      title: 'an audit that is left out hides nothing of a changed entry',
      answer: 'hafen-fees',
      audit: true,
      without: ['audit'],
      changes: [onAnswer(replace('/claims/0/citations/0/index_entry_id', `idx_${'0'.repeat(64)}`))],
      unverifiable: 'provenance/entry-id',
    },
    {
      id: 'time-no-anchor',
      title: 'nothing at hand but the artifact and its audit',
      answer: 'hafen-signals',
      audit: true,
      store: null,
      at: '2026-06-02T12:00:00Z',
      unverifiable:
        'provenance/no-anchor support/undecided verifiability/cannot-open verifiability/not-available-now',
    },
    {
      id: 'time-filter',
      title: 'an audit that counts other documents than its generation has',
      answer: 'hafen-fees',
      audit: true,
      changes: [
        onAudit(
          replace('/filter/documents', (copies?.filter.documents ?? 0) + 1),
          replace('/filter/readable', (copies?.filter.readable ?? 0) + 1),
        ),
      ],
      fail: 'provenance/audit-mismatch',
    },
    {
      id: 'time-leafless',
      title: 'an entry that is no leaf of its generation',
      answer: 'forged-leaf',
      audit: true,
      fail: 'provenance/audit-mismatch provenance/entry-not-in-generation',
    },
    {
      id: 'time-forged-text',
      title: 'a text that its bytes do not give',
      answer: 'forged-text',
      audit: true,
      fail: 'provenance/raw-to-canonical',
    },
    {
      id: 'time-forged-list',
      title: 'an element that its parse does not list',
      answer: 'forged-list',
      audit: true,
      fail: 'provenance/element-not-in-parse',
    },
    {
      id: 'time-forged-chunk',
      title: 'a chunk that begins too late',
      answer: 'forged-chunk',
      audit: true,
      fail: 'provenance/span-outside-chunk',
    },
    {
      id: 'time-reworded',
      title: 'what is served now says something else at the cited place',
      answer: 'hafen-fees-older',
      audit: true,
      resealed: true,
      changes: [
        onAnswer(
          replace('/claims/0/citations/0/char_start', 16),
          replace('/claims/0/citations/0/char_end', 48),
          replace('/claims/0/citations/0/span_sha256', sha256('A berth costs 12 crowns a night.')),
          replace('/claims/0/text', 'A berth costs 12 crowns a night.'),
          replace('/answer', 'A berth costs 12 crowns a night.'),
        ),
      ],
      fail: 'verifiability/not-available-now',
      notice: 'verifiability/drifted',
    },
  ];
}
