/** What a sentence may go on with behind a clause that it states as a whole, each with what it must hold besides. */
interface Tail {
  readonly begins: RegExp;
  /** What the clause must show; a clause that stands for a habit or an offer is limited by what goes on. */
  readonly of?: RegExp;
  /** Whether a figure may stand on both sides. */
  readonly mayCount?: true;
}

const TAILS: readonly Tail[] = [
  // Relative clauses behind a comma. Without one, and with "that", they pick out what is spoken of.
  {
    begins:
      /^, (?:(?:one|some|many|most|all|both|each) of |in |at |on |of |to |from |with |for )?(?:who|whose|whom|which|where)(?= )(?! (?:possible|available|necessary|needed|appropriate|applicable|feasible))/,
  },
  { begins: /^(?:,|—| - -?) ?and (?!(?:then|so|yet|nor|or|all|even|perhaps)\b)/ },
  { begins: /^ and (?=(?:is|are|has|have|had|will|he|she|they|we)\b)/ },
  { begins: /^ and (?=\p{Ll}{2,}ed (?:a|an|the|his|her|its|their)\b)/u },
  // Of something that has happened nothing is taken back by what was done meanwhile.
  {
    begins:
      /^, (?:\p{Ll}{3,}ly )?(?!(?:accord|assum|barr|exclud|includ|provid|pend|depend|count|consider|regard|concern|follow|start|begin|end|last|us|suppos|presum|fail|adjust|measur|judg|speak|pretend|play|act|dream|imagin|jok|seem|appear|claim|say|allow|permitt|ow|sav|limit|restrict|say|call|tell|suggest|promis|hop|wish|try|plan|threaten|dur|noth|someth|anyth|everyth|even|morn|spr|str|k|r|th|subject|revers|cancel|deny|reject)ing\b)\p{Ll}{2,}ing (?!to\b(?! pay\b))/u,
    of: /\b(?:was|were|had|has|have)\b|\b\p{Ll}+ed (?:a|an|the|his|her|its|their|before|from|into|at|on|by|to|with)\b/u,
    mayCount: true,
  },
  { begins: /^,? because (?!of\b)/ },
  { begins: /^, (?:for example|for instance|too|as well)$/ },
  { begins: /^[，,](?:并且|而且|同时也?|并|且|也|还)(?![非不无未])/ },
];

/** What in the rest of a sentence can limit, doubt or take back the clause before it. */
const CUES =
  /\b(?:no|not|never|none|nobody|nothing|nowhere|neither|nor|without|cannot|hardly|rarely|seldom|barely|scarcely|little|few|fewer|less|least|if|unless|until|till|except\w*|exclu\w+|excepting|provid\w+|only|but|however|although|though|despite|while|whilst|whereas|whether|otherwise|instead|rather|yet|still|just|merely|mainly|mostly|partly|largely|usually|often|sometimes|occasionally|normally|generally|typically|formerly|previously|originally|initially|once|whenever|subject|depend\w*|assum\w+|suppos\w+|imagin\w+|pretend\w*|fiction\w*|limit\w*|restrict\w*|appl(?:y|ies|ied|icable)|was|were|been|later|then|now|today|soon|since|ago|ended|ends|ending|end|stop\w*|ceas\w+|expir\w+|laps\w+|chang\w+|revers\w+|overturn\w*|reject\w*|disput\w*|contest\w*|challeng\w+|question\w*|critici\w+|critics?|doubt\w*|deni\w+|deny\w*|disagree\w*|contradict\w*|refut\w+|debunk\w*|revok\w+|rescind\w*|repeal\w*|cancel\w*|suspend\w*|abandon\w*|dropp?\w*|scrapp?\w*|replac\w+|revis\w+|amend\w*|correct\w*|withdr\w+|lift\w*|retract\w*|abolish\w*|false\w*|wrong\w*|untrue|incorrect\w*|mistak\w+|myths?|lies|lie|lied|hoax\w*|rumou?r\w*|jok\w+|satir\w+|legends?|fair(?:y|ies)|tales?|stor(?:y|ies)|dreams?|nonsense|absurd\w*|laugh\w*|ridicul\w+|mock\w*|disprov\w+|proves?|proved|unlikely|impossible|supposedly|allegedly|reportedly|apparently|presumably|perhaps|maybe|probably|possibly|likely|seem\w*|appear\w*|may|might|could|would|should|shall|must|need\w*|requir\w+|ha(?:s|ve|d) to|says?|said|claim\w*|tells?|told|report\w*|alleg\w+|argu\w+|believ\w+|thinks?|thought|beliefs?|theor\w+|hypothe\w+|opinions?|views?|hop(?:es?|ed|ing)|plan(?:s|ned)?|intend\w*|expect\w*|propos\w+|suggest\w*|guess\w*|estimat\w+|suspect\w*|project\w*|predict\w*|forecast\w*|consider\w*|deem\w*|regard\w*|describ\w+|call\w*|according|in (?:theory|principle|part|fact|reality)|at (?:most|least|first|one time|times)|up to|other than|apart from|save for|on (?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|weekdays?|request|condition)|weekends?|holidays?|seasons?|summer|winter|evenings?|mornings?|nights?|daily|(?:in|by|from|until|since|after|before|during) (?:early |late |mid-?)?(?:\d{3,4}|january|february|march|april|june|july|august|september|october|november|december)|temporar\w+|pilot|trial|draft|old|former|extra|additional\w*|separate\w*|charg\w+|fees?|surcharges?|fines?|caps?|capped|maximum|minimum|conditions?|terms|rules?|varies|vary|rises?|falls?|doubles?|increases?|decreases?)\b|n't\b|[?!;:]|["“”]|[不没沒无無未非否莫勿别仅僅只才如若除但却卻然惟唯曾据據称稱说說认認以可能或许應应須须需限止废廢取消撤改据假谣謠传傳疑问問？！；：“”「」]|直至|直到|之前|之后|以前|以后|条件|前提|后来|目前|现在|暂|临时|例外|最多|最少|至多|至少|部分/iu;

