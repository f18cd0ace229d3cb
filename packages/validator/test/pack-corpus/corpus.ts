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

/** A row before it is run, and its pack. */
export interface MadeRow {
  readonly row: Omit<GoodRow, 'pack' | 'expected'> | Omit<BadRow, 'parts' | 'expected'>;
  readonly bytes: Uint8Array;
}

/** Makes every pack of the corpus. */
export async function makePacks(): Promise<{ readonly good: MadeRow[]; readonly bad: MadeRow[] }> {
  const made = new Map<string, MadePack>();
  for (const draft of GOOD_DRAFTS) made.set(draft.id, await makePack(draft));
  const good = GOOD_DRAFTS.map((draft) => describe(draft, packOf(made, draft.id)));
  const bad: MadeRow[] = [];
  for (const draft of BAD_DRAFTS) {
    const from = packOf(made, draft.of);
    const changed = await draft.make(from);
    const bytes = changed instanceof Uint8Array ? changed : encode(changed);
    const { row } = describe(draft, from);
    bad.push({ row: { ...row, of: draft.of }, bytes });
  }
  return { good, bad };
}

/** Takes what every pack comes to from a run. */
export function completeCorpus({ good, bad }: Awaited<ReturnType<typeof makePacks>>): PackCorpus {
  const packs = new Map(good.map(({ row, bytes }) => [row.id, bytes]));
  return {
    policies: POLICIES,
    good: good.map(({ row, bytes }) => {
      const pack = Buffer.from(bytes).toString('base64');
      return { ...row, pack, expected: checkRow(bytes, row, POLICIES) };
    }),
    bad: bad.map(({ row, bytes }) => {
      const of = 'of' in row ? row.of : '';
      const parts = describeParts(packs.get(of) ?? new Uint8Array(), bytes);
      return { ...row, of, parts, expected: checkRow(bytes, row, POLICIES) };
    }),
  };
}

function describe(draft: GoodDraft | BadDraft, { bundle, bytes, tenantId }: MadePack): MadeRow {
  const checker = checkerOf(draft, tenantId, bundle.seals.length > 0);
  return { row: { id: draft.id, title: draft.title, ...checker }, bytes };
}

function packOf(made: ReadonlyMap<string, MadePack>, id: string): MadePack {
  const pack = made.get(id);
  if (pack === undefined) throw new Error(`no good pack ${id}`);
  return pack;
}
