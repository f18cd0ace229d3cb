import { once } from '../once.js';
import { foldDoi, readDoiStem, readPageDoi } from './doi.js';
import { indexUnique, isSameSource, type Shelved, sourceUriOf } from './shelved.js';
import { readWebAddress } from './web-address.js';

/** Sources by where they are on the web, and by their DOI. */
export interface SourceAddresses {
  /** By its address as written, without fragment, in another spelling, or by one near to it; see {@link readWebAddress}. */
  byUri(uri: string): Shelved | undefined;
  /** By its DOI in lower case, as its address, document id, scope or file name tells it. */
  byDoi(doi: string): Shelved | undefined;
}

/**
 * Indexes sources by their addresses; built when first asked for.
 *
 * @param alsoAt - other addresses that lead to a source, by its `source_uri`
 */
export function indexAddresses(
  all: () => readonly Shelved[],
  alsoAt: ReadonlyMap<string, readonly string[]>,
): SourceAddresses {
  const index = (keysOf: (shelved: Shelved) => readonly string[]) =>
    once(() => indexUnique(all(), keysOf, isSameSource));
  const ownOf = (shelved: Shelved): string[] => [sourceUriOf(shelved) ?? ''];
  const allOf = (shelved: Shelved): string[] =>
    ownOf(shelved).flatMap((uri) => [uri, ...(alsoAt.get(uri) ?? [])]);
  const spell = (shelved: Shelved, form: 'exact' | 'near'): string[] =>
    allOf(shelved).flatMap((uri) => readWebAddress(uri)?.[form] ?? []);
  const written = once(() => indexUnique(all(), ownOf));
  const exact = index((shelved) => spell(shelved, 'exact'));
  const near = index((shelved) => spell(shelved, 'near'));
  const dois = index((shelved) =>
    [shelved.document.document_id, shelved.document.scope?.doi ?? '', ...allOf(shelved)].flatMap(
      (name) => readPageDoi(name) ?? [],
    ),
  );
  const files = index(({ document: { path } }) => {
    const stem = (path.split('/').at(-1) ?? '').replace(/\.[A-Za-z]{1,8}$/, '');
    return [readDoiStem(stem) ?? ''];
  });
  return {
    byUri(uri) {
      const asWritten = written().get(uri) ?? written().get(uri.replace(/#.*$/s, ''));
      const address = asWritten === undefined ? readWebAddress(uri) : undefined;
      if (address === undefined) return asWritten;
      return exact().get(address.exact) ?? near().get(address.near);
    },
    byDoi: (doi) => dois().get(doi) ?? files().get(foldDoi(doi)),
  };
}
