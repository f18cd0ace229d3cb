/**
 * The pack that this very page carries; undefined where it carries none.
 *
 * @remarks Piece by piece, with the page answering in between; what was read is taken out of the page's memory.
 */
export async function readEmbeddedPack(): Promise<Blob | undefined> {
  const holders = [...document.querySelectorAll('script.pack')];
  if (holders.length === 0) return undefined;
  const pieces: Blob[] = [];
  for (const holder of holders) {
    // What is no base64 is no pack either: the container's reader says so.
    pieces.push(new Blob([decodePiece(holder.textContent ?? '') ?? new Uint8Array()]));
    holder.remove();
    await new Promise((resolve) => setTimeout(resolve));
  }
  return new Blob(pieces);
}

/** The bytes of a piece; undefined for what is no base64. */
function decodePiece(base64: string): Uint8Array<ArrayBuffer> | undefined {
  let binary: string;
  try {
    binary = atob(base64);
  } catch {
    return undefined;
  }
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
