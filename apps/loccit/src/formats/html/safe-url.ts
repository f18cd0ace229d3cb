/**
 * An address that a page may link to, as it was written; undefined for all others.
 *
 * @remarks Web addresses alone, without a name and password in them. What a browser drops from an address before it reads the
 * scheme, and what turns the direction of a line, is refused as a whole.
 */
export function safeUrl(text: string): string | undefined {
  if (!/^https?:\/\/[^\s/]/i.test(text) || UNSEEN.test(text)) return undefined;
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return undefined;
  }
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url.href : undefined;
}

const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/** The address of a passage in a web page, for browsers that go to a text. */
export function linkToText(url: string, passage: string): string {
  const words = passage.trim().split(/\s+/);
  const isSpaced = words.length > 2 * FRAGMENT_WORDS;
  const letters = [...passage.trim()];
  const isLong = letters.length > 4 * FRAGMENT_LETTERS;
  const [from, to] = isSpaced
    ? [words.slice(0, FRAGMENT_WORDS).join(' '), words.slice(-FRAGMENT_WORDS).join(' ')]
    : isLong
      ? [letters.slice(0, FRAGMENT_LETTERS).join(''), letters.slice(-FRAGMENT_LETTERS).join('')]
      : [words.join(' '), undefined];
  const encode = (text: string): string => encodeURIComponent(text).replaceAll('-', '%2D');
  const [base = ''] = url.split('#');
  return `${base}#:~:text=${encode(from ?? '')}${to === undefined ? '' : `,${encode(to)}`}`;
}

const FRAGMENT_WORDS = 5;
const FRAGMENT_LETTERS = 12;
