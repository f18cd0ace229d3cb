import { PhraseTable } from './phrase-table.js';

/**
 * How a phrase lies to negation: `negation` denies what stands beside it, `near-negation` may answer a negation
 * but denies nothing for certain, `none` only looks like one.
 */
export type NegationSort = 'negation' | 'near-negation' | 'none';

const ENGLISH_NEGATION =
  'not|never|no|none|nobody|no one|nothing|nowhere|neither|nor|no longer|not any longer|not any more|no more|' +
  'it is not true that|it is false that|it is untrue that|it is not the case that|it was not true that|it is incorrect that|' +
  'it is wrong that|it is a myth that|it is a lie that|it is a misconception that|false that';

const ENGLISH_NEAR =
  'without|fail to|fails to|failed to|failing to|failure to|fail|fails|failed|refuse|refuses|refused|refusing|refusal|deny|denies|' +
  'denied|denying|denial|lack|lacks|lacked|lacking|lack of|unable|unable to|inability|incapable|hardly|rarely|seldom|scarcely|barely|' +
  'few|little|impossible|absence|absent|missing|false|untrue|incorrect|wrong|myth|hoax|rather than|instead of|instead|except|' +
  'only|prevent|prevents|prevented|preventing|avoid|avoids|avoided|avoiding|ban|bans|banned|prohibit|prohibits|prohibited|' +
  'forbid|forbids|forbidden|exclude|excludes|excluded|excluding|reject|rejects|rejected|rejecting|decline to|declined to|' +
  'declines to|stop|stops|stopped|cease|ceased|ceases|unlikely|unlike|unknown|unclear|zero|free of|free from|than|nil|void|lost|lose|' +
  'against|oppose|opposed|opposes|neglect|neglected|cancel|cancelled|canceled|abandoned|disagree|disagrees|disagreed|' +
  'dispute|disputes|disputed|contrary|doubt|doubts|non|yet|insufficient|inadequate|independent|but|although|though|despite|' +
  'whether|abolish|abolished|ended|withdraw|withdrew|withdrawn|dismissed|dismiss|minus|less|ineligible|invalid|refrain|halt|halted|' +
  'barred|block|blocked|resist|ignored|ignore|skip|skipped|waive|waived|unless|until|low|limited|poor|weak|cure all|anti';

const ENGLISH_NONE =
  'not only|not just|not merely|not simply|not solely|not limited to|whether or not|or not|no sooner|no matter|nothing but|' +
  'none other than|none the less|not least|not to mention|not until|no doubt|without doubt|without a doubt|no less than|' +
  'no fewer than|no more than|no longer than|no shorter than|no older than|no younger than|no higher than|no lower than|no greater than|no later than|no earlier than|not less than|not more than|not fewer than|not later than|' +
  'not exceeding|not exceed|not to exceed|nothing short of|not for profit|no wonder|not uncommon|not unusual|not unlike|' +
  'for nothing|not without|not infrequently|if not|why not|not surprisingly|not surprising|not unexpectedly|no other than|do not hesitate|' +
  'not hesitate|not long after|last but not least|no question that|no secret that|not a few|without question|no fly zone|' +
  'cannot but|could not but|nor any lack|could not care less|could care less';

const CHINESE_NEGATION =
  '不|没|没有|未|不是|并非|绝非|并不|并不是|并没有|并未|从未|从不|从来没有|尚未|仍未|还没有|还没|未能|未曾|未必|不会|不能|不可|不可以|' +
  '不得|不应|不应该|不该|不宜|不要|不必|不用|不需要|不需|不再|不准|不许|不予|不允许|不属于|无法|无需|无须|无权|无从|无缘|毫无|毫不|绝不|' +
  '决不|并无|尚无|暂无|均无|从无|仍无|均未|均不|都不|都没有|也不|也没有|禁止|严禁|勿|切勿|不存在|不具备|没能|没法|不曾|说不|不将|不行';

