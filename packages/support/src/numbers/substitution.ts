import { alignTokens, type Token } from './align.js';

const LONGEST = 2;

/**
 * Whether claim and sentence put different words in one place ("the east locker", "the west locker"), so that the sentence
 * speaks of another thing.
 *
 * @remarks Between two places that agree, one or two words on both sides of which neither text holds the other's.
 */
export function namesAnother(claim: readonly Token[], sentence: readonly Token[]): boolean {
  const mine = new Set(claim.map(({ text }) => text));
  const theirs = new Set(sentence.map(({ text }) => text));
  const pairs = alignTokens(claim, sentence, (a, b) => a.kind === b.kind);
  let i = 0;
  let j = 0;
  for (const [nextI, nextJ] of [...pairs, [claim.length, sentence.length] as const]) {
    const left = claim.slice(i, nextI).filter(({ content }) => content);
    const right = sentence.slice(j, nextJ).filter(({ content }) => content);
    if (
      left.length > 0 &&
      left.length === right.length &&
      left.length <= LONGEST &&
      left.every(({ text }) => !theirs.has(text)) &&
      right.every(({ text }) => !mine.has(text))
    )
      return true;
    i = nextI + 1;
    j = nextJ + 1;
  }
  return false;
}
