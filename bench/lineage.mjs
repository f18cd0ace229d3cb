// P1 and P2: identities against the bare hash of their text. The tree of a generation against the hashes of its
// leaves. Chains: linear in the document, and citations of one document do not pay for it again.
import { createHash, hash } from 'node:crypto';

import canonicalize from 'canonicalize';

import { buildGeneration, describeFolderFile, ingestDocument } from '../packages/ingestion/dist/index.js';
import {
  createChainVerifier,
  createChunkRecord,
  createEntryProver,
  recomputeId,
  sha256Hex,
  treeRoot,
  verifyInclusion,
} from '../packages/lineage/dist/index.js';
import { compare, growth, sampleText } from './harness.mjs';

const COUNT = 64;
const bare = (text) => hash('sha256', text, 'hex');
const digest = bare('options');
const flat = (text) => Buffer.from(text, 'utf8').toString('utf8');
const each = (list, run) => () => {
  for (const item of list) run(item);
};

for (const bytes of [200, 1024]) {
  const texts = pieces('ascii', bytes);
  mustEqual(texts.map(sha256Hex), texts.map(bare), 'digests');
  await compare({
    goal: `P1 id of ${bytes} bytes`,
    base: { name: 'crypto.hash', run: each(texts, bare) },
    cases: [
      { name: 'sha256Hex', target: 1.15, run: each(texts, sha256Hex) },
      { name: 'createHash', run: each(texts, (text) => createHash('sha256').update(text).digest('hex')) },
    ],
  });
}

for (const [language, kind] of [
  ['English', 'ascii'],
  ['Chinese', 'chinese'],
]) {
  const texts = pieces(kind, 550);
  const parse = flat(`par_${digest}`);
  const chunker = { name: 'loccit-chunker', version: '1', options_sha256: digest };
  const inputs = texts.map((text, index) => ({
    text,
    start: index * 600,
    ids: [flat(`el_${bare(`a${index}`)}`), flat(`el_${bare(`b${index}`)}`)],
  }));
  const fieldsOf = ({ text, start, ids }, content) => ({
    parse_revision_id: parse,
    chunker,
    element_ids: ids,
    char_start: start,
    char_end: start + text.length,
    content_sha256: content,
  });
  const create = (input) => createChunkRecord(fieldsOf(input, sha256Hex(input.text)));
  const peer = (input) => {
    const preimage = {
      type: 'loccit:chunk:1',
      ...fieldsOf(input, createHash('sha256').update(input.text).digest('hex')),
    };
    return `chk_${createHash('sha256').update(canonicalize(preimage)).digest('hex')}`;
  };
  const records = inputs.map((input) => ({ text: input.text, record: create(input) }));
  mustEqual(
    records.map(({ record }) => record.id),
    inputs.map(peer),
    'chunk ids',
  );
  await compare({
    goal: `P2 chunk id with its content hash, ${language}`,
    rounds: 15,
    warmMs: 300,
    base: { name: 'hash of the text', run: each(texts, bare) },
    cases: [
      { name: 'createChunkRecord', target: 3, run: each(inputs, create) },
      {
        name: 'recomputeId',
        target: 3,
        run: each(records, ({ text, record }) => {
          recomputeId(record);
          sha256Hex(text);
        }),
      },
      { name: 'canonicalize, createHash', atLeast: 6, run: each(inputs, peer) },
    ],
  });
}

const leaves = Array.from({ length: 20_000 }, (_, index) => ({
  index_entry_id: flat(`idx_${bare(`entry ${index}`)}`),
  acl_sha256: digest,
})).sort((a, b) => (a.index_entry_id < b.index_entry_id ? -1 : 1));
const leafBytes = leaves.map((leaf) => Buffer.from(`\0${canonicalize(leaf)}`));
const prover = createEntryProver(leaves);
mustEqual(treeRoot([...leaves].reverse()), prover.entries_root, 'roots');
await compare({
  goal: 'tree of 20,000 entries',
  base: { name: 'hashes of its leaves', run: each(leafBytes, bare) },
  cases: [{ name: 'treeRoot', target: 6, run: () => treeRoot(leaves) }],
});
const proofs = leaves.slice(0, 500).map(({ index_entry_id }) => prover.inclusion(index_entry_id));
mustEqual(verifyInclusion(proofs[7], prover), 'proved', 'proofs');
await compare({
  goal: '500 proofs in 20,000 entries',
  base: { name: 'root anew', run: () => treeRoot(leaves) },
  cases: [
    { name: 'verifyInclusion', target: 1, run: each(proofs, (proof) => verifyInclusion(proof, prover)) },
  ],
});

await growth({
  goal: 'a chain over the size of its document',
  sizes: [20_000, 200_000, 2_000_000],
  maxExponent: 1.1,
  make: (size) => chainOf(sampleText('ascii', size)),
  run: ({ span, evidence }) => createChainVerifier(evidence)(span),
});
await growth({
  goal: 'citations of one document of 200 KB',
  sizes: [100, 1000, 10_000],
  maxExponent: 1.1,
  make: (count) => ({ count, ...chainOf(sampleText('ascii', 200_000)) }),
  run: ({ count, span, evidence }) => {
    const verify = createChainVerifier(evidence);
    for (let index = 0; index < count; index += 1) verify(span);
  },
});

/** Pieces of seeded prose, each a string of its own. */
function pieces(kind, bytes) {
  const text = sampleText(kind, bytes * (COUNT + 2));
  const size = Math.floor(bytes / (Buffer.byteLength(text.slice(0, 1000)) / 1000));
  return Array.from({ length: COUNT }, (_, index) => flat(text.slice(index * size, (index + 1) * size)));
}

function chainOf(text) {
  const raw = new TextEncoder().encode(text);
  const document = describeFolderFile('notes.txt', raw);
  const made = ingestDocument({ tenantId: 'default', document, raw });
  const { generation, records } = buildGeneration({ tenantId: 'default', documents: [made], routes: [] });
  const byId = new Map(records.map((record) => [record.id, record]));
  const chunk = byId.get(made.chunkIds[0]);
  const element = byId.get(chunk.preimage.element_ids[0]);
  const { char_start, char_end, text_sha256 } = element.preimage;
  const span = {
    raw_sha256: made.canonical.preimage.raw_sha256,
    canonical_revision_id: made.canonical.id,
    parse_revision_id: chunk.preimage.parse_revision_id,
    element_id: element.id,
    chunk_id: chunk.id,
    index_entry_id: made.indexEntryIds[0],
    coordinate_space: 'canonical-text-lf-nfc-char-v1',
    char_start,
    char_end,
    span_sha256: text_sha256,
  };
  const evidence = { record: (id) => byId.get(id), text: () => made.text, raw: () => raw, generation };
  mustEqual(createChainVerifier(evidence)(span).holds, true, 'chains');
  return { span, evidence };
}

function mustEqual(actual, expected, what) {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) throw new Error(`${what} differ`);
}
