import { parseJson } from '@loccit/json';
import { CliError } from '../cli-error.js';

/** What was handed over in the place of something else; the code says it. */
type OtherDocument =
  | 'is-a-seal'
  | 'is-a-policy'
  | 'is-a-key'
  | 'is-a-manifest'
  | 'is-a-report'
  | 'is-an-audit';

const schemas: Readonly<Record<string, OtherDocument>> = {
  'urn:loccit:trust-policy:1': 'is-a-policy',
  'urn:loccit:report:1': 'is-a-report',
  'urn:loccit:sources:1': 'is-a-manifest',
  'urn:loccit:audit:1': 'is-an-audit',
};

/** Longer files are not read again to say what they are. */
const maxBytes = 4 << 20;

/**
 * Refuses a file that is plainly something else than an answer.
 *
 * @remarks What names the schema of an answer is for a check to judge, and is not read here.
 * @throws {@link CliError} with the code of what it is
 */
export function refuseOtherDocument(bytes: Uint8Array, file: string): void {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (text.includes('"urn:loccit:answer:')) return;
  const code = recognize(bytes);
  if (code !== undefined) throw new CliError(code, { file });
}

/** What a file plainly is; undefined where that cannot be told. */
export function recognize(bytes: Uint8Array): OtherDocument | undefined {
  if (bytes.length > maxBytes) return undefined;
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  if (/^-----BEGIN [A-Z0-9 ]*KEY-----/m.test(head) || head.startsWith('did:key:')) return 'is-a-key';
  let value: unknown;
  try {
    value = parseJson(bytes);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if ('payloadType' in value && 'signatures' in value) return 'is-a-seal';
  if ('kty' in value) return 'is-a-key';
  const name = 'schema' in value && typeof value.schema === 'string' ? value.schema : '';
  return Object.hasOwn(schemas, name) ? schemas[name] : undefined;
}
