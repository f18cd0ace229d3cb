import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/** What is published, by name: `{ name, room, folder, manifest }`; `room` is the name without its scope. */
export function listPublicPackages() {
  return ['packages', 'apps', '.']
    .flatMap((top) =>
      top === '.' ? ['schemas'] : readdirSync(join(root, top)).map((name) => join(top, name)),
    )
    .map((path) => join(root, path))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }))
    .filter(({ manifest }) => manifest.private !== true)
    .map(({ folder, manifest }) => ({
      name: manifest.name,
      room: manifest.name.split('/').at(-1),
      folder,
      manifest,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
