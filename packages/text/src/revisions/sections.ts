/**
 * What happened between two revisions of a text, from its start to its end: pairs of lengths in code points.
 *
 * @remarks A pair is `[unchanged, -1]` or `[deleted, inserted]`, flat in one array. Two changed pairs never touch, nor
 * do two unchanged ones, and none is empty, so equal maps are equal arrays.
 */
export type Sections = readonly number[];

/** Second number of a pair whose text stayed. */
export const UNCHANGED = -1;

/** Collects sections in order and keeps them in their one form. */
export class SectionBuilder {
  readonly #sections: number[] = [];
  #deleted = 0;
  #inserted = 0;

  keep(length: number): void {
    if (length === 0) return;
    this.#flush();
    const last = this.#sections.length - 2;
    if (last >= 0 && this.#sections[last + 1] === UNCHANGED) {
      this.#sections[last] = (this.#sections[last] as number) + length;
    } else {
      this.#sections.push(length, UNCHANGED);
    }
  }

  replace(deleted: number, inserted: number): void {
    this.#deleted += deleted;
    this.#inserted += inserted;
  }

  build(): Sections {
    this.#flush();
    return this.#sections;
  }

  #flush(): void {
    if (this.#deleted === 0 && this.#inserted === 0) return;
    this.#sections.push(this.#deleted, this.#inserted);
    this.#deleted = 0;
    this.#inserted = 0;
  }
}

/** The sections of the way back. */
export function invertSections(sections: Sections): Sections {
  const inverse: number[] = [];
  for (let at = 0; at < sections.length; at += 2) {
    const [length, inserted] = pairAt(sections, at);
    if (inserted === UNCHANGED) inverse.push(length, UNCHANGED);
    else inverse.push(inserted, length);
  }
  return inverse;
}

/** The sections of two changes, one after the other: what both kept is unchanged. */
export function composeSections(first: Sections, second: Sections): Sections {
  const builder = new SectionBuilder();
  let atSecond = 0;
  let left = 0;
  let kept = true;
  /** Enters the next section of the second change, once what it inserts is taken. */
  const enter = (): void => {
    const [length, inserted] = pairAt(second, atSecond);
    atSecond += 2;
    left = length;
    kept = inserted === UNCHANGED;
    if (!kept) builder.replace(0, inserted);
  };
  for (let at = 0; at < first.length; at += 2) {
    const [length, inserted] = pairAt(first, at);
    const stays = inserted === UNCHANGED;
    if (!stays) builder.replace(length, 0);
    for (let between = stays ? length : inserted; between > 0; ) {
      while (left === 0) enter();
      const step = Math.min(between, left);
      if (stays && kept) builder.keep(step);
      else builder.replace(stays ? step : 0, kept ? step : 0);
      between -= step;
      left -= step;
    }
  }
  while (atSecond < second.length) enter();
  return builder.build();
}

/** The pair that begins at an index. */
export function pairAt(sections: Sections, at: number): readonly [length: number, inserted: number] {
  return [sections[at] as number, sections[at + 1] as number];
}
