import { cutVisit, cutYear, findYear } from './entry-year.js';
import { listMatches } from './matches.js';

/** Stands for a switch of emphasis in the text of an entry. */
export const EMPHASIS = '\ufdd0';
/** Stands for a link or an address in the text of an entry; links are counted from the first. */
export const LINK = '\ufdd1';

/** Stands for an address that is shown as such, or behind words that say nothing of it. */
export const ADDRESS = '\ufdd2';

/** A title with its place in the text it was read from. */
export interface ReadTitle {
  readonly title: string;
  readonly from: number;
  readonly to: number;
  /** The year of a date that was written behind the title. */
  readonly year?: string | undefined;
}

const QUOTED =
  /“([^“”\n]{2,400})”|"([^"\n]{2,400})"|《([^《》\n]{2,300})》|「([^「」\n]{2,300})」|‘([^‘’\n]{12,400})’(?!\p{L})/gu;
const TYPE_MARKER = /^[^[\]\ufdd1\ufdd2]{2,400}?(?=\s*[[［](?:[A-Z]{1,2}(?:\/OL)?)[\]］])/u;

/** What is written in quotation marks and set off from what stands around it. */
export function readQuoted(text: string): ReadTitle | undefined {
  for (const found of listMatches(QUOTED, text)) {
    const inside = (found[1] ?? found[2] ?? found[3] ?? found[4] ?? found[5] ?? '')
      .replaceAll(EMPHASIS, '')
      .trim();
    const from = found.index;
    const to = from + found[0].length;
    const before = text.slice(0, from).replaceAll(EMPHASIS, '').trimEnd();
    const after = text.slice(to).replaceAll(EMPHASIS, '').trimStart();
    if (/[\p{L}\p{N}]$/u.test(before) || !/[\p{L}\p{N}]/u.test(inside)) continue;
    const isClosed = /[,.?!，。？！]$/.test(inside) || !/^[\p{L}\p{N}]/u.test(after);
    if (!isClosed && countWords(inside) < 4) continue;
    return { title: inside.replace(/[,.，。]$/, ''), from, to };
  }
  return undefined;
}

/** What stands before a marker of the kind of source, as in `冰川研究[J]`. */
export function readMarked(text: string): ReadTitle | undefined {
  const found = TYPE_MARKER.exec(text)?.[0];
  if (found === undefined) return undefined;
  return clean(found, 0);
}

