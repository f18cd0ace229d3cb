/** Why a model gave no answer, from a closed list. */
export type ModelFailureCode =
  /** The endpoint cannot be reached, or says that the fault is its own. */
  | 'unavailable'
  /** Too many calls for now. */
  | 'rate-limited'
  /** No answer in the time allowed. */
  | 'timeout'
  /** The key is missing or refused. */
  | 'unauthorized'
  /** The endpoint has no such model. */
  | 'no-such-model'
  /** The endpoint refuses this call whenever it is made. */
  | 'call-refused'
  /** The answer is larger than allowed. */
  | 'answer-too-large'
  /** The answer is not what the protocol or the port promises. */
  | 'answer-malformed'
  /** Another model answered than the one asked for. */
  | 'other-model';

const PASSING: readonly ModelFailureCode[] = ['unavailable', 'rate-limited', 'timeout'];

/**
 * A model, local or at an endpoint, that was asked and gave no answer.
 *
 * @remarks The message is the code: neither keys, nor addresses, nor what was asked are in it. A local model that cannot
 * even be loaded is a `ModelLoadError` of `@loccit/support/onnx`.
 *
 * @example
 * ```ts
 * import { ModelFailure } from '@loccit/support/models';
 *
 * new ModelFailure('rate-limited', { retryAfterMs: 2000 }).isPassing; // true
 * ```
 */
export class ModelFailure extends Error {
  readonly code: ModelFailureCode;
  /** How long the endpoint asks to be left alone, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(code: ModelFailureCode, details: { readonly retryAfterMs?: number | undefined } = {}) {
    super(code);
    this.name = 'ModelFailure';
    this.code = code;
    this.retryAfterMs = details.retryAfterMs;
  }

  /** Whether the same call may succeed later. */
  get isPassing(): boolean {
    return PASSING.includes(this.code);
  }
}

/** Whatever was thrown as a failure; what is not known is taken for one of the endpoint. */
export function toModelFailure(error: unknown): ModelFailure {
  return error instanceof ModelFailure ? error : new ModelFailure('unavailable');
}
