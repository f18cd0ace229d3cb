import {
  COURTESIES,
  DENSE_COURTESIES,
  DENSE_SELF_TALK,
  DENSE_TRANSITIONS,
  LONGEST_OWN_WORDS,
  SELF_TALK,
  TRANSITIONS,
} from './own-words.js';
import { isDense } from './dense.js';
import { hasSubstance } from './substance.js';

/** Why a sentence needs no citation. */
export type OwnWords = 'question' | 'transition' | 'courtesy' | 'self-talk';

export const QUESTION_START =
  /^(?:(?:but|so|and|now|then|yet|or|finally|first|next|thus),? )?(?:what|how|why|who|whom|whose|when|where|which|is|are|was|were|do|does|did|can|could|will|would|should|shall|may|might|must|has|have|had|to what extent|in what ways?|in which ways?)\b/iu;
/** Questions that tell, and what stands in a question as a statement. */
export const TELLING_QUESTION =
  /\b(?:know|knew|known|deny|denied|doubt\w*|wonder|surpris\w*|reali[sz]e\w*|aware|true|hear|heard|that|because|since|although|right|correct|\w+n['’]t)\b|[;:—–()…]/iu;
export const DENSE_QUESTION =
  /什么|为何|如何|怎么|怎样|哪|谁|是否|能否|可否|何[时地以]|吗|呢|有没有|多少|几[个种]/u;
export const TELLING_DENSE_QUESTION =
  /难道|岂|何尝|不是吗|对吗|是吧|知道|否认|怀疑|想到|想象|由于|因为|既然|虽然|尽管|不|.{4}[，,]|[；：（）]/u;

/**
 * Why a sentence without a mark needs no citation; `undefined` where it may need one.
 *
 * @param sentence - visible text, white space folded
 * @remarks Precision comes first: a sentence with a figure, a name, a date or a comparison is never excused, nor is one that does
 * not match an expression of the lists as a whole. English and Chinese. Linear: long sentences are not looked at.
 */
export function findOwnWords(sentence: string): OwnWords | undefined {
  if (sentence.length > LONGEST_OWN_WORDS) return undefined;
  const text = (/^[!-~]/.test(sentence) ? sentence : sentence.replace(PICTURES, '')).trim();
  const kind = findForm(text);
  return kind === undefined || hasSubstance(text) ? undefined : kind;
}

const PICTURES = /^(?:\p{So}|\ufe0f|\s)+/u;

/** First words of the English lists: most sentences have another one. */
const BEGINS =
  /^(?:(?:now|next|first|then|finally|lastly|here|below|above|before|we|i|let|having|see|please|refer|hello|hi|hey|dear|greetings|good|welcome|sure|certainly|absolutely|great|thanks?|feel|don)(?![\p{L}\p{N}])|to (?:begin|start|sum)|in (?:the|this|summary|conclusion|short)|the (?:next|following|present|table|list|figure|chart|diagram)|this (?:report|section|subsection|chapter|overview|analysis|guide|article|document|answer|response|summary|note|appendix)|with th|that (?:said|being)|as (?:described|shown|noted|discussed)|of course|if you)/iu;

/** What a sentence reads as by its form. The expressions fail at their first word, so they are asked first. */
function findForm(text: string): OwnWords | undefined {
  if (isQuestion(text)) return 'question';
  const dense = isDense(text);
  if (!dense && !BEGINS.test(text)) return undefined;
  const matches = (list: readonly RegExp[]): boolean => list.some((pattern) => pattern.test(text));
  if (matches(dense ? DENSE_COURTESIES : COURTESIES)) return 'courtesy';
  if (matches(dense ? DENSE_TRANSITIONS : TRANSITIONS)) return 'transition';
  return matches(dense ? DENSE_SELF_TALK : SELF_TALK) ? 'self-talk' : undefined;
}

function isQuestion(text: string): boolean {
  if (!/[?？]/.test(text) || !/[?？]["”’)）」』]*$/u.test(text)) return false;
  return isDense(text)
    ? DENSE_QUESTION.test(text) && !TELLING_DENSE_QUESTION.test(text)
    : QUESTION_START.test(text) && !TELLING_QUESTION.test(text);
}
