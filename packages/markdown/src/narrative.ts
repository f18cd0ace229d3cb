import { LATIN_NAME, readYears, splitNames, YEAR } from './author-year.js';
import { isHanName, isOrganisation, mayBeAuthor } from './author-words.js';
import { matchLocator } from './locator.js';
import type { LooseContext } from './loose-form.js';
import type { AuthorYear, MarkItem } from './mark.js';

/** Years, with a page or not, and nothing else. */
export const YEARS_ALONE = new RegExp(
  String.raw`^\s?${YEAR}(?:\s?[,，、&]\s?(?:${YEAR}|[a-z]))*年?(?:[,，:：]\s?[^,，]{1,40})?\s?$`,
  'u',
);

const MORE = String.raw`,?\s[*_]{0,2}et\.?\sal\.?[*_]{0,2},?`;
const LATIN = new RegExp(
  String.raw`(?<![\p{L}\p{N}@#/_.-])((?:${LATIN_NAME},\s){0,12}${LATIN_NAME}(?:,?\s(?:and|&|und|et)\s${LATIN_NAME})?)(?:['’]s)?(${MORE})?\s?$`,
  'u',
);
const ORGANISATION =
  /(?<![\p{L}\p{N}])((?:\p{Lu}[\p{L}\p{M}'’-]+\s)(?:(?:of|for|the|and|on|&|\p{Lu}[\p{L}\p{M}'’-]*)\s){0,6}\p{Lu}[\p{L}\p{M}'’-]+)\s?$/u;
const HAN = /(\p{sc=Han}[\p{sc=Han}、]{1,40}?)(等人?)?\s?$/u;

const CUE_BEFORE =
  /(?:\baccording\sto|\bsee(?:\salso)?|\bcf\.|\be\.g\.,?|\b(?:research|study|studies|work|works|papers?|analysis|survey|review|report|article|findings|experiments?|model|method|framework|theory|argument|proposed|described|reported|shown|noted|suggested|argued|demonstrated|conducted|developed|discussed|summari[sz]ed|cited)\s(?:by|from|of|in)|(?<!such\s)\bas\sin)\s$/iu;
const CUE_AFTER =
  /^\s?(?:also\s|later\s|first\s|further\s)?(?:find|finds|found|argues?|argued|reports?|reported|notes?|noted|observe[sd]?|concludes?|concluded|suggests?|suggested|estimates?|estimated|claims?|claimed|contends?|writes?|wrote|points?\sout|pointed\sout|states?|stated|documents|documented|studied|surveyed|examined|investigated|analy[sz]ed|reviewed|measured)(?![\p{L}])/iu;
/** Works and products do so, too. */
const CUE_AFTER_WORK =
  /^\s?(?:also\s)?(?:shows?|showed|demonstrates?|demonstrated|proposes?|proposed|describes?|described)(?![\p{L}])/iu;
const HAN_BEFORE = /(?:根据|依据|据|参见|参考|见|如|由)$/u;
const HAN_AFTER = /^\s?(?:的研究|的报告|的论文|认为|指出|发现|提出|表明|报道|报告|显示|通过|对|研究)/u;
/** Words at the start of a sentence that a comma parts from the names. */
const OPENING =
  /^(?:However|Moreover|Furthermore|Similarly|Additionally|Recently|Meanwhile|Finally|First|Firstly|Second|Secondly|Third|Likewise|Indeed|Conversely|Therefore|Thus|Hence|Consequently|Specifically|Notably|Instead|Still|Later|Then|Here|Today|Next|Also|In|For|Of|The|This|Although|While|But|And|Since|Again|Elsewhere|Historically)$/u;

const COMPOUND = /^(?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛)/u;

/** A citation of which the names stand in the sentence. */
interface Narrative {
  readonly from: number;
  readonly items: readonly MarkItem[];
}

/**
 * Reads the names before a year that stands at `at`, and judges whether they are those of a cited author.
 *
 * @param years - what stands in the parentheses, or the year behind a comma
 * @param to - where the mark would end without a page
 * @param hasHabit - whether the text is short or cites by author elsewhere
 * @param place - the page behind a year that stands in no parentheses
 */
export function readNarrative(
  content: string,
  at: number,
  years: string,
  to: number,
  context: LooseContext,
  hasHabit: () => boolean,
  place?: ReturnType<typeof matchLocator>,
): Narrative | undefined {
  const before = content.slice(Math.max(0, at - 160), at);
  const names = readLatin(before) ?? readHan(before);
  const read = readYears(years.trim());
  if (names === undefined || read === undefined) return undefined;
  const locator = place ?? matchLocator(years.trim().slice(read.length));
  const sources = read.years.map((year) => ({ ...names.source, year }));
  const inParentheses = content.charAt(to - 1) === ')' || content.charAt(to - 1) === '）';
  const sure =
    names.source.more ||
    place !== undefined ||
    sources.some(context.isKnownSource) ||
    isCued(before.slice(0, names.from), content.slice(to, to + 40), names, inParentheses, hasHabit);
  if (!sure) return undefined;
  const items = sources.map(
    (source, i): MarkItem => ({
      form: 'author-year',
      label: `${names.written}, ${source.year}`,
      source,
      ...(locator === undefined || i < sources.length - 1 ? {} : { locator: locator.locator }),
    }),
  );
  return { from: at - before.length + names.from, items };
}

interface NarrativeNames {
  readonly from: number;
  readonly written: string;
  readonly source: Omit<AuthorYear, 'year'>;
  readonly han: boolean;
}

function isCued(
  before: string,
  after: string,
  names: NarrativeNames,
  inParentheses: boolean,
  hasHabit: () => boolean,
): boolean {
  if (names.han) return inParentheses && (HAN_BEFORE.test(before) || HAN_AFTER.test(after));
  if (/(?:\bsee(?:\salso)?|\bcf\.|\be\.g\.,?)\s$/i.test(before)) return true;
  if (!inParentheses) return false;
  if (CUE_BEFORE.test(before) || CUE_AFTER.test(after)) return true;
  return CUE_AFTER_WORK.test(after) && (names.source.names.length > 1 || hasHabit());
}

function readLatin(before: string): NarrativeNames | undefined {
  const organisation = ORGANISATION.exec(before);
  if (organisation?.[1] !== undefined && isOrganisation(organisation[1])) {
    const written = organisation[1].replace(/^The\s/, '');
    const from = organisation.index + organisation[1].length - written.length;
    return { from, written, source: { names: [written], more: false }, han: false };
  }
  const found = LATIN.exec(before);
  if (found?.[1] === undefined) return undefined;
  let list = found[1];
  for (let cut = list.indexOf(', '); cut >= 0; cut = list.indexOf(', ')) {
    const first = list.slice(0, cut);
    // Without an "and" before the last one, what stands before the comma belongs to the sentence.
    if (mayBeAuthor(first) && !OPENING.test(first) && /\s(?:and|&|und|et)\s/.test(list)) break;
    if (/^(?:\p{Lu}\.[\s-]?){1,4}$/u.test(list.slice(cut + 2))) break;
    list = list.slice(cut + 2);
  }
  const more = found[2] !== undefined;
  // "BERT, and Brown et al." joins two things, not two authors: *et al.* stands for all authors but the first.
  if (more) list = list.replace(/^.*\s(?:and|&|und|et)\s/u, '');
  const names = splitNames(list);
  if (
    names.length === 0 ||
    !names.every((name) => mayBeAuthor(name) && !OPENING.test(name) && isShaped(name))
  )
    return undefined;
  const written = `${list}${more ? ' et al.' : ''}`.replace(/\s+/g, ' ');
  return { from: found.index + found[1].length - list.length, written, source: { names, more }, han: false };
}

/** A surname or an acronym, not the name of a product: `ResNet`. */
function isShaped(name: string): boolean {
  return !/^\p{Lu}\p{Ll}+\p{Lu}(?!\p{Ll}+$)/u.test(name) && !/\p{Ll}\p{Lu}{2}/u.test(name);
}

function readHan(before: string): NarrativeNames | undefined {
  const found = HAN.exec(before);
  if (found?.[1] === undefined) return undefined;
  const names: string[] = [];
  let rest = found[1];
  for (let name = lastHanName(rest); name !== undefined; name = lastHanName(rest.slice(0, -1))) {
    if (names.length > 0) rest = rest.slice(0, -1);
    names.unshift(name);
    rest = rest.slice(0, -name.length);
    if (!/[、和与及]$/u.test(rest)) break;
  }
  if (names.length === 0) return undefined;
  const written = `${found[1].slice(rest.length)}${found[2] ?? ''}`;
  return {
    from: found.index + rest.length,
    written,
    source: { names, more: found[2] !== undefined },
    han: true,
  };
}

/** The longest personal name that a run of characters ends with. */
function lastHanName(run: string): string | undefined {
  const size = [4, 3, 2].find((length) => {
    const name = run.slice(-length);
    return name.length === length && isHanName(name) && (length < 4 || COMPOUND.test(name));
  });
  return size === undefined ? undefined : run.slice(-size);
}
