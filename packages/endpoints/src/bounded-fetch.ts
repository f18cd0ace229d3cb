import { ModelFailure } from '@loccit/support/models';

/**
 * A `fetch` that reads no more than a number of bytes and follows no redirect.
 *
 * @remarks A redirect would carry texts to where they were not meant to go; it comes back as it is, and fails as an answer.
 */
export function createBoundedFetch(maxBytes: number): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' });
    const body = await readBody(response, maxBytes);
    // Lengths and encodings were of the body as it came.
    const headers = new Headers(response.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
    const { status, statusText } = response;
    const isBodiless = status === 204 || status === 304;
    return new Response(isBodiless ? null : body, { status, statusText, headers });
  };
}

async function readBody(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (response.body === null) return new Uint8Array();
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > maxBytes) {
      await reader.cancel();
      throw new ModelFailure('answer-too-large');
    }
    chunks.push(value);
  }
  const body = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.length;
  }
  return body;
}
