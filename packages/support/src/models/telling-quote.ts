import { segmentSentences } from '@loccit/text';
import { listTokens } from '../overlap/overlap.js';

// What every sentence holds tells nothing of any.
const EMPTY_WORDS = new Set(
  (
    'a an the this that these those it its he him his she her they them their we us our you your i my me who whom whose which what there here ' +
    'is are was were be been being am do does did has have had will would shall should can could may might must not no nor ' +
    'of in on at by for with from to into onto upon as and or but so than then if when while because about over under up down out off ' +
    'all any each every some such very more most only also just s t'
  ).split(' '),
);

/**
 * Whether words of the evidence tell something of a claim.
 *
 * @remarks A whole sentence does; less must hold half of the telling words that claim and evidence share, so that what
 * every text holds proves nothing. Linear.
 */
export function bearsClaim(quote: string, claim: string, evidence: string): boolean {
  if (holdsSentence(quote, evidence)) return true;
  const known = listStems(evidence);
  const shared = [...listStems(claim)].filter((stem) => known.has(stem));
  const quoted = listStems(quote);
  const held = shared.filter((stem) => quoted.has(stem)).length;
  return held > 0 && held * 2 >= shared.length;
}

// Inflected words begin alike; figures are told apart to the last digit.
const STEM = /^\p{L}{5}/u;

function listStems(text: string): ReadonlySet<string> {
  const telling = [...listTokens(text)].filter((token) => !EMPTY_WORDS.has(token));
  return new Set(telling.map((token) => STEM.exec(token)?.[0] ?? token));
}

function holdsSentence(quote: string, evidence: string): boolean {
  const characters = [...evidence];
  return segmentSentences(evidence).some(({ charEnd, charStart }) => {
    const sentence = characters
      .slice(charStart, charEnd)
      .join('')
      .trim()
      .replace(/[.!?。！？]$/u, '');
    return sentence !== '' && quote.includes(sentence);
  });
}
