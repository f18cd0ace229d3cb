// Words that carry a question's grammar and not its topic. Data, not messages: they are compared, never shown.

/** English words that are left out of a query. */
export const englishFunctionWords: ReadonlySet<string> = new Set(
  `a about after may again all also am an and any anyone anything are aren as at be because been before being but by can cannot
  could did didn do does doesn doing don down during each either else ever every few for from further get gets getting give given
  go goes going got had has hasn have haven having he her here hers him his how i if in into is isn it its itself just know let
  like ll look me might mine more most much must my need needed needs no nor not now of off on once one only or other our
  ours out over own please re s same shall she should so some someone something soon still such t take takes taken tell than that the
  their theirs them then there these they thing things this those through to too under until up upon us ve very want wants
  find found was wasn way we were what when where whether which while who whom whose why will with within without won would yes yet you your yours
  many long far often happen happens exactly actually currently usually normally long`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/**
 * Chinese phrases that are cut out of a question, longest first, so that what is left are runs of content.
 *
 * @remarks Only what can hardly be part of a longer word: 到 or 有 stay, because 到账 and 有效期 need them.
 */
export const chineseFunctionPhrases: readonly string[] =
  `多少钱 什么情况下 什么情况 请问一下 多长时间 什么时候 什么时间 是什么意思 有没有 想知道 想了解 我想问 请告诉我
  是多少 有多少 为什么 怎么样 什么样 哪一个 哪一些 多少次 多少人 请问 多少 多久 多长 多大 多高 多重 何时 何地 为何 如何 怎么 怎样 怎么办 什么 哪里 哪儿 哪个 哪些 哪种
  哪天 哪位 几个 几天 几次 几年 几点 几号 几小时 是否 能否 可否 可以 能够 应该 应当 需要 必须 我们 你们 他们 大家 自己 一下 的话 如果 以及 或者 还是 并且 但是 因为 所以
  关于 对于 之后 之前 以后 以前 期间 时候 最多 最少 至少 最晚 最早 最长 最高 那儿 这儿 那里 这里 那部分 这部分 东西 的 了 吗 呢 吧 啊 呀 我 你 您 他 她 它 谁 么`
    .split(/\s+/)
    .sort((a, b) => b.length - a.length);

/** Chinese characters that are mostly grammar but may be part of a word; in a question they weigh little. */
export const lightCharacters: ReadonlySet<string> = new Set(
  '几哪会能要想在是有得着过和与及或把被给让向从对为于以而但就才也都还又再很最个这那到由跟等该将用做上下后前内外里中去来时年月天日',
);
