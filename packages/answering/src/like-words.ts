// Words of general language that say the same. Data, not messages: they are compared, never shown.

const english = `phone telephone; shop store; buy purchase; begin start; end finish; big large; small little; parcel package; send ship dispatch;
get receive; fix repair mend; delete remove erase; show display; allow permit; help support; ask request; employee worker staff; holiday vacation;
fast quick; wrong incorrect; broken damaged defective; lose lost missing; child kid; car vehicle; collect fetch; change alter modify;
automatic automatically; forbid prohibit; costly expensive; need require; trip journey travel; doctor physician; wage salary; password passphrase`;

const chinese = `丢了 丢失 遗失; 员工 职员; 孩子 儿童 小孩; 火车 铁路; 过期 到期 失效; 修好 修理 维修; 删除 删掉; 坏了 损坏; 价格 价钱; 邮费 运费;
口令 密码; 取消 撤销; 结束 终止; 客户 顾客; 公司 企业; 汽车 车辆; 旅行 旅游; 允许 准许; 工资 薪水 薪资; 立即 马上; 修改 更改 变更; 地址 住址; 退回 寄回;
交费 缴费 付费 付款 支付 缴纳 交纳 交清; 交 缴费 缴纳 交纳 交清 缴; 交钱 缴费 付款 支付; 看望 探望 探视 探病; 病人 患者; 看病 就诊 就医 诊疗; 收费 费用 价格 资费; 更换 替换 调换; 换 更换 替换; 归还 交还; 还书 归还;
补办 重办; 借书 借阅 外借; 借 借阅 出借; 续借 延期; 逾期 过期 超期; 邮寄 快递; 通知 告知; 答复 回复; 处理 处置; 审批 审核 批准; 退回 退还 返还; 开放 开门 营业; 关门 闭馆 打烊; 押金 保证金; 罚款 罚金 违约 滞纳;
房租 租金; 家长 父母; 老师 教师; 房间 宿舍; 挂号 预约; 打折 优惠 折扣; 免费 不收; 老人 老年; 残疾 残障; 小区 社区; 停电 断电; 丢 丢失 遗失; 修 维修 修理; 坏 损坏; 宠物 犬只; 电话 热线; 自己 本人; 别人 他人; 帮忙 代办; 迟到 过号; 取药 配药; 报名 登记 注册; 缺席 爽约; 搬走 搬离 退宿 退租; 拿到 领取 取得; 领 领取; 取 领取 自取`;

/** Noun and verb of one thing, where their stems differ, and words that a rule says where people say others; searched for, not indexed. */
const englishNear = `pay payment; apply application applicant; lose loss; decide decision; move removal relocation; refuse refusal reject; arrive arrival come; deliver delivery;
renew renewal extend extension prolong; approve approval; dispose disposal; store storage keep retain preserve; use usage; insure insurance; enter entry admission admit; die death; live life; speak speech;
sell sale; choose choice; permit permission; submit submission hand; dispose throw; register sign; suspend suspension; provide provision; exclude exclusion exempt exemption; include inclusion; produce production;
reduce reduction discount; describe description; prescribe prescription; subscribe subscription; maintain maintenance; pay settle; cost price; fee charge price; refund reimburse repay;
borrow lend loan; rent hire lease; deadline due; ship deliver; doctor practitioner; answer reply respond response; replace exchange swap substitute; forbid ban; bill invoice; apartment flat;
visitor guest; pupil student; appeal object objection contest dispute; complain complaint; fault defect faulty defective; outage interruption blackout; electricity power;
bicycle bike; late overdue delay; fine penalty; reserve book reservation booking; register enrol registration enrolment; staff personnel; announce notify inform tell notice; cancel terminate termination cancellation;
postpone defer; daily day; weekly week; monthly month; yearly annual year; hourly hour; nightly night; extra additional supplement surcharge; free gratis; sick ill illness; parent mother father; elderly senior; disabled disability handicapped;
compensate compensation; inspect inspection check examine examination; connect connection; measure measurement; shut close; kitchen canteen cafeteria; pet animal; luggage baggage; lift elevator; garbage rubbish waste; holiday vacation`;

const readGroups = (table: string): string[][] => table.split(';').map((group) => group.trim().split(/\s+/));

/** English words that say the same, in groups. */
export const englishLikeWords: readonly (readonly string[])[] = readGroups(english);

/** English words of which one may stand for another, in groups; a word may be in several. */
export const englishNearWords: readonly (readonly string[])[] = readGroups(englishNear);

/** A Chinese word to the others that say the same. */
export const chineseLikeWords: ReadonlyMap<string, readonly string[]> = joinGroups(readGroups(chinese));

/** Every word of the groups to the others of all its groups. */
export function joinGroups(groups: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> {
  const others = new Map<string, Set<string>>();
  for (const group of groups)
    for (const word of group) {
      const known = others.get(word) ?? new Set();
      for (const other of group) if (other !== word) known.add(other);
      others.set(word, known);
    }
  return new Map([...others].map(([word, known]) => [word, [...known]]));
}
