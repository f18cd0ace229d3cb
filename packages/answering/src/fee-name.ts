import type { PlacedFigure } from './figure-clause.js';
import { englishFunctionWords } from './function-words.js';
import { stemWord } from './terms.js';

// Data, not messages: compared, never shown.
/** Sums of their own, which are no price of the thing that they are for. */
const ownSum =
  /\b(deposit|fine|penalty|surcharge|bonus|compensation|discount)\b(?!.*\b(?:deposit|fine|penalty|surcharge|bonus|compensation|discount)\b)[^,;:]*$/iu;
/** `a cleaning fee of`: what the fee is for. */
const englishFee = /\b(\p{L}+) (?:fee|charge)s?(?: (?:of|is))?\s*$/iu;
const chineseFeeBehind = /^\s*的?(\p{Script=Han}{1,4}?)[费金](?!额|用)/u;
const chineseFeeBefore = /(\p{Script=Han}{1,2})[费金](?:为|是|[:：]|收取|每[日天次人])?\s*$/u;
/** Of 每天租金 and 每年学费 the fee is 租金 and 学费. */
const perWhat = /^[天日晚周月年次期人位个]/u;
/** Fees that are the price of what they are charged with. */
const generic =
  /^(?:handling|service|processing|admin|the|a|an|this)$|手续|服务|工本|加工|处理|收$|现$|资$/iu;

/**
 * The word that says what a sum is for, where it is one of its own: `deposit`, `cleaning` of a cleaning fee, 保管 of 保管费.
 *
 * @remarks Such a sum is no answer to what another thing costs. Linear in what is read with the figure.
 */
export function readFeeName({ before, behind }: PlacedFigure, lang: 'en' | 'zh'): string | undefined {
  if (lang === 'zh') {
    const found = chineseFeeBehind.exec(behind)?.[1] ?? chineseFeeBefore.exec(before)?.[1];
    const name = found?.slice(-2).replace(perWhat, '') ?? '';
    return name.length < 2 || generic.test(name) ? undefined : name;
  }
  const clause = before.split(/[,;:|]\s|\n/u).at(-1) ?? '';
  const word = englishFee.exec(clause)?.[1] ?? ownSum.exec(clause)?.[1];
  if (word === undefined || generic.test(word) || englishFunctionWords.has(word.toLowerCase()))
    return undefined;
  return stemWord(word.toLowerCase());
}
