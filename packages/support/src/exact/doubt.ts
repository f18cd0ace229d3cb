import type { SupportReason } from '../finding.js';
import { isBehindFieldName, ITEM_LINE } from './whole.js';

const REVERSING =
  /\b(?:false|untrue|not true|myths?|incorrect|wrong|misconceptions?|no longer|outdated|obsolete|rumou?rs?|hoax|allegedly|not the case|withdrawn|superseded)\b|错误|不实|谣言|误解|不正确|不成立|并非|不是真|不属实|已废止|已失效|已作废|假的|以为|谬误/i;

/** Whether quotation, a question or a neighbouring sentence takes the statement back. */
export function findDoubt(full: string, start: number, end: number): SupportReason | undefined {
  if (/[?？]["'”’」』)）]*$/.test(full.slice(Math.max(start, end - 8), end))) return 'is-question';
  if (isQuoted(full, start)) return 'stands-in-quote';
  const before = full.slice(Math.max(0, start - 400), start).trimEnd();
  if (/[:：]$/.test(before) && !isBehindFieldName(full, start)) return 'reversed-by-context';
  if (isTakenBackByLeadIn(full, start)) return 'reversed-by-context';
  const previous = /[^.!?。！？\n]*[.!?。！？]?[^.!?。！？\n]*$/.exec(before)?.[0] ?? '';
  if (REVERSING.test(previous)) return 'reversed-by-context';
  return isTakenBackAfter(full, end) ? 'reversed-by-context' : undefined;
}

const REFERRING = /^\W*(?:this|that|these|those|it|which|but|however|以上|上述|这|该|但)/i;
/** "Lockers are free. Wrong!": a sentence that is nothing but the denial of the one before. */
const BARE_DENIAL =
  /^\W*(?:(?:this is |that is |that's )?(?:(?:completely |simply |totally )?(?:false|untrue|wrong|incorrect|not true|not so)|a myth)|(?:这是|那是|完全|纯属)?(?:假的|错误|错的|错了|谣言|不对|误解|不实))\W*$/i;

function isTakenBackAfter(full: string, end: number): boolean {
  const next = /^[\s"”」』]*[^.!?。！？\n]{0,80}/.exec(full.slice(end, end + 120))?.[0] ?? '';
  return (REFERRING.test(next) && REVERSING.test(next)) || BARE_DENIAL.test(next);
}

/** What a list is introduced by that says other things of its items than they say themselves. */
const LIMITING =
  /\b(?:not|no|never|none|without|unless|if|only|except|exceptions?|exclusions?|excluded|former|proposed|planned|don'?ts?)\b|不|非|未|除|仅|只|如果|若|禁止|例外|建议|拟/i;

const LEAD_IN_WINDOW = 4000;
const LONG_LIST = 1500;

/** Whether what stands before the list that the sentence is an item of introduces it, or calls it untrue. */
function isTakenBackByLeadIn(full: string, start: number): boolean {
  const window = full.slice(Math.max(0, start - LEAD_IN_WINDOW), start);
  const lines = window.split('\n');
  const isInList = (line: string): boolean => ITEM_LINE.test(line) || /^(?: {2,}|\t)/.test(line);
  if (!isInList(lines.pop() ?? '')) return false;
  while (lines.length > 0 && (isInList(lines.at(-1) ?? '') || lines.at(-1)?.trim() === '')) lines.pop();
  const leadIn = lines.at(-1)?.trimEnd();
  // What introduces a list that is longer than what is shown of it cannot be known.
  if (leadIn === undefined) return window.length > LONG_LIST;
  return /[:：][*_]*$/.test(leadIn) || REVERSING.test(leadIn) || LIMITING.test(leadIn);
}

/** Whether a quotation that began earlier in the paragraph is still open. */
function isQuoted(full: string, start: number): boolean {
  const window = full.slice(Math.max(0, start - 4000), start);
  const paragraph = window.slice(Math.max(0, window.lastIndexOf('\n\n')));
  let depth = 0;
  let straight = 0;
  for (const character of paragraph) {
    if ('“「『'.includes(character)) depth += 1;
    else if ('”」』'.includes(character)) depth = Math.max(0, depth - 1);
    else if (character === '"') straight += 1;
  }
  return depth > 0 || straight % 2 === 1;
}
