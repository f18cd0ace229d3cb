const BARE = /^(?:doi:\s*|urn:doi:|info:doi\/)?(10\.\d{4,9}\/\S{1,300})$/i;
const RESOLVER = /^https?:\/\/(?:dx\.|www\.)?doi\.org\/(10\.\d{4,9}\/[^?#\s]{1,300})/i;
const ON_PAGE = /^https?:\/\/[^/?#]+\/(?:[^?#]*\/)?(10\.\d{4,9}\/[^?#\s]{1,300})/i;
/** What publishers put behind a DOI in the addresses of one page. */
const VIEW =
  /(?:\/(?:full|abstract|abs|pdf|epdf|html|fulltext|meta|references)|\.(?:pdf|html?|full|abstract))+$/i;

/**
 * The DOI that a text or an address as a whole is, in lower case: bare, with `doi:`, or of a resolver.
 *
 * @remarks DOIs compare without regard to case. That some other page has one in its address does not show that it is the work.
 * @see ISO 26324; DOI handbook, section 2.4
 */
export function readDoi(text: string): string | undefined {
  const given = trim(text);
  return fold(BARE.exec(given)?.[1] ?? RESOLVER.exec(given)?.[1]);
}

/** The DOI of a source by its own address: as {@link readDoi}, or in the path of its page, without the names of its views. */
export function readPageDoi(address: string): string | undefined {
  return readDoi(address) ?? fold(ON_PAGE.exec(trim(address))?.[1]?.replace(VIEW, ''));
}

const LONGEST = 1000;

/** What is longer is none; punctuation behind one is not of it. */
const trim = (text: string): string => (text.length > LONGEST ? '' : text.trim().replace(/[.,;]+$/, ''));

const fold = (doi: string | undefined): string | undefined =>
  doi === undefined ? undefined : decode(doi).replace(/\/+$/, '').toLowerCase();

/**
 * A DOI as the name of a file may hold it: what a file name cannot hold is `_`, in lower case.
 *
 * @remarks For the stem of a file, undefined unless it begins as a DOI does.
 */
export function readDoiStem(stem: string): string | undefined {
  if (stem.length > LONGEST) return undefined;
  const folded = decode(stem)
    .toLowerCase()
    .replace(/^doi[_: -]/, '');
  return /^10\.\d{4,9}[_/\\: +-]\S/.test(folded) ? foldDoi(folded) : undefined;
}

/** The form in which a DOI and the stem of a file compare. */
export function foldDoi(doi: string): string {
  return doi
    .toLowerCase()
    .replace(/[^a-z0-9.-]/g, '_')
    .replace(/^(10\.\d+)-/, '$1_');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
