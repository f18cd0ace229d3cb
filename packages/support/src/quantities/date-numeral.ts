import { readHanzi } from './hanzi-number.js';

/** The number of a year, a month, a day or an hour, in digits or Chinese numerals. */
export function readDateNumeral(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  if (/^[〇零一二三四五六七八九]{4}$/.test(text))
    return Number([...text].map((c) => readHanzi(c)?.lo ?? 0).join(''));
  const read = readHanzi(text);
  return read === undefined || read.lo !== read.hi ? undefined : read.lo;
}
