import { HANGING, HEDGES, LIMITS, REVERSALS } from './main-clause-cues.js';

/** What a sentence may go on with behind a clause that it states as a whole. */
interface Tail {
  readonly begins: RegExp;
  /** What the clause must show. */
  readonly of?: RegExp;
  /** Whether a figure may stand on both sides. */
  readonly mayCount?: true;
  /** What cannot limit the clause from such a place, of what is looked for in the rest of a sentence. */
  readonly allows?: readonly RegExp[];
  /** Whether the clause may be a rule or an offer too. */
  readonly mayHang?: true;
}

/** What has happened is not taken back by what was done meanwhile. */
const PAST =
  /\b(?:was|were|had|has|have)\b|\b\p{Ll}+ed (?:a|an|the|his|her|its|their|before|from|into|at|on|by|to|with)\b/u;

const TAILS: readonly Tail[] = [
  // Of persons: when they did what is told besides says nothing of the clause.
  { begins: /^, (?:who|whose|whom) /, allows: [LIMITS], mayCount: true },
  // Relative clauses behind a comma. Without one, and with "that", they pick out what is spoken of.
  {
    begins:
      /^, (?:(?:one|some|many|most|all|both|each) of |in |at |on |of |to |from |with |for )?(?:which|where|whom)(?= )(?! (?:possible|available|necessary|needed|appropriate|applicable|feasible))/,
  },
  // What is only likely of the second clause is not for that of the first.
  { begins: /^(?:, ?| ?[-—] ?| - - ?)and (?!(?:then|so|yet|nor|or|all|even)\b)/, allows: [HEDGES] },
  { begins: /^ and (?=(?:is|are|has|have|had|will|he|she|they|we|his|her|its|their)\b)/, allows: [HEDGES] },
  { begins: /^ and (?=\p{Ll}{2,}ed (?:a|an|the|his|her|its|their|\p{Ll}{2,}ing)\b)/u },
  {
    begins:
      /^, (?:\p{Ll}{3,}ly )?(?!(?:accord|assum|barr|exclud|includ|provid|pend|depend|count|consider|regard|concern|follow|start|begin|end|last|us|suppos|presum|fail|adjust|measur|judg|speak|pretend|play|act|dream|imagin|jok|seem|appear|claim|say|allow|permitt|ow|sav|limit|restrict|call|tell|suggest|promis|hop|wish|try|plan|threaten|dur|noth|someth|anyth|everyth|even|morn|spr|str|k|r|th|subject|revers|cancel|deny|reject)ing\b)\p{Ll}{2,}ing /u,
    of: PAST,
    mayCount: true,
    allows: [LIMITS],
  },
  {
    begins:
      /^, (?!(?:provid|limit|restrict|suppos|assum|grant|alleg|bas|us|measur|adjust|combin|help|aid|assist|treat|follow)ed\b)\p{Ll}{3,}ed by /u,
    of: PAST,
  },
  // Participles of what comes of something, and what stands beside a name to describe it.
  { begins: /^, (?:representing|maintaining|marking|causing|leading to|resulting in) / },
  { begins: /^, an? /, mayCount: true },
  {
    begins:
      /^, (?:about |some |around |nearly |almost )?\d+ (?:miles|kilometers|km|feet|meters|metres) (?:north|south|east|west|away|from|off) /,
  },
  { begins: /^,? because (?!of\b)/ },
  { begins: /^, (?:for example|for instance|too|as well)$/, mayHang: true },
  // Sentences that were joined without a blank.
  { begins: /^\.(?=(?:The|This|These|In|It|He|She|They|We)\b)/, mayCount: true, allows: [LIMITS, HEDGES] },
  { begins: /^[，,](?:并且|而且|同时也?|并|且|也|还)(?![非不无未])/ },
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
    ({ allows = [], begins, mayCount, mayHang, of }) =>
      begins.test(rest) &&
      (of?.test(clause) ?? true) &&
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
