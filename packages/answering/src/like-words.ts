// Words of general language that say the same. Data, not messages: they are compared, never shown.

const english = `phone telephone; shop store; buy purchase; begin start; end finish; big large; small little; parcel package; send ship dispatch;
get receive; fix repair mend; delete remove erase; show display; allow permit; help support; ask request; employee worker staff; holiday vacation;
fast quick; wrong incorrect; broken damaged defective; lose lost missing; child kid; car vehicle; collect fetch; change alter modify;
automatic automatically; forbid prohibit; costly expensive; need require; trip journey travel; doctor physician; wage salary; password passphrase`;

const chinese = `丢了 丢失 遗失; 员工 职员; 孩子 儿童 小孩; 火车 铁路; 过期 到期 失效; 修好 修理 维修; 删除 删掉; 坏了 损坏; 价格 价钱; 邮费 运费;
口令 密码; 取消 撤销; 结束 终止; 客户 顾客; 公司 企业; 汽车 车辆; 旅行 旅游; 允许 准许; 工资 薪水 薪资; 立即 马上; 修改 更改 变更; 地址 住址; 退回 寄回`;

const readGroups = (table: string): string[][] => table.split(';').map((group) => group.trim().split(/\s+/));

/** English words that say the same, in groups. */
export const englishLikeWords: readonly (readonly string[])[] = readGroups(english);

/** A Chinese word of two characters to the others that say the same. */
export const chineseLikeWords: ReadonlyMap<string, readonly string[]> = new Map(
  readGroups(chinese).flatMap((group) =>
    group.map((word): [string, readonly string[]] => [word, group.filter((other) => other !== word)]),
  ),
);
