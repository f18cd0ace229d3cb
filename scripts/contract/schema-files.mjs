import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The schemas with a validator of their own, in the order in which they are written. */
export const artifactNames = [
  'answer',
  'citation',
  'audit',
  'report',
  'sources',
  'lineage',
  'extraction',
  'messages',
];

/** The schemas by name; `primitives` holds what the others share. */
export function readSchemas() {
  const read = (name) => JSON.parse(readFileSync(`${root}schemas/${name}.schema.json`, 'utf8'));
  return Object.fromEntries(['primitives', ...artifactNames].map((name) => [name, read(name)]));
}

/** `answer` -> `Answer`, `index_entry` -> `IndexEntry`. */
export function pascal(name) {
  return name.replace(/(?:^|_)([a-z])/g, (_, letter) => letter.toUpperCase());
}
