/** Whether a mention names a part of another work: what stands around it says so. */

const OWN = '(?:this|the present|the current|our|the above|the same)\\b';
const WORK =
  '(?:papers?|stud(?:y|ies)|reports?|articles?|originals?|books?|works?|supplement\\w*|thesis|publications?|preprints?|manuscripts?|documents?|standards?|guidelines?|acts?|codes?|laws?|regulations?|authors?|cited|source|references?|ref\\.?)';
export const FOREIGN_BEHIND = new RegExp(
  [
    // of something that is not this report
    `^\\s*(?:\\([a-z0-9]{1,3}\\))*\\s*(?:\\([^()]{0,40}\\)\\s*)?of\\s(?!${OWN})`,
    `^\\s*(?:in|from|by|within)\\s(?:\\[|\\(|[A-Z]|(?:the|their|its|his|her|that|a|an)\\s(?:[\\p{L}-]+\\s){0,3}${WORK})`,
    // a mark, or an author and a year, right behind it
    '^[,;]?\\s{0,2}(?:\\[\\^?\\d|\\[[^\\]]{1,60}\\d{4}|【\\d|\\((?:\\[|[A-Z][^()]{1,60}\\d{4}))',
    // paragraphs of laws, and what is named after them
    '^(?:\\([a-z0-9]{1,3}\\)|[(（][a-z0-9])|^\\s(?:tariffs?|waivers?|Act|housing|vouchers?|funds?|bankruptc\\w+|filings?|exemptions?|protections?|immunity|investigations?|duties|trade|compan(?:y|ies)|visas?|violations?|claims?)\\b',
    '^\\s?(?:(?:的)?(?:文献|论文)?\\[\\d)',
  ].join('|'),
  'u',
);
export const FOREIGN_BEFORE = new RegExp(
  [
    // [5], Table 3; Holm et al. (2009), Fig. 2; WHO's Table 3
    "(?:\\]|】|et al\\.?|\\b(?:19|20)\\d\\d[a-z]?\\)?|['’]s?|\\b(?:[Tt]heir|[Ii]ts|[Hh]is|[Hh]er|whose|[Ss]upplementary|[Ss]upplemental|[Ee]xtended [Dd]ata))[,:;]?\\s{0,2}(?:see\\s|cf\\.\\s)?\\(?$",
    // ISO 27001 Section 4
    '(?<![\\p{L}\\p{N}])(?:[\\p{L}\\p{N}.-]*\\p{Lu}[\\p{L}\\p{N}-]*\\p{Lu}[\\p{L}\\p{N}-]*|[A-Z][\\w-]*\\d[\\w.-]*|\\d{3,}[\\d.:-]*),?\\s$',
    '\\b(?:under|pursuant to|violat\\w+|[Aa]ct,?|[Cc]ode,?|[Ll]aw,?|[Rr]egulations?,?|[Dd]irective,?|U\\.?S\\.?C\\.?|Title [IVX\\d]+,?|Article \\d+,?|[Uu]niversal|Constitution)\\s$',
    '(?:》|文献|论文|原文|该文|该书|书中|该报告|报告|指南|条例|法|法典|标准|协议|公约|等人?|[（(](?:19|20)\\d\\d[)）]|其)(?:的|中的?|里的?|内的?)?\\s?$',
    // [3, Fig. 2] and (Holm 2009, Table 3)
    // the paper. For example, Table 9
    '(?:[Pp]aper|[Rr]eport|[Ss]tudy|[Aa]rticle|[Pp]reprint|arXiv|论文|报告|文献|文章)[)\\]）】\\s]{0,3}[.。]\\s?(?:For (?:example|instance)|Specifically|In particular|There|Here|例如|其中|具体来说|比如)[,，]?\\s?$',
    // quoted
    '“[^“”]{0,80}$',
    '\\[[^\\]]{0,60}\\d[^\\]]{0,60}[,;:]\\s?$',
    '[(（][^()（）]{0,80}(?:\\d{4}[a-z]?|et al\\.?|等)[^()（）]{0,20}$',
  ].join('|'),
  'u',
);
const WINDOW = 100;

/** @param text - what a reader sees of the block; `from` and `to` are the ends of the mention in it */
export function isForeign(text: string, from: number, to: number): boolean {
  return (
    FOREIGN_BEHIND.test(text.slice(to, to + WINDOW)) ||
    FOREIGN_BEFORE.test(text.slice(Math.max(0, from - WINDOW), from))
  );
}

/** Sections of laws bear numbers that no report has. */
export function isLawSection(label: string): boolean {
  return /^\d+$/.test(label) && Number(label) >= 30;
}
