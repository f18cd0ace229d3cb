const START = /https?:\/\/|www\./iy;
const DOMAIN = /[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*(?::\d{1,5})?/uy;
/** White space, `<` and the punctuation of scripts that set no space before a sentence's end. */
const STOP = /[\s<`\u3000-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\u201d]/g;

/**
 * End of the bare URL that begins at `from`, or -1.
 *
 * @remarks Follows GitHub's extended autolinks, and besides ends at full-width punctuation and at an unbalanced `]`.
 * @see GitHub Flavored Markdown section 6.9
 */
export function findBareUrlEnd(text: string, from: number): number {
  START.lastIndex = from;
  const start = START.exec(text);
  if (start === null || /[A-Za-z0-9_]/.test(text.charAt(from - 1))) return -1;
  DOMAIN.lastIndex = from + start[0].length;
  const domain = DOMAIN.exec(text);
  if (domain === null || (start[0].toLowerCase() === 'www.' && !domain[0].includes('.') && domain[0] === ''))
    return -1;
  STOP.lastIndex = from + start[0].length;
  let end = STOP.exec(text)?.index ?? text.length;
  end = cutUnbalanced(text, from, end);
  return trimTail(text, from, end);
}

function cutUnbalanced(text: string, from: number, to: number): number {
  let depth = 0;
  for (let i = from; i < to; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit === 91) depth += 1;
    else if (unit === 93) {
      depth -= 1;
      if (depth < 0) return i;
    }
  }
  return to;
}

function trimTail(text: string, from: number, to: number): number {
  let surplus = 0;
  for (let i = from; i < to; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit === 41) surplus += 1;
    else if (unit === 40) surplus -= 1;
  }
  let end = to;
  for (;;) {
    const last = text.charAt(end - 1);
    if (last === ')' && surplus > 0) {
      surplus -= 1;
      end -= 1;
    } else if (/[?!.,:*_~'"|\\\u201c\u2018\u2019\u2026]/.test(last)) end -= 1;
    else if (last === ';') {
      const entity = /&[A-Za-z0-9]{1,31};$/.exec(text.slice(Math.max(from, end - 34), end));
      end -= entity === null ? 1 : entity[0].length;
    } else return end > from + 4 ? end : -1;
  }
}
