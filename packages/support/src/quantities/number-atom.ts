import { readDigits } from './digit-number.js';
import { ENGLISH_NUMBER, readEnglish, scaleWord } from './english-number.js';
import { readHanzi, scaleOf } from './hanzi-number.js';

/** A number without its unit, in UTF-16 offsets of the folded text. */
export interface NumberAtom {
  readonly start: number;
  end: number;
  readonly script: 'digits' | 'english' | 'hanzi';
  /** `undefined`: digits that cannot be read as one number. */
  lo: number | undefined;
  hi: number | undefined;
  alternate: number | null;
  /** Multiplier written after the digits (万, million), 1 for none. */
  scale: number;
  readonly text: string;
  /** Multiplier at the end of a Chinese numeral, which a range may share (三至五万). */
  shared?: number;
}

const DIGIT_NUMBER =
  "\\d{1,3}(?:[\\u00a0\\u2009\\u202f]\\d{3})+(?:[.,]\\d+)?(?![\\u00a0\\u2009\\u202f]?\\d)|\\d+(?:[.,']\\d+)*(?:[eE][+-]?\\d{1,3}(?![\\w.])|(?: ?[×x] ?10\\^\\d{1,2}))?";
const HANZI_NUMBER =
  '半(?=个?(?:小时|钟头|月|天|年))|[〇零一二两三四五六七八九十百千万亿]+(?:点[〇零一二三四五六七八九]+(?:[百千]?[万亿])?)?';
const ATOM = new RegExp(`(${DIGIT_NUMBER})|(${ENGLISH_NUMBER})|(${HANZI_NUMBER})`, 'gi');
const HANZI_SCALE = /([十百千万亿]+| [百千]?[万亿](?=[\u4e00-\u9fff]))(?![一二两三四五六七八九])/y;
const ENGLISH_SCALE =
  /[ \u00a0\u2009\u202f-]?(hundred|thousand|million|billion|trillion|bn|k)(?![A-Za-z0-9_])/iy;
const ENGLISH_SCALE_SHORT: Readonly<Record<string, number>> = { bn: 1e9, k: 1e3 };

/** All numbers of a folded text, in order. Linear: every character is looked at by a bounded number of patterns. */
export function findAtoms(folded: string): NumberAtom[] {
  const atoms: NumberAtom[] = [];
  ATOM.lastIndex = 0;
  for (let match = ATOM.exec(folded); match !== null; match = ATOM.exec(folded)) {
    const [text, digits, english, hanzi] = match;
    let atom: NumberAtom | undefined;
    if (digits !== undefined) atom = digitAtom(folded, match.index, digits);
    else if (english !== undefined) atom = englishAtom(match.index, english);
    else if (hanzi !== undefined) atom = hanziAtom(folded, match.index, hanzi);
    if (atom === undefined) continue;
    atoms.push(atom);
    ATOM.lastIndex = Math.max(atom.end, match.index + (english === undefined ? text.length : 1));
  }
  return atoms;
}

function digitAtom(folded: string, start: number, text: string): NumberAtom {
  const power = /^(.*?) ?[×x] ?10\^(\d{1,2})$/.exec(text);
  const read = readDigits(power === null ? text : `${power[1]}e${power[2]}`);
  const end = start + text.length;
  const atom: NumberAtom = {
    start,
    end,
    script: 'digits',
    lo: read?.value,
    hi: read?.value,
    alternate: read?.alternate ?? null,
    scale: 1,
    text,
  };
  if (read !== undefined) takeScale(folded, atom);
  return atom;
}

function takeScale(folded: string, atom: NumberAtom): void {
  HANZI_SCALE.lastIndex = atom.end;
  const hanzi = HANZI_SCALE.exec(folded);
  if (hanzi !== null) {
    const run = withoutKilo(hanzi[1] ?? '', folded.charAt(HANZI_SCALE.lastIndex));
    atom.end = HANZI_SCALE.lastIndex - (hanzi[1] ?? '').length + run.length;
    atom.scale = scaleOf(run.trim());
    if (run !== '') takeRest(folded, atom);
    return;
  }
  ENGLISH_SCALE.lastIndex = atom.end;
  const english = ENGLISH_SCALE.exec(folded);
  if (english === null) return;
  const word = (english[1] ?? '').toLowerCase();
  if (word === 'k' && english[0] !== english[1]) return;
  atom.scale = ENGLISH_SCALE_SHORT[word] ?? scaleWord(word) ?? 1;
  atom.end = ENGLISH_SCALE.lastIndex;
}

/** The 千 of 千克, 千瓦 and 千米 belongs to the unit. */
const withoutKilo = (run: string, next: string): string =>
  run.endsWith('千') && /[克瓦米]/.test(next) ? run.slice(0, -1) : run;

const REST =
  / ?(\d{1,4}(?:\.\d+)?)([百千]?[万亿]|[百千])(?![〇零一二两三四五六七八九十百万亿\d]|千(?![克瓦米]))|([1-9])(?![\d.,:%〇零一二两三四五六七八九十百千万亿])/y;

/** 1万2千, 1亿3000万, 3万5: a second figure of a smaller scale, or of the next one. */
function takeRest(folded: string, atom: NumberAtom): void {
  REST.lastIndex = atom.end;
  const rest = REST.exec(folded);
  if (rest === null || atom.lo === undefined) return;
  const short = (Number(rest[3]) * atom.scale) / 10;
  const value = rest[3] === undefined ? Number(rest[1]) * scaleOf(rest[2] ?? '') : short;
  if (value >= atom.scale || (rest[3] !== undefined && atom.scale < 1000)) return;
  atom.lo = atom.hi = atom.lo * atom.scale + value;
  atom.alternate = null;
  atom.scale = 1;
  atom.end = REST.lastIndex;
}

function englishAtom(start: number, text: string): NumberAtom | undefined {
  // "three four" is no number; the longest beginning that is one counts.
  let words = text;
  let value = readEnglish(words);
  while (value === undefined) {
    const shorter = words.replace(/(?:[ -]|, | and )[a-z]+$/i, '');
    if (shorter === words) return undefined;
    words = shorter;
    value = readEnglish(words);
  }
  return {
    start,
    end: start + words.length,
    script: 'english',
    lo: value,
    hi: value,
    alternate: null,
    scale: 1,
    text: words,
  };
}

function hanziAtom(folded: string, start: number, written: string): NumberAtom {
  const text = numeralOf(folded, start, written);
  const read = text === '半' ? { lo: 0.5, hi: 0.5 } : readHanzi(text);
  return {
    start,
    end: start + text.length,
    script: 'hanzi',
    lo: read?.lo,
    hi: read?.hi,
    alternate: null,
    scale: 1,
    text,
    shared: scaleOf(/[百千万亿]+$/.exec(text)?.[0] ?? ''),
  };
}

/** The numeral without the 千 of a unit: always before 瓦, else where the whole is no numeral (八十千克). */
function numeralOf(folded: string, start: number, written: string): string {
  const shorter = withoutKilo(written, folded.charAt(start + written.length));
  if (shorter === written || shorter === '') return written;
  const isPower = folded.charAt(start + written.length) === '瓦';
  return isPower || readHanzi(written) === undefined ? shorter : written;
}
