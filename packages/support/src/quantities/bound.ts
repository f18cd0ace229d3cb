import type { Draft } from './draft.js';

type Effect = 'lo' | 'lo-open' | 'hi' | 'hi-open' | 'approx';

const ENGLISH_BEFORE: readonly [string, Effect][] = [
  ['at least|no less than|not less than|no fewer than|not fewer than|(?:a )?minimum of|minimum', 'lo'],
  [
    '(?:not|never) (?:(?:fall|drop|sink|go|be|get|stay) )?(?:below|under|(?:less|fewer|shorter|lower|younger) than)|no (?:shorter|lower|younger) than',
    'lo',
  ],
  [
    'at most|up to|no more than|not more than|(?:a )?maximum of|maximum|not exceeding|not over|(?:must|may|can)not exceed|(?:must|may|can) not exceed|not exceed|within',
    'hi',
  ],
  [
    '(?:not|never) (?:(?:rise|climb|go|be|get|last|take) )?(?:above|over|(?:more|greater|longer|higher|older) than)|no (?:greater|longer|higher|older) than|never exceeds|never exceed',
    'hi',
  ],
  ['more than|greater than|in excess of|exceeding|exceeds|over|above|longer than', 'lo-open'],
  ['less than|fewer than|under|below|shorter than', 'hi-open'],
  ['about|around|approximately|approx\\.|roughly|nearly|almost|circa|some', 'approx'],
];
const CHINESE_BEFORE: readonly [string, Effect][] = [
  ['至少|最少|最低|不(?:得|能|可|应)?(?:少于|低于|小于)|起码|≥', 'lo'],
  ['不(?:得|能|可|应)?(?:超过|多于|高于|大于)|至多|最多|最高|≤', 'hi'],
  ['超过|(?<![高赶反])超|多于|大于|高于|逾|>', 'lo-open'],
  ['不到|少于|低于|小于|未满|不足|不满|<', 'hi-open'],
  ['大约|大概|将近|接近|差不多|几乎|约为|约|近', 'approx'],
];
const CHINESE_AFTER: readonly [string, Effect][] = [
  ['(?:\\(含\\))?(?:及以上|或以上|以上|或更多)', 'lo'],
  ['(?:及以内|以内|之内|及以下|或以下|以下|内(?![部容外存置地心科]))', 'hi'],
  ['左右|上下', 'approx'],
];
const ENGLISH_AFTER: readonly [string, Effect][] = [
  [
    'or more|or longer|or above|or over|and above|and over|and up|upwards|at least|at (?:a|the) minimum',
    'lo',
  ],
  ['or less|or fewer|or under|or below|or shorter|at most|at (?:a|the) maximum', 'hi'],
];
const DATE_BEFORE: readonly [string, Effect][] = [
  ['before|prior to', 'hi-open'],
  ['by|until|till|no later than|not later than', 'hi'],
  ['since|from|starting|beginning|as of|no earlier than', 'lo'],
  ['after', 'lo-open'],
];
const DATE_AFTER: readonly [string, Effect][] = [
  ['之前|以前|前', 'hi-open'],
  ['之后|以后|后', 'lo-open'],
  ['起|开始', 'lo'],
];

/** Words that end in 约 or 近 and say nothing about a figure behind them. */
const NO_APPROXIMATION = /(?:(?<!折)合约|[制条签节预公契特邀相失]约|[最附邻临靠远]近)为? ?$/;

/** 约有员工100人: the word stands before the verb, and is no part of the figure. */
const APPROXIMATE_VERB =
  /(?:(?<![制条签节预公契特邀相失合])约|大概|差不多|几乎|将近|接近|(?<![最附邻临靠远])近)(?:共?有|共|拥有|需要?|可)[\u4e00-\u9fff]{0,4} ?$/;

const WINDOW = 24;

interface Cues {
  /** All cues at once: most quantities have none, and then one look is enough. */
  readonly any: RegExp;
  readonly each: readonly (readonly [RegExp, Effect])[];
}

