import type { CitationTarget } from '@loccit/contract';
import type { Mark } from './mark.js';

/** What a mark says once resolved: the part that a later `ibid.` repeats. */
export interface Repeatable {
  readonly label: string;
  readonly target: CitationTarget;
  readonly problem?: string;
}

const REACH = 300;
const LEADS_IN =
  /^[\s,;，；]*(?:(?:see(?:\salso)?|cf\.?|e\.g\.|sources?|via|参见|參見|详见|见|来源|來源)[\s:：,，]*)?$/iu;

/**
 * Follows the marks of a document, so that `ibid.` can be told what it repeats.
 *
 * @remarks Marks that stand in parentheses with words of their own, such as "(quoting [5])", are passed over. Marks next to each other
 * are one mention of several sources.
 */
export class IbidChain {
  readonly #text: string;
  #sources: readonly Repeatable[] = [];
  #to = -1;

  constructor(text: string) {
    this.#text = text;
  }

  /** Takes note of a mark that stands behind all others noted so far. */
  note(mark: Mark, sources: readonly Repeatable[]): void {
    if (this.#isAside(mark)) return;
    const joined =
      this.#to >= 0 &&
      mark.from - this.#to <= 3 &&
      /^[\s,;，；、]*$/.test(this.#text.slice(this.#to, mark.from));
    this.#sources = joined ? [...this.#sources.slice(0, 2), ...sources] : sources;
    this.#to = mark.to;
  }

  /** The one source of the last mark, or `undefined` where it has none, several, or is at fault. */
  repeat(mark: Mark): Repeatable | undefined {
    const [first, ...others] = this.#sources;
    if (first === undefined || first.problem !== undefined) return undefined;
    if (others.some((other) => !isSame(first, other))) return undefined;
    this.#to = mark.to;
    return first;
  }

  #isAside(mark: Mark): boolean {
    const before = this.#text.slice(Math.max(0, mark.from - REACH), mark.from);
    const open = findUnclosed(before);
    if (open < 0) return false;
    const after = /^[^()（）\n]{0,300}[)）]/u.exec(this.#text.slice(mark.to, mark.to + REACH + 1));
    if (after === null) return false;
    const words = before.slice(open + 1).replace(/\[[^[\]]{0,40}\]/g, '');
    return !(LEADS_IN.test(words) && /^[^\p{L}]*$/u.test(after[0].replace(/\[[^[\]]{0,40}\]/g, '')));
  }
}

/** Where the innermost parenthesis opens that is still open at the end, within the paragraph. */
function findUnclosed(before: string): number {
  let depth = 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const unit = before.charAt(i);
    if (unit === '\n' && before.charAt(i - 1) === '\n') return -1;
    if (unit === ')' || unit === '）') depth += 1;
    else if (unit === '(' || unit === '（') {
      if (depth === 0) return i;
      depth -= 1;
    }
  }
  return -1;
}

function isSame(one: Repeatable, other: Repeatable): boolean {
  const key = ({ target, label }: Repeatable): string =>
    target.kind === 'none' ? label : JSON.stringify(target);
  return other.problem === undefined && key(one) === key(other);
}
