/** Words by which a sentence says that it concludes, guesses or weighs. */
const INFERENCE =
  /\b(?:therefore|thus(?! far)|consequently|presumably|probably|apparently|in all likelihood|(?:most|very) likely|it (?:seems|appears) that|it follows that|(?:this|that|which|these|those)(?: \p{L}+)? (?:suggests?|implies|imply|indicates?|means?) that|(?:suggesting|implying|indicating) that|(?:can|may) be (?:inferred|concluded) (?:that|from)|(?:we|one|i) (?:can |may )?(?:infer|conclude) that)\b|(?<!\b(?:days?|weeks?|months?|years?) )\bhence(?! the name)(?=,? \p{L})|(?:^|[.!?;]\s+)so(?! far\b),? \p{L}/iu;
const INFERENCE_ZH =
  /(?:因此|因而)(?!得名|闻名|出名|被称|称为)|由此可见|由此可知|据此可知|可以推断|推断出|据此推断|推测|想必|(?<!一)多半(?![的数])|很可能|大概率|应当可以|应该可以|(?:^|[，,；;。])(?:(?:这|那|此)[^，,。；;]{0,6}|也|就|也就)?意味着|(?:这|由此)(?:说明(?![书会文性])|表明)|可见[，,]|(?:^|[，,；;。])(?:由此|这样|从[^，,。；;]{1,12})?看来(?![访人客信者电稿宾])/u;

/** Words by which a sentence says that it is somebody's view. */
const OPINION =
  /\b(?:in (?:my|our) (?:opinion|view|judg(?:e)?ment)|i (?:think|believe|feel|find (?:that|it|this))|we (?:think|believe|feel)|personally|arguably|to my mind)\b/iu;
const OPINION_ZH = /我(?:们)?(?:认为|觉得|以为)|在我(?:们)?看来|笔者认为|个人认为|依我看/u;

/** Words by which a sentence advises whoever reads it. */
const ADVICE =
  /\b(?:(?:i|we) (?:would )?(?:recommend|advise|suggest)|you (?:should|had better|may want to|might want to|could consider)|it is (?:advisable|best|wise) to|you are advised to)\b|^(?:consider|try|avoid|make sure)\b/iu;
const ADVICE_ZH = /建议(?:您|你|大家)|^建议(?![书稿价人案者零])|我(?:们)?建议|不妨(?![碍害])|您最好|你最好/u;

// What stands in quotation marks is worded by somebody else.
const QUOTED = /[“„"][^“”„"\n]{0,600}[”“"]|「[^「」\n]{0,600}」|『[^『』\n]{0,600}』|«[^«»\n]{0,600}»/gu;

const test =
  (...patterns: readonly RegExp[]) =>
  (text: string): boolean => {
    const own = text.replace(QUOTED, ' ');
    return patterns.some((pattern) => pattern.test(own));
  };

/** Whether a sentence is worded as a conclusion or a guess. */
export const isWordedAsInference = test(INFERENCE, INFERENCE_ZH);

/** Whether a sentence is worded as somebody's opinion. */
export const isWordedAsOpinion = test(OPINION, OPINION_ZH);

/** Whether a sentence is worded as advice. */
export const isWordedAsAdvice = test(ADVICE, ADVICE_ZH);
