/** One vector: what is expected, and how the runtime at hand comes to its own answer. */
export interface Check {
  readonly file: string;
  readonly name: string;
  readonly expected: unknown;
  /** `witness` takes what is observed beside what the vector speaks of; it enters the digest. */
  observe(witness: (observed: unknown) => void): unknown;
}

/** A vector file by its path below `fixtures/vectors/`, parsed. */
export type LoadVectors = (path: string) => unknown;

/** Bytes of a string of hex digits. */
export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) =>
    Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16),
  );
}

/** Hex digits of bytes. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Bytes of a text in standard base64. */
export const bytesOfBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** What `act` gives, or of its refusal the members that are expected of one. */
export function resultOf(act: () => unknown, expected: Readonly<Record<string, unknown>>): unknown {
  let result: unknown;
  const refused = refusalOf(
    () => {
      result = act();
    },
    Object.keys(expected).filter((member) => member !== 'code'),
  );
  return refused === 'not refused' ? result : refused;
}

/** What a refusal says that other languages can say too: its code and the members asked for. */
export function refusalOf(act: () => unknown, members: readonly string[] = []): unknown {
  try {
    act();
  } catch (error) {
    const { code, details } = error as { code?: string; details?: Record<string, unknown> };
    if (code === undefined) throw error;
    return { code, ...Object.fromEntries(members.map((member) => [member, details?.[member]])) };
  }
  return 'not refused';
}
