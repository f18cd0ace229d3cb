import type { FigureInText } from './same-figure.js';

const WORD = /[a-z\u00c0-\u024f]+(?:['’-][a-z\u00c0-\u024f]+)*|\d+(?:[.,]\d+)*|\p{Script=Han}|[,，;；]/giu;
/** Words that change nothing of what a figure is of. */
const IDLE = new Set(
  (
    'a an the of that this its their his her is was are were be been has have had does did do will also only just still now ' +
    'currently already about , ， 的 了 将 应 共 总 有 已 经 是 为 也 仅 只 约 达 到 则 该 其 人 名 个'
  ).split(' '),
);
/** What goes on behind these is told beside the figure. */
const GOES_ON = /^(?:and|or|but|while|which|who|whose|according|said|says|;|；|并|以|和|而|但|及|据)$/;

/**
 * Whether one of two sentences says all that the other does, and words beside it that the other lacks: "300 people in Berlin"
 * beside "900 people".
 *
 * @remarks Then the one is of a part, or of more, of what the other is of. Linear.
 */
export function saysMore(a: FigureInText, b: FigureInText): boolean {
  const [mine, theirs] = [wordsOf(a), wordsOf(b)];
  const [short, long] = mine.length <= theirs.length ? [mine, theirs] : [theirs, mine];
  let next = 0;
  let previous = '';
  let isMore = false;
  for (const [at, { isName, word }] of long.entries()) {
    if (word === short[next]?.word) next += 1;
    else {
      if (previous === short[next - 1]?.word && GOES_ON.test(word)) return false;
      // A name may be told in full on one side alone; a first word has its capital as such.
      isMore ||= !isName || (at === 0 && long[1]?.isName !== true);
    }
    previous = word;
  }
  return isMore && next === short.length;
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
