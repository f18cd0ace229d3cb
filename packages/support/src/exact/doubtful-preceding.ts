import { CHINESE_NOT_YET, CHINESE_STATUS } from './chinese-status-words.js';
import { bareChinese, isChinese, listWords } from './neighbours.js';
import { FALSEHOOD, HARMLESS, NEGATIVE, STATUS, TAKING_BACK } from './status-words.js';
import { lastParagraph, lastSentence } from './surroundings.js';

const SAYS_THIS =
  /\b(?:writes?|wrote|written|says?|said|saying|claims?|claimed|reads?|states?|stated|asserts?|put|tells?|told|argues?|argued)(?: (?:this|that|so|it|as follows|the following))?[.!:]?["'”’]?$|\b(?:such as|like) (?:this|these)[.!]?$|\bas this[.!]?$/i;
const PRESENTS =
  /^(?:here (?:is|are|comes?|follows?) (?:what|how|why|an? |some )|say you|fill in|let us|let['’]s|what if|once upon|true or false|correct the|spot the|in \d{4},? it was so)/i;
/** A line without an end mark whose sentence goes on below. */
const GOES_ON = /\b(?:that|the|an?|of|to|if|whether|because|claims?|thinks?|believes?)$/i;
const CHINESE_SAYS = /(?:写道?|说道?|称|声称|宣称|道|规定|认为|以为|如是说|如此|这样写|这么说|这样说|表示)$/;
const CHINESE_PRESENTS = /^(?:设(?![施备计立置定于])|试判断|判断|下列|改错|填空)/;
/** What the sentences behind it are drawn from, as far as the paragraph goes. */
const SUPPOSES =
  /^(?:now |so |first,? )?(?:(?:let us |let's )?(?:suppose|assume|imagine|pretend)|scenario \w+)\b|^(?:假设|假定|假如|设想|试想|倘若)/i;
const OF_SECTION =
  /^(?:this|the present|the following) (?:section|chapter|article|rule|policy|document|clause|page|part|paragraph|text|version|draft|guide|table|list)\b|^(?:本|此|该|以下)(?:节|章|条|款|规定|办法|制度|政策|文件|部分|页|文|版本|段|稿)/i;

/** The sentence before a statement that gives it a status, ascribes it, supposes it, or limits the section that it stands in. */
export function findFraming(left: string): string | undefined {
  const previous = lastSentence(left.replace(/(?:[-*+•]|\d{1,9}[.)])[^\S\n]+$/, '')).trim();
  if (previous === '') return undefined;
  const isApart = /\n\s*\n\s*(?:[-*+•]\s+)?$/.test(left);
  if (isChinese(previous) ? isChineseStatus(previous) : isEnglishStatus(previous, isApart)) return previous;
  const sentences = splitSentences(lastParagraph(left).slice(-2_000));
  return sentences.find((each) => SUPPOSES.test(each)) ?? findOfSection(left);
}

/** "This section does not apply in ...", from the heading above on. */
function findOfSection(left: string): string | undefined {
  const section = left.slice(Math.max(0, left.lastIndexOf('\n#')));
  return splitSentences(section).find(
    (each) =>
      OF_SECTION.test(each) &&
      (isChinese(each)
        ? CHINESE_STATUS.test(each) || /不适用|仅|只适用|不包括|不含/.test(each)
        : listWords(each).length <= 20 &&
          (STATUS.test(each) || NEGATIVE.test(each) || /\bonly\b/i.test(each))),
  );
}

const splitSentences = (text: string): string[] =>
  (text.match(/[^.!?。！？\n]+[.!?。！？]*/g) ?? []).map((each) => each.trim());

function isEnglishStatus(sentence: string, isApart: boolean): boolean {
  const text = sentence.replace(/^(?:#{1,6}|[-*+•>])\s+/, '');
  if (/^#/.test(sentence) || HARMLESS.test(text)) return false;
  const words = listWords(text);
  if (!/\p{L}{3}/u.test(text) || /\d{4}[^.]*\d/.test(text)) return false;
  const isEnded = /[.!?]["'”’)\]*_]*$/.test(text);
  // "**Payment.** A refund is ...": a title within the line.
  if (words.length === 1 && isEnded && !isApart && !/^[*_]/.test(text)) return true;
  if (words.length <= 2 && isEnded && TAKING_BACK.test(text)) return true;
  if (isApart && GOES_ON.test(text)) return true;
  if (PRESENTS.test(text) && words.length <= 12) return true;
  if (SAYS_THIS.test(text) && words.length <= 10) return true;
  if (words.length <= 5 && FALSEHOOD.test(text)) return true;
  // A status has no verb: what has one speaks of another thing.
  const isVerbless = !/\b(?:is|are|was|were|has|have|had|do|does|did|can|may|must|will|shall|should)\b/i.test(
    text,
  );
  if (words.length <= 8 && isVerbless && STATUS.test(text)) return true;
  if (words.length <= 4 && isVerbless && (NEGATIVE.test(text) || /^only\b|\bonly[.!]?$/i.test(text)))
    return true;
  if (
    /\b(?:this|these|such)\b[^.]{0,40}[.!]?$/i.test(text) &&
    /^(?:do not|don['’]t|never|avoid)\b/i.test(text)
  )
    return true;
  if (isApart) return false;
  return (
    words.length <= 12 && /\b(?:the following|what follows|below)\b/i.test(text) && TAKING_BACK.test(text)
  );
}

function isChineseStatus(sentence: string): boolean {
  const text = bareChinese(sentence);
  if (/^#/.test(sentence) || HARMLESS.test(text)) return false;
  if (text.length <= 2 && /[。！？]$/.test(sentence) && !/^[*_]/.test(sentence)) return true;
  if (text.length <= 14 && (CHINESE_SAYS.test(text) || CHINESE_PRESENTS.test(text))) return true;
  if (text.length <= 10 && CHINESE_NOT_YET.test(text)) return true;
  return text.length <= 14 && CHINESE_STATUS.test(text);
}
