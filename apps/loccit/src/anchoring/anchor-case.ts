import { realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { createQuoteIndex, type Quote, type QuoteIndex } from '@loccit/anchoring';
import { canonicalizeText, createTextIndex, readCanonicalText } from '@loccit/text';
import { CliError } from '../cli-error.js';
import { explainFileError, readInput } from '../files/read-input.js';

/** A line of a file of cases: a text, and a quote to look for in it. */
export interface AnchorCase {
  readonly id: string | number;
  readonly index: QuoteIndex;
  readonly quote: Quote;
}

/** How many texts are kept ready, since cases often come in rows over one text. */
const KEPT = 4;

/** Reads cases, each text once where the same one follows soon. */
export class AnchorCaseReader {
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #kept = new Map<string, QuoteIndex>();

  constructor(casesFile: string, maxBytes: number) {
    this.#folder = casesFile === '-' ? '.' : dirname(casesFile);
    this.#maxBytes = maxBytes;
  }

  /**
   * Reads one case from its parsed line.
   *
   * @throws {@link CliError} `bad-case` with the member at fault; of the text, whatever reading it throws
   */
  read(value: unknown): AnchorCase {
    const members = membersOf(value);
    const id = idOf(value);
    if (id === null) throw badCase('/id');
    const exact = textOf(members, 'exact');
    if (exact === undefined) throw badCase('/exact');
    const charStart = members.get('char_start') ?? undefined;
    if (
      charStart !== undefined &&
      !(typeof charStart === 'number' && Number.isSafeInteger(charStart) && charStart >= 0)
    ) {
      throw badCase('/char_start');
    }
    const prefix = textOf(members, 'prefix');
    const suffix = textOf(members, 'suffix');
    const quote: Quote = {
      exact,
      ...(prefix === undefined ? {} : { prefix }),
      ...(suffix === undefined ? {} : { suffix }),
      ...(charStart === undefined ? {} : { charStart }),
    };
    return { id, index: this.#indexOf(textOf(members, 'text'), textOf(members, 'text_file')), quote };
  }

  #indexOf(text: string | undefined, file: string | undefined): QuoteIndex {
    if ((text === undefined) === (file === undefined))
      throw badCase(text === undefined ? '/text' : '/text_file');
    const key = text === undefined ? `file ${file}` : `text ${text}`;
    const known = this.#kept.get(key);
    if (text !== undefined && Buffer.byteLength(text) > this.#maxBytes)
      throw new CliError('too-large', { pointer: '/text' }, { limit: this.#maxBytes });
    if (known !== undefined) return known;
    const index = createQuoteIndex(text === undefined ? this.#readFile(file ?? '') : canonicalizeText(text));
    if (this.#kept.size === KEPT)
      for (const oldest of [...this.#kept.keys()].slice(0, 1)) this.#kept.delete(oldest);
    this.#kept.set(key, index);
    return index;
  }

  #readFile(file: string) {
    if (file === '-') throw badCase('/text_file');
    const path = join(this.#folder, file);
    assertBelow(this.#folder, path);
    const raw = readInput(path, this.#maxBytes);
    return createTextIndex(readCanonicalText(raw, { maxBytes: this.#maxBytes }));
  }
}

/** Who writes cases and sees the answers could else ask what stands in any file of this machine. */
function assertBelow(folder: string, path: string): void {
  if (leaves(folder, path)) throw new CliError('path-outside', { file: path });
  let isOut: boolean;
  try {
    isOut = leaves(realpathSync(folder), realpathSync(path));
  } catch (error) {
    throw explainFileError(error, path);
  }
  if (isOut) throw new CliError('path-outside', { file: path });
}

function leaves(folder: string, path: string): boolean {
  const below = relative(folder, path);
  return below === '..' || below.startsWith(`..${sep}`) || isAbsolute(below);
}

/** The id of a line, null if it has none. */
export function idOf(value: unknown): string | number | null {
  const id = membersOf(value).get('id');
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

const membersOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []);

/** A member that may be left out or null. */
function textOf(members: ReadonlyMap<string, unknown>, name: string): string | undefined {
  const value = members.get(name) ?? undefined;
  if (value !== undefined && typeof value !== 'string') throw badCase(`/${name}`);
  return value;
}

const badCase = (pointer: string): CliError =>
  new CliError('bad-case', { pointer }, { member: pointer.slice(1) });
