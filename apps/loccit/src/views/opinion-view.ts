import { hasMessage, type Lang, message, type ReportCitation, type ReportDecision } from '@loccit/contract';
import type { ModelScores, SupportVerdict } from '@loccit/support';
import { cutColumns, safeText } from '../console/terminal.js';

const longestReason = 400;
const longestQuote = 160;

/** What a model or a person said of a claim and its evidence, wherever it is told. */
export interface SaidOpinion extends ModelScores {
  readonly rung: string;
  readonly name: string;
  readonly verdict: SupportVerdict;
  readonly rationale?: string | undefined;
  readonly quote?: string | undefined;
  readonly cached?: boolean | undefined;
}

/** One opinion in a line: who, whether it was kept from before, what, by which figures, why, and relying on which words. */
export function tellOpinion(
  opinion: SaidOpinion,
  lang: Lang,
  show: (verdict: SupportVerdict) => string,
): string {
  const { cached, name, quote, rationale, rung, verdict } = opinion;
  const isChinese = lang === 'zh';
  const key = `support.rung.${rung}`;
  const rungName = hasMessage(key) ? message(key, lang) : rung;
  const who = [safeText(name), ...(cached === true ? [message('cli.opinion.cached', lang)] : [])];
  const figures = tellScores(opinion, lang).join(isChinese ? '，' : ', ');
  const head = isChinese
    ? `${rungName}（${who.join('，')}）：${show(verdict)}${figures === '' ? '' : `（${figures}）`}`
    : `${rungName} (${who.join(', ')}): ${show(verdict)}${figures === '' ? '' : ` (${figures})`}`;
  const said = [head];
  if (rationale !== undefined) said.push(`“${cutColumns(safeText(rationale), longestReason)}”`);
  if (quote !== undefined && quote.trim() !== '')
    said.push(message('cli.opinion.quote', lang, { text: cutColumns(safeText(quote), longestQuote) }));
  return said.join(' ');
}

const SCORES = ['cosine', 'entailment', 'neutral', 'contradiction'] as const;

function tellScores(scores: ModelScores, lang: Lang): string[] {
  const { band, grade, grades = [] } = scores;
  const said = SCORES.flatMap((name) => {
    const value = scores[name];
    return value === undefined ? [] : message(`support.score.${name}`, lang, { value: value.toFixed(3) });
  });
  if (band !== undefined) said.push(message(`support.band.${band}`, lang));
  if (grade !== undefined) said.push(message('support.score.grade', lang, { value: grade }));
  if (grades.length > 1) said.push(message('support.score.grades', lang, { value: grades.join(' ') }));
  return said;
}

/** What each model said of a citation, a line each. */
export const tellOpinions = (
  { opinions = [] }: ReportCitation,
  lang: Lang,
  show: (verdict: SupportVerdict) => string,
): string[] => opinions.map((opinion) => tellOpinion(opinion, lang, show));

/** What people whose word counts said of a citation, a line each: it decides, or they do not agree. */
export function tellPeople(
  { address }: ReportCitation,
  decisions: readonly ReportDecision[],
  lang: Lang,
  show: (verdict: SupportVerdict) => string,
): string[] {
  return decisions.flatMap(({ applies_to: places = [], reason = '', reviewer, state, verdict }) => {
    const isHeard = (state === 'applied' || state === 'disagrees') && places.includes(address);
    if (!isHeard || reviewer === undefined || verdict === undefined) return [];
    return tellOpinion({ rung: 'human', name: reviewer, verdict, rationale: reason }, lang, show);
  });
}

/** Who signed with the key of another: one person may be behind several names. */
export function tellSharedKeys(
  signed: readonly { readonly name: string; readonly keyids?: readonly string[] | undefined }[],
  lang: Lang,
): string[] {
  const names = new Map<string, Set<string>>();
  for (const { keyids = [], name } of signed)
    for (const keyid of keyids) names.set(keyid, new Set([...(names.get(keyid) ?? []), name]));
  return [...names].flatMap(([keyid, of]) =>
    of.size < 2
      ? []
      : message('cli.opinion.one-key', lang, {
          names: [...of].map(safeText).join(lang === 'zh' ? '、' : ', '),
          keyid,
        }),
  );
}
