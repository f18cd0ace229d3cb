import { assertPosition } from '../errors.js';
import type { Span } from '../span.js';
import { composeSections, invertSections, pairAt, type Sections, UNCHANGED } from './sections.js';

/**
 * Which neighbour a position keeps to: the character before it or the one after it. If that one is gone, the position
 * moves on, in the same direction, to the next character that is not.
 */
export type Side = 'before' | 'after';

/** What became of a span: where what is left of it stands now, or what stands in its place. */
export type MappedSpan =
  | {
      readonly deleted: 'none' | 'partly';
      /** From the first to the last character that is left; what was inserted between them lies in it. */
      readonly span: Span;
      /** What is gone, in the old revision. */
      readonly deletedSpans: readonly Span[];
      /** What was inserted within `span`, in the new revision. */
      readonly insertedSpans: readonly Span[];
    }
  | {
      readonly deleted: 'whole';
      readonly deletedSpans: readonly Span[];
      /** What stands in the new revision between the neighbours that are left; may be empty. */
      readonly place: { readonly charStart: number; readonly charEnd: number };
    };

/**
 * The way of positions and spans from one revision of a canonical text to another.
 *
 * @remarks All positions are code points. Look-ups take O(log n) in the number of sections, and a span as long as what
 * changed in it. A position outside the old text is refused with `position-out-of-range`.
 */
export interface RevisionMap {
  readonly sections: Sections;
  readonly oldChars: number;
  readonly newChars: number;
  /**
   * Monotone on either side, and never later for `before` than for `after`.
   *
   * @throws TypeError for a side that is neither.
   */
  mapPosition(char: number, side: Side): number;
  mapSpan(charStart: number, charEnd: number): MappedSpan;
  /** The way back; inverting twice gives the same sections. */
  invert(): RevisionMap;
  /**
   * This change and then `next`, which starts from its new revision; associative.
   *
   * @remarks Mapping by the result equals mapping twice wherever the neighbour that the position keeps to is left in
   * both. Elsewhere mapping twice may stop at a character that the first change inserted, of which the result knows
   * no more than that it was not there before; it then is the wider of the two.
   * @throws RangeError if `next` starts from a text of another length.
   */
  compose(next: RevisionMap): RevisionMap;
}

/**
 * The map of sections that were kept, such as those of {@link RevisionMap.sections}.
 *
 * @throws RangeError for an array that is no sequence of sections.
 * @example
 * ```ts
 * // Four characters stay, three become one, two stay.
 * const map = createRevisionMap([4, -1, 3, 1, 2, -1]);
 * map.mapPosition(8, 'before'); // 6
 * map.mapSpan(4, 7).deleted; // 'whole'
 * ```
 */
export function createRevisionMap(sections: Sections): RevisionMap {
  return new SectionMap(checked(sections));
}

function checked(sections: Sections): Sections {
  let before: boolean | undefined;
  for (let at = 0; at < sections.length; at += 2) {
    const [length, inserted] = pairAt(sections, at);
    const changed = inserted !== UNCHANGED;
    const sound =
      Number.isSafeInteger(length) &&
      Number.isSafeInteger(inserted) &&
      length >= 0 &&
      inserted >= UNCHANGED &&
      length + Math.max(inserted, 0) > 0 &&
      changed !== before;
    if (!sound) throw new RangeError('not a sequence of sections');
    before = changed;
  }
  return [...sections];
}

class SectionMap implements RevisionMap {
  readonly sections: Sections;
  readonly oldChars: number;
  readonly newChars: number;
  /** Where each section starts in either revision; one entry more, for the ends. */
  readonly #oldStarts: number[] = [0];
  readonly #newStarts: number[] = [0];

  constructor(sections: Sections) {
    this.sections = sections;
    let old = 0;
    let fresh = 0;
    for (let at = 0; at < sections.length; at += 2) {
      const [length, inserted] = pairAt(sections, at);
      old += length;
      fresh += inserted === UNCHANGED ? length : inserted;
      this.#oldStarts.push(old);
      this.#newStarts.push(fresh);
    }
    this.oldChars = old;
    this.newChars = fresh;
  }

  mapPosition(char: number, side: Side): number {
    assertPosition(char, this.oldChars, 'code-point');
    if (side !== 'before' && side !== 'after') throw new TypeError("`side` must be 'before' or 'after'");
    let section = this.#sectionOf(char);
    // At an edge between two sections the changed one decides, on the side that it stands.
    if (side === 'before' && this.#oldStarts[section] === char && this.#isChanged(section - 1)) section--;
    if (!this.#isChanged(section)) {
      return (this.#newStarts[section] as number) + char - (this.#oldStarts[section] as number);
    }
    return this.#newStarts[side === 'before' ? section : section + 1] as number;
  }

  mapSpan(charStart: number, charEnd: number): MappedSpan {
    assertPosition(charEnd, this.oldChars, 'code-point');
    assertPosition(charStart, charEnd - 1, 'code-point');
    const start = this.mapPosition(charStart, 'after');
    const end = this.mapPosition(charEnd, 'before');
    const deletedSpans: Span[] = [];
    const insertedSpans: Span[] = [];
    for (let section = this.#sectionOf(charStart); section < this.#oldStarts.length - 1; section++) {
      const oldStart = this.#oldStarts[section] as number;
      if (oldStart >= charEnd) break;
      if (!this.#isChanged(section)) continue;
      const gone = {
        charStart: Math.max(oldStart, charStart),
        charEnd: Math.min(this.#oldStarts[section + 1] as number, charEnd),
      };
      if (gone.charStart < gone.charEnd) deletedSpans.push(gone);
      const come = {
        charStart: this.#newStarts[section] as number,
        charEnd: this.#newStarts[section + 1] as number,
      };
      const within = come.charStart > start && come.charEnd < end;
      if (within && come.charStart < come.charEnd) insertedSpans.push(come);
    }
    if (start >= end) {
      const place = {
        charStart: this.mapPosition(charStart, 'before'),
        charEnd: this.mapPosition(charEnd, 'after'),
      };
      return { deleted: 'whole', deletedSpans, place };
    }
    const deleted = deletedSpans.length === 0 ? 'none' : 'partly';
    return { deleted, span: { charStart: start, charEnd: end }, deletedSpans, insertedSpans };
  }

  invert(): RevisionMap {
    return new SectionMap(invertSections(this.sections));
  }

  compose(next: RevisionMap): RevisionMap {
    if (next.oldChars !== this.newChars) throw new RangeError('the next change starts from another text');
    return new SectionMap(composeSections(this.sections, next.sections));
  }

  #isChanged(section: number): boolean {
    const inserted = this.sections[section * 2 + 1];
    return inserted !== undefined && inserted !== UNCHANGED;
  }

  /**
   * The last section that starts at or before a position and is not over there: at an edge the later one, and a mere
   * insertion rather than what follows it.
   */
  #sectionOf(char: number): number {
    let low = 0;
    let high = this.#oldStarts.length - 2;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#oldStarts[middle] as number) <= char) low = middle;
      else high = middle - 1;
    }
    return low > 0 && this.#oldStarts[low - 1] === char ? low - 1 : low;
  }
}
