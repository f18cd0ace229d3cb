import { LineageError, type LineageRecord, recomputeId } from '@loccit/lineage';

/** The id that a record ought to have, undefined where its preimage is malformed. */
export function idOf(record: Pick<LineageRecord, 'preimage'>): string | undefined {
  return digestOrUndefined(() => recomputeId(record));
}

/** A digest, undefined where what is digested has not the form that a digest is made of. */
function digestOrUndefined(digest: () => string): string | undefined {
  try {
    return digest();
  } catch (error) {
    if (error instanceof LineageError) return undefined;
    throw error;
  }
}
