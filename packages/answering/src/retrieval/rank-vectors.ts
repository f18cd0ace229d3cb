import type { IndexedRow, StoredGeneration } from '@loccit/storage';
import type { ModelReason } from '@loccit/support';
import type { PassageEmbedder, Vector } from '@loccit/support/models';
import { termReader } from '../terms.js';
import { listRows, type TextRow } from './list-rows.js';
import { createRanking, type Ranking } from './rank-rows.js';

const listed = new WeakMap<StoredGeneration, readonly TextRow[]>();
const vectorsOf = new WeakMap<PassageEmbedder, Map<string, Float64Array>>();

/**
 * Readable rows whose text means nearly what the question means, by cosine; or why they could not be ranked.
 *
 * @remarks Exact: every readable row is compared, none other is, nor is it sent to the model. A row's cosine depends on
 * question and row alone, and rows below the embedder's threshold are not found, so that a document of another subject
 * changes no rank. Cosines have four decimals. Linear in the readable rows. A text is embedded once a process, and once at all with a cache.
 */
export async function rankVectors(
  generation: StoredGeneration,
  embedder: PassageEmbedder,
  question: string,
  readable: ReadonlySet<string>,
): Promise<Ranking | ModelReason> {
  if (!embedder.reads(question)) return 'language-not-declared';
  const asked = toUnit(await embedder.embedQuestion(question));
  if (typeof asked === 'string') return asked;
  const rows = openRows(generation).filter(
    ({ documentId, text }) => readable.has(documentId) && embedder.reads(text),
  );
  const vectors = await embedRows(embedder, rows);
  if (typeof vectors === 'string') return vectors;
  const near: IndexedRow[] = [];
  const cosines: number[] = [];
  for (const row of rows) {
    const cosine = multiply(asked, vectors.get(row.textSha256));
    if (cosine === undefined) return 'answer-unreadable';
    if (cosine < embedder.minCosine) continue;
    near.push(toIndexed(row));
    cosines.push(cosine);
  }
  return createRanking(near, cosines);
}

/** Once an opened generation. */
function openRows(generation: StoredGeneration): readonly TextRow[] {
  const rows = listed.get(generation) ?? [...listRows(generation)];
  listed.set(generation, rows);
  return rows;
}

async function embedRows(
  embedder: PassageEmbedder,
  rows: readonly TextRow[],
): Promise<ReadonlyMap<string, Float64Array> | ModelReason> {
  const known = vectorsOf.get(embedder) ?? new Map<string, Float64Array>();
  vectorsOf.set(embedder, known);
  const open = new Map(
    rows.filter(({ textSha256 }) => !known.has(textSha256)).map((row) => [row.textSha256, row.text]),
  );
  const vectors = await embedder.embedPassages([...open.values()]);
  for (const [at, sha256] of [...open.keys()].entries()) {
    const vector = toUnit(vectors[at] ?? 'answer-unreadable');
    if (typeof vector === 'string') return vector;
    known.set(sha256, vector);
  }
  return known;
}

/** A vector of length 1, so that a product is a cosine. */
function toUnit(vector: Vector | ModelReason): Float64Array | ModelReason {
  if (typeof vector === 'string') return vector;
  let square = 0;
  for (const value of vector) square += value * value;
  const length = Math.sqrt(square);
  return length > 0 && Number.isFinite(length)
    ? Float64Array.from(vector, (value) => value / length)
    : 'answer-unreadable';
}

function multiply(a: Float64Array, b: Float64Array | undefined): number | undefined {
  if (b === undefined || a.length !== b.length) return undefined;
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return Math.round(sum * 1e4) / 1e4;
}

const toIndexed = ({ chunkId, documentId, entryId, text }: TextRow): IndexedRow => ({
  chunkId,
  documentId,
  entryId,
  // Asked for the few rows that are selected.
  get length() {
    return termReader.list(text).length;
  },
});
