import { encodeCanonicalJson, parseJson } from '@loccit/json';
import { toCliError } from '../console/report-error.js';
import { maxJsonBytes, readInput } from '../files/read-input.js';
import type { Session } from '../session.js';

/** `loccit jcs`: the RFC 8785 bytes of a JSON document, and nothing else. */
export function jcs(session: Session, operands: readonly string[]): void {
  const [file = '-'] = operands;
  const raw = readInput(file, maxJsonBytes);
  try {
    session.streams.out.write(encodeCanonicalJson(parseJson(raw)));
  } catch (error) {
    throw toCliError(error, file);
  }
}
