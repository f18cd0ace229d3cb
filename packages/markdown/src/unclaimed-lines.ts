import type { Leaf } from './leaves.js';
import { hasSubstance, SUBSTANCE } from './substance.js';

/**
 * Whether a block, up to `to`, is one bold line without a full stop: a heading in all but syntax.
 *
 * @param next - the block behind it: a list item is a heading only of the items below it
 */
export function isTitleLine(leaf: Leaf, to: number, next?: Leaf): boolean {
  if (leaf.kind !== 'paragraph' || to - leaf.from > 200) return false;
  if (leaf.place.item !== undefined && !isBelow(leaf, next)) return false;
  const content = leaf.content.slice(0, to - leaf.from).trim();
  const bold = /^(\*\*|__)(?!\s)([^*_\n]+?)\1[:：]?$/.exec(content);
  return bold?.[2] !== undefined && !/[.!?。！？]$/.test(bold[2]);
}

function isBelow(leaf: Leaf, next: Leaf | undefined): boolean {
  return next?.place.item !== undefined && next.place.depth > leaf.place.depth;
}

/** Whether a statement ends in a colon and code follows. */
export function introducesCode(text: string, next: Leaf | undefined): boolean {
  return next?.kind === 'code' && /[:：]$/.test(text);
}

export const LISTING =
  /^(?:the|these|this|some|other|key|main|common|here|it|they|its|their|our|examples?)\b[^.;!?()]{0,80}\b(?:includes?|including|are|is|as follows|the following|below|such as|comprises?|consists? of)(?: the following(?: \w+)?| as follows| these| below)?:$/iu;
export const DENSE_LISTING = /(?:如下|包括|以下|有|为|是|方面|几点|内容|步骤)[：:]$/u;

/**
 * Whether a statement only introduces the list or table that follows: a label of few words or a phrase that ends so.
 *
 * @remarks A figure, name, date or comparison in it makes it a statement.
 */
export function introducesList(text: string, leaf: Leaf, next: Leaf | undefined): boolean {
  const lists =
    next?.kind === 'table_row' || (next?.place.item !== undefined && next.place.depth > leaf.place.depth);
  if (!lists || text.length > 120 || !/[:：]$/.test(text) || hasSubstance(text)) return false;
  const dense = text.match(/\p{sc=Han}/gu)?.length ?? 0;
  if (dense > 0) return dense <= 6 || (dense <= 20 && DENSE_LISTING.test(text) && !/[，,。；]/.test(text));
  return LISTING.test(text) || /^[\p{L}-]+(?: (?:and|or|of|for) [\p{L}-]+)?:$/u.test(text);
}

export const DEEDS =
  /\b(?:\p{L}+ed|left|went|came|won|lost|broke|sank|froze|began|became|made|paid|sold|built|held|stayed|died|said|says|told|shows?|means?|works?|fails?|matters?|melts?|freezes|thins?|stays?|leaves|comes?|goes|kills?|cures?|causes?|is|are|was|were|has|have|had|can|will|do|does)\b/iu;

/** Whether the bold words that open a block are a heading run into it, as in "**Cost.** It is high". */
export function isRunInTitle(text: string): boolean {
  if (!/[.。]$/u.test(text) || hasSubstance(text)) return false;
  const dense = text.match(/\p{sc=Han}/gu)?.length ?? 0;
  if (dense > 0) return dense <= 3;
  return (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= 3 && !DEEDS.test(text);
}

/** Whether words before a colon name what follows, as in "Trial status:", and state nothing. */
export function readsAsLabel(text: string): boolean {
  if (SUBSTANCE.some((pattern) => pattern.test(text)) || DEEDS.test(text)) return false;
  const dense = text.match(/\p{sc=Han}/gu)?.length ?? 0;
  return dense > 0 ? dense <= 6 : (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= 5;
}
