import { type MessageKey, message } from '@loccit/contract';
import {
  encodePrivateKey,
  encodePublicKey,
  generateKeyPair,
  type PrivateKey,
  type PublicKey,
} from '@loccit/signing';
import { CliError } from '../cli-error.js';
import { wrapLines } from '../console/terminal.js';
import { readPassphrase } from '../files/read-passphrase.js';
import { readPublicKey } from '../files/read-policy.js';
import { forOwner, refuseExisting, withdrawUnless, writeNewFile } from '../files/write-new-file.js';
import { flagOf, readChoice, readNeeded, readText } from '../options.js';
import { addDuration, parseReaderOptions } from '../reader.js';
import { readName } from '../sealing/readable-name.js';
import { note, type Session, sessionTerminal, writeJson } from '../session.js';
import { type KnownKey, viewKey } from '../views/key-view.js';

type Options = Readonly<Record<string, unknown>>;

const formats = ['pem', 'jwk'] as const;
const purpose = 'public-answer';
const lifetime = '365d';

/**
 * `loccit keygen`: makes an Ed25519 key, encrypted for its owner alone, and says what a trust policy needs of it; of a public
 * key that is there already it says the same, and makes none.
 */
export async function keygen(
  session: Session,
  _operands: readonly string[],
  options: Options,
): Promise<void> {
  const file = readText(options, 'from');
  if (file === undefined) return makeKey(session, options);
  for (const name of ['out', 'format', 'passphraseFile', 'unencrypted']) {
    if (options[name] !== undefined)
      throw new CliError('option-unfit', {}, { option: flagOf(name) }, 2, { remedy: 'keygen-from' });
  }
  const terms = readTerms(options);
  print(session, options, {
    private_key_file: null,
    public_key_file: file,
    encrypted: null,
    ...describeKey(readPublicKey(file), terms),
  });
}

async function makeKey(session: Session, options: Options): Promise<void> {
  const file = readNeeded(options, 'out');
  const format = readChoice(options, 'format', formats);
  const isPlain = options.unencrypted === true;
  if (format === 'jwk' && !isPlain) throw new CliError('jwk-not-encrypted');
  const terms = readTerms(options);
  const publicFile = namePublic(file);
  refuseExisting(file);
  refuseExisting(publicFile);
  const { privateKey, publicKey } = generateKeyPair();
  const content = isPlain ? encodePlain(privateKey, format) : await encrypt(session, options, privateKey);
  // The public half first: whoever finds a private key has the other beside it.
  writeNewFile(publicFile, encodePublicKey(publicKey, 'pem'));
  await withdrawUnless(publicFile, () => writeNewFile(file, content, forOwner));
  print(session, options, {
    private_key_file: file,
    public_key_file: publicFile,
    encrypted: !isPlain,
    ...describeKey(publicKey, terms),
  });
  if (isPlain) warn(session, 'cli.keygen.unencrypted');
}

/** What an entry of a trust policy says beside the key. */
interface Terms {
  readonly not_before: string;
  readonly not_after: string;
  readonly tenants: readonly string[];
  readonly purposes: readonly string[];
  readonly audiences: readonly (string | null)[];
}

function readTerms(options: Options): Terms {
  const { at } = parseReaderOptions(options);
  return {
    not_before: at,
    not_after: addDuration(at, readText(options, 'expires') ?? lifetime),
    tenants: [readName(options, 'tenant') ?? 'default'],
    purposes: [readName(options, 'purpose') ?? purpose],
    audiences: [readName(options, 'audience') ?? null],
  };
}

function describeKey(
  publicKey: PublicKey,
  terms: Terms,
): Pick<KnownKey, 'keyid' | 'did' | 'public_key' | 'policy_key'> {
  const { keyid } = publicKey;
  const jwk = encodePublicKey(publicKey, 'jwk');
  return {
    keyid,
    did: encodePublicKey(publicKey, 'did'),
    public_key: jwk,
    policy_key: { keyid, public_key: jwk, ...terms },
  };
}

function print(session: Session, options: Options, key: KnownKey): void {
  if (options.json === true) writeJson(session, { schema: 'urn:loccit:new-key:1', ...key });
  else session.streams.out.write(`${viewKey(sessionTerminal(session), key).join('\n')}\n`);
}

/** `signer.pub.pem` for `signer.pem`, `signer.jwk` and `signer`. */
const namePublic = (file: string): string => `${file.replace(/\.(?:pem|key|jwk|json)$/i, '')}.pub.pem`;

function encodePlain(key: PrivateKey, format: (typeof formats)[number]): string {
  return format === 'pem'
    ? encodePrivateKey(key, 'pem')
    : `${JSON.stringify(encodePrivateKey(key, 'jwk'), null, 2)}\n`;
}

async function encrypt(session: Session, options: Options, key: PrivateKey): Promise<string> {
  const passphrase = await readPassphrase(session, options, 'new-key');
  const { encryptPrivateKey } = await import('@loccit/signing/node');
  return encryptPrivateKey(key, passphrase);
}

function warn(session: Session, key: MessageKey): void {
  const terminal = sessionTerminal(session);
  for (const line of wrapLines(terminal, message(key, session.lang), '! '))
    note(session, terminal.colors.yellow(line));
}
