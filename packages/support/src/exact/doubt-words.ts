/** Words that say of a statement beside them that it is not so, was so, or is only said. */
export const REVERSING =
  /\b(?:false|untrue|not true|myths?|incorrect|wrong|misconceptions?|no longer|outdated|obsolete|rumou?rs?|hoax|allegedly|not the case|withdrawn|superseded|repealed|debunked|retracted|refuted|disproved)\b|错误|不实|谣言|误解|不正确|不成立|并非|不是真|不属实|已废止|已失效|已作废|假的|以为|谬误|造谣|谎言|说谎|撒谎/i;

/** Words of a sentence, a heading or a lead-in that say of what follows that it is supposed, denied or limited. */
export const FRAMING = new RegExp(
  `${REVERSING.source}|\\b(?:suppose|imagine|assume that|hypothetical(?:ly)?|for the sake of argument|mistakes?|lies?|lied|liars?|jokes?|fiction|satire|the following|as follows|doubts?|doubted|den(?:y|ies|ied)|disputes?|(?:not|n['’]t|never) (?:believe|think)|believes that|don['’]?ts|avoid|bad (?:ideas?|examples?|advice|practices?))\\b|假设|假定|假如|设想|除另有|另有规定|下列|以下|如下|禁止|严禁|避免|否认|怀疑`,
  'i',
);

/** What a list is introduced by that says other things of its items than they say themselves. */
export const LIMITING =
  /\b(?:not|no|never|none|without|unless|if|only|except|exceptions?|exclusions?|excluded|former|proposed|planned|don['’]?ts?|avoid)\b|不|非|未|除|仅|只|如果|若|禁止|例外|建议|拟|勿/i;

/** A question that asks which of what follows is so. */
export const QUESTION = /\bwhich\b[^?]{0,200}\?|(?:哪|何者|何项)[^？?]{0,80}[？?]/i;
