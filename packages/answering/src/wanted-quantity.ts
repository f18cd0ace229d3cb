import { findQuantities, foldWriting, type Quantity, type QuantityKind } from '@loccit/support';
import { type AskedFigure, bearsAsked } from './figure-role.js';
import { englishFunctionWords } from './function-words.js';

/** The kind of figure that answers a question. */
export interface Wanted {
  readonly kinds: readonly QuantityKind[];
  /** Kinds that tell it only as an end: how long something holds is told by `until 31 March`, not by a date alone. */
  readonly asEnd?: readonly QuantityKind[];
  /** Words that tell such a figure without a number: `until it is packed`, `twice`, `daily`. */
  readonly words?: RegExp;
  /** Share of the question that the passage itself must speak about, where that is more than of others: places stand everywhere. */
  readonly own?: number;
  /** What such a figure must be of; absent where it may be of anything. */
  readonly asked?: AskedFigure;
}

const moments: readonly QuantityKind[] = ['date', 'time'];
const spans: readonly QuantityKind[] = ['duration', 'age'];
const times: readonly QuantityKind[] = [...spans, ...moments];
const measures: readonly QuantityKind[] = [
  'length',
  'mass',
  'volume',
  'data',
  'area',
  'temperature',
  'energy',
];
const sums: readonly QuantityKind[] = ['money', 'percent', 'discount'];

const momentWords =
  /\b(?:until|before|after|once|as soon as|when)\b|之前|之后|以前|以后|当天|当日|次日|[前后时起]/iu;
const spanWords =
  /\b(?:same day|next (?:working |business )?day|immediately|at once|instantly)\b|当天|当日|次日|即时|立即|立刻|实时/iu;
const frequencyWords =
  /\b(?:once|twice|times|every|each|per|hourly|daily|weekly|monthly|quarterly|yearly|annually|always|never|an? (?:hour|day|week|month|year)|only (?:if|when|after|on)|as needed|on (?:demand|request))\b|每|从不|总是|仅在|只在|按需|必要时/iu;
const countWords = /\b(?:once|twice)\b/iu;

/** Things that are counted one by one, not measured: `how many people`, 多少名, 几册. */
const countedThings =
  /\bhow many (?!(?:percent|kilo\w*|grams?|lit(?:re|er)s?|met(?:re|er)s?|degrees?|\w+bytes?|[km]?wh?|kwh|euros?|dollars?|pounds?|cents?|crowns?|kron(?:or|er)|francs?|yen|yuan|points?)\b)|(?:多少|几)(?:名|位|人|册|本|张|间|辆|台|件|条|家|所|层|栋|篇|次|个(?![小工自星月百])(?=\p{Script=Han}))/iu;
/** What tells a place: a preposition before a thing that is no time, or a word for rooms, desks and sites. */
const placeWords =
  /\b(?:at|in|on|to|from|via|through|under|inside|outside|near|behind|by) (?:(?:the|an?|any|your|our|its|their|each|every)\b (?!(?:day|time|date|end|start|beginning|week|month|year|moment|request)\b)|(?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))\p{Lu}|`[^`\n]{0,200}[/\\]|https?:)|(?<![开闭])馆|[室厅处楼科台店站园区路街门柜箱院库房]|窗口|中心|网上|网站|官网|公众号|小程序|页面|菜单|目录|文件夹|邮箱|地址|https?:|`[^`\n]{0,200}[/\\]/u;

const counts: readonly QuantityKind[] = ['count', ...sums, ...measures, 'age', 'duration'];

/** Forms of questions; the first that fits decides. */
const forms: readonly (Wanted & { readonly form: RegExp })[] = [
  {
    form: /\bhow (?:much|many)\b[^,;?]{0,12}\b(?:hours?|minutes?)\b|(?:多少|几)个?(?:小时|分钟)/iu,
    kinds: ['duration'],
    words: spanWords,
  },
  {
    form: /\bhow (?:much|many)\b[^,;?]{0,12}\b(?:days?|hours?|minutes?|months?|weeks?|years?)\b|多少个?(?:天|小时|分钟|工作日|自然日|周|月|年)/iu,
    kinds: spans,
  },
  { form: /\bhow often\b|多久[^，。？]{0,6}一次|每隔多久/iu, kinds: [], words: frequencyWords },
  {
    form: /\bhow (?:early|late)\b/iu,
    kinds: [...times, 'count'],
    words: countWords,
  },
  {
    form: /几(?:天|年|周)|几个?(?:小时|分钟|工作日|自然日|月|星期)/u,
    kinds: [...spans, 'count'],
    words: spanWords,
  },
  {
    form: /\bhow (?:long|soon|far in advance)\b|多久|多长时间/iu,
    kinds: [...spans, 'count', 'length'],
    asEnd: moments,
    words: spanWords,
  },
  { form: /几点|\bwhat time\b/iu, kinds: ['time'] },
  {
    form: /(?:^|[,;:] ?|\b(?:until|till|since|from|by|and|or) )when\b|\bwhat (?:time|date|day)\b|什么时候|何时|几点|几号|哪天|什么时间/iu,
    kinds: [...times, 'count'],
    words: momentWords,
  },
  {
    form: /[费价金款薪税钱资](?:用|格|额)?[是为要收有]{0,2}(?:多少|几)(?!个|天|小时|分钟|次|人|年|月)/iu,
    // Currencies are many: a sum in one that is not known reads as something else, but never as a time.
    kinds: [...sums, 'count', ...measures],
  },
  {
    form: /\bwhat (?:is|are) the (?:\w+ ){0,2}(?:length|height|width|depth|distance)\b/iu,
    kinds: ['length', 'count'],
  },
  {
    form: /率.{0,3}(?:多少|几)|多少.{0,2}率|百分之几|\bwhat (?:percentage|share|rate)\b/iu,
    kinds: ['percent', 'discount'],
  },
  {
    form: /多少(?:钱|元)|什么价|收费多少|\bhow much\b.{0,40}\b(?:costs?|pay|fee|charged?|price|spend)\b|\bwhat (?:does|do|is|are)\b.{0,60}\b(?:cost|fee|price|charge)\b/iu,
    kinds: sums,
  },
  { form: /\bhow heavy\b|\bhow much\b.{0,20}\bweigh|多重|多少(?:公斤|千克|斤|克(?!朗))/iu, kinds: ['mass'] },
  { form: countedThings, kinds: ['count'], words: countWords },
  { form: /\bhow (?:many|much)\b|多少|几(?:个|次|人|张|件|条)/iu, kinds: counts, words: countWords },
  {
    form: /(?:^|[,;:?] ?|\b(?:and|or|from) )where\b|哪里|哪儿|何处|何地|什么地方|在哪(?=[\p{Script=Han}])/iu,
    kinds: [],
    words: placeWords,
    own: 0.7,
  },
];

