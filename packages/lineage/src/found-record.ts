import type { VerifiedContent } from './chain-memory.js';
import { IDENTITIES } from './fields.js';
import { isDigest } from './is-digest.js';
import type {
  CanonicalPreimage,
  ChunkPreimage,
  ElementPreimage,
  GenerationPreimage,
  IndexEntryPreimage,
  ParsePreimage,
  Preimage,
  RecordType,
} from './preimage.js';
import { identify } from './write-preimage.js';

/** The preimage of each level. */
export interface PreimageOf {
  canonical: CanonicalPreimage;
  parse: ParsePreimage;
  element: ElementPreimage;
  chunk: ChunkPreimage;
  'index-entry': IndexEntryPreimage;
  generation: GenerationPreimage;
}

/** A record as evidence gave it, after a look at its form. */
export interface FoundRecord<P extends Preimage> {
  readonly present: boolean;
  /** Null when the record is absent, malformed or of another level. */
  readonly preimage: P | null;
  readonly recomputed: string | null;
  /** Whether the id is the one asked for and the one that the preimage gives. */
  readonly sound: boolean;
  /** What is carried beside the preimage, unchecked. */
  readonly info: unknown;
}

/** Stands for a record that is not here. */
export const ABSENT: FoundRecord<never> = {
  present: false,
  preimage: null,
  recomputed: null,
  sound: false,
  info: undefined,
};

/** Looks at a record that was asked for as `id`; never throws on what it holds. */
export function inspectRecord<L extends RecordType>(
  record: unknown,
  level: L,
  id: string,
  memory?: VerifiedContent,
): FoundRecord<PreimageOf[L]> {
  if (record === undefined) return ABSENT;
  const info = memberOf(record, 'info');
  const given = memberOf(record, 'preimage');
  const identity = memory === undefined ? identify(given) : memory.identify(id, given);
  if (identity === null) return { ...ABSENT, present: true, info };
  const { preimage, id: recomputed } = identity;
  const sound = recomputed === id && memberOf(record, 'id') === id;
  return { present: true, preimage: isOn(preimage, level) ? preimage : null, recomputed, sound, info };
}

/** Whether a string has the form of an id on this level. */
export function isIdOf(level: RecordType, id: string): boolean {
  const { prefix } = IDENTITIES[level];
  return id.startsWith(prefix) && isDigest(id, prefix.length);
}

/** An own member of anything, `undefined` where there is none. */
export function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}

function isOn<L extends RecordType>(preimage: Preimage, level: L): preimage is PreimageOf[L] {
  return preimage.type === IDENTITIES[level].type;
}
