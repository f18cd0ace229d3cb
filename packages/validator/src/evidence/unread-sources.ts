import type { MissingInput } from '@loccit/contract';
import { readWebAddress } from '../markdown/web-address.js';

/** A source that was named to the checker and could not be read. */
export interface UnreadSource {
  readonly document_id?: string | undefined;
  readonly source_uri?: string | undefined;
  /** Below the folder or manifest that names it. */
  readonly path?: string | undefined;
  /** Why, as a code of the reader: `media-type-unknown` where no extractor reads such media. */
  readonly code: string;
}

/** What a citation calls its source: an address, or names of a document or a file. */
export interface AskedSource {
  readonly url?: string | undefined;
  readonly names?: readonly (string | undefined)[];
}

/**
 * Looks among the sources that could not be read for the one that a citation names.
 *
 * @param alsoAt - other addresses that lead to a source, by its `source_uri`
 * @remarks What two of them have in common names neither. Built when first asked for; each question takes constant time.
 */
export function indexUnread(
  unread: readonly UnreadSource[],
  alsoAt: ReadonlyMap<string, readonly string[]>,
): (asked: AskedSource) => UnreadSource | undefined {
  let index: Map<string, UnreadSource | undefined> | undefined;
  const build = (): Map<string, UnreadSource | undefined> => {
    const built = new Map<string, UnreadSource | undefined>();
    for (const source of unread) {
      const uri = source.source_uri ?? '';
      const addresses = [uri, ...(alsoAt.get(uri) ?? [])].flatMap(keysOfAddress);
      const names = [source.document_id, source.path].flatMap(keysOfName);
      for (const key of new Set([...addresses, ...names]))
        built.set(key, built.has(key) ? undefined : source);
    }
    return built;
  };
  return ({ names = [], url = '' }) => {
    if (unread.length === 0) return undefined;
    index ??= build();
    const isAddress = /^[A-Za-z][A-Za-z0-9+.-]*:/.test(url);
    const keys = [...(isAddress ? keysOfAddress(url) : keysOfName(url)), ...names.flatMap(keysOfName)];
    for (const key of keys) {
      const found = index.get(key);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

/** What would have to be there to read it. */
export const missingToRead = ({ code }: UnreadSource): MissingInput =>
  code.startsWith('media-type-') ? 'extractor' : 'text';

function keysOfAddress(url: string): string[] {
  if (url === '') return [];
  const near = readWebAddress(url)?.near;
  return [`uri ${url.replace(/#.*$/s, '')}`, ...(near === undefined ? [] : [`near ${near}`])];
}

function keysOfName(name: string | undefined): string[] {
  const whole = (name ?? '')
    .normalize('NFC')
    .replace(/[#?].*$/s, '')
    .trim();
  if (whole === '') return [];
  const file = whole.split('/').at(-1) ?? '';
  return [`name ${whole}`, ...(/\.[A-Za-z0-9]{1,8}$/.test(file) ? [`file ${file}`] : [])];
}
