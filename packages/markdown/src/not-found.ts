import { hasSubstance } from './substance.js';

/** The sentences, by language, that say that nothing was found; what is compared is {@link foldSentence} of them. */
export const NOT_FOUND_SENTENCES: Readonly<Record<'en' | 'zh', readonly string[]>> = {
  en: [
    'No source found.',
    'No relevant information was found in the documents.',
    'The documents do not contain this information.',
    'The sources do not answer this question.',
    'Not found in the provided sources.',
  ],
  zh: [
    '文档里没有找到相关说明。',
    '文档中没有找到相关信息。',
    '文档中未找到相关内容。',
    '资料中没有找到相关信息。',
    '没有找到来源。',
    '未找到相关来源。',
  ],
};

const SORRY = "(?:(?:unfortunately|sorry|i['’]m sorry|i am sorry|i apologi[sz]e)[,;.]? (?:but )?)?";
const GIVEN = '(?:provided|given|supplied|retrieved|available|attached|cited|uploaded|search|knowledge base)';
const MATERIAL =
  '(?:documents?|sources?|passages?|context|materials?|texts?|results?|references?|files?|excerpts?)';
const THE_GIVEN = `(?:the|these|your|any of the) ${GIVEN} (?:search )?${MATERIAL}`;
const KNOWLEDGE =
  '(?:information|evidence|data|details?|answers?|mention|sources?|documents?|references?|results?|records?)';
const ADJECTIVES =
  '(?:relevant |reliable |specific |further |sufficient |enough |direct |clear |such |any |matching )*';
/** What was looked for: no clause of its own. */
const TOPIC =
  '(?:(?!\\b(?:that|because|since|which|who|but|although|though|however|whereas|while)\\b)[^,;:!?()…—–]){0,80}';
const DENSE_SORRY = '(?:(?:很|非常)?(?:抱歉|遗憾)|对不起|不好意思)';
const DENSE_GIVEN =
  '(?:所?(?:提供|给出|给定|检索到|检索|上传|引用|现有|已有|参考)的?(?:资料|文档|材料|来源|文件|信息|上下文|内容|段落|文本|文献|搜索结果|结果)|搜索结果|检索结果|知识库)';
const DENSE_TOPIC = '(?:(?!但|却|因为|因此|所以|导致|使得|表明|证明)[^，,。；;：:！!？?]){0,40}';

/** Forms of such a sentence; each must match the whole, and only what holds no figure, name, date or comparison is asked. */
export const NOT_FOUND_FORMS: readonly RegExp[] = [
  `${SORRY}(?:i|we) (?:could not|couldn['’]t|cannot|can['’]t|can not|did not|didn['’]t|was not able to|were not able to|am unable to|was unable to|were unable to) (?:find|locate|identify) ${ADJECTIVES}${KNOWLEDGE}(?: ${TOPIC})?[.!]?`,
  `${SORRY}(?:i|we) (?:do not|don['’]t) have ${ADJECTIVES}${KNOWLEDGE}(?: (?:to|on|about|for|in|regarding) ${TOPIC})?[.!]?`,
  `${SORRY}(?:i|we) (?:cannot|can['’]t|could not|am unable to|are unable to|am not able to) (?:answer|verify|confirm|determine) (?:this|that|the|your) (?:question|request|claim|information)?(?: ${TOPIC})?[.!]?`,
  `${SORRY}(?:i|we) (?:do not|don['’]t) know[.!]?`,
  `${SORRY}(?:there (?:is|was|are|were) )?(?:no|not enough|insufficient) ${ADJECTIVES}${KNOWLEDGE} ${TOPIC}in ${THE_GIVEN}[.!]?`,
  `${SORRY}${THE_GIVEN} (?:do|does|did) not (?:contain|mention|answer|address|provide|include|cover|specify|discuss|state|say|give) ${TOPIC}[.!]?`,
  `${SORRY}(?:this|it) (?:is|was) not (?:mentioned|stated|addressed|covered|found|contained|specified|answered) in ${THE_GIVEN}[.!]?`,
  `${DENSE_SORRY}?[，,]?(?:我们?)?(?:在)?${DENSE_GIVEN}(?:中|里|内)?(?:均|都|也|并|暂)?(?:没有|未|未能|无法|没|并未|并没有|不)(?:找到|提及|提到|包含|涉及|给出|回答|提供|查到|记载|说明|检索到)${DENSE_TOPIC}[。！!]?`,
  `${DENSE_SORRY}[，,]?(?:我们?)?(?:暂时)?(?:无法|不能|没有|未能|没能)(?:找到|回答|提供|确认|查到|检索到)${DENSE_TOPIC}[。！!]?`,
  '我们?(?:无法|不能)回答(?:这个|该|此|您的|你的)问题[。！!]?',
  '(?:现有|已有|提供的)?(?:信息|资料)不足[，,]?(?:以|无法|不能)回答(?:这个|该|此|您的|你的)?问题[。！!]?',
].map((pattern) => new RegExp(`^(?:${pattern})$`, 'iu'));

const LONGEST_FORM = 240;

/** A sentence without case, white space and punctuation at its ends. */
function foldSentence(sentence: string): string {
  return sentence
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');
}

/** The unit with which the folded sentence begins, where that can be told without folding it. */
function firstOfFolded(sentence: string): string | undefined {
  const unit = sentence.charCodeAt(0);
  if (unit > 0x4dff && unit < 0xa000) return sentence.charAt(0);
  // A mark behind the letter may make another letter of it.
  const plain = /^[A-Za-z0-9]/.test(sentence) && sentence.charCodeAt(1) < 0x80;
  return plain ? sentence.charAt(0).toLowerCase() : undefined;
}

/** Creates the test for such a sentence: the built-in ones and their forms, or the sentences that are given instead. */
export function createNotFoundTest(sentences?: readonly string[]): (text: string) => boolean {
  const known = new Set((sentences ?? Object.values(NOT_FOUND_SENTENCES).flat()).map(foldSentence));
  const longest = Math.max(0, ...[...known].map((sentence) => sentence.length));
  const firsts = new Set([...known].map((sentence) => sentence.charAt(0)));
  const isKnown = (text: string): boolean => {
    if (text.length > longest + 20) return false;
    const first = firstOfFolded(text);
    return (first === undefined || firsts.has(first)) && known.has(foldSentence(text));
  };
  if (sentences !== undefined) return isKnown;
  return (text) => isKnown(text) || hasForm(text);
}

/** No form begins otherwise; most sentences do. */
const BEGINS =
  /^(?:unfortunately|sorry|i['’ ]|we |there |no |not |insufficient |the |these |your |any of|this |it |[很非抱遗对不，,我在所提给检上引现已参搜知信资])/iu;
/** No form is without one of these; few sentences have one. */
const DENIAL = /not|n['’]t\b|\bno\b|unable|insufficient|[没未无不]/iu;

function hasForm(text: string): boolean {
  if (text.length > LONGEST_FORM || !BEGINS.test(text) || !DENIAL.test(text)) return false;
  return NOT_FOUND_FORMS.some((form) => form.test(text)) && !hasSubstance(text);
}
