import { foldCharacters } from '../quantities/fold.js';
import type { FoundName } from './find-names.js';

const TITLE = /《([^《》\n]{1,40})》/gu;
/** A name written out by its sounds, its parts joined by points. */
const TRANSLITERATION =
  /[^\P{Script=Han}由是的在和与为被对向请让给从到跟及或]{1,4}(?:[·•‧][\u4e00-\u9fff]{1,3})+/gu;
const BODY =
  /([\u4e00-\u9fff]{2})(?:公司|集团|银行|大学|学院|医院|法院|研究院|研究所|基金会|协会|委员会|出版社|省|市|县|区)(?![\u4e00-\u9fff]?[内外里级])/gu;
/** Characters that are no part of a name right before such an ending, but count, point or describe. */
const NO_NAME =
  /[一二两三四五六七八九十百千万亿几多数各每该本这那此其某全半上下前后内外大小新老旧高低好近远的地得了着过在是有和与及或从到对为被把由向于以等都也就而但不没无未名家所个座间些之类型级国县市省区州城州际部分私营中外资股份有限责任母子总分支上市科技理工师范商业农业人民第民营境城乡我你他她它们谁哪何]/u;

/** Names of a Chinese claim that can be told without a dictionary: titles, transliterations, bodies and places by their endings. Linear. */
export function findChineseNames(claim: string): FoundName[] {
  const folded = foldCharacters(claim);
  const names: FoundName[] = [];
  const add = (start: number, length: number, words: readonly string[]): void => {
    names.push({
      start,
      end: start + length,
      text: claim.slice(start, start + length),
      words,
      kind: 'chinese-name',
    });
  };
  for (const { 0: found, 1: title = '', index } of folded.matchAll(TITLE))
    add(index, found.length, [title.replace(/\s/g, '')]);
  for (const { 0: found, index } of folded.matchAll(TRANSLITERATION)) {
    // What stands before the last part is cut by nothing: the part behind the point is what tells the name.
    add(index, found.length, [found.split(/[·•‧]/u).at(-1)?.slice(0, 2) ?? found]);
  }
  for (const { 0: found, 1: stem = '', index } of folded.matchAll(BODY)) {
    if (!NO_NAME.test(stem)) add(index, found.length, [stem]);
  }
  return names;
}
