import { answerQuestion } from '../packages/answering/dist/index.js';
import {
  buildGeneration,
  describeFolderFile,
  ingestDocument,
  openBuild,
} from '../packages/ingestion/dist/index.js';
import {
  addSeal,
  collectPack,
  createSeal,
  encodePack,
  openPack,
  PackError,
} from '../packages/packs/dist/index.js';
import { createSigner, PrivateKey } from '../packages/signing/dist/index.js';
import { sampleBytes } from '../bench/harness/samples.mjs';

const tenantId = 'default';
const at = '2026-01-05T00:00:00Z';

/**
 * The check of a pack, read whole each time, of which one byte has become another; gives the bytes of the pack.
 *
 * The source of so many bytes lies in it twice, as received and as read.
 */
export async function createCheck(sourceBytes) {
  const pack = await makePack(sourceBytes);
  openPack(pack);
  return (next) => {
    const place = Math.floor(next() * pack.length);
    const before = pack[place];
    pack[place] = (before + 1 + Math.floor(next() * 255)) & 255;
    try {
      openPack(pack);
    } catch (error) {
      if (error instanceof PackError) return pack.length;
      throw error;
    } finally {
      pack[place] = before;
    }
    throw new Error(`byte ${place} was changed and the pack was read all the same`);
  };
}

async function makePack(sourceBytes) {
  const fact = Buffer.from('# Refunds\n\nA refund takes three working days.\n\n');
  const raw = new Uint8Array(Buffer.concat([fact, sampleBytes('mixed', sourceBytes - fact.length)]));
  const documents = [ingestDocument({ tenantId, document: describeFolderFile('refunds.md', raw), raw })];
  const generation = openBuild(buildGeneration({ tenantId, documents, routes: [] }));
  const reader = { tenantId, groups: [], principal: 'soak' };
  const { answer, audit } = answerQuestion({
    question: 'How long does a refund take?',
    generation,
    reader,
    at,
    answerId: `ans_${'0'.repeat(32)}`,
    nonce: '0'.repeat(32),
  });
  const unsealed = encodePack(collectPack({ answer, audit, generation, reader, at, evidenceLevel: 'raw' }));
  const predicate = {
    issuedAt: at,
    expiresAt: '2026-07-01T00:00:00Z',
    purpose: 'soak',
    tenantId,
    packSha256: openPack(unsealed).digest,
    tools: [],
  };
  const key = new PrivateKey(new Uint8Array(32).fill(0x61));
  const pieces = [];
  addSeal(unsealed, await createSeal(answer, predicate, [createSigner(key)]), {
    write: (bytes) => pieces.push(bytes.slice()),
  });
  return new Uint8Array(Buffer.concat(pieces));
}
