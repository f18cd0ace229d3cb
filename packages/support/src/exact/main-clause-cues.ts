const words = (...lists: readonly string[]): string => `\\b(?:${lists.join('|')})\\b`;

/** Words of the rest of a sentence that can deny, condition, take back or ascribe to somebody the clause before it. */
export const REVERSALS = new RegExp(
  [
    words(
      'no|not|never|none|nobody|nothing|(?<!out of )nowhere|neither|nor|without|cannot|hardly|rarely|seldom|barely|scarcely|little|few|fewer|less',
      'if|unless|until|till|except\\w*|exclu\\w+|provided|providing|provision\\w*|only|but|however|although|though|despite|while|whilst|whereas|whether',
      'otherwise|instead|rather|yet|still|subject|depend\\w*|assum\\w+|suppos\\w+|imagin\\w+|pretend\\w*|fiction\\w*|limit\\w*|restrict\\w*|appl(?:y|ies|ied|icable)',
      'stop\\w*|ceas\\w+|expir\\w+|laps\\w+|chang\\w+|revers\\w+|overturn\\w*|reject\\w*|disput\\w*|contest\\w*|challeng\\w+|question\\w*|critici\\w+|critics?|doubt\\w*|deni\\w+|deny\\w*|disagree\\w*|contradict\\w*|refut\\w+|debunk\\w*|revok\\w+|rescind\\w*|repeal\\w*|cancel\\w*|suspend\\w*|abandon\\w*|scrapp?\\w*|revis\\w+|amend\\w*|correct\\w*|withdr\\w+|retract\\w*|abolish\\w*|annul\\w*|void\\w*',
      'false\\w*|wrong\\w*|untrue|incorrect\\w*|mistak\\w+|myths?|lies|lie|lied|hoax\\w*|rumou?r\\w*|jok\\w+|satir\\w+|legends?|fair(?:y|ies)|fables?|tales?|stor(?:y|ies)|dreams?|illusions?|fantas\\w+|fallac\\w+|superstitio\\w+|propaganda|slogans?|notions?|ideas?|nonsense|absurd\\w*|laugh\\w*|ridicul\\w+|mock\\w*|disprov\\w+|proves?|proved|prank\\w*|bluff\\w*|exaggerat\\w+',
      'unlikely|impossible|supposedly|allegedly|reportedly|apparently|presumably|says?|said|saying|claim\\w*|tells?|told|report\\w*|alleg\\w+|argu\\w+|believ\\w+|thinks?|thought|beliefs?|theor\\w+|hypothe\\w+|opinions?|views?|wrote|writes|insist\\w*|maintains|maintained|explain\\w*|announc\\w*|declar\\w*|states|stated|adds|added that|notes|noted|quip\\w*|tweet\\w*|posted|feels|felt|fear\\w*|warn\\w*|vow\\w*|boast\\w*|brag\\w*|complain\\w*|swears?|swore|assert\\w*|confess\\w*|admit\\w*|conclud\\w*|observ\\w*|remark\\w*|reckon\\w*|whisper\\w*|shout\\w*|joked|hop(?:es?|ed|ing)|plan(?:s|ned)?|intend\\w*|expect\\w*|propos\\w+|suggest\\w*|guess\\w*|estimat\\w+|suspect(?:s|ed)? (?:that|it)|predict\\w*|forecast\\w*|deem\\w*|according|promis\\w+|goals?|aims?|targets?|ambition\\w*|possibilit\\w+|allow\\w*|permit\\w*|wish\\w*|scams?|prophec\\w+|tricks?|parod\\w+|sketch\\w*|scenarios?|typos?|errors?|misprint\\w*|libel\\w*|slander\\w*|forger\\w+|fak\\w+|fool\\w*|simulat\\w+|rehears\\w+|films?|novels?|movies?|sitcom|episodes?|hallucinat\\w+|delusion\\w*|conjectur\\w+|speculat\\w+|insinuat\\w+|smears?|prover\\w+|reads?|reading',
      'in (?:theory|principle|part|fact|reality)|at (?:most|least|first|one time|times)|up to|other than|apart from|save for|on (?:request|condition)|conditions?|terms|rules?|required?|requires',
    ),
    'n\'t\\b|[?!;:？！；：]|["“”「」]',
    '[不没沒無无未非否莫勿别仅僅只才如若除但卻却然惟唯曾据據称稱说說认認以可能或许應应須须需限止废廢取消撤改假谣謠传傳疑问問]|直至|直到|条件|前提|后来|暂|临时|例外|最多|最少|至多|至少|部分',
  ].join('|'),
  'iu',
);

/** Words that say when, how often, how much or for how much. */
export const LIMITS = new RegExp(
  [
    words(
      'least|just|merely|mainly|mostly|partly|largely|usually|often|sometimes|occasionally|normally|generally|typically|formerly|previously|originally|initially|once|whenever|was|were|been|later|then|today|soon|since|ago|ended|ends|ending|end|dropp?\\w*|replac\\w+|lift\\w*',
      'on (?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|weekdays?)|weekends?|holidays?|seasons?|summer|winter|evenings?|mornings?|nights?|daily|(?:in|by|from|until|since|after|before|during) (?:early |late |mid-?)?(?:\\d{3,4}|january|february|march|april|june|july|august|september|october|november|december)',
      'temporar\\w+|pilot|trial|draft|old|former|extra|additional\\w*|separate\\w*|charg\\w+|fees?|surcharges?|fines?|caps?|capped|maximum|minimum|varies|vary|rises?|falls?|doubles?|increases?|decreases?|call\\w*|describ\\w+|consider\\w*|regard\\w*|must|need\\w*|ha(?:s|ve|d) to(?! pay)|should|shall',
    ),
    '之前|之后|以前|以后|目前',
  ].join('|'),
  'iu',
);

/** Words that make something likely. */
export const HEDGES = new RegExp(
  words('perhaps|maybe|probably|possibly|likely|seem\\w*|appear\\w*|may|might|could|would|project\\w*'),
  'iu',
);

/** What in a clause makes it hang on what goes on: negations, small quantities, and what may, must or is free to be done. */
export const HANGING = new RegExp(
  [
    words(
      'no|not|never|none|nobody|nothing|neither|nor|either|both|between|cannot|hardly|rarely|seldom|barely|scarcely|few|fewer|little|less|only|at most|exactly|whether|if|unless',
      'can|may|might|must|shall|should|need\\w*|free(?! (?:speech|will|press|trade|markets?|world)\\b)|allowed|permitted|entitled|eligible|valid|exempt\\w*|available|refund\\w*|fees?|charges (?:apply|for)|prices?|tickets?|tax\\w*|(?:is|are|stays?|remains?) (?:open|closed)|opens? (?:on|at|from|daily|to)|closes|accept\\w*|receives?|gets?|pays?|rides?|enters?|applies|apply|requires?|cost(?:s|ing)?',
      'mix\\w*|mixture|combination|sum|blend|difference|distance|comparison|compar\\w+|average|ratio|half|dreams?|imagine\\w*|pretend\\w*|denie[sd]|deny|denying|doubts?|doubted',
    ),
    "n't\\b|[不没沒無无未非否勿仅僅只若除可须須应應需必免准许許限允费費价價]|如果|之间",
  ].join('|'),
  'iu',
);
