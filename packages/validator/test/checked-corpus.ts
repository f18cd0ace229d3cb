import type { Answer, LineageCitation, Report, RuleGroup } from '@loccit/contract';
import type { Reader, Store } from '@loccit/storage';
import { type CheckAnswerInput, checkAnswer, type Evidence } from '../src/index.js';
import { buildArtifacts, cite, encode } from './artifacts.js';
import { AT, buildCorpus, createCorpusStore, currentOf, WARDEN } from './corpus.js';
import { type Damage, damage } from './damaged-store.js';

export const store = createCorpusStore();
export const generation = currentOf(store);
export const good = buildArtifacts(generation);
const answeredArtifact = good.answered;
if (answeredArtifact === undefined) throw new Error('no artifact');
export const answered: Answer = answeredArtifact.answer;
export const audit = answeredArtifact.audit;

export const evidenceOf = (held: Store | undefined, reader: Reader = WARDEN, at = AT): Evidence => ({
  store: held,
  reader,
  at,
});

/** Checks the answer alone, unless the options say otherwise. */
export function check(answer: unknown, options: Partial<CheckAnswerInput> = {}): Report {
  const without: RuleGroup[] = options.audit === undefined ? ['audit'] : [];
  return checkAnswer({ bytes: encode(answer), evidence: evidenceOf(store), without, ...options });
}

/** An answer of one extractive claim that cites these. */
export function answerWith(
  text: string,
  citations: readonly LineageCitation[],
  extra: Partial<Answer> = {},
): Answer {
  const claim = { claim_id: 'C1', text, kind: 'fact' as const, citations };
  return { ...answered, claims: [claim], answer: text, ...extra };
}

export function weightyRules(report: Report): string[] {
  const found = report.findings.filter((finding) => finding.outcome !== 'notice').map(({ rule }) => rule);
  return [...new Set(found)].sort();
}

export const LOAN = 'Books are lent for 21 days.';
export const loan = cite(generation, 'loans', LOAN);
/** Checks an answer that cites the loan period, over a store with this damage. */
export const checkDamaged = (report: Damage): Report =>
  check(answerWith(LOAN, [loan]), { evidence: evidenceOf(damage(store, report)) });

/** A store whose files were edited and published once more. */
export function publishedAgain(edit: (path: string, text: string) => string | undefined): Store {
  const again = createCorpusStore();
  again.publish(buildCorpus(edit, currentOf(again)));
  return again;
}

export function leftOut(name: string): (path: string, text: string) => string | undefined {
  return (path, text) => (path === name ? undefined : text);
}

export function edited(name: string, edit: (text: string) => string): (path: string, text: string) => string {
  return (path, text) => (path === name ? edit(text) : text);
}
