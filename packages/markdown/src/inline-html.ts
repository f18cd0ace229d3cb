const AUTOLINK = /<([A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>]*)>/y;
const EMAIL =
  /<([A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*)>/y;
const TAG =
  /<(?:\/[A-Za-z][A-Za-z0-9-]*\s*>|[A-Za-z][A-Za-z0-9-]*(?:\s+[A-Za-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?>)/y;
const SHORT_COMMENT = /<!---?>/y;

/**
 * Reads what begins with `<`: autolinks, tags, comments, processing instructions, declarations, CDATA.
 *
 * @remarks Positions asked for must not decrease; a closing sequence that is nowhere ahead is searched once.
 * @see CommonMark 0.31 sections 6.5 and 6.6
 */
export class HtmlReader {
  readonly #text: string;
  readonly #ahead = new Map<string, number>();

  constructor(text: string) {
    this.#text = text;
  }

  read(at: number): { end: number; url: string | undefined } | undefined {
    const autolink = this.#match(AUTOLINK, at);
    if (autolink?.[1] !== undefined) return { end: at + autolink[0].length, url: autolink[1] };
    const email = this.#match(EMAIL, at);
    if (email?.[1] !== undefined) return { end: at + email[0].length, url: `mailto:${email[1]}` };
    const end = this.#findMarkupEnd(at);
    return end < 0 ? undefined : { end, url: undefined };
  }

  #match(pattern: RegExp, at: number): RegExpExecArray | null {
    pattern.lastIndex = at;
    return pattern.exec(this.#text);
  }

  #findMarkupEnd(at: number): number {
    const next = this.#text.charCodeAt(at + 1);
    if (next === 33) {
      const short = this.#match(SHORT_COMMENT, at);
      if (short !== null) return at + short[0].length;
      if (this.#text.startsWith('--', at + 2)) return this.#find('-->', at + 4);
      if (this.#text.startsWith('[CDATA[', at + 2)) return this.#find(']]>', at + 9);
      return /[A-Za-z]/.test(this.#text.charAt(at + 2)) ? this.#find('>', at + 3) : -1;
    }
    if (next === 63) return this.#find('?>', at + 2);
    const tag = this.#match(TAG, at);
    return tag === null ? -1 : at + tag[0].length;
  }

  #find(closing: string, from: number): number {
    const known = this.#ahead.get(closing);
    if (known !== undefined && (known < 0 || known >= from)) return known < 0 ? -1 : known + closing.length;
    const found = this.#text.indexOf(closing, from);
    this.#ahead.set(closing, found);
    return found < 0 ? -1 : found + closing.length;
  }
}
