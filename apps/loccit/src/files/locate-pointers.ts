/** Where a value, or the name of a member, stands in a document: from 1, columns in code points. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** A pointer of a fault, and whether the name of the member is meant rather than its value. */
export interface PointerQuery {
  readonly pointer: string;
  readonly atName: boolean;
}

/** What is asked about a value and about what it holds. */
interface Wanted {
  readonly value: number[];
  readonly name: number[];
  readonly members: Map<string, Wanted>;
}

/**
 * Finds places of pointers in the text of a document that has been read without fault.
 *
 * @param value - what the text was parsed to: a name that is not safe to show stands in a pointer as `#` and its ordinal
 * @remarks One walk over the text for all pointers; the recursion is as deep as the document, at most 64 levels. LF, CR
 * and CRLF end a line.
 */
export function locatePointers(
  text: string,
  value: unknown,
  queries: readonly PointerQuery[],
): readonly TextPlace[] {
  const root = createWanted();
  const stepsOf = createStepReader(value);
  for (const [index, { pointer, atName }] of queries.entries()) {
    let wanted = root;
    for (const name of stepsOf(pointer)) {
      const member = wanted.members.get(name) ?? createWanted();
      wanted.members.set(name, member);
      wanted = member;
    }
    (atName ? wanted.name : wanted.value).push(index);
  }
  const offsets: number[] = queries.map(() => 0);
  new PlaceFinder(text, offsets).visit(root);
  return placesOf(text, offsets);
}

const createWanted = (): Wanted => ({ value: [], name: [], members: new Map() });

/** Reads pointers as the names and indexes that stand in the document. */
function createStepReader(value: unknown): (pointer: string) => string[] {
  const names = new Map<object, readonly string[]>();
  const nameAt = (container: object, ordinal: number): string => {
    const known = names.get(container) ?? Object.keys(container);
    names.set(container, known);
    return known[ordinal] ?? '';
  };
  return (pointer) => {
    let at = value;
    return pointer
      .split('/')
      .slice(1)
      .map((step) => {
        const container = typeof at === 'object' && at !== null ? at : {};
        // A name that itself begins with `#` is never shown.
        const name = step.startsWith('#')
          ? nameAt(container, Number(step.slice(1)))
          : step.replaceAll('~1', '/').replaceAll('~0', '~');
        at = (container as Record<string, unknown>)[name];
        return name;
      });
  };
}

/** Walks over JSON text that is known to be well-formed and notes where what is wanted begins. */
class PlaceFinder {
  readonly #text: string;
  readonly #offsets: number[];
  #at = 0;

  constructor(text: string, offsets: number[]) {
    this.#text = text;
    this.#offsets = offsets;
  }

  visit(wanted: Wanted | undefined): void {
    this.#skipSpace();
    for (const query of wanted?.value ?? []) this.#offsets[query] = this.#at;
    const opener = this.#text[this.#at];
    if (opener === '"') this.#skipString();
    else if (opener === '{' || opener === '[') this.#visitMembers(wanted, opener === '{');
    else this.#at = this.#endOfScalar();
  }

  #visitMembers(wanted: Wanted | undefined, named: boolean): void {
    this.#at += 1;
    for (let index = 0; ; index += 1) {
      this.#skipSpace();
      const unit = this.#text[this.#at];
      if (unit === undefined) return;
      if (unit === ',') {
        this.#at += 1;
        this.#skipSpace();
      } else if (unit === '}' || unit === ']') {
        this.#at += 1;
        return;
      }
      const start = this.#at;
      const name = named ? this.#readName(wanted !== undefined) : String(index);
      const member = wanted?.members.get(name);
      for (const query of member?.name ?? []) this.#offsets[query] = start;
      this.visit(member);
    }
  }

  /** Goes on to the value of a member; its name only where something is asked about the object. */
  #readName(isAsked: boolean): string {
    const start = this.#at;
    this.#skipString();
    const token = this.#text.slice(start, isAsked ? this.#at : start);
    this.#skipSpace();
    this.#at += 1;
    return isAsked ? (JSON.parse(token) as string) : '';
  }

  #skipString(): void {
    let at = this.#at + 1;
    while (at < this.#text.length && this.#text[at] !== '"') at += this.#text[at] === '\\' ? 2 : 1;
    this.#at = at + 1;
  }

  #skipSpace(): void {
    while (/[ \t\r\n]/.test(this.#text[this.#at] ?? '')) this.#at += 1;
  }

  #endOfScalar(): number {
    let at = this.#at + 1;
    while (at < this.#text.length && !/[ \t\r\n,\]}]/.test(this.#text[at] ?? '')) at += 1;
    return at;
  }
}

/** Lines and columns of offsets, by one walk over the text. */
function placesOf(text: string, offsets: readonly number[]): TextPlace[] {
  const order = [...offsets.keys()].sort((one, other) => (offsets[one] ?? 0) - (offsets[other] ?? 0));
  const places: TextPlace[] = offsets.map(() => ({ line: 1, column: 1 }));
  let line = 1;
  let column = 1;
  let at = 0;
  for (const query of order) {
    for (const end = offsets[query] ?? 0; at < end; at += 1) {
      const unit = text.charCodeAt(at);
      const endsLine = unit === 0x0a || (unit === 0x0d && text.charCodeAt(at + 1) !== 0x0a);
      if (endsLine) {
        line += 1;
        column = 1;
      } else if ((unit & 0xfc00) !== 0xdc00) column += 1;
    }
    places[query] = { line, column };
  }
  return places;
}
