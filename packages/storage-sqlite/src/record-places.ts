import type { LineageRecord } from '@loccit/lineage';

/** Where a record stands in a list, by its id and a guess. */
export type PlaceOf = (id: string, guess: number) => number | undefined;

/** Records mostly stand where their neighbours let expect them, which costs no map. */
export function createPlaces(records: readonly LineageRecord[]): PlaceOf {
  let places: Map<string, number> | undefined;
  return (id, guess) => {
    if (records[guess]?.id === id) return guess;
    places ??= new Map(records.map((record, at) => [record.id, at]));
    return places.get(id);
  };
}
