const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Tells a proxy without calling any of its traps; `undefined` where the platform cannot tell. */
export const isProxy: ((value: object) => boolean) | undefined = undefined;

/** The text of well-formed UTF-8 (a byte order mark stays in it), or `undefined`. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch (error) {
    // Anything else, such as a lack of memory, is no fault of the text.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
