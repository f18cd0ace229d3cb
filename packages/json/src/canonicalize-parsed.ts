import { BareObject } from './bare-object.js';
import { hasInheritedElement, isPolluted } from './broken-containers.js';
import { canonicalizeJson } from './canonicalize-json.js';
import { toText } from './fast-canonical.js';
import type { JsonValue } from './json-value.js';
import { NameOrders } from './name-order.js';

const orders = new NameOrders();

/**
 * RFC 8785 text of what `parseJson` gave and nobody has written to since.
 *
 * @remarks As {@link canonicalizeJson} without its guard: what was parsed is plain data, so its members need not be asked
 * whether they compute something. Half the time; for whoever digests a document that was read just now.
 * @example
 * ```ts
 * canonicalizeParsed(parseJson('{"b":1,"a":2}')); // '{"a":2,"b":1}'
 * ```
 * @see RFC 8785, section 3
 */
export function canonicalizeParsed(value: JsonValue): string {
  const text = isPolluted() || hasInheritedElement() ? undefined : toText(sortNames(value));
  return text ?? canonicalizeJson(value);
}

/** A copy with names in order, undefined where their order needs more care. */
function sortNames(value: JsonValue): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const item of value as readonly JsonValue[]) {
      const copy = sortNames(item);
      if (copy === undefined) return undefined;
      items.push(copy);
    }
    return items;
  }
  const members = value as { readonly [name: string]: JsonValue };
  const sorted = orders.sorted(Object.keys(members));
  if (sorted === undefined) return undefined;
  const copy = new BareObject();
  for (const name of sorted) {
    const member = sortNames(members[name] as JsonValue);
    if (member === undefined) return undefined;
    copy[name] = member;
  }
  return copy;
}
