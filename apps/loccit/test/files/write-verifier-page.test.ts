import { openEmbeddedPack, type PackSource } from '@loccit/packs';
import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillVerifierPage } from '../../src/files/write-verifier-page.js';

const sourceOf = (bytes: Uint8Array): PackSource => ({
  byteLength: bytes.length,
  read: (start, end) => bytes.subarray(start, end),
});

/** A page as the program writes it, around these bytes. */
function pageOf(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  const page = '<!doctype html><script></script><!-- pack --></html>';
  fillVerifierPage(page, sourceOf(bytes), { write: (part) => parts.push(part.slice()) });
  return Buffer.concat(parts);
}

describe('fillVerifierPage', () => {
  it('writes a pack so that no byte of it can end the element it lies in', () => {
    const page = new TextDecoder().decode(
      pageOf(new TextEncoder().encode('</script><script>alert(1)</script>')),
    );
    expect(page.match(/<\/script>/g)).toHaveLength(2);
    expect(page).not.toContain('alert');
  });

  it('writes a pack so that it can be taken out again, whatever its bytes', () => {
    const check = (bytes: Uint8Array): void => {
      const pack = openEmbeddedPack(sourceOf(pageOf(bytes)));
      expect(Buffer.compare(pack?.read(0, bytes.length) ?? new Uint8Array(), bytes)).toBe(0);
    };
    seeded(fc.property(fc.uint8Array({ minLength: 1 }), check));
    check(new Uint8Array(7 * 1024 * 1024 + 1).map((_, at) => at % 251));
  });
});
