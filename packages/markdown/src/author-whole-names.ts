/** What an entry without read authors begins with, up to the first stop: a name of an organisation, or a title. */
const BEGINNING =
  /^(?:[Tt]he\s)?[\p{Lu}\p{sc=Han}][^.,:;()[\]“”"。，：；（）]{1,80}(?=\s?[.,:;([。，：；（])/u;
/** Letters that stand for the name before them: `World Health Organization (WHO)`. */
const ACRONYM = /^([^()[\]]{2,90}?)\s?[([]((?=[^\s]*\p{Lu}[^\s]*\p{Lu})\p{Lu}[\p{L}\p{N}&-]{1,11})[)\]]/u;
/** Authors that are joined to one name; longer lists are cited by their first. */
const MAX_JOINED = 3;

/** A name as a whole in the form in which it is compared: no case, no accents, no "the" in front, `&` for "and". */
export function foldWholeName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/,? (?:and|&) /g, ' & ')
    .replace(/^the /, '')
    .trim();
}

/**
 * The names by which an entry may be cited as they stand: that of an organisation, its letters in parentheses, all authors.
 *
 * @param text - the entry, for entries whose authors nobody read and for letters behind the name
 * @remarks Surnames are not among them. That a title may be is no harm: a mark must name it word for word, with the year.
 */
export function listWholeNames(authors: readonly string[] | undefined, text: string): ReadonlySet<string> {
  const plain = text.replace(/[*_\\]+/g, '').trim();
  const [first] = authors ?? [];
  const names = new Set<string>();
  for (const written of first === undefined ? [plain] : [first, plain]) {
    const found = ACRONYM.exec(written);
    if (found?.[1] === undefined || found[2] === undefined) continue;
    names.add(foldWholeName(found[1])).add(foldWholeName(found[2]));
  }
  if (authors === undefined || first === undefined) {
    const beginning = BEGINNING.exec(plain)?.[0];
    if (beginning !== undefined) names.add(foldWholeName(beginning));
  } else if (!first.includes(',')) {
    names.add(foldWholeName(first));
    if (authors.length > 1 && authors.length <= MAX_JOINED) names.add(foldWholeName(authors.join(' & ')));
  }
  return names;
}