/** What in a clause makes it hang on what goes on: negations, small quantities, and what may, must or is free to be done. */
const HANGING =
  /\b(?:no|not|never|none|nobody|nothing|neither|nor|either|both|between|without|cannot|hardly|rarely|seldom|barely|scarcely|few|fewer|little|less|only|at most|exactly|whether|if|unless|can|may|might|must|shall|should|need\w*|free|allowed|permitted|entitled|eligible|valid|exempt\w*|available|refund\w*|fees?|charge\w*|prices?|tickets?|tax\w*|mix\w*|mixture|combination|sum|blend|difference|distance|comparison|compar\w+|average|ratio|cross|half|dreams?|imagine\w*|pretend\w*|denie[sd]|deny|denying|doubts?|doubted|cost(?:s|ing)?|open|opens|closed?|closes|accept\w*|receives?|gets?|pays?|ride|rides|enters?|applies|apply|requires?)\b|n't\b|[不没沒无無未非否勿仅僅只若除可须須应應需必免准许許限允费費价價]|如果|之间/iu;

const FIGURE =
  /\p{N}|%|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundred|thousand|million|billion|half|double|twice|third|quarter)\b|[一二两兩三四五六七八九十百千万萬亿億半倍]/iu;

/** A clause that another one has to follow. */
const SUBORDINATE =
  /^["'(]*(?:if|when|whenever|while|although|though|because|since|unless|until|whether|that|what|who|which|whoever|whatever|as|after|before|once|suppose|imagine|assume|assuming|given|provided|had|were|should|in case|even|not|to|how|why|where)\b|^(?:如|若|当|當|虽|雖|因|由于|除|只|即使|尽管|假)/i;

const LONGEST_REST = 240;

/**
 * Whether the rest of a sentence leaves the clause before it standing as it is.
 *
 * @remarks Only where it goes on in one of a few ways, and holds no word of negation, condition, limit, time, doubt or
 * report; where the clause itself is no rule and no offer, whose conditions may be put in any words. Linear.
 */
export function leavesStanding(clause: string, rest: string): boolean {
  if (rest.length > LONGEST_REST || SUBORDINATE.test(clause) || HANGING.test(clause) || CUES.test(rest)) return false;
  if (!isBalanced(clause) || !isBalanced(rest)) return false;
  const counts = FIGURE.test(clause) && FIGURE.test(rest);
  return TAILS.some(
    ({ begins, mayCount, of }) =>
      begins.test(rest) && (of?.test(clause) ?? true) && (mayCount === true || !counts),
  );
}

/** Whether no bracket and no quotation is cut. */
function isBalanced(text: string): boolean {
  const count = (mark: string): number => text.split(mark).length - 1;
  return (
    count('"') % 2 === 0 && count('(') === count(')') && count('[') === count(']') && count('《') === count('》')
  );
}
