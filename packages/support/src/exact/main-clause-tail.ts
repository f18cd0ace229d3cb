import { HANGING, HEDGES, LIMITS, REVERSALS } from './main-clause-cues.js';

/** What a sentence may go on with behind a clause that it states as a whole. */
interface Tail {
  readonly begins: RegExp;
  /** Whether a figure may stand on both sides. */
  readonly mayCount?: true;
  /** What cannot limit the clause from such a place, of what is looked for in the rest of a sentence. */
  readonly allows?: readonly RegExp[];
  /** Whether the clause may be a rule or an offer too. */
  readonly mayHang?: true;
}

/**
 * The ways to go on that cannot speak of the clause itself.
 *
 * @remarks Not here, for what words like these can take back: ", a ..." (a fabrication), ", ...ed by ..." (invented by),
 * ", ...ing ..." (ignoring, playing in a drama), ", which is ..." (bogus), "and that", "and it", and Chinese 且 and 并 (且系伪造).
 */
const TAILS: readonly Tail[] = [
  // Of persons: when they did what is told besides says nothing of the clause.
  { begins: /^, (?:who|whose|whom) /, allows: [LIMITS], mayCount: true },
  {
    begins:
      /^, which (?:is (?:almost |about |nearly )?\d|(?:gives?|gave|runs?|ran|lies|lay|stands?|borders?|flows?|houses?|contains?|connects?)\b)/,
  },
  // The same one goes on to do or to be something else.
  { begins: /^(?:, ?| )and (?:is one of|has|have|had|will|he|she|they|we) /, allows: [HEDGES] },
  { begins: /^ and (?=\p{Ll}{2,}ed (?:a|an|the|his|her|its|their|\p{Ll}{2,}ing)\b)/u },
  // Somebody else does.
  {
    begins:
      /^(?:, ?| ?[-—] ?| - - ?)and (?!(?:then|so|yet|nor|or|all|even|that|this|these|those|it|such|which|what|his|her|their|its)\b)(?:\p{L}+ ){1,3}(?:has|have|had|will|could) /u,
    allows: [HEDGES],
  },
  {
    begins:
      /^, (?:about |some |around |nearly |almost )?\d+ (?:miles|kilometers|km|feet|meters|metres) (?:north|south|east|west|away|from|off) /,
  },
  { begins: /^, (?:for example|for instance|too|as well)$/, mayHang: true },
];

const FIGURE =
  /\p{N}|%|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundred|thousand|million|billion|half|double|twice|third|quarter)\b|[一二两兩三四五六七八九十百千万萬亿億半倍]/iu;
/** How long, high or heavy something is that the clause names. */
const MEASURE = /\d+ (?:metres|meters|feet|miles|kilometers|km|cm|mm|inches|acres|hectares|kg|tons)\b/gu;

/** A clause that another one has to follow. */
const SUBORDINATE =
  /^["'(]*(?:if|when|whenever|while|although|though|because|since|unless|until|whether|that|what|who|which|whoever|whatever|as|after|before|once|suppose|imagine|assume|assuming|given|provided|had|were|should|in case|even|not|to|how|why|where)\b|^(?:the|an?|those|people|everyone|anyone) (?:\p{L}+ )?(?:that|who|whom|which) |^(?:如|若|当|當|虽|雖|因|由于|除|只|即使|尽管|假)/iu;

const LONGEST_REST = 240;

/**
 * Whether the rest of a sentence leaves the clause before it standing as it is.
 *
 * @remarks Only where it goes on in one of a few ways, and holds no word of negation, condition, limit, time, doubt or
 * report; where the clause itself is no rule and no offer, whose conditions may be put in any words. Linear.
 */
export function leavesStanding(clause: string, rest: string): boolean {
  if (rest.length > LONGEST_REST || SUBORDINATE.test(clause) || REVERSALS.test(rest)) return false;
  if (!isBalanced(clause) || !isBalanced(rest)) return false;
  const hangs = HANGING.test(clause);
  const counts = FIGURE.test(clause) && FIGURE.test(rest.replace(MEASURE, ''));
  const limiting = [LIMITS, HEDGES].filter((cues) => cues.test(rest));
  return TAILS.some(
    ({ allows = [], begins, mayCount, mayHang }) =>
      begins.test(rest) &&
      (mayHang === true || !hangs) &&
      (mayCount === true || !counts) &&
      limiting.every((cues) => allows.includes(cues)),
  );
}

/** Whether no bracket and no quotation is cut. */
function isBalanced(text: string): boolean {
  const count = (mark: string): number => text.split(mark).length - 1;
  return (
    count('"') % 2 === 0 &&
    count('(') === count(')') &&
    count('[') === count(']') &&
    count('《') === count('》')
  );
}
