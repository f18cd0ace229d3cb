import { REVERSING } from './doubt-words.js';
import type { Surroundings } from './surroundings.js';

const REFERRING = /^[^\p{L}\p{N}]*(?:(?:this|that|these|those|it|which)(?!\p{L})|以上|上述|这|该|此)/iu;
/** "Lockers are free. Wrong!": a sentence that is nothing but the denial of the one before. */
const BARE_DENIAL =
  /^[^\p{L}\p{N}]*(?:(?:this is |that is |that's )?(?:(?:completely |simply |totally )?(?:false|untrue|wrong|incorrect|not true|not so)|a myth)|(?:这是|那是|完全|纯属)?(?:假的|错误|错的|错了|谣言|不对|误解|不实))[^\p{L}\p{N}]*$/iu;
const OPENING =
  /^[^\p{L}\p{N}]*(?:(?:however|but|except|exceptions?|provided|unless|only|instead|not|no|nope|correction|update|answer|(?:that|this|it|which) (?:has )?(?:since )?changed|nevertheless|nonetheless|otherwise|on the contrary|in reality)(?!\p{L})|但|然而|不过|可是|除(?!了)|另有规定|后来|例外|其实|更正|答案|相反|只有|仅)/iu;
const WITHIN =
  /\b(?:repealed|deleted|debunked|superseded|no longer|changed in|exceptions?|excluded|kidding|retracted|refuted|revoked|rescinded|abolished|(?:does|do|did) not apply)\b|取消|废止|改为|删除|不适用|例外|(?<![^。！？\n][，,；;]\s*但[^。！？\n]{0,60})除外|作废|失效|撤销|辟谣/i;

/** The sentence behind a statement, with the marks that close the statement. */
export const readNext = (right: string): string =>
  /^[\s"”’」』»)）\]*_]*[^.!?。！？]{0,240}[.!?。！？]?/.exec(right)?.[0] ?? '';

/** Whether the next sentence takes a sentence back, limits it or gives another value for the same. */
export function isTakenBackAfter({ own, right }: Surroundings): boolean {
  const next = readNext(right);
  const isItem = /^\s*\n\s*(?:[-*+•]|\d{1,9}[.)])\s/.test(next);
  if (WITHIN.test(next) || BARE_DENIAL.test(next)) return true;
  if (!isItem && OPENING.test(next)) return true;
  if (REFERRING.test(next) && REVERSING.test(next)) return true;
  return hasOtherFigure(own, next);
}

const FIGURE = /\d+(?:[.,]\d+)*/g;

/** "Refunds take 5 days. In December refunds take 10 days.": all words again, with another figure. */
function hasOtherFigure(own: string, next: string): boolean {
  const figures: readonly string[] = own.match(FIGURE) ?? [];
  const others: readonly string[] = next.match(FIGURE) ?? [];
  if (figures.length === 0 || others.length === 0 || figures.some((each) => others.includes(each)))
    return false;
  const words =
    own
      .slice(0, 400)
      .toLowerCase()
      .match(/\p{L}{3,}|[一-鿿]+/gu) ?? [];
  const small = next.toLowerCase();
  return words.length > 0 && words.every((word) => small.includes(word));
}
