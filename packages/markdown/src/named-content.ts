import type { Leaf } from './leaves.js';
import { DEEDS } from './unclaimed-lines.js';

const TASK = /^\[[ xX]\][ \t]/;
const CAPTION =
  /^[*_]{0,3}(?:(?:table|figure|fig\.|chart|diagram|image|photo|exhibit|box|map)\s?\d{1,3}(?:\.\d{1,2})?[a-z]?\s?[:.–—-]|[表图圖]\s?\d{1,3}(?:[.-]\d{1,2})?\s?[:：.、]?)[*_]{0,3}\s?(?=\S)/iu;
/** What a caption says of the world, and does not only name. */
const SAYS =
  /%|\b(?:rose|fell|grew|sank|rises?|falls?|grows?|drops?|increases?|decreases?|exceeds?|doubles?)\b|[，。；;]|[升降增减]了?\s?\d|超过|高于|低于/iu;
const IMAGE = /!\[[^\]\n]{0,500}\](?:\([^()\n]{0,1000}\)|\[[^\]\n]{0,200}\])/g;
const LONGEST_CAPTION = 160;

/**
 * Whether a block is something to be done, names a table or figure, or is nothing but pictures: it states nothing that a source
 * has to bear.
 *
 * @param text - the document
 * @remarks A caption is a block of its own without a verb or a percentage, in Chinese without a comma.
 */
export function isNamedContent(leaf: Leaf, text: string): boolean {
  if (leaf.kind !== 'paragraph') return false;
  const { content } = leaf;
  if (leaf.place.item !== undefined)
    return TASK.test(content) || TASK.test(text.slice(Math.max(0, leaf.from - 4), leaf.from));
  if (content.startsWith('![')) return content.replace(IMAGE, '').trim() === '';
  if (content.length > LONGEST_CAPTION || content.includes('\n')) return false;
  const caption = CAPTION.exec(content)?.[0];
  if (caption === undefined) return false;
  const named = content.slice(caption.length).replace(/[.。*_\s]+$/u, '');
  return !/[.!?。！？]\s/u.test(named) && !SAYS.test(named) && !DEEDS.test(named);
}
