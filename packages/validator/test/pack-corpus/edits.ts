import { canonicalizeJson } from '@loccit/json';
import { compareUtf8, type LineageRecord, sha256Hex } from '@loccit/lineage';
import type { BadDraft, MadePack } from './drafts.js';
import { type SealMade, sealOf } from './keys.js';
import { answerOf, type Bundle, textOf, toBytes, withFile, withJson, withoutFile } from './material.js';

/** A value of JSON that is changed without regard to its type. */
// biome-ignore lint/suspicious/noExplicitAny: what a forger writes has any form
export type Loose = any;

/** What a forger does to the files of a pack. */
export type Edit = (bundle: Bundle) => Bundle;

/** The answer with something changed; what is returned stands in its place. */
export const onAnswer =
  (change: (answer: Loose) => unknown): Edit =>
  (bundle) => {
    const answer: Loose = structuredClone(answerOf(bundle));
    return withJson(bundle, 'answer.json', change(answer) ?? answer);
  };

/** One citation of the answer with something changed. */
export const onCitation = (change: (citation: Loose) => void, address = 'C1.1'): Edit =>
  onAnswer((answer) => {
    change(citationOf(answer, address));
  });

function citationOf(answer: Loose, address: string): Loose {
  const [claim, place] = address.slice(1).split('.').map(Number);
  return answer.claims[(claim ?? 1) - 1].citations[(place ?? 1) - 1];
}

/** All records with something changed, in their order again. */
export const onRecords =
  (change: (records: Loose[]) => Loose[]): Edit =>
  (bundle) => {
    const lines = textOf(bundle.files.get('records.jsonl')).split('\n').slice(0, -1);
    const records = change(lines.map((line) => JSON.parse(line) as LineageRecord));
    const sorted = records.sort((a, b) => compareUtf8(a.id, b.id));
    const text = sorted.map((record) => `${canonicalizeJson(record)}\n`).join('');
    return withFile(bundle, 'records.jsonl', toBytes(text));
  };

/** The record that the first citation of the answer leads to by one of its members, with something changed. */
export const onRecord =
  (member: string, change: (record: Loose) => void, address = 'C1.1'): Edit =>
  (bundle) => {
    const id: string = citationOf(answerOf(bundle), address)[member];
    return onRecords((records) => {
      const record = records.find((one) => one.id === id);
      if (record === undefined) throw new Error(`no record of ${member}`);
      change(record);
      return records;
    })(bundle);
  };

/** Without the record of a member of a citation. */
export const withoutRecord =
  (member: string): Edit =>
  (bundle) => {
    const id: string = citationOf(answerOf(bundle), 'C1.1')[member];
    return onRecords((records) => records.filter((one) => one.id !== id))(bundle);
  };

/** The text of a document changed, and the records, paths and manifest with it, but no id. */
export const onText =
  (change: (text: string) => string, address = 'C1.1', alsoRaw = false): Edit =>
  (bundle) => {
    const { raw_sha256: raw } = citationOf(answerOf(bundle), address);
    let changed = bundle;
    const edit = onRecord(
      'canonical_revision_id',
      ({ preimage }) => {
        const before: string = preimage.canonical_sha256;
        const bytes = toBytes(change(textOf(bundle.files.get(`texts/${before}.txt`))));
        const after = sha256Hex(bytes);
        changed = withFile(withoutFile(changed, `texts/${before}.txt`), `texts/${after}.txt`, bytes);
        preimage.canonical_sha256 = after;
        if (!alsoRaw || bundle.level !== 'raw') return;
        changed = withFile(withoutFile(changed, `raw/${raw}`), `raw/${after}`, bytes);
        preimage.raw_sha256 = after;
      },
      address,
    );
    const { files } = edit(bundle);
    return withFile(changed, 'records.jsonl', files.get('records.jsonl') ?? new Uint8Array());
  };

/** Several things, one after the other. */
export const all =
  (...edits: readonly Edit[]): Edit =>
  (bundle) =>
    edits.reduce((changed, edit) => edit(changed), bundle);

/** Whether the seals of the good pack stay, none is left, or the signer seals what the forger has made. */
export type Sealing = 'kept' | 'stripped' | 'anew';

/** A draft of a forged pack. */
export const forge = (
  id: string,
  title: string,
  of: string,
  edit: Edit,
  finds: string,
  sealing: Sealing = 'kept',
  made: SealMade = {},
): BadDraft => ({ id, title, of, finds, make: (good) => sealForged(good, edit, sealing, made) });

async function sealForged(
  { bundle, tenantId }: MadePack,
  edit: Edit,
  sealing: Sealing,
  made: SealMade,
): Promise<Bundle> {
  const forged = edit(bundle);
  if (sealing === 'kept') return forged;
  const seals = sealing === 'anew' ? [await sealOf(forged, tenantId, made)] : [];
  return { ...forged, seals };
}
