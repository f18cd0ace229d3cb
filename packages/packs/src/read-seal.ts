import {
  type Envelope,
  parseEnvelope,
  parseStatement,
  SigningError,
  type SigningErrorCode,
  STATEMENT_PAYLOAD_TYPE,
  type Statement,
} from '@loccit/signing';
import {
  ANSWER_SUBJECT,
  CITATION_ANSWER_PREDICATE,
  readPredicate,
  type SealPredicate,
} from './seal-predicate.js';

/** Why a seal cannot be read as one; a closed list, told to people under `seal.<code>`. */
export type SealFormFaultCode =
  | 'malformed-envelope'
  | 'payload-type'
  | 'malformed-statement'
  | 'predicate-type'
  | 'malformed-predicate'
  | 'unexpected-subject';

/** Why a seal cannot be read as one, and where. */
export interface SealFormFault {
  readonly code: SealFormFaultCode;
  /** RFC 6901 pointer, into the envelope for the first two, else into the statement; of names that are known. */
  readonly pointer: string;
  /** What the reader of envelopes and statements said. */
  readonly cause?: SigningErrorCode;
}

/** A seal taken apart, as far as it could be read. Nothing of it is verified. */
export interface ReadSeal {
  readonly envelope?: Envelope;
  readonly fault?: SealFormFault;
  /** What is sealed; there unless there is a fault. */
  readonly answerSha256?: string;
  /** There unless there is a fault. */
  readonly predicate?: SealPredicate;
}

/** Takes a seal apart. */
export function readSeal(bytes: Uint8Array): ReadSeal {
  const envelope = attempt(() => parseEnvelope(bytes), 'malformed-envelope');
  if ('fault' in envelope) return envelope;
  const read = { envelope: envelope.value };
  if (envelope.value.payloadType !== STATEMENT_PAYLOAD_TYPE) {
    return { ...read, fault: { code: 'payload-type', pointer: '/payloadType' } };
  }
  const statement = attempt(() => parseStatement(envelope.value.payload), 'malformed-statement');
  return { ...read, ...('fault' in statement ? statement : readStatement(statement.value)) };
}

function readStatement({ predicateType, predicate, subjects }: Statement): Omit<ReadSeal, 'envelope'> {
  if (predicateType !== CITATION_ANSWER_PREDICATE) {
    return { fault: { code: 'predicate-type', pointer: '/predicateType' } };
  }
  const reading = readPredicate(predicate);
  if ('pointer' in reading) {
    return { fault: { code: 'malformed-predicate', pointer: `/predicate${reading.pointer}` } };
  }
  const [subject, second] = subjects;
  const answerSha256 = subject?.name === ANSWER_SUBJECT ? subject.digest.sha256 : undefined;
  // One digest: by which of several a subject is meant would be the reader's choice.
  const isOne = second === undefined && Object.keys(subject?.digest ?? {}).length === 1;
  if (answerSha256 === undefined || !isOne) {
    return { fault: { code: 'unexpected-subject', pointer: '/subject' } };
  }
  return { answerSha256, predicate: reading.predicate };
}

function attempt<T>(read: () => T, code: SealFormFaultCode): { value: T } | { fault: SealFormFault } {
  try {
    return { value: read() };
  } catch (error) {
    if (!(error instanceof SigningError)) throw error;
    return { fault: { code, pointer: error.details.pointer, cause: error.code } };
  }
}
