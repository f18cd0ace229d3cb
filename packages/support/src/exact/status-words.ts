const words = (...lists: readonly string[]): string => `\\b(?:${lists.join('|')})\\b`;

/** What ends the force of a rule or takes a statement from its text. */
const ENDED = words(
  'repeal\\w*|revok\\w+|rescind\\w*|abolish\\w*|supersed\\w+|replac(?:ed|ing|es)|depreca\\w+|discontinu\\w+|retired|void(?:ed)?|invalid\\w*|null|annul\\w*',
  'withdrawn?|withdrew|retract\\w*|remov(?:ed|al)|deleted?|(?:struck|threw|turned) (?:\\w+ )?(?:down|out)|overturn\\w*|overrul\\w+|quash\\w*|cancel\\w*|suspend\\w*|abandon\\w*|dropp?ed',
  'reject\\w*|declined|vetoed|defeated|voted down|refus\\w+|expired?|lapsed?|ended|ceas\\w+|out of date|stale|obsolete|outdated|legacy|no longer',
);

/** What says of a text that it is not, or not yet, what holds. */
const UNREAL = words(
  'drafts?|proposals?|proposed|samples?|specimen|placeholder|dummy|mock|fiction\\w*|invent(?:ed|ion)|hypothe\\w+|imagin\\w+|pretend\\w*|scenarios?|made up|made-up',
  'satir\\w+|parod\\w+|jok(?:e|es|ing)|kidding|april fools?|dreams?|dreamt|once upon a time|counter-?examples?|exercises?|quiz|scam\\w*|spam|phishing|cheats?|liars?|lying|forg(?:ed|ery)',
  'pending|tentative\\w*|provisional\\w*|unofficial\\w*|unconfirmed|unverified|unproven|alleged\\w*|supposed\\w*|so-called|rumou?r\\w*|disputed|contested|citation needed|dubious',
);

/** What says of a statement that it is not so. */
const FALSE = words(
  'false(?:ly|hoods?)?|untrue|untruths?|wrong\\w*|incorrect\\w*|inaccura\\w+|erroneous\\w*|errors?|errat(?:um|a)|mistak\\w+|misleading|misconceptions?|myths?|hoax\\w*|lies?|lied|fake\\w*|bogus|baseless|unfounded|groundless',
  'fabricat\\w+|nonsense|rubbish|canard|refut\\w+|debunk\\w*|disprov\\w+|opposite|contrary|reverse|the truth|disagree\\w*|den(?:y|ies|ied)|doubt\\w*|contradict\\w*|retorts?',
);

/** What was so. */
const PAST = words(
  'former(?:ly)?|previous(?:ly)?|used to|was then|at the time|old|historical(?:ly)? (?:text|version|wording|rules?|reference)|for reference|in the past|(?:before|until|till|prior to) (?:\\w+ )?\\d{4}|was so|valid in \\d{4}',
);

/** What limits when, where or for whom something is so. */
const LIMIT = words(
  'only|solely|unless|except\\w*|exclu\\w+|exempt\\w*|until|till|as (?:of|from)|(?:from|since|before|after) (?:\\d{4}|january|february|march|april|may|june|july|august|september|october|november|december|next|last)',
);

const NEGATION =
  "\\b(?:not|no|never|none|nothing|nobody|neither|nor|cannot|can't|hardly|without|lacks?|lacked|fail(?:s|ed))\\b|n['’]t\\b";

/** Words that, beside a statement and about it, say that it is not so, is no more so, is limited or no statement at all. */
export const TAKING_BACK = new RegExp([ENDED, UNREAL, FALSE, PAST, LIMIT, NEGATION].join('|'), 'i');
/** The same without negation and limits, which of another subject are said often. */
export const STATUS = new RegExp([ENDED, UNREAL, FALSE, PAST].join('|'), 'i');
export const FALSEHOOD = new RegExp([FALSE, UNREAL].join('|'), 'i');
export const NEGATIVE = new RegExp(NEGATION, 'i');

/** Names of fields whose value says what a text is worth, unless it says that it is in force. */
export const STATUS_LABEL =
  /^[\s>*_[(#|-]*(?:status|state|validity|valid|in force|effective|force|approval|decision|outcome|result|verdict|ruling|rating|fact[- ]check|truth|correction|error|errat(?:um|a)|update|answer|exceptions?|conditions?|limitations?|restrictions?|applicab\w+|applies to|scope|状态|效力|有效性|有效期|时效性?|审批|决定|结论|裁定|核查|更正|勘误|例外|条件|限制|适用范围|答案)[*_]*\s*[:：]\s*[*_]*(.*)$/i;
/** Values that confirm. */
export const IN_FORCE =
  /^(?:in (?:force|effect)|active|current|approved|adopted|accepted|final|valid|effective|published|stable|true|yes|correct|confirmed|ok|done|all\b.*|everyone\b.*|现行(?:有效)?|有效|已?生效|已批准|已通过|已发布|已采纳|正式|属实|正确|全体.*|所有.*)[\s.。!！)\]）*_]*$/i;

/** Short sentences that tell nothing of their neighbour, or agree with it. */
export const HARMLESS =
  /^[^\p{L}]*(?:yes|true|correct|right|indeed|exactly|of course|thanks|thank you|welcome|hello|(?:read|see|learn|find out) more|(?:see|scroll|read|click|look|go)\b|that is (?:true|so|right|correct)|this is (?:true|correct)|是的|对(?![一-鿿])|没错|正确|的确|确实|谢谢|详见|参见|请?见|下同|欢迎)/iu;
