import { findQuantities, type QuantityKind } from '@loccit/support';

/** The kind of figure that answers a question. */
export interface Wanted {
  readonly kinds: readonly QuantityKind[];
  /** Whether a moment told in words (`until it is packed`) answers too. */
  readonly moments: boolean;
}

const times: readonly QuantityKind[] = ['duration', 'date', 'time', 'age'];
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

const figure = (form: RegExp, kinds: readonly QuantityKind[]) => ({ form, kinds, moments: false });

/** Forms of questions; the first that fits decides. */
const forms: readonly (Wanted & { readonly form: RegExp })[] = [
  figure(
    /\bhow (?:much|many)\b[^,;?]{0,12}\b(?:days?|hours?|minutes?|months?|weeks?|years?)\b|多少个?(?:天|小时|分钟|工作日|自然日|周|月|年)/iu,
    times,
  ),
  figure(
    /\bhow (?:long|soon|early|late|far in advance)\b|多久|多长时间|几(?:天|年|周)|几个?(?:小时|分钟|工作日|自然日|月|星期)/iu,
    [...times, 'count'],
  ),
  {
    form: /(?:^|[,;:] ?|\b(?:until|till|since|from|by|and|or) )when\b|\bwhat (?:time|date|day)\b|什么时候|何时|几点|几号|哪天|什么时间/iu,
    kinds: [...times, 'count'],
    moments: true,
  },
  figure(/率.{0,3}(?:多少|几)|多少.{0,2}率|百分之几|\bwhat (?:percentage|share|rate)\b/iu, [
    'percent',
    'discount',
  ]),
  figure(
    /多少(?:钱|元)|什么价|收费多少|\bhow much\b.{0,40}\b(?:costs?|pay|fee|charged?|price|spend)\b|\bwhat (?:does|do|is|are)\b.{0,60}\b(?:cost|fee|price|charge)\b/iu,
    sums,
  ),
  figure(/\bhow heavy\b|\bhow much\b.{0,20}\bweigh|多重|多少(?:公斤|千克|斤|克)/iu, ['mass']),
  figure(/\bhow (?:many|much|often)\b|多少|几(?:个|次|人|张|件|条)/iu, [
    'count',
    ...sums,
    ...measures,
    'age',
    'duration',
  ]),
];

/** The kind of figure a question asks for by its form; nothing when it asks for none. */
export function findWanted(question: string): Wanted | undefined {
  return forms.find(({ form }) => form.test(question));
}

const momentWords =
  /\b(?:until|before|after|once|as soon as|when)\b|之前|之后|以前|以后|当天|当日|次日|[前后时起]/iu;

/** Whether a passage states what is wanted; `once` and `twice` count as counts. */
export function statesWanted(passage: string, wanted: Wanted | undefined): boolean {
  if (wanted === undefined) return true;
  const { kinds, moments } = wanted;
  if (moments && momentWords.test(passage)) return true;
  if (kinds.includes('count') && /\b(?:once|twice)\b/iu.test(passage)) return true;
  return findQuantities(passage).some(({ kind }) => kinds.includes(kind));
}