/** Whether the text names the kind of source by a marker, as `[J]` or `[EB/OL]`. */
export function hasTypeMarker(text: string): boolean {
  return /[[［]/.test(text) && TYPE_MARKER.test(text);
}

/** What is emphasised at the beginning of a text. */
export function readEmphasised(text: string): ReadTitle | undefined {
  const found = /^[\s,.:;“"–—-]*\ufdd0([^\ufdd0-\ufdd2]{2,400})\ufdd0/u.exec(text);
  return found?.[1] === undefined ||
    !/\p{L}/u.test(found[1]) ||
    /^[\s(]*(?:et al|in|in:)\.?\s*$/i.test(found[1])
    ? undefined
    : clean(found[1], found[0].length - found[1].length - 1);
}

/** The first sentence of a text, as it stands behind authors. */
export function readSentence(text: string): ReadTitle | undefined {
  const start = /^[\s.,:：;–—-]*/u.exec(text)?.[0].length ?? 0;
  let end = text.length;
  for (const stop of text
    .slice(start)
    .matchAll(
      /[.。．](?=\s|$|[\ufdd1\ufdd2]|[\p{Script=Han}])|[?!？！](?=\s+[\p{Lu}\ufdd0])|[\ufdd0-\ufdd2]/gu,
    )) {
    const at = start + stop.index;
    const before = text.slice(start, at);
    if (
      stop[0] === '.' &&
      /(?:^|[\s(])(?:\p{Lu}|vs|No|Vol|St|Dr|Mr|Mrs|Prof|Inc|Ltd|Co|U\.S|U\.K|e\.g|i\.e)$/u.test(before)
    )
      continue;
    if (stop[0] === EMPHASIS && before.trim() === '') continue;
    end = /[?!？！]/.test(stop[0]) ? at + 1 : at;
    break;
  }
  return clean(text.slice(start, end), start);
}

/** A text with a sign for each address, none of the words that introduce it. */
function withoutAddresses(text: string): string {
  let plain = text;
  if (/\d\.\d/.test(plain))
    plain = plain
      .replace(/arxiv\s*:\s*\d{4}\.\d{4,5}(?:v\d+)?(?:\s*\[[\w.-]+\])?/giu, ADDRESS)
      .replace(/(?:doi\s*[:：]\s*)?\b10\.\d{4,9}\/[^\s，。；、）]+/giu, ADDRESS);
  plain = plain.replaceAll(LINK, ADDRESS);
  if (plain.includes(ADDRESS)) plain = plain.replace(/[(（[]\s*\ufdd2[\s\ufdd2]*[)）\]]/gu, ADDRESS);
  if (plain.includes('[')) plain = plain.replace(/\[(?:online|在线)\]\.?/giu, ADDRESS);
  return plain.includes(ADDRESS) ? plain.replace(INTRODUCES_ADDRESS, '') : plain;
}

const INTRODUCES_ADDRESS =
  /(?:available(?:\s(?:at|from|online))*|retrieved from|accessed at|\burl|\blink|\bdoi|链接|网址|地址)\s*[:：]?\s*(?=\ufdd2)/giu;

/** The whole text without addresses, what introduces them, and a date behind it. */
export function readWhole(text: string): ReadTitle | undefined {
  const plain = withoutAddresses(cutVisit(text));
  const parts = plain.split(/\ufdd2+/u);
  for (const [i, part] of parts.entries()) {
    const { title, year } = cutYear(part);
    const read = clean(title, 0);
    if (read === undefined || !/\p{L}{2}/u.test(read.title)) continue;
    const others = parts.filter((_, at) => at !== i).join('. ');
    return {
      title: read.title,
      from: 0,
      to: text.length,
      year: year ?? findYear(others.replaceAll(EMPHASIS, '')),
    };
  }
  return undefined;
}

const GENERIC =
  /^(?:(?:read|view|see|open|get|full|original|direct|the|source|web ?page|official|click|available|access(?:ed)?)\s+)*(?:link|links|pdf|html|url|doi|source|sources|here|online|available|text|article|paper|web ?site|web ?page|page|site|more|download|arxiv|pubmed|ref|原文|全文|链接|网址|来源|查看|点击查看|原文链接|官网|网页|下载|论文链接)(?:\s*[\d↗→])?$/iu;

/** Whether a link's text says nothing of what it leads to. */
export function isGenericText(text: string): boolean {
  const plain = text.replace(/^[\s[\]()（）]+|[\s[\]()（）.:：]+$/gu, '');
  return (
    !/\p{L}{2}/u.test(plain) ||
    GENERIC.test(plain) ||
    /^(?:https?:\/\/|www\.|doi\s*:|10\.\d{4}|arxiv\s*:)/i.test(plain) ||
    /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,6}(?:\/\S*)?$/i.test(plain)
  );
}

function countWords(text: string): number {
  return text.match(/[\p{Script=Han}]{2}|[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
}

/** One unit at a time: an expression for a run at the end would look for it from everywhere. */
function trimEnd(text: string, unit: RegExp): string {
  let end = text.length;
  while (end > 0 && unit.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Without punctuation and brackets that open or close nothing at the ends. */
function clean(text: string, offset: number): ReadTitle | undefined {
  let title = text.replaceAll(EMPHASIS, '').replace(/^[\s.,:：;|，。；、–—-]+/u, '');
  title = title.replace(/^[[(（](?:pdf|html|doc|ppt|book|video|在线|图文)[\])）]\s*/iu, '');
  for (let before = ''; before !== title; ) {
    before = title;
    title = title
      .replace(/(?:\s*[.．]{3}|…)$/u, '')
      .replace(/\s*\[[\p{Lu}][\p{L} ]{2,24}\]$/u, '')
      .trimEnd();
    title = trimEnd(title, /[\s.,;:：|，。；、–—([（“"‘-]/u);
  }
  const [outer] = /^[“"《「](.*)[”"》」]$/u.exec(title) ?? [];
  if (outer !== undefined && !/[“”"《》「」]/u.test(title.slice(1, -1))) title = title.slice(1, -1);
  return /[\p{L}\p{N}]/u.test(title) ? { title, from: offset, to: offset + text.length } : undefined;
}
