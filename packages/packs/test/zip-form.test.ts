import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { encodePack } from '../src/index.js';
import { collect, entriesOf, isSame } from './small-pack.js';
import { buildZip } from './zip-builder.js';

describe('encodeLocalHeader', () => {
  it('gives, with the directory, the archive that a library makes of the same files stored at the same date', () => {
    for (const name of ['bergtal-answered', 'bergtal-tool']) {
      const pack = encodePack(collect(name));
      const options = { level: 0, mtime: new Date(1980, 0, 1), os: 3, attrs: 0o600 << 16 } as const;
      const files = entriesOf(pack).map(({ path, data }) => [path, [data, options]] as const);
      expect(isSame(zipSync(Object.fromEntries(files) as never), pack)).toBe(true);
    }
  });

  it('has no other byte than the table of the specification', () => {
    const pack = encodePack(collect('bergtal-garden'));
    expect(isSame(buildZip(entriesOf(pack)), pack)).toBe(true);
  });
});
