import { type Lang, writeRepairLabel } from '@loccit/contract';
import type { FailedClaim } from './failed-citations.js';
import type { RepairOutcome } from './repair.js';
import type { WrittenMark } from './report-marks.js';
import type { TextEdit } from './splice-text.js';
import type { NewMark } from './write-mark.js';

/** What is written in a report for one claim of which citations failed. */
export interface PlannedClaim {
  readonly outcome: RepairOutcome;
  readonly edits: readonly TextEdit[];
}

/** What a claim's edits are planned from. */
export interface ClaimToPlan {
  readonly failed: FailedClaim;
  /** All marks of the report, in order. */
  readonly marks: readonly WrittenMark[];
  /** The report as code points. */
  readonly characters: readonly string[];
  readonly lang: Lang;
  /** What takes the place of {@link findReplaceable}. */
  readonly replacing: NewMark | undefined;
  /** Whether marks that failed are left where they are, and the label alone is written. */
  readonly keepsMarks: boolean;
}

/** The first mark of a claim that failed as a whole and stands for nothing else: it may be taken away or written anew. */
export const findReplaceable = (
  failed: FailedClaim,
  marks: readonly WrittenMark[],
): WrittenMark | undefined => listOwn(failed, marks).find((mark) => isWholly(failed, mark));

const listOwn = ({ failed }: FailedClaim, marks: readonly WrittenMark[]): readonly WrittenMark[] => {
  const bad = new Set(failed.map(({ address }) => address));
  return marks.filter(({ addresses }) => addresses.some((address) => bad.has(address)));
};

function isWholly({ failed }: FailedClaim, { addresses, claimIds }: WrittenMark): boolean {
  const bad = new Set(failed.map(({ address }) => address));
  return claimIds.size === 1 && addresses.every((address) => bad.has(address));
}

/**
 * The edits of one claim: its failed marks replaced or taken away, or a label that says that nothing bears it.
 *
 * @remarks A mark that also stands for what did not fail, and a real passage that only does not bear the claim, stay.
 */
export function planEdits({
  characters,
  failed,
  keepsMarks,
  lang,
  marks,
  replacing,
}: ClaimToPlan): PlannedClaim {
  const own = listOwn(failed, marks);
  const wholly = own.filter((mark) => isWholly(failed, mark));
  const replaceable = wholly[0];
  if (replacing !== undefined && replaceable !== undefined) {
    const rest = wholly.slice(1).map((mark) => removeMark(characters, mark));
    const label = placeLabel(characters, marks, replaceable, replaceable.charEnd);
    return {
      outcome: 'replaced',
      edits: [...replacing.edits, ...rest, { ...label, text: writeRepairLabel('replaced', lang) }],
    };
  }
  if (failed.kept.length > 0 && wholly.length === own.length && !keepsMarks)
    return { outcome: 'removed', edits: wholly.map((mark) => removeMark(characters, mark)) };
  const real = new Set(failed.failed.flatMap(({ address, isReal }) => (isReal ? [address] : [])));
  const gone = (keepsMarks ? [] : wholly).filter(({ addresses }) =>
    addresses.every((address) => !real.has(address)),
  );
  const last = own.at(-1);
  if (last === undefined) return { outcome: 'unverified', edits: [] };
  const end = gone.includes(last) ? startOf(characters, last) : last.charEnd;
  const label = placeLabel(characters, marks, last, end);
  return {
    outcome: 'unverified',
    edits: [
      // Before a mark that goes, so that both may begin at one place.
      { ...label, text: writeRepairLabel('unverified', lang) },
      ...gone.map((mark) => removeMark(characters, mark)),
    ],
  };
}

const removeMark = (characters: readonly string[], mark: WrittenMark): TextEdit => ({
  charStart: startOf(characters, mark),
  charEnd: mark.charEnd,
  text: '',
});

/** With the blank that parts the mark from the words before it. */
const startOf = (characters: readonly string[], { charStart }: WrittenMark): number =>
  characters[charStart - 1] === ' ' && !/^\s?$/.test(characters[charStart - 2] ?? '')
    ? charStart - 1
    : charStart;

const TERMINAL = /[.!?。！？…]/;

/** Behind the mark, or inside the sentence where the mark stands behind its end. */
function placeLabel(
  characters: readonly string[],
  marks: readonly WrittenMark[],
  mark: WrittenMark,
  end: number,
): Pick<TextEdit, 'charStart' | 'charEnd'> {
  let at = mark.charStart;
  for (;;) {
    const before = marks.find(({ charEnd }) => charEnd === at);
    // In a table the mark may have a cell of its own.
    if (characters[at - 1] === ' ' || characters[at - 1] === '|') at -= 1;
    else if (before === undefined) break;
    else at = before.charStart;
  }
  const ends = at;
  while (TERMINAL.test(characters[at - 1] ?? '')) at -= 1;
  // A mark in brackets of its own is one with them.
  const isEnclosed = /[(（]/.test(characters[ends - 1] ?? '') && /[)）]/.test(characters[end] ?? '');
  const place = at < ends ? at : isEnclosed ? end + 1 : end;
  return { charStart: place, charEnd: place };
}
