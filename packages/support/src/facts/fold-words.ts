import { foldCharacters } from '../quantities/fold.js';

// Traditional characters of words of scope, event and condition that quantities are not written with.
const FORMS =
  '國国網网櫃柜體体鮮鲜書书藥药裝装飾饰虛虚擬拟島岛簽签發发審审獲获驗验領领繳缴適适憑凭須须則则當当區区農农鄉乡東东學学長长齊齐動动現现優优該该慮虑況况並并許许據据劃划導导執执處处關关閉闭離离聽听講讲願愿' +
  '擇择確确認认負负損损壞坏賠赔償偿觸触屬属違违規规範范圍围寫写遞递繫系絡络營营舖铺鋪铺傳传統统儲储銷销終终結结細细綫线經经遺遗';

const FOLDED = new Map<string, string>();
for (let i = 0; i + 1 < FORMS.length; i += 2) FOLDED.set(FORMS.charAt(i), FORMS.charAt(i + 1));

/**
 * A text as its words of scope and condition are compared: as quantities fold it, with more traditional characters.
 *
 * @remarks Keeps every UTF-16 offset.
 */
export function foldWords(text: string): string {
  return foldCharacters(text).replace(/[\u4e00-\u9fff]/g, (character) => FOLDED.get(character) ?? character);
}
