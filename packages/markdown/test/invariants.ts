import { createTextIndex } from '@loccit/text';
import { extractCitations, listBlocks } from '../src/index.js';

/** What is wrong with the blocks and citations of a text; empty if every invariant holds. */
export function findFaults(text: string): string[] {
  const faults: string[] = [];
  const index = createTextIndex(text);
  let behind = 0;
  const check = (place: { charStart: number; charEnd: number }, name: string): string => {
    if (!(place.charStart >= 0 && place.charStart < place.charEnd && place.charEnd <= index.chars)) {
      faults.push(`${name}: bounds`);
      return '';
    }
    return index.slice(place.charStart, place.charEnd);
  };
  for (const block of listBlocks(text)) {
    const slice = check(block, block.kind);
    if (block.charStart < behind) faults.push(`${block.kind}: order`);
    behind = block.charEnd;
    if (/^[ \t]|[ \t]$/.test(slice)) faults.push(`${block.kind}: blank end`);
    if (!/[^ \t\n]/.test(slice)) faults.push(`${block.kind}: blank`);
    if ((block.level === undefined) === (block.kind === 'heading')) faults.push(`${block.kind}: level`);
    for (const hidden of block.hidden) {
      if (!check(hidden, 'hidden').startsWith('<')) faults.push('hidden: no markup');
      if (hidden.charStart < block.charStart || hidden.charEnd > block.charEnd)
        faults.push('hidden: outside');
    }
  }
  const found = extractCitations(text);
  for (const citation of found.citations) {
    const slice = check({ charStart: citation.char_start, charEnd: citation.char_end }, citation.form);
    if (slice !== citation.mark) faults.push(`${citation.form}: slice`);
  }
  behind = 0;
  for (const claim of found.claims) {
    check({ charStart: claim.char_start, charEnd: claim.char_end }, 'claim');
    if (claim.char_start < behind) faults.push('claim: order');
    behind = claim.char_end;
    if (claim.text.trim() === '' || claim.text !== claim.text.normalize('NFC')) faults.push('claim: text');
  }
  for (const entry of found.references) {
    if (entry.char_start > entry.char_end || entry.char_end > index.chars) faults.push('reference: bounds');
  }
  return faults;
}