const before = createCues([...ENGLISH_BEFORE.map(englishBefore), ...CHINESE_BEFORE.map(chineseBefore)]);
const after = createCues([...CHINESE_AFTER.map(chineseAfter), ...ENGLISH_AFTER.map(englishAfter)]);
const datedBefore = createCues([...DATE_BEFORE.map(englishBefore), ...CHINESE_BEFORE.map(chineseBefore)]);
const datedAfter = createCues([...DATE_AFTER.map(chineseAfter), ...CHINESE_AFTER.map(chineseAfter)]);

function createCues(rows: readonly (readonly [string, Effect])[]): Cues {
  return {
    any: new RegExp(rows.map(([source]) => source).join('|'), 'i'),
    each: rows.map(([source, effect]) => [new RegExp(source, 'i'), effect] as const),
  };
}

function englishBefore([source, effect]: readonly [string, Effect]): [string, Effect] {
  return [`(?<![A-Za-z-])(?:${source})(?: the| a| an)? $`, effect];
}

function chineseBefore([source, effect]: readonly [string, Effect]): [string, Effect] {
  return [`(?:${source})(?:提前|提早)?为? ?$`, effect];
}

function chineseAfter([source, effect]: readonly [string, Effect]): [string, Effect] {
  return [`^ ?(?:${source})`, effect];
}

function englishAfter([source, effect]: readonly [string, Effect]): [string, Effect] {
  return [`^ (?:${source})\\b`, effect];
}

/** Takes the words of a bound or an approximation beside a quantity into it. Ranges keep their own ends. */
export function applyBounds(folded: string, draft: Draft): void {
  if (draft.kind === 'identifier' || draft.kind === 'ordinal' || draft.lo === null) return;
  const left = folded.slice(Math.max(0, draft.start - WINDOW), draft.start);
  const right = folded.slice(draft.end, draft.end + WINDOW);
  const dated = draft.kind === 'date' || draft.kind === 'time';
  const cue = matchLongest(dated ? datedBefore : before, left);
  if (cue !== undefined && !(cue.effect === 'approx' && NO_APPROXIMATION.test(left))) {
    draft.start -= left.length - cue.index;
    apply(draft, cue.effect);
    // 约三天左右 says it twice.
    if (draft.form === 'approx') draft.end += /^ ?(?:左右|上下)/.exec(right)?.[0].length ?? 0;
    return;
  }
  if (right.startsWith('+') && draft.form === 'exact') {
    draft.end += 1;
    apply(draft, 'lo');
    return;
  }
  if (draft.form === 'exact' && !dated && APPROXIMATE_VERB.test(left)) {
    draft.form = 'approx';
    return;
  }
  if (draft.form === 'range') return;
  const behind = matchLongest(dated ? datedAfter : after, right);
  // What begins at an hour has it for its time.
  if (behind !== undefined && !(draft.kind === 'time' && right.trimStart().startsWith('开始'))) {
    draft.end += behind.length;
    apply(draft, behind.effect);
  } else if (draft.kind === 'money' && /^起(?![诉火来飞草])/.test(right)) {
    draft.end += 1;
    apply(draft, 'lo');
  }
}

function matchLongest(cues: Cues, text: string) {
  if (!cues.any.test(text)) return undefined;
  let best: { index: number; length: number; effect: Effect } | undefined;
  for (const [pattern, effect] of cues.each) {
    const match = pattern.exec(text);
    if (match === null) continue;
    if (best === undefined || match[0].length > best.length) {
      best = { index: match.index, length: match[0].length, effect };
    }
  }
  return best;
}

function apply(draft: Draft, effect: Effect): void {
  if (draft.form !== 'exact') return;
  if (effect === 'approx') {
    draft.form = 'approx';
    return;
  }
  draft.form = 'bound';
  if (effect === 'lo' || effect === 'lo-open') {
    // "after March" begins when March has ended.
    if (effect === 'lo-open') draft.lo = draft.hi;
    draft.hi = null;
    draft.loOpen = effect === 'lo-open';
  } else {
    if (effect === 'hi-open') draft.hi = draft.lo;
    draft.lo = null;
    draft.hiOpen = effect === 'hi-open';
  }
}
