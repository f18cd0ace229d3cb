const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Text of well-formed UTF-8, U+FEFF kept; `undefined` where the bytes are ill-formed. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch (error) {
    // Platforms say that there is a fault, not where. Anything else, such as a lack of memory, is no fault of the text.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
