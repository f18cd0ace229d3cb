/** A part of a sentence that takes something out of what the rest states. */
export interface ExceptionClause {
  /** UTF-16 place in the folded text. */
  readonly start: number;
  readonly end: number;
  /** Whether it stands before what it restricts. */
  readonly leading: boolean;
}

const ENGLISH =
  /(?<![A-Za-z])(?:except(?:ing)?(?: for| in| on| that)?|excluding|with the exception of|other than|apart from|save for|not including|but not)(?![A-Za-z])/gi;
// What ends an exception; a comma inside a list of goods does not.
const ENGLISH_END =
  /[.;:!?\n()]|,(?! (?:[a-z-]+ ){0,3}(?:and|or) )|(?<=[a-z]) (?:which|that|who|are|is|take|takes|may|can|must|will|within)\b/i;
const CHINESE_LEADING = /除(?:了)?([^，,。；;！!？?\n除]{1,24}?)(?:之外|以外|外)/g;
const CHINESE_TRAILING = /([^，,。；;！!？?：:\n]{1,24})(?:除外|不在此限|不在此列|不适用)/g;
const CHINESE_OBJECT = /(?:不包括|不包含|不含|不适用于|不适用)([^，,。；;！!？?：:\n]{1,24})/g;

const ENGLISH_SUBJECT =
  /(?<=^|[.;:!?,\n] ?)([^.;:!?,\n]{1,60}) (?:(?:is|are) )?(?:excluded|exempt|exempted|not included|not covered|not eligible)(?![A-Za-z])/gi;
const ENGLISH_OBJECT = /(?<![A-Za-z])(?:does|do) not (?:apply to|cover|include) ([^.;:!?,\n]{1,60})/gi;

/** The clauses of exception of a folded sentence, in order. */
export function findExceptions(folded: string): ExceptionClause[] {
  const found: ExceptionClause[] = [];
  for (const match of folded.matchAll(ENGLISH)) {
    const start = match.index;
    const rest = folded.slice(start + match[0].length, start + match[0].length + 120);
    const length = ENGLISH_END.exec(rest)?.index ?? rest.length;
    const leading = /(?:^|[.!?;\n]\s*)$/.test(folded.slice(Math.max(0, start - 4), start));
    found.push({ start, end: start + match[0].length + length, leading });
  }
  // 除...外 is an exception and, before 还 or 也, an addition.
  for (const match of folded.matchAll(CHINESE_LEADING)) {
    const end = match.index + match[0].length;
    if (/^[，,]?[^，,。]{0,8}(?:还|也|亦)/.test(folded.slice(end, end + 10))) continue;
    found.push({ start: match.index, end, leading: true });
  }
  for (const pattern of [ENGLISH_SUBJECT, ENGLISH_OBJECT, CHINESE_TRAILING, CHINESE_OBJECT]) {
    for (const match of folded.matchAll(pattern)) {
      found.push({ start: match.index, end: match.index + match[0].length, leading: false });
    }
  }
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}
