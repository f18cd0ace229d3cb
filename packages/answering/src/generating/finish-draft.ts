import type { Audit } from '@loccit/contract';
import { resolveLang } from '@loccit/contract';
import { DRAFT_SCHEMA, type DraftSentence } from './draft.js';
import { describeSentence, type JudgedSentence, judgeSentences, quoteKeySentences } from './judge-draft.js';
import type { ModelDesk } from './model-desk.js';
import type { OpenedBench } from './open-bench.js';
import { parseDraft } from './parse-draft.js';
import { FOLLOW_UPS, type PromptForm } from './prompt-contract.js';
import { encodePassages, escapePassage } from './prompt-passages.js';
import type { Statement } from './statement.js';
import { verifyStatements } from './verify-statements.js';
import type { Prompt } from './write-prompt.js';

/** What is left of a draft: nothing that has not passed. */
export interface FinishedDraft {
  readonly statements: readonly Statement[];
  readonly records: NonNullable<Audit['draft_statements']>;
  /** Whether nothing of the draft fell away. */
  readonly isWhole: boolean;
}

interface FinishOptions {
  readonly form: PromptForm;
  readonly prompt: Prompt;
  readonly verifies?: boolean;
}

/** Statements an answer of a model holds at most. */
const MOST_STATEMENTS = 12;

/** Judges a draft, has what failed mended once, quotes key sentences for what failed again, and asks questions about the rest. */
export async function finishDraft(
  sentences: readonly DraftSentence[],
  bench: OpenedBench,
  desk: ModelDesk,
  options: FinishOptions,
): Promise<FinishedDraft> {
  const judged = await judgeSentences(sentences, bench);
  const failed = judged.filter(({ shown }) => shown === undefined);
  const mended = failed.length === 0 ? [] : await mend(failed, bench, desk, options);
  const passing = [...judged, ...mended].flatMap(({ shown }) => shown ?? []);
  const isMended = (one: JudgedSentence): boolean =>
    mended.some(({ shown }) => shown?.passages.some((passage) => placesOf(one).includes(passage)) === true);
  const open = failed.filter((one) => !isMended(one));
  const quoted = await quoteKeySentences(open, passing, bench);
  const inOrder = [
    ...judged.flatMap((one) => one.shown ?? quoted.get(one) ?? []),
    ...mended.flatMap(({ shown }) => shown ?? []),
  ];
  const once = dropRepeats(inOrder).slice(0, MOST_STATEMENTS);
  const survives =
    options.verifies === true
      ? await verifyStatements(once, desk, bench.shelf, {
          docs: encodePassages(bench.passages),
          lang: resolveLang(bench.task.lang),
        })
      : once.map(() => true);
  const statements = once.filter((_, at) => survives[at]);
  const fallen = new Set(once.filter((_, at) => survives[at] !== true));
  const records = judged.map((one) => {
    const statement = one.shown ?? quoted.get(one);
    if (statement !== undefined && fallen.has(statement))
      return describeSentence({ ...one, rules: [...one.rules, 'verification-differs'] }, 'dropped');
    if (one.shown !== undefined) return describeSentence(one, one.outcome);
    return describeSentence(one, isMended(one) ? 'mended' : quoted.has(one) ? 'quoted' : 'dropped');
  });
  return {
    statements,
    records,
    isWhole: fallen.size === 0 && records.every(({ outcome }) => outcome !== 'dropped'),
  };
}

const placesOf = ({ quoted, statement }: JudgedSentence) => [...quoted, ...(statement?.passages ?? [])];

/** Asks once more for what failed; a model that does not answer mends nothing. */
async function mend(
  failed: readonly JudgedSentence[],
  bench: OpenedBench,
  desk: ModelDesk,
  { form, prompt }: FinishOptions,
): Promise<JudgedSentence[]> {
  const { text, ...contract } = FOLLOW_UPS.mend[resolveLang(bench.task.lang)];
  const list = failed.map(
    ({ rules, sentence }) => `<failed reasons="${rules.join(' ')}">${escapePassage(sentence.text)}</failed>`,
  );
  const reply = await desk.ask({
    purpose: 'mend',
    system: `${prompt.system}\n\n${text}`,
    prompt: [prompt.prompt, ...list].join('\n'),
    contract,
    ...(form === 'json' ? { schema: DRAFT_SCHEMA } : {}),
  });
  if ('failure' in reply) return [];
  const { lang } = bench.task;
  const reading = { form, lang, notFound: prompt.notFound, passages: bench.passages.length };
  const draft = parseDraft(reply.text, reading);
  if (draft === undefined) desk.conclude('answer-unreadable');
  return draft === undefined ? [] : judgeSentences(draft.sentences, bench);
}

/** The same words, or the same sentence of a passage, once. */
function dropRepeats(statements: readonly Statement[]): Statement[] {
  const kept: Statement[] = [];
  for (const statement of statements) {
    if (!kept.some(({ text }) => text === statement.text)) kept.push(statement);
  }
  return kept;
}
