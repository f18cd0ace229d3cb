import { PhraseTable } from './phrase-table.js';

/**
 * How sure a phrase is: a `guarantee` says that nothing can come between, an `announcement` that it will be so, a
 * `hedge` leaves it open or says that it is so in most cases, a `capacity` that it can be so.
 */
export type Certainty = 'guarantee' | 'announcement' | 'hedge' | 'capacity';

const ENGLISH_GUARANTEE =
  'guaranteed|guarantee|guarantees|guaranteeing|certainly|definitely|undoubtedly|unquestionably|surely|is certain to|are certain to|' +
  'is sure to|are sure to|is bound to|are bound to|inevitably|without fail|without exception|in every case|invariably|beyond doubt|' +
  'no doubt|without doubt|without a doubt|always|proves|proven to|proved to|conclusively';

const ENGLISH_ANNOUNCEMENT = 'will|shall|must|is going to|are going to|is to|are to|does|do|did';

const ENGLISH_HEDGE =
  'may|might|could|would|should|possibly|perhaps|maybe|potentially|reportedly|allegedly|supposedly|apparently|seemingly|presumably|' +
  'likely|probably|suggest|suggests|suggested|suggesting|indicate|indicates|indicated|appear to|appears to|appeared to|seem to|' +
  'seems to|seemed to|is expected to|are expected to|was expected to|were expected to|expected to|expects to|expect to|' +
  'is thought to|are thought to|thought to|believed to|said to|is said to|rumored to|rumoured to|plans to|plan to|planned to|' +
  'intends to|intend to|aims to|aim to|hopes to|hope to|hoped to|seeks to|proposed to|is set to|are set to|tends to|tend to|' +
  'usually|generally|typically|normally|often|sometimes|occasionally|mostly|mainly|in most cases|in some cases|as a rule|' +
  'estimated to|estimates|claims to|claimed to|considering|tentatively|under review|in principle|if|unless|about to|' +
  'possible|possibility|chance|probable|potential|is likely to|are likely to|can help|help to|roughly|approximately|at the earliest';

const CHINESE_GUARANTEE =
  '保证|确保|一定会|一定能|一定|必定|必然|必将|必会|肯定会|肯定能|肯定|绝对|务必|毫无疑问|无疑|百分之百|百分百|铁定|注定|毫无例外|担保|承诺|准保|总是|永远|必定会|必然会';

const CHINESE_ANNOUNCEMENT = '将会|将|会|必须|要|就会|都会|即会';

const CHINESE_HEDGE =
  '可能会|可能|或许|也许|或将|或会|或|大概|大约|似乎|好像|恐怕|有望|预计|预期|估计|据报道|据称|据说|据悉|据传|传闻|疑似|涉嫌|计划|拟|打算|' +
  '力争|争取|希望|通常|一般|往往|经常|有时|偶尔|多半|大多|大都|原则上|基本上|倾向于|应该|不一定|未必|视情况|最快|尽量|尽快|考虑|建议|提议|' +
  '研究表明|表明|显示|认为|推测|猜测|预测|料将|料|潜在|如果|若|倘若|要是|一般情况下|通常情况下|多数情况下|或可|或能';

const CHINESE_NONE =
  '不一定|会议|会员|会长|协会|社会|机会|大会|委员会|学会|工会|晚会|会计|会谈|会见|会晤|会同|会场|将军|将领|将近|将来|要求|主要|重要|需要|' +
  '要素|要点|一定程度|一定的|一定数量|或者|一般性|一般公共|主要是|只要|还要|要么|有的是|体会|宴会|聚会|峰会|奥运会|运动会|音乐会|发布会|' +
  '理事会|董事会|展览会|博览会|建议书|计划书|计划生育|五年计划|保证金|保证书|必要|次要|摘要|纲要|简要|概要|要闻|承诺书|总会|商会|研讨会|座谈会|与会|领会|误会|约会|相对|绝对值|永远会';

/** The phrases of certainty in both languages, simplified; `undefined` where a phrase only looks like one. */
export const CERTAINTY_PHRASES = new PhraseTable<Certainty | 'none'>('text')
  .add(ENGLISH_GUARANTEE, 'guarantee')
  .add(ENGLISH_ANNOUNCEMENT, 'announcement')
  .add(ENGLISH_HEDGE, 'hedge')
  .add('can|able to|capable of|can be', 'capacity')
  .add(CHINESE_GUARANTEE, 'guarantee')
  .add(CHINESE_ANNOUNCEMENT, 'announcement')
  .add(CHINESE_HEDGE, 'hedge')
  .add('能够|能|可以|可', 'capacity')
  .add(CHINESE_NONE, 'none');
