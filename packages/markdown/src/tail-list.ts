import type { Leaf } from './leaves.js';

const ADDRESS = /(?:<?(?:https?:\/\/|www\.)[^\s<>]+>?|\[[^\]\n]{0,300}\]\([^()\s]{1,500}\))/gi;

/**
 * The items of an ordered list at the end of a document that is a list of sources without a name.
 *
 * @remarks Every item is an address with at most a title, their numbers ascend, and the text before has a mark with
 * one of them. Or they are set off by a thematic break, hold no numbers in brackets, and all such numbers before are theirs.
 */
export function findTailList(leaves: readonly Leaf[], text: string): readonly Leaf[] {
  let first = leaves.length;
  let behind = Number.POSITIVE_INFINITY;
  for (let leaf = leaves[first - 1]; leaf !== undefined; leaf = leaves[first - 1]) {
    const number = Number(leaf.place.item?.number ?? Number.NaN);
    if (!(number < behind) || !isSourceLine(leaf)) break;
    behind = number;
    first -= 1;
  }
  const items = leaves.slice(first);
  if (items.length < 2) return findSetOff(leaves, text);
  const numbers = new Set(items.map((leaf) => leaf.place.item?.number));
  const isCited = leaves
    .slice(0, first)
    .some((leaf) => leaf.kind !== 'code' && citesOne(leaf.content, numbers));
  return isCited ? items : [];
}

/** Items of an ordered list at the end behind a thematic break whose numbers are those of the marks before it. */
function findSetOff(leaves: readonly Leaf[], text: string): readonly Leaf[] {
  let first = leaves.length;
  let behind = Number.POSITIVE_INFINITY;
  for (let leaf = leaves[first - 1]; leaf?.kind === 'paragraph'; leaf = leaves[first - 1]) {
    const number = Number(leaf.place.item?.number ?? Number.NaN);
    if (!(number < behind) || listNumbers(leaf.content).length > 0) break;
    behind = number;
    first -= 1;
  }
  const items = leaves.slice(first);
  const before = leaves[first - 1];
  if (items.length < 2 || before === undefined) return [];
  const gap = text.slice(before.to, items[0]?.from);
  if (!/\n {0,3}(?:-(?:[ \t]*-){2,}|\*(?:[ \t]*\*){2,}|_(?:[ \t]*_){2,})[ \t]*\n/.test(gap)) return [];
  const numbers = new Set(items.map((leaf) => leaf.place.item?.number));
  const used = leaves
    .slice(0, first)
    .flatMap((leaf) => (leaf.kind === 'code' ? [] : listNumbers(leaf.content)));
  return used.length > 0 && used.every((number) => numbers.has(number)) ? items : [];
}

function listNumbers(text: string): string[] {
  return [...text.matchAll(/\[(\d{1,3})\](?!\()/g)].map((found) => found[1] ?? '');
}

function isSourceLine({ kind, content }: Leaf): boolean {
  if (kind !== 'paragraph' || content.length > 1000) return false;
  const rest = content.replace(ADDRESS, '');
  return rest !== content && rest.length < 160 && !/[.。!?！？]\s*\S*\p{L}\S*\s+\S+\s+\S+\s+\S+/u.test(rest);
}

function citesOne(text: string, numbers: ReadonlySet<string | undefined>): boolean {
  for (const found of text.matchAll(/\[(\d{1,3})\]/g)) if (numbers.has(found[1])) return true;
  return false;
}
