import { readFileSync, writeFileSync } from 'node:fs';
import type { Answer } from '@loccit/contract';
import { canonicalizeJson, encodeCanonicalJson } from '@loccit/json';
import {
  createChunkRecord,
  createElementRecord,
  createIndexEntryRecord,
  isRecordOf,
  type LineageRecord,
  sha256Hex,
} from '@loccit/lineage';
import { createPackFile, encodePack, openPack, type PackFile, rawPath, textPath } from '@loccit/packs';

const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text));

/** Takes a pack apart and writes it anew with every hash put right, as somebody could who changes what is in it. */
export function forgePack(
  from: string,
  to: string,
  change: {
    readonly seals?: readonly Uint8Array[];
    readonly answer?: (answer: Answer) => unknown;
    readonly records?: (records: readonly LineageRecord[]) => readonly LineageRecord[];
    readonly text?: (text: string) => string;
    readonly report?: unknown;
    readonly audit?: unknown;
  },
): void {
  const pack = openPack(new Uint8Array(readFileSync(from)));
  const { generation } = pack;
  if (generation === undefined) throw new Error('a pack without evidence');
  const files = new Map<string, PackFile>();
  const put = (path: string, bytes: Uint8Array): void => void files.set(path, createPackFile(path, bytes));
  const swapped = new Map<string, string>();
  for (const { preimage } of pack.records.filter((one) => isRecordOf(one, 'canonical'))) {
    const text = bytesOf((change.text ?? String)(generation.text(preimage.canonical_sha256) ?? ''));
    swapped.set(preimage.canonical_sha256, sha256Hex(text));
    put(textPath(sha256Hex(text)), text);
    put(rawPath(preimage.raw_sha256), generation.raw(preimage.raw_sha256) ?? new Uint8Array());
  }
  const records = (change.records ?? ((all) => all))(pack.records).map((record) =>
    isRecordOf(record, 'canonical')
      ? {
          ...record,
          preimage: {
            ...record.preimage,
            canonical_sha256: swapped.get(record.preimage.canonical_sha256),
          },
        }
      : record,
  );
  const lines = [...records]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((one) => `${canonicalizeJson(one)}\n`);
  put('records.jsonl', bytesOf(lines.join('')));
  const answer = JSON.parse(Buffer.from(pack.answer).toString('utf8')) as Answer;
  put('answer.json', encodeCanonicalJson((change.answer ?? ((same) => same))(answer)));
  for (const name of ['report', 'audit'] as const) {
    const value = change[name];
    if (value !== undefined) put(`${name}.json`, encodeCanonicalJson(value));
  }
  const seals = change.seals ?? pack.seals.map(({ bytes }) => bytes);
  writeFileSync(to, encodePack({ evidenceLevel: 'raw', files: [...files.values()], seals }));
}

/** The seals that lie in a pack. */
export const sealsOf = (path: string): Uint8Array[] =>
  openPack(new Uint8Array(readFileSync(path))).seals.map(({ bytes }) => bytes);

/** A pack whose answer cites an element that the parse does not list, through a chunk and an entry made for it. */
export function forgeElement(from: string, to: string): void {
  let ids: Record<string, string> = {};
  forgePack(from, to, {
    seals: [],
    records: (records) => {
      const [element, chunk, entry] = [
        records.find((one) => isRecordOf(one, 'element')),
        records.find((one) => isRecordOf(one, 'chunk')),
        records.find((one) => isRecordOf(one, 'index-entry')),
      ];
      if (element === undefined || chunk === undefined || entry === undefined) throw new Error('no chain');
      const { type: _e, ...row } = element.preimage;
      const forged = createElementRecord({ ...row, kind: row.kind === 'code' ? 'paragraph' : 'code' });
      const { type: _c, ...around } = chunk.preimage;
      const holding = createChunkRecord({ ...around, element_ids: [forged.id] });
      const { type: _i, ...served } = entry.preimage;
      const found = createIndexEntryRecord({ ...served, chunk_id: holding.id }, entry.info);
      ids = { element_id: forged.id, chunk_id: holding.id, index_entry_id: found.id };
      const others = records.filter(({ id }) => ![element.id, chunk.id, entry.id].includes(id));
      return [...others, forged, holding, found];
    },
    answer: (answer) => ({
      ...answer,
      claims: answer.claims.map((claim) => ({
        ...claim,
        citations: claim.citations.map((citation) => ({ ...citation, ...ids })),
      })),
    }),
  });
}
