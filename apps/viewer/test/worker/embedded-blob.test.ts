import type { PackSource } from '@loccit/packs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillVerifierPage } from '../../../loccit/src/files/write-verifier-page.js';
import { extractPack } from '../../src/worker/embedded-blob.js';

const sourceOf = (bytes: Uint8Array): PackSource => ({
  byteLength: bytes.length,
  read: (start, end) => bytes.subarray(start, end),
});

/** A page as the program writes it, around these bytes. */
function pageOf(bytes: Uint8Array, script = ''): Uint8Array {
  const parts: Uint8Array[] = [];
  const page = `<!doctype html><script>${script}</script><!-- pack --></html>`;
  fillVerifierPage(page, sourceOf(bytes), { write: (part) => parts.push(part.slice()) });
  return Buffer.concat(parts);
}

const extract = async (page: Uint8Array) => {
  const pack = extractPack(sourceOf(page));
  return pack === undefined ? undefined : new Uint8Array(await pack.arrayBuffer());
};

describe('extractPack', () => {
  it('gives back the pack that a page was filled with, whatever its bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1 }), async (bytes) => {
        expect(await extract(pageOf(bytes))).toEqual(bytes);
      }),
      { seed: 20260101, numRuns: 100 },
    );
  });

  it('joins the pieces of a pack that is larger than one, over the borders of what is read at once', async () => {
    const bytes = new Uint8Array(7 * 1024 * 1024 + 1).map((_, at) => at % 251);
    const found = await extract(pageOf(bytes));
    expect(Buffer.compare(found ?? new Uint8Array(), bytes)).toBe(0);
  });

  it('is not led astray by a script that names the opening of a piece', async () => {
    const script = 'const opening = \'<script type="application/octet-stream" class="pack">\';';
    expect(await extract(pageOf(new Uint8Array([1, 2, 3]), script))).toEqual(new Uint8Array([1, 2, 3]));
  });

  it.each([
    ['and no end', (opening: string) => opening.repeat(4_000)],
    ['and one end', (opening: string) => `${opening.repeat(4_000)}</script>`],
    ['and an end each', (opening: string) => `${opening}</script>`.repeat(4_000)],
    ['over several windows', (opening: string) => `${opening}${'A'.repeat(3_000_000)}`.repeat(4)],
  ])('[C14] reads a page with many beginnings of pieces %s no more than twice', async (_, fill) => {
    const page = new TextEncoder().encode(fill('<script type="application/octet-stream" class="pack">'));
    let read = 0;
    const counted: PackSource = {
      byteLength: page.length,
      read: (start, end) => {
        read += end - start;
        return page.subarray(start, end);
      },
    };
    expect((await extractPack(counted)?.arrayBuffer())?.byteLength ?? 0).toBe(0);
    expect(read).toBeLessThanOrEqual(2 * page.length);
  });

  it('finds none in a page without one', async () => {
    expect(await extract(new TextEncoder().encode('<!doctype html><title>x</title>'))).toBeUndefined();
  });
});

describe('fillVerifierPage', () => {
  it('writes a pack so that no byte of it can end the element it lies in', () => {
    const page = new TextDecoder().decode(
      pageOf(new TextEncoder().encode('</script><script>alert(1)</script>')),
    );
    expect(page.match(/<\/script>/g)).toHaveLength(2);
    expect(page).not.toContain('alert');
  });
});
