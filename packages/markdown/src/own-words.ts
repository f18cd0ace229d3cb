/** A sentence longer than this, in UTF-16 units, is read as a statement whatever it begins with. */
export const LONGEST_OWN_WORDS = 240;

/** Parts of the text itself. Figures, points and results are none: "this figure covers all costs" states something. */
const PART =
  '(?:report|section|subsection|chapter|overview|analysis|guide|article|document|answer|response|summary|note|appendix)';
/** What a text has to offer. */
const OFFERING =
  '(?:overview|summary|analysis|exploration|examination|introduction|comparison|list|guide|breakdown|explanation|discussion|review|outline|look|survey|report|reference|table|answer|timeline|steps?|points?|examples?|findings|recommendations|insights?|approaches|methods|options|resources|details|results|questions|contributions|aspects|areas|differences|considerations|highlights|takeaways|components|features)';
/** Verbs that only a text, or who writes it, does to a topic. */
const TELL =
  '(?:look(?:s|ing)? (?:at|into)|turn(?:s|ing)? to|mov(?:e|es|ing) (?:on )?to|div(?:e|es|ing) (?:deeper )?into|delv(?:e|es|ing) into|examin(?:e|es|ing)|explor(?:e|es|ing)|discuss(?:es|ing)?|describ(?:e|es|ing)|outlin(?:e|es|ing)|review(?:s|ing)?|summari[sz](?:e|es|ing)|analy[sz](?:e|es|ing)|explain(?:s|ing)?|survey(?:s|ing)?|evaluat(?:e|es|ing)|investigat(?:e|es|ing)|begin(?:s|ning)? with|start(?:s|ing)? with|conclud(?:e|es|ing) with|tak(?:e|es|ing) a (?:closer )?look at|break(?:s|ing)? down)';
/** Whoever offers something else than words on a topic states a deed. */
const GIVE = `(?:provid(?:e|es|ing)|offer(?:s|ing)?|giv(?:e|es|ing)|present(?:s|ing)?|list(?:s|ing)?|writ(?:e|es|ing)|prepar(?:e|es|ing)|draft(?:s|ing)?|compil(?:e|es|ing)) (?:you )?(?:a|an|the|some|my|our) (?:[\\p{L}-]+,? ){0,4}${OFFERING}(?: (?:of|on|for|about|to|in|from))?`;
const SEARCH =
  '(?:search(?:ing)? (?:for|the)|gather(?:ing)?|look(?:ing)? (?:for|up)|find(?:ing)?|research(?:ing)?|collect(?:ing)?|check(?:ing)?|continue|start by|begin by)';
/** What is told of. A clause in it may state something. */
const TOPIC =
  '(?:(?!\\b(?:that|because|since|which|who|whose|why|where|when|while|if|but|although|though|however|so|as|showing|proving|demonstrating|revealing|meaning|causing|making|leading|highlighting|indicating|suggesting|confirming|driven|given)\\b)[^;:!?…()—–])*';
const ADVERBS = '(?:(?:also|briefly|now|then|first|next|finally) )*';
const AIM = `(?:(?:will|shall|aims to|seeks to|attempts to|is intended to|is designed to) )?${ADVERBS}`;
const PLACE =
  '(?:(?:now|next|first|then|finally|lastly|here|below|to begin|to start|in (?:the|this) (?:(?:next|following|coming|previous|last|present|final) )?(?:section|chapter|part|paragraph|report|article|guide|answer)s?|before we begin)[,:]? )';
const WE_WILL = "(?:(?:we|i)(?:['’]ll| will| shall)|let us|let['’]s|let me)";
const I_WILL = "(?:i(?:['’]ll| will| need to| want to|['’]m going to| am going to| should)|let me)";

/** Sentences that announce or point to a part of the text. Each expression matches a whole sentence without case. */
export const TRANSITIONS: readonly RegExp[] = [
  `${PLACE}?${WE_WILL} ${ADVERBS}(?:${TELL}|${GIVE}|consider) ${TOPIC}[.:…]?`,
  `${PLACE}(?:we|i) ${ADVERBS}(?:${TELL}|${GIVE}|consider) ${TOPIC}[.:…]?`,
  `${PLACE}?${I_WILL} ${ADVERBS}${SEARCH} ${TOPIC}[.:…]?`,
  `the (?:next|following) ${PART}s? ${AIM}(?:${TELL}|${GIVE}|covers?|focus(?:es)? on) ${TOPIC}[.:]?`,
  "(?:with (?:this|that) in mind|having said that|that said|that being said|let['’]s begin|let us begin|to sum up|in summary|in conclusion|in short)[,:.]?",
].map(whole);

/** Talk of the text about itself. A bare "the report" may be another one. */
export const SELF_TALK: readonly RegExp[] = [
  `(?:this|the present) ${PART} ${AIM}(?:${TELL}|${GIVE}) ${TOPIC}[.:]?`,
  `(?:this|the present) ${PART} (?:${AIM})(?:provid(?:e|es)|offers?|gives?) (?:a|an) (?:[\\p{L}-]+,? ){0,4}${OFFERING}[.:]?`,
  `this ${PART} is (?:organi[sz]ed|structured|divided) ${TOPIC}[.:]?`,
  `(?:below|here|above)(?: (?:is|are)|['’]s) (?:a |an |the |my |our |some )?(?:[\\p{L}-]+,? ){0,4}${OFFERING}(?: (?:of|on|for|about|with|to|from|in|and) ${TOPIC})?[.:]?`,
  `the (?:following (?:table|list|figure|chart|diagram)|(?:table|list|figure|chart|diagram) (?:below|above)) (?:summari[sz]es|lists|shows|presents|outlines|gives|compares|provides (?:a|an) ${OFFERING} of|breaks down) ${TOPIC}[.:]?`,
  '(?:see|please see|refer to|please refer to|as (?:described|shown|noted|discussed) in) (?:the )?(?:table|list|figure|chart|diagram|section|details) (?:below|above)[.:]?',
].map(whole);

