import { entriesOf } from '../../../packs/test/small-pack.js';
import { CONTENT_ATTACKS } from '../../../packs/test/vectors/content-attacks.js';
import { type Attack, ZIP_ATTACKS } from '../../../packs/test/vectors/zip-attacks.js';
import type { BadDraft } from './drafts.js';

/** Told in `packs/refused.json`, where they take no room for seals that nobody reads. */
const ELSEWHERE = /^(?:bomb|appended-pack|prepended-pack)/;

const draft = ([id, title, build]: Attack, of: string): BadDraft => ({
  id: `form-${id}`,
  title,
  of,
  make: ({ bytes }) => build(entriesOf(bytes), bytes),
  finds: '',
});

/** Attacks on the container of a sealed pack, and on the form of what an unsealed one holds: all are refused. */
export const ARCHIVE_DRAFTS: readonly BadDraft[] = [
  ...ZIP_ATTACKS.filter(([id]) => !ELSEWHERE.test(id)).map((attack) => draft(attack, 'sealed-garden')),
  ...CONTENT_ATTACKS.map((attack) => draft(attack, 'bergtal-garden-raw')),
];
