import { type MessageKey, message } from '@loccit/contract';
import { encodePrivateKey, encodePublicKey, generateKeyPair, type PrivateKey } from '@loccit/signing';
import { CliError } from '../cli-error.js';
import { wrapLines } from '../console/terminal.js';
import { readPassphrase } from '../files/read-passphrase.js';
import { forOwner, refuseExisting, writeNewFile } from '../files/write-new-file.js';
import { readChoice, readNeeded } from '../options.js';
import { addDuration, parseReaderOptions } from '../reader.js';
import { readName } from '../sealing/readable-name.js';
import { note, type Session, sessionTerminal, writeJson } from '../session.js';
import { viewNewKey } from '../views/key-view.js';

type Options = Readonly<Record<string, unknown>>;

const formats = ['pem', 'jwk'] as const;
const purpose = 'public-answer';
const lifetime = '365d';

/** `loccit keygen`: makes an Ed25519 key, encrypted for its owner alone, and says what a trust policy needs of it. */
export async function keygen(
  session: Session,
  _operands: readonly string[],
  options: Options,
): Promise<void> {
  const file = readNeeded(options, 'out');
  const format = readChoice(options, 'format', formats);
  const isPlain = options.unencrypted === true;
  if (format === 'jwk' && !isPlain) throw new CliError('jwk-not-encrypted');
  const names = {
    tenant: readName(options, 'tenant'),
    purpose: readName(options, 'purpose'),
    audience: readName(options, 'audience'),
  };
  const { at } = parseReaderOptions(options);
  const end = addDuration(at, lifetime);
  const publicFile = namePublic(file);
  refuseExisting(file);
  refuseExisting(publicFile);
  const { privateKey, publicKey } = generateKeyPair();
  const content = isPlain ? encodePlain(privateKey, format) : await encrypt(session, options, privateKey);
  // The public half first: whoever finds a private key has the other beside it.
  writeNewFile(publicFile, encodePublicKey(publicKey, 'pem'));
  writeNewFile(file, content, forOwner);
  const policyKey = {
    keyid: publicKey.keyid,
    public_key: encodePublicKey(publicKey, 'jwk'),
    not_before: at,
    not_after: end,
    tenants: [names.tenant ?? 'default'],
    purposes: [names.purpose ?? purpose],
    audiences: [names.audience ?? null],
  };
  const key = {
    private_key_file: file,
    public_key_file: publicFile,
    encrypted: !isPlain,
    keyid: publicKey.keyid,
    did: encodePublicKey(publicKey, 'did'),
    public_key: policyKey.public_key,
    policy_key: policyKey,
  };
  if (options.json === true) writeJson(session, { schema: 'urn:loccit:new-key:1', ...key });
  else session.streams.out.write(`${viewNewKey(sessionTerminal(session), key).join('\n')}\n`);
  if (isPlain) warn(session, 'cli.keygen.unencrypted');
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
