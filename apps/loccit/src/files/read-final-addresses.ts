import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkDocument } from '@loccit/contract/documents';
import { parseJson } from '@loccit/json';
import type { Collection } from '../collecting/collection.js';
import { maxJsonBytes, readInput } from './read-input.js';

/**
 * Where redirects led from the addresses of collected sources, by `source_uri`.
 *
 * @param root - a folder of sources, or a manifest in one
 * @remarks Told by `collected.json` beside the manifest. A file of that name that is something else tells nothing.
 */
export function readFinalAddresses(root: string): ReadonlyMap<string, readonly string[]> {
  const file = join(statSync(root).isDirectory() ? root : dirname(root), 'collected.json');
  if (!existsSync(file)) return new Map();
  const collection = readCollection(file);
  return new Map(
    (collection?.urls ?? []).flatMap(({ final_url, outcome, url }) =>
      outcome === 'had' && final_url !== undefined && final_url !== url ? [[url, [final_url]] as const] : [],
    ),
  );
}

function readCollection(file: string): Collection | undefined {
  try {
    const value: unknown = parseJson(readInput(file, maxJsonBytes));
    return checkDocument('collected', value).length === 0 ? (value as Collection) : undefined;
  } catch {
    return undefined;
  }
}