/** Greetings, thanks and offers of more. */
export const COURTESIES: readonly RegExp[] = [
  '(?:hello|hi|hey|dear reader|greetings|good (?:morning|afternoon|evening)|welcome|sure|certainly|of course|absolutely|great question|good question|thanks|thank you)(?:[ ,](?:there|everyone|all|so much|very much|for (?:your|the|this) (?:question|request|interest|patience|message)|for reading|for asking))*[.!,:]*',
  "(?:i|we) (?:hope|trust) (?:that )?(?:this|it|you)(?:['’]s)? (?:helps?|is helpful|is useful|was helpful|find this (?:helpful|useful))[.!]*",
  "(?:please )?(?:let me know|feel free to (?:ask|reach out|contact me)|don['’]t hesitate to (?:ask|reach out))(?: (?:if|for|with|about|whether) (?!.*\\b(?:that|because|which)\\b)[^.;!?]{0,60})?[.!]*",
  'if you (?:have|need|want|would like) (?:any |some )?(?:more |further |other |additional )?(?:questions?|details?|information|help)[^.;!?]{0,40}, (?:please |just )?(?:let me know|feel free to ask|ask)[.!]*',
].map(whole);

const DENSE_TELL =
  '(?:讨论|介绍|分析|探讨|阐述|阐明|说明|梳理|总结|概述|概括|归纳|评估|考察|回顾|解释|论述|解读|探究|看看|来看|看一下|展开)';
const DENSE_SEARCH = '(?:搜索|搜集|查找|检索|查询|了解|获取|收集|整理|撰写|研究)';
/** A second clause may state something. */
const DENSE_TOPIC = '(?:(?!但|却|因为|因此|所以|导致|使得|表明|证明)[^，,。；;！!？?：:]){0,40}';
const DENSE_MANNER =
  '(?:重点|着重|系统地?|全面地?|简要地?|深入地?|详细地?|继续|进一步|首先|先|再|来|分别|逐一|为您|为你|帮您|从.{1,16}?(?:角度|方面|层面)|围绕.{1,16}?|对.{1,16}?进行)*';
const DENSE_PLACE =
  '(?:接下来|下面|接着|随后|首先|最后|现在|(?:在)?(?:下一?|接下来的?|本)(?:节|章|部分)(?:中|里)?)[，,]?\\s*';

/** The same in Chinese. */
export const DENSE_TRANSITIONS: readonly RegExp[] = [
  `(?:${DENSE_PLACE})(?:我们|我|笔者)?(?:将|会|要|需要|来)?${DENSE_MANNER}(?:${DENSE_TELL}|${DENSE_SEARCH})${DENSE_TOPIC}[。：:]?`,
  `我们(?:将|来|要)${DENSE_MANNER}${DENSE_TELL}${DENSE_TOPIC}[。：:]?`,
  `(?:最后|现在|接下来)?[，,]?(?:让我们?|我(?:将|会|来|要|需要|先))${DENSE_MANNER}(?:${DENSE_TELL}|${DENSE_SEARCH})${DENSE_TOPIC}[。：:]?`,
  '(?:综上所述|总而言之|总的来说|简而言之|综上)[，,。：:]?',
].map(whole);

export const DENSE_SELF_TALK: readonly RegExp[] = [
  `(?:本|这份|这篇)(?:报告|文|文章|节|章|综述|指南|文档|回答|附录|分析|研究报告)(?:将|旨在|试图|主要)?${DENSE_MANNER}${DENSE_TELL}${DENSE_TOPIC}[。：:]?`,
  `(?:下表|下图|上表|上图|以下表格|下列表格)(?:列出|总结|汇总|展示|给出|概括|归纳|显示|列举|呈现|说明)了?${DENSE_TOPIC}[。：:]?`,
  `(?:以下|下面)(?:是|为|将|从|就|列出|给出|介绍|总结)${DENSE_TOPIC}[。：:]`,
  `${DENSE_TOPIC}(?:如下|见下文|见下表|见下图|如下所示|包括以下(?:几点|几个方面|内容|方面))[。：:]`,
].map(whole);

export const DENSE_COURTESIES: readonly RegExp[] = [
  '(?:您好|你好|大家好|尊敬的读者|好的|当然|当然可以|没问题|谢谢|感谢(?:您|你)?的?(?:提问|阅读|关注|耐心)?|欢迎)[，,。！!：:]*(?:好的|当然|谢谢)?[。！!]*',
  '(?:希望|愿)(?:这些|以上|本|这|上述)?(?:信息|内容|回答|报告|分析)?(?:能|能够|可以)?(?:对|给|为)?(?:您|你)?(?:有所)?(?:有|带来)?(?:帮助|所帮助|参考|启发)[。！!]*',
  '(?:如果|如|若)(?:您|你)?(?:还)?(?:有|需|需要)(?:任何|其他|更多|进一步的?|疑问|问题|信息|帮助|了解){1,4}[，,]?(?:请|欢迎|可以|可)?(?:随时)?(?:告诉我|联系我|提问|告知|询问|与我联系|联系)[。！!]*',
].map(whole);

function whole(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'iu');
}
