import type { Leaf } from './leaves.js';

/** Whether a paragraph, up to `to`, is one bold line without a full stop: a heading in all but syntax. */
export function isTitleLine(leaf: Leaf, to: number): boolean {
  if (leaf.kind !== 'paragraph' || leaf.place.item !== undefined || to - leaf.from > 200) return false;
  const content = leaf.content.slice(0, to - leaf.from).trim();
  const bold = /^(\*\*|__)(?!\s)([^*_\n]+?)\1[:：]?$/.exec(content);
  return bold?.[2] !== undefined && !/[.!?。！？]$/.test(bold[2]);
}

/** Whether a statement ends in a colon and code follows. */
export function introducesCode(text: string, next: Leaf | undefined): boolean {
  return next?.kind === 'code' && /[:：]$/.test(text);
}
