import { type Lang, message } from '@loccit/contract';
import { ADAPTERS } from '@loccit/interop';
import { parseJson } from '@loccit/json';
import { CliError } from '../cli-error.js';

/**
 * Refuses JSON that is neither an answer nor a response in a known form, and says which forms are known.
 *
 * @remarks What names the schema of an answer is for a check to judge; so is what is no strict JSON, for the check says where it
 * is not.
 * @param lang - of the names of the forms
 * @throws {@link CliError} `unknown-json`
 */
export function refuseUnknownJson(bytes: Uint8Array, file: string, lang: Lang): void {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (text.includes('"urn:loccit:')) return;
  try {
    parseJson(bytes);
  } catch {
    return;
  }
  const names = ADAPTERS.map(({ form }) => message(`input-form.${form}`, lang));
  throw new CliError('unknown-json', { file }, { forms: names.join(lang === 'zh' ? '、' : ', ') });
}
