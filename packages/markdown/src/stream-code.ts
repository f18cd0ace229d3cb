/** A longer run at the end of a piece is not waited for. */
const LONGEST_RUN = 200;

/**
 * Follows code spans and fences through a text that comes in pieces.
 *
 * @remarks A span that is open at a blank line is none any more, as Markdown has it; what was shown as code until then stays shown.
 */
export class CodeSpans {
  #fence = '';
  #ticks = 0;

  /** Inside code: up to where the text can be shown as it is; `undefined` outside. */
  readInside(text: string, at: number, before: string, final: boolean): number | undefined {
    if (this.#fence !== '') return this.#readFence(text, at, before, final);
    if (this.#ticks === 0) return undefined;
    const next = text.slice(at).search(/[`\n]/);
    if (next !== 0) return next < 0 ? text.length : at + next;
    if (text.charAt(at) === '\n') {
      if (/\n[ \t]*$/.test(before)) this.#ticks = 0;
      return at + 1;
    }
    const end = endOfRun(text, at);
    if (end === text.length && !final && end - at < LONGEST_RUN) return at;
    if (end - at === this.#ticks) this.#ticks = 0;
    return end;
  }

  /** At a run of backticks or tildes outside of code: its end, or `at` where more of it may come. */
  readOpening(text: string, at: number, before: string, final: boolean): number {
    const end = endOfRun(text, at);
    if (end === text.length && !final && end - at < LONGEST_RUN) return at;
    const startsLine = /(?:^|\n)[ ]{0,3}$/.test(before);
    if (end - at >= 3 && startsLine) this.#fence = text.slice(at, end);
    else if (text.charAt(at) === '`') this.#ticks = end - at;
    return end;
  }

  #readFence(text: string, at: number, before: string, final: boolean): number {
    const unit = this.#fence.charAt(0);
    if (text.charAt(at) !== unit) {
      const next = text.indexOf(unit, at);
      return next < 0 ? text.length : next;
    }
    const end = endOfRun(text, at);
    if (end === text.length && !final && end - at < LONGEST_RUN) return at;
    if (end - at >= this.#fence.length && /\n[ ]{0,3}$/.test(before)) this.#fence = '';
    return end;
  }
}

function endOfRun(text: string, from: number): number {
  const unit = text.charAt(from);
  let end = from + 1;
  while (text.charAt(end) === unit) end += 1;
  return end;
}
