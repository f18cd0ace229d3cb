import type { SupportInput, SupportLabel, SupportMode } from '@loccit/support';
import { SUPPORT_LABELS } from '@loccit/support';
import { CliError } from '../cli-error.js';

/** A claim with its evidence, out of one line of a file. */
export interface PairLine {
  readonly id: string | number;
  readonly input: SupportInput;
}

/** A pair with what people said of it. */
export interface LabelledLine extends PairLine {
  /** Absent where the line says that nobody decided: `"label": null`. */
  readonly label?: SupportLabel;
  /** Where the line says which set it is of. */
  readonly dataset?: string;
  /** Whether the line says that rules or a model gave the label: `label_source` names neither a person nor nobody. */
  readonly isLabelledByMachine: boolean;
  /** Whether the set knows no label but supported and not. */
  readonly binaryOnly: boolean;
}

type Members = ReadonlyMap<string, unknown>;

export const SUPPORT_MODES: readonly [SupportMode, SupportMode] = ['descriptive', 'normative'];

/**
 * Reads one pair from its parsed line; members that mean nothing here are passed over.
 *
 * @param mode - how texts are read that do not say it themselves
 * @throws {@link CliError} `bad-pair` with the member at fault
 */
export function readPairLine(value: unknown, mode: SupportMode | undefined): PairLine {
  const members = membersOf(value);
  const id = idOf(value);
  if (id === null) throw badPair('/id');
  const claim = textOf(members, 'claim');
  if (claim === undefined) throw badPair('/claim');
  const text = textOf(members, 'evidence');
  if (text === undefined) throw badPair('/evidence');
  const before = textOf(members, 'before');
  const after = textOf(members, 'after');
  const lang = textOf(members, 'lang');
  const own = textOf(members, 'mode');
  const chosen = own === undefined ? mode : SUPPORT_MODES.find((one) => one === own);
  if (own !== undefined && chosen === undefined) throw badPair('/mode');
  const verbatim = members.get('verbatim') ?? undefined;
  if (verbatim !== undefined && typeof verbatim !== 'boolean') throw badPair('/verbatim');
  return {
    id,
    input: {
      claim,
      evidence: {
        text,
        ...(before === undefined ? {} : { before }),
        ...(after === undefined ? {} : { after }),
      },
      ...(lang === undefined ? {} : { lang }),
      ...(verbatim === undefined ? {} : { verbatim }),
      ...(chosen === undefined ? {} : { mode: chosen }),
    },
  };
}

/**
 * Reads one labelled pair.
 *
 * @throws {@link CliError} `bad-pair` with the member at fault
 */
export function readLabelledLine(value: unknown, mode: SupportMode | undefined): LabelledLine {
  const pair = readPairLine(value, mode);
  const members = membersOf(value);
  const label = SUPPORT_LABELS.find((one) => one === members.get('label'));
  if (label === undefined && members.get('label') !== null) throw badPair('/label');
  const dataset = textOf(members, 'dataset');
  const binaryOnly = members.get('binary_only') ?? false;
  if (typeof binaryOnly !== 'boolean') throw badPair('/binary_only');
  const source = textOf(members, 'label_source');
  return {
    ...pair,
    binaryOnly,
    isLabelledByMachine: source !== undefined && DECIDING_RUNGS.includes(source),
    ...(label === undefined ? {} : { label }),
    ...(dataset === undefined ? {} : { dataset }),
  };
}

/** Who may have given a verdict, but for a person. */
const DECIDING_RUNGS: readonly string[] = [
  ...['exact', 'numbers', 'language', 'conditions', 'nli', 'judge', 'none', 'overlap', 'model'],
];

/** The id of a line, null if it has none. */
export function idOf(value: unknown): string | number | null {
  const id = membersOf(value).get('id');
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

const membersOf = (value: unknown): Members =>
  new Map(typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []);

/** A member that may be left out or null. */
function textOf(members: Members, name: string): string | undefined {
  const value = members.get(name) ?? undefined;
  if (value !== undefined && typeof value !== 'string') throw badPair(`/${name}`);
  return value;
}

const badPair = (pointer: string): CliError =>
  new CliError('bad-pair', { pointer }, { member: pointer.slice(1) });
