/** Free key/value pairs that say for whom, where or by which channel a statement holds. */
export type Scope = Readonly<Record<string, string>>;

/**
 * A scope in comparable form: keys and values in NFC, lower case, white space folded, empty ones left out,
 * sorted by key.
 */
export function normalizeScope(scope: Scope | null | undefined): [key: string, value: string][] {
  const pairs: [string, string][] = [];
  for (const [key, value] of Object.entries(scope ?? {})) {
    const name = foldLabel(key);
    const content = foldLabel(value);
    if (name !== '' && content !== '') pairs.push([name, content]);
  }
  return pairs.sort(([a, x], [b, y]) => (a < b ? -1 : a > b ? 1 : x < y ? -1 : x > y ? 1 : 0));
}

/**
 * Whether two statements can hold for the same case: they do unless a key that both name has different values.
 *
 * @remarks What a scope does not name it does not restrict, so a statement without scope meets every other.
 * Symmetric; not transitive.
 */
export function scopesMeet(a: Scope | null | undefined, b: Scope | null | undefined): boolean {
  const values = new Map<string, Set<string>>();
  for (const [key, value] of normalizeScope(a)) {
    const known = values.get(key);
    if (known === undefined) values.set(key, new Set([value]));
    else known.add(value);
  }
  const other = new Map<string, string[]>();
  for (const [key, value] of normalizeScope(b)) other.set(key, [...(other.get(key) ?? []), value]);
  for (const [key, wanted] of other) {
    const known = values.get(key);
    if (known !== undefined && !wanted.some((value) => known.has(value))) return false;
  }
  return true;
}

function foldLabel(label: string): string {
  return label.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
}
