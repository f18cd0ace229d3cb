const SHIFTS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
const SINES = Uint32Array.from({ length: 64 }, (_, at) => Math.floor(Math.abs(Math.sin(at + 1)) * 2 ** 32));

/**
 * MD5 in hex: what RFC 5147 has for a check against changes by accident.
 *
 * @remarks Nothing here relies on it against an attacker; ids and digests of the chain are SHA-256.
 * @see {@link https://www.rfc-editor.org/rfc/rfc1321}
 */
export function md5(bytes: Uint8Array): string {
  const padded = new Uint8Array(((bytes.length + 8) >>> 6) * 64 + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, (bytes.length << 3) >>> 0, true);
  view.setUint32(padded.length - 4, Math.floor(bytes.length / 2 ** 29), true);
  const state = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  for (let block = 0; block < padded.length; block += 64) addBlock(state, view, block);
  const digest = new DataView(new ArrayBuffer(16));
  for (const [at, word] of state.entries()) digest.setUint32(4 * at, word, true);
  return Array.from(new Uint8Array(digest.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function addBlock(state: Uint32Array, view: DataView, block: number): void {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  for (let step = 0; step < 64; step++) {
    const round = step >>> 4;
    const [mixed, word] = mix(round, step, b, c, d);
    const sum = (a + mixed + (SINES[step] ?? 0) + view.getUint32(block + 4 * word, true)) | 0;
    const shift = SHIFTS[4 * round + (step & 3)] ?? 0;
    a = d;
    d = c;
    c = b;
    b = (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0;
  }
  for (const [at, word] of [a, b, c, d].entries()) state[at] = ((state[at] ?? 0) + word) | 0;
}

function mix(round: number, step: number, b: number, c: number, d: number): [number, number] {
  if (round === 0) return [(b & c) | (~b & d), step];
  if (round === 1) return [(d & b) | (~d & c), (5 * step + 1) & 15];
  if (round === 2) return [b ^ c ^ d, (3 * step + 5) & 15];
  return [c ^ (b | ~d), (7 * step) & 15];
}