const CHINESE_NEAR =
  '无|非|否|别|莫|拒绝|否认|否决|反对|缺乏|缺少|欠缺|避免|防止|停止|取消|终止|失败|难以|难|很少|极少|少有|罕见|不足|不满|不良|' +
  '不当|不利|不便|不易|不安|不公|不适|不法|不实|谣言|虚假|假的|误解|错误|除了|除外|除非|仅|只|只有|才|而是|免|无关|无效|无人|无力|' +
  '没了|失去|丧失|告别|结束|暂停|叫停|推翻|驳回|抵制|阻止|废除|免除|低|少|弱|差|但|却|未果|未婚|不清|零|不然|拒|禁|休|忘|辞|' +
  '不如|不及|比|不一|过去|不便|不敢|不愿|不想|不甘|不忍|不懂|不知|不明|不惜|不力|不振|不景气|不平|不均|何必|哪|怎么|谁|岂|什么';

const CHINESE_NONE =
  '不仅|不但|不只|不光|不单|不断|不同|不久|不少|不得不|不能不|不会不|不可不|不无|不管|不论|不料|不禁|不过|不妨|不愧|不时|不日|' +
  '不等|不乏|不止|不慎|不幸|不锈钢|不动产|不到|不超过|不低于|不少于|不高于|不多于|不大于|不小于|不得超过|不得少于|不得低于|不得高于|' +
  '不得多于|不能超过|不应超过|不可超过|不懈|不朽|不屈|不凡|不俗|不菲|不错|不忘|不负|不辱|不畏|不辞|不遗余力|不约而同|不可或缺|' +
  '不可缺少|不容忽视|不言而喻|不可思议|不知不觉|不计其数|不胜|不由|了不起|了不得|不得了|差不多|对不起|不亦乐乎|不可避免|不可避免地|' +
  '不可抗力|不可逆|不可分割|不择手段|不折不扣|不遗|不定期|不仅仅|不单单|不止一次|说不定|不一而足|不失为|不外乎|不外|不难看出|不难|' +
  '层出不穷|源源不断|络绎不绝|美中不足|密不可分|必不可少|毫不犹豫|坚定不移|始终不渝|一丝不苟|持之不懈|孜孜不倦|接连不断|不绝|' +
  '难免不|差点没|差点儿没|差一点没|险些没|几乎没|好不容易|好不热闹|好不高兴|' +
  '是不是|能不能|会不会|要不要|有没有|可不可以|对不对|好不好|该不该|应不应该|行不行|愿不愿意|要不是|要不然|动不动|' +
  '未来|未成年|未成年人|未婚夫|未婚妻|未免|未尝不|未遂|未知数|前所未有|史无前例|方兴未艾|' +
  '没收|没落|淹没|沉没|埋没|出没|吞没|隐没|覆没|没准|' +
  '无论|无锡|无人机|无人驾驶|无人区|无人车|无线|无疑|无非|无数|无限|无比|无辜|无奈|无私|无缝|无偿|无形|无穷|无声|无意间|无不|' +
  '无时无刻|无可厚非|无独有偶|毫无疑问|毫无疑义|无障碍|无烟|无机|无党派|无产阶级|无花果|无名|无愧|独一无二|无处不在|无微不至|无与伦比|' +
  '非常|非法|非洲|非典|非凡|非遗|非物质|非公有|非营利|非政府|除非|无非|是非|南非|非但|莫非|非得|并非不|非要|非虚构|' +
  '是否|能否|可否|会否|与否|否则|特别|分别|区别|别墅|级别|性别|别人|别的|类别|识别|个别|各别|差别|告别|别名|别称|别具|别克|离别|' +
  '难道|难忘|灾难|困难|难民|难题|难得|避难|遇难|难点|难度|只是|不仅如此|无论如何|不管怎样|莫斯科|萨莫|莫过于|禁不住|忍不住|拒不';

/** The phrases of negation in both languages, simplified; where two begin together the longer one counts. */
export const NEGATION_PHRASES = new PhraseTable<NegationSort>('text')
  .add(ENGLISH_NEGATION, 'negation')
  .add(ENGLISH_NEAR, 'near-negation')
  .add(ENGLISH_NONE, 'none')
  .add(CHINESE_NEGATION, 'negation')
  .add(CHINESE_NEAR, 'near-negation')
  .add(CHINESE_NONE, 'none');
