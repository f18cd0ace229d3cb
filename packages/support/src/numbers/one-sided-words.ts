import type { FigureInText } from './same-figure.js';

const WORD = /[a-z\u00c0-\u024f]+(?:['’-][a-z\u00c0-\u024f]+)*|\d+(?:[.,]\d+)*|\p{Script=Han}|[,，;；]/giu;
/** Words that change nothing of what a figure is of. */
const IDLE = new Set(
  (
    'a an the of that this its their his her is was are were be been has have had does did do will also only just still now ' +
    'currently already about usually 的 了 将 应 共 总 有 已 经 享 拥 是 为 也 仅 只 约 达 到 则 该 其 人 名 个 通 常'
  ).split(' '),
);
/** What goes on behind these is told beside the figure. */
const GOES_ON = /^(?:and|or|but|while|which|who|whose|according|said|says|;|；|并|以|和|而|但|及|据)$/;

/** An aside that a comma sets off limits where it begins with one of these. */
const LIMITS_AHEAD =
  /^(?:in|at|on|for|over|under|among|during|within|outside|with|without|above|below|beyond|from|between|在|对|就|于)$/;
const COMMA = /^[,，;；]$/;

/**
 * Whether one of two sentences says all that the other does, and in one place words that the other lacks: "300 people in
 * Berlin" beside "900 people".
 *
 * @remarks Then the one is of a part, or of more, of what the other is of. Linear.
 */
export function saysMore(a: FigureInText, b: FigureInText): boolean {
  const [mine, theirs] = [wordsOf(a), wordsOf(b)];
  const [short, long] = mine.length <= theirs.length ? [mine, theirs] : [theirs, mine];
  const isSame = (i: number, j: number): boolean => short[i]?.word === long[j]?.word;
  let start = 0;
  while (start < short.length && isSame(start, start)) start += 1;
  const more = long.slice(start, start + long.length - short.length);
  for (let i = start; i < short.length; i++) if (!isSame(i, i + more.length)) return false;
  return isEnough(short, start > 0) && isLimit(more, start === 0, long[start + more.length]);
}

const LONGEST_OTHER = 3;

/** Whether two sentences differ, their figures aside, in one place of up to three words on each side: 收到 beside 发出. */
export function saysOther(a: FigureInText, b: FigureInText): boolean {
  const [mine, theirs] = [wordsOf(a), wordsOf(b)];
  const most = Math.min(mine.length, theirs.length);
  let start = 0;
  while (start < most && mine[start]?.word === theirs[start]?.word) start += 1;
  let end = 0;
  while (end < most - start && mine.at(-1 - end)?.word === theirs.at(-1 - end)?.word) end += 1;
  const places = [mine, theirs].map((words) => words.slice(start, words.length - end));
  return (
    start + end > 1 &&
    places.every((words) => words.length > 0 && words.length <= LONGEST_OTHER && !words.includes(FIGURE))
  );
}

/** Whether words that one side adds tell of what its figure is, and not of something beside it. */
function isLimit(
  more: readonly WordOfSentence[],
  isFirst: boolean,
  next: WordOfSentence | undefined,
): boolean {
  const words = more.filter(({ word }) => !COMMA.test(word));
  const [first, second] = words;
  if (first === undefined || GOES_ON.test(first.word)) return false;
  const isAside = words.length < more.length || COMMA.test(next?.word ?? '');
  if (isAside && !LIMITS_AHEAD.test(first.word)) return false;
  // A name may be told in full on one side alone; a first word has its capital as such.
  return words.some(({ isName }, at) => !isName || (isFirst && at === 0 && second?.isName !== true));
}

const LEAST_HAN = 3;
const HAN = /^\p{Script=Han}$/u;

/** Whether a sentence says enough for the other one to be the same with more: not 两天送达. */
function isEnough(words: readonly WordOfSentence[], isBegunAlike: boolean): boolean {
  const han = words.filter(({ word }) => HAN.test(word)).length;
  return han === 0 ? words.length > 1 : han >= (isBegunAlike ? LEAST_HAN - 1 : LEAST_HAN);
}

const FIGURE = { word: '#', isName: false };

interface WordOfSentence {
  readonly word: string;
  readonly isName: boolean;
}

function wordsOf({ after, before }: FigureInText): WordOfSentence[] {
  return [...listWords(before), FIGURE, ...listWords(after)];
}

function listWords(text: string): WordOfSentence[] {
  return (text.match(WORD) ?? []).flatMap((written) => {
    const word = written.toLowerCase();
    return IDLE.has(word) ? [] : [{ word: toSingular(word), isName: word !== written }];
  });
}

const toSingular = (word: string): string => (/^[a-z]{3,}[^s]s$/.test(word) ? word.slice(0, -1) : word);
