import type { AskedSpan, FigureClause, PlacedFigure } from './figure-clause.js';

const spanAsked = '(?:多久|多长时间|(?:几|多少)个?(?:分钟|小时|天|工作日|自然日|周|星期|月|年))';
/** `要多久`, `需要几个小时`: what comes before it takes that long. */
const takes = new RegExp(`(?:要|需要?|得|花|等)(?:花|等|用)?${spanAsked}(?!之?内|以内|一次)`, 'u');
/** `多久到账`: what comes behind it is done then. */
const untilDone = /(?:多久|多长时间)(?:才|就|会)?(?!之?内|以内|一次|[要应须需])\p{Script=Han}{2}/u;
/** But `多久能到账` asks no leave. */
const mayOrMust = /应|须|(?<![久间])(?:可以|能)|不得|最晚|最迟|期限|截止|内/u;
const askedUnit = /(?:几|多少)个?(分钟|小时|天|工作日|自然日|周|星期|月|年)/u;
const unitNames: Readonly<Record<string, string>> = {
  分钟: 'minute',
  小时: 'hour',
  天: 'day',
  工作日: 'day',
  自然日: 'day',
  周: 'week',
  星期: 'week',
  月: 'month',
  年: 'year',
};

/** What a Chinese question says of the span of time that it asks for. */
export function readChineseAsked(question: string): AskedSpan {
  const deadline = mayOrMust.test(question);
  const once = takes.test(question);
  const unit = unitNames[askedUnit.exec(question)?.[1] ?? ''];
  return {
    once,
    span: /多久|多长时间/u.test(question),
    deadline,
    taking: !/内/u.test(question) && (once || untilDone.test(question)),
    ...(unit === undefined ? {} : { unit }),
  };
}

const clauseMark = /[，；。：、,;:|\n]/u;
/** The last word in a clause that makes its figure a limit, and what follows. */
const limits = /(?:应当|应该|应|必须|须|可以|可|需要|需)(?!.*(?:应|须|可|需))(.*)$/u;
/** The event before a figure that it counts from: `自取材之日起`, `在出院结算后`, and what comes then: `维修完成后免费保管`. */
const countedFrom =
  /(?:[自从在于][^自从在于]*|^[^自从在于]*)(?:日起|(?<!售)[后前](?![续期台勤面门])|(?<=[年月日始]|之日)起)/u;
/** The same where the figure stands inside: `在出院 10 个工作日后`. */
const countedTo = /(?:[自从在于][^自从在于]*|^[^自从在于]*)$/u;
/** What lasts so long is a state, and after how long something holds a condition, not an act that is done then. */
const holds = /(?:保管|保存|保留|留存|有效|使用|停用|暂停|冻结|锁定|封存|享有|享受)[^，]{0,4}$|满\s*$/u;
const leave = /可以?(?!.*[应须])/u;
/** How an act is done is not what is done. */
const manner =
  /^(?:书面|一次性?|及时|立即|至少|至多|最多|最迟|最晚|提前|不超过|不少于|将|由|内|以内|之内|\s)+/u;
const periodName = /(\p{Script=Han}期)限?[为是\s]*$/u;

/** What a Chinese clause says of its figure. */
export function readChineseClause({ before, behind }: PlacedFigure): FigureClause {
  const clause = readClause(before);
  const isTo = /^\s*(?:之?[后前]|以[后前])/u.test(behind);
  const from = (isTo ? countedTo : countedFrom).exec(clause)?.[0] ?? '';
  const [end = ''] = behind.split(clauseMark);
  const [, governed] = limits.exec(clause) ?? [];
  const act =
    governed === undefined
      ? undefined
      : findAct(governed.replace(countedFrom, '').replace(/[在于自]\s*$/u, ''), end);
  const [, name] = periodName.exec(clause) ?? [];
  return {
    core: `${clause.replace(from, ' ')} ${end}`,
    from,
    state: holds.test(clause) || leave.test(clause),
    recurring: /每\s*$/u.test(clause) || /^\s*(?:之|以)?后[方才]?可/u.test(behind),
    ...(act === undefined ? {} : { act }),
    ...(name === undefined ? {} : { name }),
  };
}

/** The last clause, with the one before it where that only tells from when it counts: `审核通过后，5 天内到账`. */
function readClause(before: string): string {
  const clauses = before.split(clauseMark);
  const last = clauses.at(-1) ?? '';
  const previous = clauses.at(-2) ?? '';
  return /(?:[后前起]|的)\s*$/u.test(previous) || last.trim() === '' ? `${previous}${last}` : last;
}

/** The first two characters of what is done. */
function findAct(between: string, behind: string): string | undefined {
  for (const text of [between, behind]) {
    const act = /^\p{Script=Han}{2}/u.exec(text.replace(manner, ''))?.[0];
    if (act !== undefined) return act;
  }
  return undefined;
}
