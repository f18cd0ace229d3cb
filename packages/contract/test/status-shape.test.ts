import { describe, expect, it } from 'vitest';
import { type Answer, listStatusFaults, REASONS_BY_STATUS, STATUSES } from '../src/index.js';

const claim = (kind: string, cited: boolean) => ({ kind, citations: cited ? [{}] : [] });
const answerOf = (members: object): Answer => ({ claims: [], ...members }) as unknown as Answer;
const reasonOf = (status: string) => {
  const [code] = (REASONS_BY_STATUS as Record<string, readonly string[]>)[status] ?? [];
  return code === undefined ? {} : { reason: { code, missing: [] } };
};

const good: Record<string, object> = {
  answered: { claims: [claim('fact', true)] },
  partial: { claims: [claim('inference', true)] },
  conflict: { claims: [claim('fact', true), claim('fact', true)], conflicts: [{}] },
  insufficient_evidence: { claims: [claim('absence', false)] },
};

describe('listStatusFaults', () => {
  it.each(STATUSES)('[C9] allows %s what it asks for', (status) => {
    expect(listStatusFaults(answerOf({ status, ...reasonOf(status), ...good[status] }))).toEqual([]);
  });

  it.each(STATUSES)(
    '[C9] refuses %s claims, conflicts and a reason that belong to another status',
    (status) => {
      const isConflict = status === 'conflict';
      const claims = good[status] === undefined ? [claim('fact', true)] : [claim('background', false)];
      const reason =
        'reason' in reasonOf(status) ? {} : { reason: { code: 'index-unavailable', missing: [] } };
      const faults = listStatusFaults(
        answerOf({ status, claims, conflicts: isConflict ? [] : [{}], ...reason }),
      );
      expect(faults.map(({ pointer }) => pointer)).toEqual(['/claims', '/conflicts', '/reason']);
    },
  );

  const kinds = (...names: string[]) => names.map((kind) => claim(kind, false));
  const quiet = STATUSES.filter((status) => good[status] === undefined);

  it.each<[status: string, title: string, claims: object[], fits: boolean]>([
    ['answered', 'a fact among others', kinds('fact', 'advice'), true],
    ['answered', 'an inference behind others', kinds('opinion', 'inference'), true],
    ['answered', 'others alone', kinds('advice', 'opinion', 'absence'), false],
    ['answered', 'nothing', [], false],
    ['partial', 'a fact among others', kinds('fact', 'absence'), true],
    ['partial', 'nothing', [], false],
    [
      'conflict',
      'two that are cited and one that is not',
      [...(good.conflict as { claims: object[] }).claims, ...kinds('fact')],
      true,
    ],
    ['conflict', 'one of two that is cited', [claim('fact', true), claim('fact', false)], false],
    ['insufficient_evidence', 'nothing', [], true],
    ['insufficient_evidence', 'absences', kinds('absence', 'absence'), true],
    ['insufficient_evidence', 'a fact beside an absence', kinds('absence', 'fact'), false],
    ...quiet.map((status): [string, string, object[], boolean] => [status, 'nothing', [], true]),
    ...quiet.map((status): [string, string, object[], boolean] => [
      status,
      'an absence',
      kinds('absence'),
      false,
    ]),
  ])('[C9] judges the claims of %s as a whole: %s', (status, _, claims, fits) => {
    const members = { status, ...reasonOf(status), ...good[status], claims };
    expect(listStatusFaults(answerOf(members)).map(({ pointer }) => pointer)).toEqual(
      fits ? [] : ['/claims'],
    );
  });

  it('points at a reason of another status', () => {
    const reason = { code: 'live-data-needed', missing: [] };
    expect(listStatusFaults(answerOf({ status: 'insufficient_evidence', reason }))).toMatchObject([
      { pointer: '/reason/code', actual: 'live-data-needed' },
    ]);
  });
});
