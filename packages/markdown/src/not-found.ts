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

/** A sentence without case, white space and punctuation at its ends. */
function foldSentence(sentence: string): string {
  return sentence
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');
}

/** Creates the test for such a sentence: the built-in ones, or those that are given instead. */
export function createNotFoundTest(sentences?: readonly string[]): (text: string) => boolean {
  const known = new Set((sentences ?? Object.values(NOT_FOUND_SENTENCES).flat()).map(foldSentence));
  const longest = Math.max(0, ...[...known].map((sentence) => sentence.length));
  return (text) => text.length <= longest + 20 && known.has(foldSentence(text));
}
