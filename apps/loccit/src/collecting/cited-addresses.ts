import type { Extraction } from '@loccit/contract';
import { findHiddenCharacters } from '@loccit/text';
import { CollectFault, type CollectReason } from './collect-fault.js';
import { readCitedAddress } from './request-address.js';

/** An address that reports cite, once. */
export interface CitedAddress {
  /** As a `source_uri`; where it cannot be one, as it is written. */
  readonly url: string;
  /** What the first entry that leads there calls it. */
  readonly title: string | undefined;
  /** Why it is not to be asked. */
  readonly reason?: CollectReason;
}

/** Names of documents that are held elsewhere, and are no addresses of the web. */
const otherNames = /^(?:urn|kb|file-set|mailto|tel|xmpp):/i;
const scheme = /^[A-Za-z][A-Za-z0-9+.-]*:/;
const maxShown = 4000;

/**
 * The web addresses of marks and of reference entries, in the order of the text, each once and without its fragment.
 *
 * @remarks An entry that has a DOI and no address leads to `https://doi.org/`. Relative paths, and names such as `urn:`, are
 * no addresses of the web.
 */
export function listCitedAddresses(extractions: readonly Extraction[]): CitedAddress[] {
  const cited = new Map<string, CitedAddress>();
  const take = (written: string | undefined, title?: string): void => {
    if (written === undefined || !scheme.test(written) || otherNames.test(written)) return;
    const address = readAddress(written, title);
    const held = cited.get(address.url);
    if (held === undefined || held.title === undefined) cited.set(address.url, address);
  };
  for (const { citations, references } of extractions) {
    for (const { target } of citations) take(target.url);
    for (const { doi, title, url } of references) {
      take(url ?? (doi === undefined ? undefined : `https://doi.org/${encodeURI(doi)}`), readTitle(title));
    }
  }
  return [...cited.values()];
}

function readAddress(written: string, title: string | undefined): CitedAddress {
  try {
    return { url: readCitedAddress(written), title };
  } catch (error) {
    if (!(error instanceof CollectFault)) throw error;
    const { reason } = error;
    // Whoever reads the list must not find in it what gives access.
    const url = written.replace(/^([^/?#]*\/\/)[^/?#]*@/, '$1').replace(/[?#].*$/s, '');
    return { url: url.toWellFormed().slice(0, maxShown).toWellFormed(), title, reason };
  }
}

const maxTitle = 500;

/** A title as a manifest may state it; one with characters that nobody sees is none. */
function readTitle(title: string | undefined): string | undefined {
  const shown = title?.normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (shown === undefined || shown === '' || [...shown].length > maxTitle) return undefined;
  return findHiddenCharacters(shown).length === 0 ? shown : undefined;
}
