import { segmentSentences } from '@loccit/text';
import type { Place } from '../finding.js';

/** What only goes on behind a first clause, with a figure of its own, and neither limits nor turns it. */
const GOES_ON =
  /[,，;；](?=(?: ?and in writing| ?and then| ?and again|并且?(?:应当?|须|需|要)?在|再在|然后在)[^,，;；]*\d)/;
/** A clause that depends on another states nothing alone. */
const DEPENDS =
  /\b(?:if|when|where|unless|except|only|until|either|both|between)\b|如果?|若|当|除|仅|只|既|或/i;
const LONGEST = 400;

/** The sentences of a text, and the first clause of those that go on with another figure. */
export function listStatements(characters: readonly string[], text: string): Place[] {
  return segmentSentences(text).flatMap(({ charStart, charEnd }) => {
    const whole = { charStart, charEnd };
    const end = charEnd - charStart > LONGEST ? undefined : endOfFirst(characters.slice(charStart, charEnd));
    return end === undefined ? [whole] : [whole, { charStart, charEnd: charStart + end }];
  });
}

function endOfFirst(sentence: readonly string[]): number | undefined {
  const written = sentence.join('');
  const found = GOES_ON.exec(written);
  if (found === null || DEPENDS.test(written)) return undefined;
  return [...written.slice(0, found.index)].length;
}
