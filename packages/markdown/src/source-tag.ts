/** Texts of links that say no more than that a source stands here. */
const TAG =
  /^(?:\[|\(|（)?(?:(?:the|full|official|original|primary|news|web|data|press) )?(?:sources?|src|links?|refs?\.?|references?|citations?|urls?|来源|來源|出处|出處|链接|連結|原文|参考|參考)(?: ?\d{1,3})?(?:\]|\)|）)?$/iu;
/** The same behind the end of a sentence; inside one these may be words of it. */
const TAG_BEHIND =
  /^(?:(?:the|full|official|original|primary|news|web|data|press) )?(?:here|(?:read |see |learn )?more|(?:more )?details|info|rules|website|web ?page|page|site|docs|documentation|pdf|doc|reports?|articles?|papers?|stud(?:y|ies)|blog(?: post)?|post|announcement|详情|官网|网页|报告|论文)(?: ?\d{1,3})?$/iu;
const SENTENCE_END = /[.!?。！？]["'”’」』）)*_]*\s*$/u;
/** What begins a sentence, a line or nothing at all. */
const NEW_SENTENCE = /^[*_]*(?:$|[ \t]*\n|\s*[*_"“'‘(（「『《【[]*[\p{Lu}\p{Lo}\p{N}])/u;
const STOP = /^\s?(?:[.!?。！？;；]["'”’)）]?(?:\s|$|\p{Lo})|$|\n)/u;
/** A word that needs another one behind it. */
const LEADS_ON =
  /(?:^|[\s(（])(?:an?|the|this|that|these|those|its|their|our|his|her|no|one|any|each|of|from|by|to|in|at|on|for|with|as|and|or|but|is|are|was|were|be|see|via|per|under|same|main|key|single|another|other|open|new|energy|light|power|data|information|water|food|heat)\s*[*_]*$|[的是为自从与和、:：]\s*$/iu;

/** Whether a link's text names a source and nothing else, wherever it stands. */
export function isSourceTag(text: string): boolean {
  return TAG.test(text) || TAG_BEHIND.test(text);
}

/**
 * Whether links with such texts are marks for the words before them and no words themselves.
 *
 * @param texts - of links next to each other
 * @param before - what is written before the first, `after` what is written behind the last
 */
export function standsForSource(texts: readonly string[], before: string, after: string): boolean {
  if (before.trim() === '') return false;
  if (SENTENCE_END.test(before)) return NEW_SENTENCE.test(after) && texts.every(isSourceTag);
  return texts.every((text) => TAG.test(text)) && STOP.test(after) && !LEADS_ON.test(before);
}
