import type { JsonValue } from '@loccit/json';
import { type Envelope, encodeEnvelope, type PrivateKey, parseEnvelope } from '@loccit/signing';
import type { BadDraft, MadePack } from './drafts.js';
import type { Loose } from './edits.js';
import { A, digestsOf, SAID, type SealMade, sealOf, signAnything, statementOf } from './keys.js';
import { answerOf, type Bundle, textOf, toBytes } from './material.js';
import type { Checker } from './row.js';

/** The good pack that seals are exchanged of. */
const OF = 'sealed';

type MakeSeals = (good: MadePack) => Promise<readonly Uint8Array[]> | readonly Uint8Array[];

/** A draft of a pack with other seals and nothing else changed. */
export const resealed = (
  id: string,
  title: string,
  make: MakeSeals,
  finds: string,
  checker: Partial<Checker> = {},
  of = OF,
): BadDraft => ({
  id: `seal-${id}`,
  title,
  of,
  finds,
  ...checker,
  make: async (good): Promise<Bundle> => ({ ...good.bundle, seals: await make(good) }),
});

/** Seals made as a good pack has them. */
export const by =
  (...made: readonly SealMade[]): MakeSeals =>
  ({ bundle, tenantId }) =>
    Promise.all(made.map((one) => sealOf(bundle, tenantId, one)));

/** The seal of the good pack, as parsed and written again. */
export const onEnvelope =
  (change: (envelope: Loose) => unknown): MakeSeals =>
  async (good) => {
    const [seal] = await by({})(good);
    const envelope: Loose = JSON.parse(textOf(seal));
    return [toBytes(JSON.stringify(change(envelope) ?? envelope))];
  };

/** The seal of the good pack, as text. */
export const onText =
  (change: (text: string) => string): MakeSeals =>
  async (good) => {
    const [seal] = await by({})(good);
    return [toBytes(change(textOf(seal)))];
  };

/** The signature of the seal, as bytes. */
export const onSignature =
  (change: (sig: Uint8Array) => Uint8Array): MakeSeals =>
  async (good) => {
    const [seal] = await by({})(good);
    const envelope = parseEnvelope(seal ?? new Uint8Array());
    const signatures = envelope.signatures.map((one) => ({ ...one, sig: change(one.sig.slice()) }));
    return [encodeEnvelope({ ...envelope, signatures })];
  };

/** The payload of the seal changed behind the back of the signer. */
export const onPayload =
  (change: (payload: string) => string): MakeSeals =>
  async (good) => {
    const [seal] = await by({})(good);
    const envelope: Envelope = parseEnvelope(seal ?? new Uint8Array());
    return [encodeEnvelope({ ...envelope, payload: toBytes(change(textOf(envelope.payload))) })];
  };

const predicateOf = ({ bundle, tenantId }: MadePack): Record<string, JsonValue> =>
  ({ ...SAID, tenantId, ...digestsOf(bundle, ['pack']) }) as unknown as Record<string, JsonValue>;

/** A statement changed before a trusted key signs it. */
export const stating =
  (change: (statement: Loose) => unknown, keys: readonly PrivateKey[] = [A]): MakeSeals =>
  async (good) => {
    const statement: Loose = structuredClone(statementOf(answerOf(good.bundle), predicateOf(good)));
    return [await signAnything((change(statement) ?? statement) as JsonValue, keys)];
  };

/** Another payload type or text, signed by a trusted key. */
export const signing =
  (write: (statement: string) => string, payloadType?: string): MakeSeals =>
  async (good) => {
    const statement = statementOf(answerOf(good.bundle), predicateOf(good));
    return [await signAnything(toBytes(write(JSON.stringify(statement))), [A], payloadType)];
  };

/** A signature whose second half is larger by the order of the base point. */
export function addOrder(sig: Uint8Array): Uint8Array {
  const order = 2n ** 252n + 27742317777372353535851937790883648493n;
  let scalar = order;
  for (let at = 63; at >= 32; at--) scalar += BigInt(sig[at] ?? 0) << BigInt(8 * (at - 32));
  for (let at = 32; at < 64; at++) {
    sig[at] = Number(scalar & 255n);
    scalar >>= 8n;
  }
  return sig;
}

/** A signature with one bit turned. */
export const flip = (at: number) => (sig: Uint8Array) => {
  sig[at] = (sig[at] ?? 0) ^ 1;
  return sig;
};
