import type { LineageRecord } from '@loccit/lineage';
import type { StoredUnit } from './stored-unit.js';

/** Records that are sorted at once; a generation of more is gone through several times. */
const AT_ONCE = 200_000;

/**
 * The records of units in the order of their ids, the generation's own among them.
 *
 * @remarks Memory stays bounded: of a large generation each pass takes the ids that begin alike.
 */
export function* streamRecords(
  members: readonly number[],
  open: (unit: number) => StoredUnit,
  generation: LineageRecord,
): Generator<LineageRecord> {
  let total = 0;
  for (const member of members) total += open(member).size;
  const passes = Math.max(1, Math.ceil(total / AT_ONCE));
  for (const range of listRanges(passes)) {
    const found: LineageRecord[] = generationIn(generation, range);
    for (const member of members) {
      const unit = open(member);
      for (let slot = 0; slot < unit.size; slot++) {
        const record = unit.at(slot);
        if (record !== undefined && range.holds(record.id)) found.push(record);
      }
    }
    yield* found.sort((left, right) => (left.id < right.id ? -1 : 1));
  }
}

interface Range {
  holds(id: string): boolean;
}

/** Ranges of ids in order: by their prefixes, then by the digits behind. */
function listRanges(passes: number): Range[] {
  const all: Range = { holds: () => true };
  return passes === 1 ? [all] : cutRanges(passes);
}

function cutRanges(passes: number): Range[] {
  const perKind = Math.ceil(passes / 2);
  const kinds = ['can_', 'chk_', 'el_', 'gen_', 'idx_', 'par_'];
  const ranges: Range[] = [];
  let from = '';
  for (const [at, kind] of kinds.entries()) {
    const cuts = Array.from(
      { length: perKind },
      (_, part) =>
        kind +
        Math.floor((part * 65_536) / perKind)
          .toString(16)
          .padStart(4, '0'),
    );
    for (const cut of at === 0 ? cuts.slice(1) : cuts) {
      ranges.push(between(from, cut));
      from = cut;
    }
  }
  ranges.push(between(from, undefined));
  return ranges;
}

function between(from: string, to: string | undefined): Range {
  return { holds: (id) => id >= from && (to === undefined || id < to) };
}

function generationIn(generation: LineageRecord, range: Range): LineageRecord[] {
  return range.holds(generation.id) ? [generation] : [];
}
