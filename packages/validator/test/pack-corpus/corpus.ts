import { describeParts } from '../../../packs/test/vectors/describe-parts.js';
import { ARCHIVE_DRAFTS } from './bad-archives.js';
import { AUDIT_DRAFTS } from './bad-audits.js';
import { CHAIN_DRAFTS } from './bad-chains.js';
import { CHECKER_DRAFTS } from './bad-checkers.js';
import { CITATION_DRAFTS } from './bad-citations.js';
import { CLAIM_DRAFTS } from './bad-claims.js';
import { ENVELOPE_DRAFTS } from './bad-envelopes.js';
import { RECORD_DRAFTS } from './bad-records.js';
import { SEAL_DRAFTS } from './bad-seals.js';
import { SIGNATURE_DRAFTS } from './bad-signatures.js';
import { STATEMENT_DRAFTS } from './bad-statements.js';
import { TEXT_DRAFTS } from './bad-texts.js';
import { type BadDraft, checkerOf, type GoodDraft, type MadePack, makePack } from './drafts.js';
import { GOOD_DRAFTS } from './good-drafts.js';
import { POLICIES } from './keys.js';
import { encode } from './material.js';
import { type BadRow, checkRow, type GoodRow } from './row.js';

/** The corpus as it lies in `fixtures/vectors/packs/corpus.json`. */
export interface PackCorpus {
  readonly policies: typeof POLICIES;
  readonly good: readonly GoodRow[];
  readonly bad: readonly BadRow[];
}

export const BAD_DRAFTS: readonly BadDraft[] = [
  ...ARCHIVE_DRAFTS,
  ...RECORD_DRAFTS,
  ...CHAIN_DRAFTS,
  ...TEXT_DRAFTS,
  ...CITATION_DRAFTS,
  ...CLAIM_DRAFTS,
  ...AUDIT_DRAFTS,
  ...SIGNATURE_DRAFTS,
  ...ENVELOPE_DRAFTS,
  ...STATEMENT_DRAFTS,
  ...SEAL_DRAFTS,
  ...CHECKER_DRAFTS,
];

/** Makes every pack of the corpus, and takes what it comes to from a run. */
export async function makeCorpus(): Promise<PackCorpus> {
  const made = new Map<string, MadePack>();
  const good: GoodRow[] = [];
  for (const draft of GOOD_DRAFTS) {
    const pack = await makePack(draft);
    made.set(draft.id, pack);
    good.push(describeGood(draft, pack));
  }
  const bad: BadRow[] = [];
  for (const draft of BAD_DRAFTS) {
    const from = made.get(draft.of);
    if (from === undefined) throw new Error(`${draft.id}: no good pack ${draft.of}`);
    const changed = await draft.make(from);
    bad.push(describeBad(draft, from, changed instanceof Uint8Array ? changed : encode(changed)));
  }
  return { policies: POLICIES, good, bad };
}

function describeGood(draft: GoodDraft, { bundle, bytes, tenantId }: MadePack): GoodRow {
  const checker = checkerOf(draft, tenantId, bundle.seals.length > 0);
  return {
    id: draft.id,
    title: draft.title,
    ...checker,
    pack: Buffer.from(bytes).toString('base64'),
    expected: checkRow(bytes, checker, POLICIES),
  };
}

function describeBad(draft: BadDraft, from: MadePack, bytes: Uint8Array): BadRow {
  const checker = checkerOf(draft, from.tenantId, from.bundle.seals.length > 0);
  return {
    id: draft.id,
    title: draft.title,
    ...checker,
    of: draft.of,
    parts: describeParts(from.bytes, bytes),
    expected: checkRow(bytes, checker, POLICIES),
  };
}
