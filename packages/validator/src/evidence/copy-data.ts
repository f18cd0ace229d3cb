/** What rows are made of. */
export type Data = string | number | boolean | null | undefined | readonly Data[] | DataObject;

/** An object that holds members and does nothing. */
export interface DataObject {
  readonly [name: string]: Data;
}

/** Deeper than the options of any tool. */
const DEEPEST = 64;

/**
 * A copy that is data and nothing else; every member is read once, so that it cannot be another when read again.
 *
 * @remarks Linear in what is copied. A cycle is deeper than anything.
 * @throws TypeError for what is no data, and whatever reading it throws
 */
export function copyData(value: unknown, levels = DEEPEST): Data {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (value === undefined || value === null) return value;
  if (typeof value !== 'object' || levels === 0) throw new TypeError('value: no data');
  if (Array.isArray(value)) return copyList(value, levels - 1);
  const copy: Record<string, Data> = {};
  for (const name of Object.keys(value)) {
    if (name === '__proto__') throw new TypeError('value: no data');
    copy[name] = copyData((value as Readonly<Record<string, unknown>>)[name], levels - 1);
  }
  return copy;
}

function copyList(list: readonly unknown[], levels: number): readonly Data[] {
  const copy: Data[] = [];
  const { length } = list;
  for (let at = 0; at < length; at++) {
    // A list may say that it is longer than anything that is.
    if (!Object.hasOwn(list, at)) throw new TypeError('value: no data');
    copy.push(copyData(list[at], levels));
  }
  return copy;
}
