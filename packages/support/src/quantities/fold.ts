// Traditional and financial forms of the characters that quantities are written with. One UTF-16 unit each
// way, so that an offset in the folded text is the same offset in the text.
const FORMS =
  '兩两萬万億亿個个點点週周幣币圓元圆元號号時时鐘钟內内過过於于樓楼層层頁页條条項项歲岁間间戶户噸吨裏里裡里釐厘釐厘' +
  '臺台張张輛辆雙双對对組组節节場场屆届顆颗塊块門门滿满約约餘余達达僅仅隻只種种類类開开會会後后從从與与單单銀银' +
  '壹一贰二貳二叁三參三肆四伍五陆六陸六柒七捌八玖九拾十佰百仟千畝亩頃顷攝摄華华鎊镑歐欧韓韩週周聯联員员棟栋課课齡龄級级筆笔碼码' +
  '請请應应實实際际這这還还讓让給给為为將将無无數数進进遠远運运選选產产業业務务費费資资質质賬账帳账郵邮電电話话線线' +
  '訂订議议證证識识試试詳详誤误說说調调論论護护變变讀读貨货責责購购賣卖買买標标準准檢检權权機机構构樣样極极歷历曆历';

const FOLDED = new Map<string, string>();
for (let i = 0; i + 1 < FORMS.length; i += 2) FOLDED.set(FORMS.charAt(i), FORMS.charAt(i + 1));

const FOLDABLE = /[\u3000\uff01-\uff5e\uffe0-\uffe6\u2212\u4e00-\u9fff]/g;

/**
 * Full-width letters, digits and signs in half width, and the traditional and financial forms of characters
 * that occur in quantities in their simplified form.
 *
 * @remarks Keeps every UTF-16 offset. The full-width comma stays: it separates clauses, never thousands.
 */
export function foldCharacters(text: string): string {
  return text.replace(FOLDABLE, (character) => {
    const code = character.charCodeAt(0);
    if (code === 0x3000) return ' ';
    if (code === 0x2212) return '-';
    if (code === 0xff0c) return character;
    if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
    if (code === 0xffe5) return '¥';
    if (code === 0xffe1) return '£';
    if (code >= 0xffe0 && code <= 0xffe6) return character;
    return FOLDED.get(character) ?? character;
  });
}
