import { readdirSync, readFileSync } from 'node:fs';
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
  'decision',
  'event',
];

const readSchema = (name) => JSON.parse(readFileSync(`${root}schemas/${name}.schema.json`, 'utf8'));

/** The schemas with a validator by name; `primitives` holds what the others share. */
export function readSchemas() {
  return Object.fromEntries(['primitives', ...artifactNames].map((name) => [name, readSchema(name)]));
}

/** Every schema of the folder by name, also those of which nothing is generated: outputs, stores, tables. */
export function readAllSchemas() {
  const names = readdirSync(`${root}schemas`)
    .filter((file) => file.endsWith('.schema.json'))
    .map((file) => file.slice(0, -'.schema.json'.length))
    .sort();
  return Object.fromEntries(names.map((name) => [name, readSchema(name)]));
}

/** The schemas of whole documents that are no artifacts; `primitives` describes none. */
export function documentNames(schemas) {
  return Object.keys(schemas).filter((name) => name !== 'primitives' && !artifactNames.includes(name));
}

/** `answer` -> `Answer`, `index_entry` -> `IndexEntry`. */
export function pascal(name) {
  return name.replace(/(?:^|_)([a-z])/g, (_, letter) => letter.toUpperCase());
}
