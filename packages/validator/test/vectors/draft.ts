import {
  applyChanges,
  type Bases,
  type Change,
  type Expected,
  type PatchOperation,
  type VectorCase,
} from '@loccit/conformance';
import { type Answer, digestAnswer } from '@loccit/contract';
import type { BaseAnswer } from './bases.js';
import { LATER } from './harbour-answers.js';

/** A case as its author states it: what is changed, and which rules must be found. */
export interface Draft extends Partial<Omit<VectorCase, 'expected' | 'audit' | 'changes'>> {
  readonly id: string;
  readonly title: string;
  /** The audit of the same answer unless another is named; false for none, with the group left out. */
  readonly audit?: string | boolean;
  readonly changes?: readonly Change[];
  /** The audit is rewritten for the changed answer, as a forger without a seal to break would. */
  readonly resealed?: true;
  /** Ids of rules, separated by spaces. */
  readonly fail?: string;
  readonly unverifiable?: string;
  readonly notice?: string;
}

const AT = '2026-02-03T09:00:00Z';
const WARDEN = { tenant_id: 'bergtal', groups: ['wardens'], principal: 'warden-1' };

/** A case before it was run. */
export type OpenCase = Omit<VectorCase, 'expected'>;

/** Fills in what a draft leaves to its base. */
export function completeDraft(
  draft: Draft,
  bases: Bases,
  answers: Readonly<Record<string, BaseAnswer>>,
): OpenCase {
  const { id, title, answer, report, response, passages, sources, pack, trust_policy, purpose, audience } =
    draft;
  const auditName = nameAudit(draft);
  const changes = [...(draft.changes ?? [])];
  if (draft.resealed === true) changes.push(reseal(draft, bases));
  return {
    id,
    title,
    store: storeOf(draft),
    ...(sources === undefined ? {} : { sources }),
    ...(answer === undefined ? {} : { answer }),
    ...(report === undefined ? {} : { report }),
    ...(response === undefined ? {} : { response }),
    ...(passages === undefined ? {} : { passages }),
    ...(pack === undefined ? {} : { pack }),
    ...(trust_policy === undefined ? {} : { trust_policy }),
    ...(purpose === undefined ? {} : { purpose }),
    ...(audience === undefined ? {} : { audience }),
    ...(auditName === undefined ? {} : { audit: auditName }),
    ...(changes.length === 0 ? {} : { changes }),
    reader: draft.reader ?? readerOf(answers[answer ?? '']),
    at: draft.at ?? (storeOf(draft) === 'hafen' ? LATER : AT),
    ...withoutOf(draft),
    ...(draft.opinions === undefined ? {} : { opinions: draft.opinions }),
    ...(draft.store_checks === undefined ? {} : { store_checks: draft.store_checks }),
  };
}

/** What a run found otherwise than the author of the draft stated. */
export function findSurprises(draft: Draft, expected: Expected): string[] {
  return (['fail', 'unverifiable', 'notice'] as const).flatMap((name) => {
    const stated = [...new Set((draft[name] ?? '').split(' ').filter((word) => word !== ''))].sort();
    return stated.join(' ') === expected[name].join(' ')
      ? []
      : [`${draft.id}: ${name} stated [${stated.join(' ')}] found [${expected[name].join(' ')}]`];
  });
}

function nameAudit({ audit, answer }: Draft): string | undefined {
  if (typeof audit === 'string') return audit;
  return audit === true ? answer : undefined;
}

/** Without an audit the group is left out, unless the draft says otherwise. */
function withoutOf(draft: Draft): Pick<VectorCase, 'without'> {
  if (draft.without !== undefined) return draft.without.length === 0 ? {} : { without: draft.without };
  return nameAudit(draft) === undefined && draft.report === undefined && draft.response === undefined
    ? { without: ['audit'] }
    : {};
}

function storeOf({ answer = '', store }: Draft): string | null {
  if (store !== undefined) return store;
  if (answer.startsWith('forged-')) return answer;
  if (answer.startsWith('insel')) return 'insel';
  if (answer.startsWith('muehle')) return 'muehle';
  return answer.startsWith('hafen') || answer.startsWith('nebenan') ? 'hafen' : 'bergtal';
}

function readerOf(base: BaseAnswer | undefined): VectorCase['reader'] {
  if (base?.audit === undefined) return WARDEN;
  const { tenant_id, groups, principal } = base.audit;
  return { tenant_id, groups, principal };
}

function reseal({ answer, changes = [] }: Draft, bases: Bases): Change {
  const files = new Map([['answer', bases.answer(`${answer}.json`)]]);
  const own = changes.filter(({ target }) => target === 'answer');
  const bytes = applyChanges(files, own).get('answer') ?? new Uint8Array();
  const changed = JSON.parse(Buffer.from(bytes).toString('utf8')) as Answer;
  return onAudit(replace('/answer_sha256', digestAnswer(changed)));
}

export const replace = (path: string, value: unknown): PatchOperation => ({ op: 'replace', path, value });
export const add = (path: string, value: unknown): PatchOperation => ({ op: 'add', path, value });
export const remove = (path: string): PatchOperation => ({ op: 'remove', path });
export const onAnswer = (...patch: PatchOperation[]): Change => ({ target: 'answer', patch });
export const onAudit = (...patch: PatchOperation[]): Change => ({ target: 'audit', patch });
