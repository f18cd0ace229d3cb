/** What ends the force of a rule or takes a statement from its text. */
const ENDED =
  '废止|废除|失效|作废|无效|撤回|撤销|撤下|取消|终止|停止|中止|暂停|停用|弃用|删除|移除|取代|替代|代替|否决|驳回|被拒|拒绝|推翻|过期|到期|过时|期满|不再';
/** What says of a text that it is not, or not yet, what holds. */
const UNREAL =
  '草案|草稿|初稿|征求意见|讨论稿|提案|拟议|样例|示例|样本|范例|例句|病句|反例|占位|虚构|小说|故事里|做了?个?梦|假想|设想|假设|假定|情节|玩笑|骗|愚人节|恶搞|讽刺|待定|待批|待证|待核|存疑|有争议|据称|传言|传闻|判断对错|判断正误|习题|试题|诈骗|垃圾邮件|钓鱼';
/** What says of a statement that it is not so. */
const FALSE =
  '不实|失实|属实|虚假|假的|是假|皆假|均假|谣|谎|错|误(?!差)|不对|不然|不是真|非真|捏造|编造|伪造|杜撰|无据|无稽|相反|反之|否认|反对|不同意|不成立|并非|非也|怎么可能|瞎|胡说';
/** What was so. */
const PAST =
  '曾经|曾是|以前|之前|此前|从前|过去|以往|往年|昔日|旧(?:版|规|文|制|法|稿|条)|原(?:版|规定|条文)|历史(?:文本|版本|规定|条文)|仅供参考';
/** What limits when, where or for whom something is so. */
const LIMIT =
  '仅|只限|限于|限[周每于制]|除外|例外|豁免|不适用|截至|截止|为止|直到|直至|前提|条件是|起(?:不|无|改|由|收|暂|停)|改为|改由|改成';
const NEGATION =
  '不(?!仅|但|只|断|同|少|久|锈|动产|超过|低于|得超过)|未(?!来|成年|婚)|没|无须|无需|无法|从无|尚无';

/** Words that, beside a statement and about it, say that it is not so, is no more so, is limited or no statement at all. */
export const CHINESE_TAKING_BACK = new RegExp([ENDED, UNREAL, FALSE, PAST, LIMIT, NEGATION].join('|'));
/** The same without negation and limits, which of another subject are said often. */
export const CHINESE_STATUS = new RegExp([ENDED, UNREAL, FALSE, PAST].join('|'));
/** "Not yet approved", with nothing that is not approved: it is what stands before. */
export const CHINESE_NOT_YET =
  /(?:尚未|还未|仍未|暂未|从未|未曾|并未|未被|未获|没有|还没|未)(?:获得?|经|予|正式|得到)?(?:批准|通过|生效|实施|施行|执行|采纳|采用|发布|公布|确认|证实|核实|落实|同意)/;
/** Sentences that begin so are about what stands before: they have no subject of their own. */
export const CHINESE_OPENING =
  /^(?:如果|如(?!何)|若|倘若|只要|除非|限|须|需|必须|前提|条件|现在|如今|现已|目前|眼下|今[年日]|曾|自.{1,10}起|从.{1,10}起|.{1,8}起(?:[，,]|改|由|不|无|收|暂)|截至|截止|直到|直至|至.{1,8}(?:止|为止)|到.{1,8}为止|仅|只|非|并非|实则|实际上|事实(?:恰|正|相|并)|恰|正相反|纯|才怪|骗|开玩笑|尚|暂|还没|仍未|从未|从不|未|没有|不[^过仅但久少断]|均[不未非为属系有无]|皆[不未非为属系有无]|都[不未是没])/;
/** Sentences that begin so speak of what stands before. */
export const CHINESE_REFERRING =
  /^(?:以上|上述|上面|前述|前文|前面|前款|该|此(?!外|后|前|次)|这|那|本(?:条|款|项|节|规定|提案|说法)|两[种者项条个]|二者|三者|其中|所有(?:这些|上述)|全部)/;
