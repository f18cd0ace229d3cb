import { describeFolderFile, ingestDocument } from '@loccit/ingestion';
import { describe, expect, it } from 'vitest';
import { holdFiles } from '../../src/verify/held-sources.js';

/** What becomes of a file that a pack cites as text in some encoding. */
function hold(bytes: readonly number[], charset: string) {
  const raw = new Uint8Array(bytes);
  const document = { ...describeFolderFile('cited.txt', raw), charset };
  const { canonical } = ingestDocument({ tenantId: 'default', document, raw });
  return holdFiles([{ name: 'own', bytes: raw }], [canonical], 'default');
}

describe('holdFiles', () => {
  it('[C14] lets no pack say of a file that is UTF-8 that it is something else', () => {
    const utf8 = [...new TextEncoder().encode('\u6bcf\u5e74')];
    expect(hold(utf8, 'utf-8')).toMatchObject({ held: [{ outcome: 'cited' }], sources: expect.anything() });
    for (const charset of ['gb18030', 'windows-1252', 'utf-16le'])
      expect(hold(utf8, charset)).toMatchObject({ held: [{ outcome: 'unread' }], sources: undefined });
    const marked = [0xff, 0xfe, 0x61, 0x00];
    expect(hold(marked, 'utf-16le').held).toMatchObject([{ outcome: 'cited' }]);
  });

  it('reads bytes that say nothing of their encoding as the pack says', () => {
    expect(hold([0xc3, 0xbf, 0xc4, 0xea], 'gb18030').held).toMatchObject([{ outcome: 'cited' }]);
  });
});
