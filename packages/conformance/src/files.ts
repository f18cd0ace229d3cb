/** Files by their path below a root. */
export type Files = ReadonlyMap<string, Uint8Array>;

// A mark at the start of a file is part of what it holds, as is every byte that a case has damaged.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const encoder = new TextEncoder();

/** Text of bytes in UTF-8, with U+FFFD for what is none. */
export const textOf = (bytes: Uint8Array): string => decoder.decode(bytes);

/** Bytes of a text in UTF-8, with U+FFFD for a surrogate that is alone. */
export const encodeText = (text: string): Uint8Array => encoder.encode(text);

/** Values of the lines of a file in JSON Lines; empty lines are none. */
export function readLines(bytes: Uint8Array): unknown[] {
  return textOf(bytes)
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));
}

/** What lies below a folder, by its path there. */
export function filesBelow(files: Files, folder: string): Files {
  const below = new Map<string, Uint8Array>();
  for (const [path, bytes] of files) {
    if (path.startsWith(`${folder}/`)) below.set(path.slice(folder.length + 1), bytes);
  }
  return below;
}
