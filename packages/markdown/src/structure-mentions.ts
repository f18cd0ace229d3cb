/** What a text names of its own structure. */
export type StructureKind = 'figure' | 'table' | 'section' | 'appendix';

/** A place that names a part of a document; positions are units of the text that was searched. */
export interface StructureMention {
  readonly from: number;
  readonly to: number;
  readonly kind: StructureKind;
  /** As written; empty where a place is named instead of a number. */
  readonly label: string;
  readonly side?: 'before' | 'behind';
}

// A leading zero makes a name of it: Figure 02 is a robot.
const NUMBER = '(?!0)\\d{1,3}(?:\\.\\d{1,3}){0,3}[a-z]?';
const LABEL = `(?:${NUMBER}|[A-Z](?:[.-]?\\d{1,2}){0,3}|[IVX]{1,5})`;
const DASHED = '\\d{1,2}(?:[-–]\\d{1,2}){1,2}';
const END = '(?![\\p{L}\\p{N}])';
const JOINT = '\\s?(?:,\\s?(?:and|or)|,|and|or|&|to|[-–—])\\s?';
const SINGULAR = `(?<![\\p{L}\\p{N}])(?<one>[Ff]igure|FIGURE|[Ff]ig\\.?|[Tt]able|TABLE|Tab\\.|[Ss]ection|SECTION|[Ss]ec\\.|[Ss]ect\\.|[Cc]hapter|Ch(?:ap)?\\.|[Aa]ppendix|APPENDIX|[Aa]nnex)(?:\\s{1,2}|(?<=\\.))(?<label>${DASHED}|${LABEL})${END}`;
const PLURAL = `(?<![\\p{L}\\p{N}])(?<many>[Ff]igures|[Ff]igs\\.?|[Tt]ables|Tabs\\.|[Ss]ections|[Ss]ecs\\.|[Cc]hapters|[Aa]ppendices|[Aa]nnexes)\\s{1,2}(?<labels>${LABEL}(?:${JOINT}${LABEL}){0,8})${END}`;
const DEICTIC =
  '(?<![\\p{L}\\p{N}])(?:[Tt]he\\s)(?:(?<thing>table|figure|chart|diagram|graph|image|picture)s?\\s(?<where>below|above)|following\\s(?<next>table|figure|chart|diagram|graph|image|picture)s?)(?![\\p{L}\\p{N}])';
const DENSE_NUMBER = '\\d{1,3}(?:[.\\-－–]\\d{1,3}){0,2}[a-z]?';
const DENSE = `(?<![代发列年仪手外报填量地版蓝意企试制妄力宏])(?<dense>附?图|附?圖|附?表)\\s?(?<denseLabel>${DENSE_NUMBER})(?![A-Za-z0-9%％个人篇次种年月日天家位名项万亿千百元条层])`;
const DENSE_SECTION =
  '第\\s?(?<denseSection>[一二三四五六七八九十]{1,3}|\\d{1,2}(?:\\.\\d{1,2}){0,3})\\s?(?<unit>[章节節])(?![课車车电比目点日能气拍奏律肢段，。！]?比赛|[课車车电目点日能气拍奏律肢])';
const DENSE_APPENDIX =
  '附[录錄]\\s?(?<denseAppendix>[A-Z]|[一二三四五六七八九十]{1,2}|\\d{1,2})(?![A-Za-z0-9])';
const DENSE_DEICTIC =
  '(?<![以之地路线纸海天水桌])(?:(?<denseWhere>[上下])(?<denseThing>[表图圖])(?![面层皮达示现明决书像形纸腾谱情率征格]))|(?:以下|下列|下方|下面的?)(?<denseNext>表格|图表|图示)|(?:上述|上方|上面的?)(?<denseLast>表格|图表|图示)';
/** Whatever may name a part, in one expression. */
export const MENTION = new RegExp(
  [SINGULAR, PLURAL, DEICTIC, DENSE, DENSE_SECTION, DENSE_APPENDIX, DENSE_DEICTIC].join('|'),
  'gu',
);
/** What stands in every match, for texts without any. */
const HINT =
  /(?:[Ff]ig|FIG|[Tt]ab|TAB|[Ss]ec|SEC|[Cc]hap|Ch\.|[Aa]pp|APP|[Aa]nnex)[a-zA-Z.]{0,8}\s{0,2}[\dA-Z]|(?:table|figure|chart|diagram|graph|image|picture)s?\s(?:below|above)|following\s[tfcdgip]|[图圖表章节節录錄]/;

/** Lists what may name a figure, table, section or appendix, in order. */
export function listMentions(text: string): StructureMention[] {
  if (!HINT.test(text)) return [];
  const mentions: StructureMention[] = [];
  for (const found of text.matchAll(MENTION)) {
    const { groups = {} } = found;
    const range = { from: found.index, to: found.index + found[0].length };
    const word = groups.one ?? groups.many;
    if (groups.labels !== undefined && word !== undefined) {
      for (const label of expandLabels(groups.labels)) mentions.push({ ...range, kind: kindOf(word), label });
    } else if (groups.label !== undefined && word !== undefined) {
      const { label } = groups;
      // "figure I saw", "section A" in the middle of a sentence: a lone letter needs a capital before it.
      if (/^[A-Z]$/.test(label) && /^[a-z]/.test(word)) continue;
      mentions.push({ ...range, kind: kindOf(word), label });
    } else mentions.push({ ...range, ...readOther(groups) });
  }
  return mentions;
}

function readOther(groups: Record<string, string | undefined>): {
  kind: StructureKind;
  label: string;
  side?: 'before' | 'behind';
} {
  const thing = groups.thing ?? groups.next;
  if (thing !== undefined)
    return { kind: kindOf(thing), label: '', side: groups.where === 'above' ? 'before' : 'behind' };
  const denseThing = groups.denseThing ?? groups.denseNext ?? groups.denseLast;
  if (denseThing !== undefined) {
    const before = groups.denseWhere === '上' || groups.denseLast !== undefined;
    return { kind: kindOf(denseThing), label: '', side: before ? 'before' : 'behind' };
  }
  if (groups.dense !== undefined) return { kind: kindOf(groups.dense), label: groups.denseLabel ?? '' };
  if (groups.denseAppendix !== undefined) return { kind: 'appendix', label: groups.denseAppendix };
  return { kind: 'section', label: groups.denseSection ?? '' };
}

function kindOf(word: string): StructureKind {
  if (/^(?:fig|chart|diagram|graph|image|picture|附?[图圖])/iu.test(word))
    return /^图表/.test(word) ? 'table' : 'figure';
  if (/^(?:tab|附?表)/iu.test(word)) return 'table';
  return /^(?:app|ann)/i.test(word) ? 'appendix' : 'section';
}

/** `2, 4 and 6-8` as single labels. */
function expandLabels(list: string): string[] {
  const labels: string[] = [];
  for (const part of list.split(/\s?(?:,\s?(?:and|or)|,|and|or|&)\s?/)) {
    const ends = /^(\d{1,3})\s?(?:to|[-–—])\s?(\d{1,3})$/.exec(part.trim());
    const first = Number(ends?.[1]);
    const last = Number(ends?.[2]);
    if (ends !== null && last >= first && last - first < 20)
      for (let i = first; i <= last; i += 1) labels.push(String(i));
    else if (part.trim() !== '') labels.push(part.trim());
  }
  return labels;
}
