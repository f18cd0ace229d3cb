import type { Place } from '../finding.js';

const REACH = 12;

/**
 * Whether a figure may be a part of a longer one, or two figures in one: `3, 800`, `300 people` of `45 300 people`,
 * `4 hundred and 12`.
 *
 * @remarks One group of three behind a plain space is read as one figure and yet proves nothing: `in room 12 300 guests`.
 */
export function isTorn(characters: readonly string[], { charStart, charEnd }: Place): boolean {
  const before = characters.slice(Math.max(0, charStart - REACH), charStart).join('');
  const after = characters.slice(charEnd, charEnd + 6).join('');
  const within = characters.slice(charStart, charEnd).join('');
  if (/\d ?[.,] $/.test(before) || /^(?:[.,] ?| )\d/.test(after)) return true;
  if (/\d[ \u3000]$/.test(before) && /^\d{3}(?!\d)/.test(within)) return true;
  if (/(?<![\d ]|\d )\d{1,3}[ \u3000]\d{3}(?![\d]|[ \u3000]\d)/.test(within)) return true;
  return (
    /(?:hundred|thousand|million) and $/i.test(before) || (SCALED.test(within) && /^ and \d/.test(after))
  );
}

const SCALED = /\d ?(?:hundred|thousand|million)$/i;
