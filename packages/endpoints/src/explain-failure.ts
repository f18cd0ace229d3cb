import { ModelFailure, type ModelFailureCode } from '@loccit/support/models';
import { APICallError } from 'ai';

const CODES: Readonly<Record<number, ModelFailureCode>> = {
  401: 'unauthorized',
  402: 'unauthorized',
  403: 'unauthorized',
  404: 'no-such-model',
  408: 'unavailable',
  409: 'unavailable',
  425: 'unavailable',
  429: 'rate-limited',
};

/**
 * What went wrong with a call, without anything that was sent or came back.
 *
 * @remarks Messages of clients quote bodies, addresses and now and then keys; none of that is passed on.
 */
export function explainFailure(error: unknown): ModelFailure {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (cause instanceof ModelFailure) return cause;
    if (!APICallError.isInstance(cause)) continue;
    const { responseHeaders = {}, statusCode } = cause;
    if (statusCode === undefined) return new ModelFailure('unavailable');
    return new ModelFailure(codeOf(statusCode), { retryAfterMs: readRetryAfter(responseHeaders) });
  }
  // `fetch` fails with a TypeError where there is no connection, or where it breaks.
  return new ModelFailure(error instanceof TypeError ? 'unavailable' : 'answer-malformed');
}

function codeOf(status: number): ModelFailureCode {
  if (status >= 500) return 'unavailable';
  // The client raises the same error where an answer came and could not be read.
  return CODES[status] ?? (status < 300 ? 'answer-malformed' : 'call-refused');
}

/** Seconds, milliseconds or a date, as endpoints write it. */
function readRetryAfter(headers: Readonly<Record<string, string>>): number | undefined {
  const milliseconds = Number(headers['retry-after-ms'] ?? Number.NaN);
  if (milliseconds >= 0) return milliseconds;
  const written = headers['retry-after'];
  if (written === undefined) return undefined;
  const seconds = Number(written);
  if (seconds >= 0) return seconds * 1000;
  const at = Date.parse(written);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}
