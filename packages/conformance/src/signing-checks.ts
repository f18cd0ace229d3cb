import type { JsonValue } from '@loccit/json';
import {
  encodePreAuth,
  PublicKey,
  parseEnvelope,
  parsePrivateKey,
  parsePublicKey,
  parseStatement,
  SigningError,
  verifyEd25519,
  verifyEnvelope,
  verifyProof,
} from '@loccit/signing';
import { bytesOf, type Check, hexOf, type LoadVectors, resultOf } from './check.js';
import { encodeText } from './files.js';
import { policyChecks } from './policy-checks.js';

type Expected = Readonly<Record<string, unknown>> & { readonly code?: string };

interface Row {
  readonly id: string;
  readonly expected: Expected;
}
interface KeyRow extends Row {
  readonly kind: 'public' | 'private';
  readonly key: JsonValue;
}
interface EnvelopeRow extends Row {
  readonly envelope: string;
  readonly payload_type: string;
  readonly keys: readonly string[];
  readonly max_payload_bytes?: number;
}
interface StatementRow extends Row {
  readonly payload: string;
}
interface ProofRow extends Row {
  readonly document: { readonly [name: string]: JsonValue };
  readonly at: string;
  readonly purpose?: string;
}
interface SignatureRow {
  readonly id: string;
  readonly key: string;
  readonly message: string;
  readonly signature: string;
  readonly outcome: string;
}

/** Checks of signatures, keys, envelopes, statements, proofs and trust policies. */
export function signingChecks(load: LoadVectors): Check[] {
  const rows = <T>(name: string) => load(`signing/${name}.json`) as readonly T[];
  /** One check a row: what reading it gives, or what the refusal says of what is expected of it. */
  const checksOf = <T extends Row>(name: string, observe: (row: T) => unknown): Check[] =>
    rows<T>(name).map((row) => ({
      file: `signing/${name}.json`,
      name: row.id,
      expected: row.expected,
      observe: () => resultOf(() => observe(row), row.expected),
    }));
  return [
    ...rows<SignatureRow>('ed25519').map(({ id, key, message, signature, outcome }) => ({
      file: 'signing/ed25519.json',
      name: id,
      expected: outcome,
      observe: () => judge(bytesOf(key), bytesOf(message), bytesOf(signature)),
    })),
    ...rows<{ title: string; payload_type: string; payload: string; pae: string }>('pre-auth').map((row) => ({
      file: 'signing/pre-auth.json',
      name: row.title,
      expected: row.pae,
      observe: () => hexOf(encodePreAuth(row.payload_type, bytesOf(row.payload))),
    })),
    ...rows<{ id: string; text: string; bytes: string | null }>('base64').map(({ id, text, bytes }) => ({
      file: 'signing/base64.json',
      name: id,
      expected: bytes ?? { code: 'not-base64', pointer: '/payload' },
      observe: () => resultOf(() => hexOf(readPayload(text)), { code: 'not-base64', pointer: '' }),
    })),
    ...checksOf<KeyRow>('keys', readKey),
    ...checksOf<EnvelopeRow>('envelopes', readEnvelope),
    ...checksOf<StatementRow>('statements', ({ payload }) => {
      const { subjects, predicateType } = parseStatement(encodeText(payload));
      return { subjects: subjects.map(({ name }) => name), predicate_type: predicateType };
    }),
    ...checksOf<ProofRow>('proofs', ({ document, at, purpose }) => {
      const { outcome, keyid } = verifyProof(document, { at, ...(purpose === undefined ? {} : { purpose }) });
      return { outcome, keyid };
    }),
    ...policyChecks(load),
  ];
}

/** The verdict on a signature; a key that is none has no verdict but the code of its refusal. */
function judge(key: Uint8Array, message: Uint8Array, signature: Uint8Array): unknown {
  try {
    return verifyEd25519(new PublicKey(key), message, signature);
  } catch (error) {
    if (error instanceof SigningError) return error.code;
    throw error;
  }
}

function readPayload(payload: string): Uint8Array {
  return parseEnvelope(JSON.stringify({ payload, payloadType: 't', signatures: [{ sig: 'AA==' }] })).payload;
}

function readKey({ kind, key }: KeyRow): unknown {
  const read = kind === 'private' ? parsePrivateKey(key).publicKey : parsePublicKey(key);
  return { keyid: read.keyid, public_key: hexOf(read.toBytes()) };
}

function readEnvelope({ envelope, keys, max_payload_bytes: most, payload_type: payloadType }: EnvelopeRow) {
  const parsed = parseEnvelope(envelope, most === undefined ? {} : { maxPayloadBytes: most });
  const { signatures, verifiedKeyids } = verifyEnvelope(parsed, {
    payloadType,
    keys: keys.map((key) => parsePublicKey(key)),
  });
  return { signatures, verified_keyids: verifiedKeyids };
}
