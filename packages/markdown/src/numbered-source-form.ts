import type { BracketContext, BracketForm } from './bracket-form.js';
import { matchLocator } from './locator.js';
import type { MarkItem } from './mark.js';

/** Words before the number of a source: `[citation:1]`, `[Source 2]`, `[doc3]`. */
const NAMED =
  /^\s?(citation|cite|source|src|doc|document|ref|reference|来源|來源|文献|文獻|资料|資料|引用)\s?[:：#.]?\s?(\d{1,4})\s?$/iu;
const PLACED = /^\s?(\d{1,4})(?=\s?[,，:：]\s?\S)/u;
/** A part of the source that is no page: it says where, but has no number of its own kind. */
const PART =
  /^\s?[,，]\s?(?:§{1,2}|sec(?:tion|t?\.)|ch(?:apter|\.)|fig(?:ure|\.)|tab(?:le|\.)|eq(?:uation|\.)|app(?:endix|\.)|art(?:icle|\.)|para(?:graph|\.)|th(?:eore)?m\.?|lemma|vol\.)\s?[\p{L}\d][\p{L}\d.()–-]{0,11}\s?$/iu;
/** What makes two numbers with a colon a ratio. */
const RATIO_BEFORE =
  /(?:\b(?:ratios?|odds|scales?|proportions?|mix(?:ed|ture)?|diluted|dilution|verse)(?:\sof|\swas|\sis)?|比例?|比值)[\s:：=是为為(（]{0,3}$/iu;

/**
 * A number with its place in the source, `[1, p. 4]`, `[1: 4]`, `[2, Fig. 3; 5, pp. 7-9]`, or with a word before it,
 * `[citation:1]`, `[Source 2]`.
 *
 * @remarks Behind a colon without "p.", and behind other words than "citation", only if an entry bears the number.
 */
export const numberedSourceForm: BracketForm = {
  name: 'numbered-source',
  read: (content, context) => {
    if (context.linked || content.length > 200 || !/\d/.test(content)) return undefined;
    const items = readNamed(content, context) ?? readPlaced(content, context);
    if (items === undefined || context.mayExpand || items.length === 1) return items;
    return [{ form: 'number', label: content.trim(), problem: 'range-too-long' }];
  },
};

function readNamed(content: string, context: BracketContext): MarkItem[] | undefined {
  const items: MarkItem[] = [];
  for (const text of content.split(/[,;，；、]/u)) {
    const found = NAMED.exec(text);
    const label = found?.[2]?.replace(/^0+(?=\d)/, '');
    if (label === undefined || (!/^citation$/i.test(found?.[1] ?? '') && !context.isKnown(label)))
      return undefined;
    items.push({ form: 'number', label });
  }
  return items;
}

function readPlaced(content: string, context: BracketContext): MarkItem[] | undefined {
  const items: MarkItem[] = [];
  for (const text of content.split(/[;；]/u)) {
    const digits = PLACED.exec(text)?.[1];
    if (digits === undefined) return undefined;
    const label = digits.replace(/^0+(?=\d)/, '');
    const rest = text.slice(text.indexOf(digits) + digits.length).trim();
    const known = context.isKnown(label);
    if (!known && (label === '0' || /^(?:1[5-9]|2[01])\d\d$/.test(label))) return undefined;
    if (/^[:：]\s?\d/.test(rest) && (!known || RATIO_BEFORE.test(context.before))) return undefined;
    const place = matchLocator(rest);
    if (place?.length === rest.length) items.push({ form: 'number', label, locator: place.locator });
    else if (PART.test(rest)) items.push({ form: 'number', label });
    else return undefined;
  }
  return items;
}
