// P10: a seal costs one Ed25519 operation and little else. The floor is that operation on 32 bytes and a SHA-256 of the payload.
import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';

import {
  createSigner,
  createStatement,
  encodeEnvelope,
  encodePrivateKey,
  encodeStatement,
  PrivateKey,
  parseEnvelope,
  parseStatement,
  STATEMENT_PAYLOAD_TYPE,
  signEnvelope,
  verifyEnvelope,
} from '../packages/signing/dist/index.js';
import { compare, growth } from './harness.mjs';

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
const key = new PrivateKey(new Uint8Array(32).fill(7));
const signer = createSigner(key);
const keys = [key.publicKey];
const nativeKey = createPrivateKey(encodePrivateKey(key, 'pem'));
const nativePublic = createPublicKey(nativeKey);
const digest = createHash('sha256').update('a page').digest();
const signature = sign(null, digest, nativeKey);

const statement = createStatement({
  subjects: [
    { name: 'answer', digest: { sha256: sha256('answer') } },
    { name: 'claims', digest: { sha256: sha256('claims') } },
  ],
  predicateType: 'https://example.org/read-by/v1',
  predicate: {
    issuedAt: '2026-01-02T03:04:05Z',
    expiresAt: '2027-01-02T03:04:05Z',
    purpose: 'public-answer',
    tenantId: 'harbour',
    packSha256: sha256('pack'),
    reportSha256: sha256('report'),
    auditSha256: sha256('audit'),
    tools: [{ name: 'harbour-reader', version: '1', optionsSha256: sha256('options') }],
  },
});
const payload = encodeStatement(statement);
const sealed = encodeEnvelope(await signEnvelope(STATEMENT_PAYLOAD_TYPE, payload, [signer]));
mustHold(sealed);

const peers = await loadPeers();

await compare({
  goal: `P10 sealing a statement of ${payload.length} bytes`,
  rounds: 11,
  base: {
    name: 'Ed25519 sign of 32 bytes, sha256 of the payload',
    run: () => [sign(null, digest, nativeKey), sha256(payload)],
  },
  cases: [
    {
      name: 'signEnvelope, encodeEnvelope',
      target: 1.5,
      run: async () => encodeEnvelope(await signEnvelope(STATEMENT_PAYLOAD_TYPE, payload, [signer])),
    },
    {
      name: 'with encodeStatement',
      run: async () =>
        encodeEnvelope(await signEnvelope(STATEMENT_PAYLOAD_TYPE, encodeStatement(statement), [signer])),
    },
    ...peers.map(({ name, seal }) => ({ name, run: () => seal(payload) })),
  ],
});
await compare({
  goal: `P10 verifying an envelope of ${sealed.length} bytes`,
  rounds: 11,
  base: {
    name: 'Ed25519 verify of 32 bytes, sha256 of the payload',
    run: () => [verify(null, digest, nativePublic, signature), sha256(payload)],
  },
  cases: [
    {
      name: 'parseEnvelope, verifyEnvelope',
      target: 1.6,
      run: () => verifyEnvelope(parseEnvelope(sealed), { payloadType: STATEMENT_PAYLOAD_TYPE, keys }),
    },
    {
      name: 'with parseStatement',
      run: () => {
        const envelope = parseEnvelope(sealed);
        verifyEnvelope(envelope, { payloadType: STATEMENT_PAYLOAD_TYPE, keys });
        return parseStatement(envelope.payload);
      },
    },
    ...peers.map(({ name, open, token }) => ({ name, run: () => open(token) })),
  ],
});

await growth({
  goal: 'P10 growth of verifying with the payload',
  sizes: [100_000, 1_000_000, 10_000_000],
  make: async (bytes) => {
    const large = new Uint8Array(bytes).fill(0x61);
    return encodeEnvelope(await signEnvelope('text/plain', large, [signer]));
  },
  run: (envelope) =>
    verifyEnvelope(parseEnvelope(envelope, { maxPayloadBytes: 10_000_000 }), {
      payloadType: 'text/plain',
      keys,
    }),
  maxExponent: 1.1,
  gc: true,
});

function mustHold(bytes) {
  const { verifiedKeyids } = verifyEnvelope(parseEnvelope(bytes), {
    payloadType: STATEMENT_PAYLOAD_TYPE,
    keys,
  });
  if (verifiedKeyids[0] !== key.publicKey.keyid) throw new Error('what is timed does not hold');
}

/** `jose`, where the first argument names a folder that it is installed in: `node bench/signing.mjs DIR`. */
async function loadPeers() {
  const folder = process.argv[2];
  if (folder === undefined) return [];
  const { createRequire } = await import('node:module');
  const { pathToFileURL } = await import('node:url');
  const path = createRequire(`${folder}/`).resolve('jose');
  const { FlattenedSign, flattenedVerify, importPKCS8, importSPKI } = await import(pathToFileURL(path).href);
  const privateKey = await importPKCS8(encodePrivateKey(key, 'pem'), 'EdDSA');
  const publicKey = await importSPKI(nativePublic.export({ format: 'pem', type: 'spki' }), 'EdDSA');
  const seal = async (bytes) =>
    JSON.stringify(await new FlattenedSign(bytes).setProtectedHeader({ alg: 'EdDSA' }).sign(privateKey));
  const open = (token) => flattenedVerify(JSON.parse(token), publicKey);
  const token = await seal(payload);
  if (Buffer.from((await open(token)).payload).compare(payload) !== 0)
    throw new Error('jose reads something else');
  return [{ name: 'jose, flattened JWS', seal, open, token }];
}
