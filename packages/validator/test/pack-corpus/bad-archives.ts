import { entriesOf } from '../../../packs/test/small-pack.js';
import { CONTENT_ATTACKS } from '../../../packs/test/vectors/content-attacks.js';
import { type Attack, ZIP_ATTACKS } from '../../../packs/test/vectors/zip-attacks.js';
import { buildZip } from '../../../packs/test/zip-builder.js';
import type { BadDraft } from './drafts.js';
import { textOf, toBytes } from './material.js';

/** Told in `packs/refused.json`, where they take no room for seals that nobody reads. */
const ELSEWHERE = /^(?:bomb|appended-pack|prepended-pack|folder-of-answer|path-long)/;

const draft = ([id, title, build]: Attack, of: string): BadDraft => ({
  id: `form-${id}`,
  title,
  of,
  make: ({ bytes }) => build(entriesOf(bytes), bytes),
  finds: '',
});

/** Limits, told without large files: by what a manifest says, and by seals that hold nothing. */
const LIMITS: readonly BadDraft[] = [
  ...(['answer.json', 'records.jsonl'] as const).map(
    (path): BadDraft => ({
      id: `limit-${path.split('.')[0]}`,
      title: `a manifest that says that ${path} is larger than any may be`,
      of: 'sealed',
      finds: 'too-large',
      make: ({ bytes }) =>
        buildZip(
          entriesOf(bytes).map((entry) => {
            if (entry.path !== 'manifest.json') return entry;
            const manifest = JSON.parse(textOf(entry.data)) as { files: { path: string; bytes: number }[] };
            for (const file of manifest.files) if (file.path === path) file.bytes = 268_435_457;
            return { path: entry.path, data: toBytes(JSON.stringify(manifest)) };
          }),
        ),
    }),
  ),
  {
    id: 'limit-seals',
    title: '65 seals',
    of: 'sealed-tool',
    finds: 'too-many',
    make: ({ bytes }) => {
      const listed = entriesOf(bytes).filter(({ path }) => !path.startsWith('seals/'));
      const seals = Array.from({ length: 65 }, (_, at) => ({
        path: `seals/${at.toString(16).padStart(2, '0').repeat(32)}.dsse.json`,
        data: new Uint8Array(),
      }));
      return buildZip([...listed, ...seals].sort((a, b) => (a.path < b.path ? -1 : 1)));
    },
  },
];

/** Attacks on the container of a sealed pack, and on the form of what an unsealed one holds: all are refused. */
export const ARCHIVE_DRAFTS: readonly BadDraft[] = [
  ...ZIP_ATTACKS.filter(([id]) => !ELSEWHERE.test(id)).map((attack) => draft(attack, 'sealed-garden')),
  ...CONTENT_ATTACKS.map((attack) => draft(attack, 'bergtal-garden-raw')),
  ...LIMITS,
];
