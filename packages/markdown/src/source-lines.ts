import { countUpTo } from './binary-search.js';
import type { Mark } from './mark.js';
import { readsAsSentence } from './phrase.js';
import type { VisibleText } from './plain-text.js';
import { readsAsLabel } from './unclaimed-lines.js';

const NAMES_A_SOURCE =
  /^(?:sources?|via|see(?: also)?|links?|read more|来源|來源|资料来源|出处|参考|链接|详见)?$/iu;
/** What begins so and holds a link tells where the sentences before it come from. */
const OPENS_SOURCE =
  /^(?:sources?|references?(?: overview)?|来源|來源|资料来源|数据来源|信息来源|参考(?:资料|文献)?)\s?[:：]/iu;
/** A label before bare addresses, as in "Trial status: https://...". */
const LABELS_ADDRESS = /^[\p{L}\p{N}][^:：.!?。！？]{0,60}[:：]$/u;
/** A label that says of what follows that it is a source, as in "Project page: [x](y) | [z](w)". */
const LABELS_SOURCE =
  /^(?:[^:：.!?。！？]{0,40}\b(?:sources?|references?|links?|websites?|(?:home|web|project)? ?pages?|sites?|urls?|docs|documentation|papers?|repository|github|further reading|read more|see also)|[^:：.!?。！？]{0,12}(?:来源|链接|官网|网址|主页|网站|资料|出处|参考|文献|论文|详见))[^:：.!?。！？\p{L}]{0,3}[:：]$/iu;

/** Whether a sentence is nothing but links, as in "Source: [Harbour log](...)". */
export function onlyNamesSources(
  visible: VisibleText,
  draft: { start: number; end: number },
  kept: readonly Mark[],
): boolean {
  let rest = '';
  let at = draft.start;
  let linked = 0;
  let isBare = true;
  for (const mark of marksBetween(visible, draft, kept)) {
    const from = Math.max(at, visible.toVisible(mark.from));
    const to = Math.min(draft.end, visible.toVisible(mark.to));
    if (to <= from) continue;
    const isSentence = mark.items[0]?.form === 'link' && readsAsSentence(visible.text.slice(from, to));
    if (isSentence) return false;
    rest += visible.text.slice(at, from);
    linked += 1;
    isBare = isBare && mark.items[0]?.form !== 'link';
    at = to;
  }
  if (linked === 0) return false;
  if (OPENS_SOURCE.test(visible.text.slice(draft.start, Math.min(draft.end, draft.start + 40)))) return true;
  rest += visible.text.slice(at, draft.end);
  if (NAMES_A_SOURCE.test(rest.replace(/[^\p{L}\p{N}\s]/gu, '').trim())) return true;
  const label = rest.replace(/[\s|｜,，、;；/·•.。()（）-]+$/u, '').trim();
  return (isBare && LABELS_ADDRESS.test(label) && readsAsLabel(label)) || LABELS_SOURCE.test(label);
}

function marksBetween(
  visible: VisibleText,
  draft: { start: number; end: number },
  kept: readonly Mark[],
): readonly Mark[] {
  const from = visible.toSource(draft.start);
  const to = visible.toSource(draft.end - 1);
  const low = countUpTo(kept.length, (i) => (kept[i]?.to ?? 0) <= from);
  let last = low;
  while (last < kept.length && (kept[last]?.from ?? 0) <= to) last += 1;
  return kept.slice(low, last);
}
