// Forms of numerals that are hard to alter on paper. Those of the second list are letters of other words too (大陆, 队伍, 参加).
const NUMERALS = '壹一贰二叁三柒七捌八玖九佰百仟千';
const SHARED = '参三肆四伍五陆六拾十';
const PLAIN = new Map<string, string>();
for (const pairs of [NUMERALS, SHARED]) {
  for (let i = 0; i + 1 < pairs.length; i += 2) PLAIN.set(pairs.charAt(i), pairs.charAt(i + 1));
}

const RUN = /[壹贰叁柒捌玖佰仟参肆伍陆拾零〇万亿半点]+/g;
const ANY = /[壹贰叁柒捌玖佰仟参肆伍陆拾]/;
const CERTAIN = /[壹贰叁柒捌玖佰仟]/;
const SHARED_ONLY = /[参肆伍陆拾]/g;
/** What stands before the first letter of a run in words that are no numerals. */
const IN_WORD = /(?:[大登内着水海空]陆|[队入退行落]伍|[放大酒茶市]肆|[收]拾|[人海党沙西]参)$/;
const COUNTED = /^ ?[元圆角份]/;

/**
 * Financial numerals as plain ones, in simplified text.
 *
 * @remarks 参 肆 伍 陆 拾 count only in a run that holds another numeral of the kind, or before 元 圆 角 份, and never as the end of
 * a word (大陆, 队伍). Keeps every UTF-16 offset. Linear.
 */
export function foldFinancial(simplified: string): string {
  if (!ANY.test(simplified)) return simplified;
  return simplified.replace(RUN, (run, at: number) => {
    if (!ANY.test(run)) return run;
    const start = isWordEnd(simplified, run, at) ? 1 : 0;
    const rest = run.slice(start);
    if (!isNumeral(rest, simplified.slice(at + run.length, at + run.length + 2))) {
      return run;
    }
    return run.slice(0, start) + Array.from(rest, (character) => PLAIN.get(character) ?? character).join('');
  });
}

function isWordEnd(text: string, run: string, at: number): boolean {
  return at > 0 && IN_WORD.test(text.charAt(at - 1) + run.charAt(0));
}

function isNumeral(run: string, after: string): boolean {
  if (CERTAIN.test(run)) return true;
  const shared = run.match(SHARED_ONLY)?.length ?? 0;
  return shared > 1 ? /拾/.test(run) || COUNTED.test(after) : shared === 1 && COUNTED.test(after);
}