/** The kind of figure a question asks for by its form; nothing when it asks for none. */
export function findWanted(question: string): (Wanted & { readonly form: RegExp }) | undefined {
  return forms.find(({ form }) => form.test(question));
}

/** The words by which a question asks for a figure; nothing when it asks for none. */
export function findAsked(question: string): string | undefined {
  const form = findWanted(question)?.form;
  return form?.exec(question)?.[0].replace(/^[,;: ]+/u, '');
}

/**
 * Whether a passage states what is wanted, in a figure or in words.
 *
 * @param name - the name under which a cell of a table stands, which may make its figure an end: `Valid until`
 */
export function statesWanted(passage: string, wanted: Wanted | undefined, name = ''): boolean {
  if (wanted === undefined || tellsInWords(passage, wanted, name)) return true;
  if (listStated(passage, wanted, name).length > 0) return true;
  const { asEnd = [] } = wanted;
  if (asEnd.length === 0) return false;
  const named = name === '' ? passage : `${name} ${passage}`;
  return findQuantities(named).some(
    ({ charStart, form, kind }) =>
      asEnd.includes(kind) &&
      (form !== 'exact' || endWord.test([...named].slice(0, charStart).join('').trimEnd())),
  );
}

/** Whether words tell it without a number, of what is asked for: what is done `at once` is not what takes so long. */
function tellsInWords(passage: string, { asked, words }: Wanted, name: string): boolean {
  const folded = foldWriting(passage);
  const found = words?.exec(folded);
  if (found === undefined || found === null) return false;
  if (asked?.taking !== true) return true;
  const before = `${name.slice(-farthest)} ${folded.slice(Math.max(0, found.index - farthest), found.index)}`;
  const behind = folded.slice(found.index + found[0].length).slice(0, farthest);
  return bearsAsked(asked, { before, behind, named: name !== '' });
}

/** The figures of a passage that are of a wanted kind and of what is asked for. */
export function listStated(passage: string, { asked, kinds }: Wanted, name = ''): Quantity[] {
  const figures = findNamed(passage, name).filter(({ kind }) => kinds.includes(kind));
  if (asked === undefined || figures.length === 0) return figures;
  const characters = [...passage];
  return figures.filter((figure) => {
    const { charEnd, charStart } = figure;
    const before = characters.slice(Math.max(0, charStart - farthest), charStart).join('');
    const behind = characters.slice(charEnd, charEnd + farthest).join('');
    return bearsAsked(asked, {
      figure,
      before: foldWriting(`${name.slice(-farthest)} ${before}`),
      behind: foldWriting(behind),
      named: name !== '',
    });
  });
}

/** The figures of a cell as its column names them: `Price`, `Length (cm)`. */
function findNamed(cell: string, name: string): Quantity[] {
  const characters = [...cell];
  const figures = findQuantities(cell).map((figure) => readDescribedSpan(characters, figure));
  if (name === '' || !figures.some(({ head, kind }) => kind === 'count' && head === null)) return figures;
  const unit = /[(（]\s*([^()（）]{1,20}?)\s*[)）]\s*$/u.exec(name)?.[1] ?? '';
  const [inUnit] = unit === '' ? [] : findQuantities(`1 ${unit}`);
  const kind =
    inUnit !== undefined && inUnit.kind !== 'count' ? inUnit.kind : sumName.test(name) ? 'money' : 'count';
  return figures.map((figure) => {
    if (figure.kind !== 'count' || figure.head !== null) return figure;
    return { ...figure, kind, unit: inUnit?.unit ?? figure.unit };
  });
}

const describedSpan = /^ (\p{L}+) (minute|hour|day|week|month|year)s\b/u;

/** `5 unused days` are days, whatever they are called. */
function readDescribedSpan(text: readonly string[], figure: Quantity): Quantity {
  if (figure.kind !== 'count') return figure;
  const behind = text.slice(figure.charEnd, figure.charEnd + farthest).join('');
  const [, described = '', unit] = describedSpan.exec(behind) ?? [];
  if (unit === undefined || englishFunctionWords.has(described)) return figure;
  return { ...figure, kind: 'duration', unit };
}

/** The name of a column of sums. */
const sumName = /\b(?:price|cost|fee|charge|rent|rate|fare|deposit|amount)s?\b|价|费|金额|租金|押金|元/iu;

/** So many code points on both sides of a figure are read with it. */
const farthest = 160;

/** What makes the Chinese date behind it an end. */
const endWord = /(?:至|到|截止|截止于|直到)[:：]?$/u;
