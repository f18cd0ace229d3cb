// Retrieve, draft, check, repair, seal: an agent's loop that gives out nothing unchecked. Any model, or none.
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createExtractiveGenerator,
  createModelGenerator,
  generateAnswer,
  repairAnswer,
  retrieve,
} from '@loccit/answering';
import { digestAnswer } from '@loccit/contract';
import { createAnthropicTextModel, createOpenAiTextModel } from '@loccit/endpoints';
import { buildGeneration, describeFolderFile, ingestDocument } from '@loccit/ingestion';
import { addSeal, collectPack, createSeal, encodePack, openPack } from '@loccit/packs';
import { createSigner, generateKeyPair } from '@loccit/signing';
import { createMemoryStore } from '@loccit/storage';
import { createSupportJudge } from '@loccit/support/models';
import { checkAnswer } from '@loccit/validator';

const [question = 'What does a crossing cost for adults?', folder = 'out'] = process.argv.slice(2);
const { MODEL, MODEL_KEY, MODEL_URL } = process.env;
const at = `${new Date().toISOString().slice(0, 19)}Z`;
const encode = (value) => new TextEncoder().encode(JSON.stringify(value));

// 1. What may be answered from, and who asks.
const path = 'handbook.md';
const raw = new Uint8Array(readFileSync(new URL(path, import.meta.url)));
const document = ingestDocument({ tenantId: 'sound', document: describeFolderFile(path, raw), raw });
const store = createMemoryStore();
store.publish(buildGeneration({ tenantId: 'sound', documents: [document], routes: [] }));
const generation = store.current('sound');
const reader = { tenantId: 'sound', groups: [], principal: 'agent' };

// 2. A model that writes and a judge that is asked where rules cannot tell; sentences of the sources without one.
function openGenerator() {
  if (MODEL === undefined) return createExtractiveGenerator();
  const model =
    MODEL_URL === undefined
      ? createAnthropicTextModel({ model: MODEL, apiKey: MODEL_KEY })
      : createOpenAiTextModel({ baseUrl: MODEL_URL, model: MODEL, apiKey: MODEL_KEY });
  return createModelGenerator({ model, judge: createSupportJudge({ judge: model, judgeWhen: 'undecided' }) });
}

// 3. Retrieve, draft and check: what the passages do not bear is mended once, quoted, or left out.
const input = {
  question,
  generation,
  reader,
  at,
  answerId: `ans_${randomBytes(16).toString('hex')}`,
  nonce: randomBytes(16).toString('hex'),
};
const { answer: drafted, audit } = await generateAnswer(input, openGenerator(), retrieve(input));

// 4. The audit is kept before the answer is given out; it is for the operator alone.
store.putAudit(digestAnswer(drafted), audit);

// 5. Check once more as a stranger would, and repair what an agent's own steps may have broken.
const evidence = { reader, at, store };
const { answer } = repairAnswer({ bytes: encode(drafted), policy: 'degrade', evidence, generation });
const report = checkAnswer({ bytes: encode(answer), evidence });

// 6. Pack and seal: who trusts the key needs nothing else.
const unsealed = encodePack(collectPack({ answer, generation, reader, at, evidenceLevel: 'raw' }));
const predicate = {
  issuedAt: at,
  expiresAt: `${Number(at.slice(0, 4)) + 1}${at.slice(4).replace('-02-29', '-02-28')}`,
  purpose: 'public-answer',
  tenantId: 'sound',
  packSha256: openPack(unsealed).digest,
  tools: [],
};
const seal = await createSeal(answer, predicate, [createSigner(generateKeyPair().privateKey)]);
const pieces = [];
addSeal(unsealed, seal, { write: (bytes) => pieces.push(bytes.slice()) });
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'answer.loccit'), Buffer.concat(pieces));
writeFileSync(join(folder, 'answer.json'), `${JSON.stringify(answer, null, 2)}\n`);

const { provenance, structure, support } = report.layers;
const layers = [structure, provenance, support].map(({ outcome }) => outcome).join(' ');
process.stdout.write(`${answer.status} (${answer.generator.name}): ${layers}\n${answer.answer}\n`);
