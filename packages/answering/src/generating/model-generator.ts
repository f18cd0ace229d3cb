import type { Audit, Reason } from '@loccit/contract';
import { digestOptions } from '@loccit/lineage';
import type { SupportJudge } from '@loccit/support/models';
import { extractAnswer } from '../extract-answer.js';
import { describeConflictRule, findConflict } from '../find-conflict.js';
import { listMissing, listUnspoken } from '../list-missing.js';
import type { AnswerGenerator, Generated, GenerationTask } from './answer-generator.js';
import { DRAFT_SCHEMA } from './draft.js';
import { finishDraft } from './finish-draft.js';
import { type ModelDesk, openDesk, type WritingModel } from './model-desk.js';
import { type OpenedBench, openBench } from './open-bench.js';
import { parseDraft } from './parse-draft.js';
import type { PromptForm } from './prompt-contract.js';
import { type Prompt, writePrompt } from './write-prompt.js';

/** A model that writes, who judges what it writes, and how. */
export interface ModelGeneratorOptions extends WritingModel {
  /** Who is asked where rules leave open whether a passage bears a sentence; without one such a sentence is quoted or left out. */
  readonly judge?: SupportJudge;
  /** `json` if absent. */
  readonly form?: PromptForm;
  /** The sentence that says that nothing was found. */
  readonly notFound?: string;
  /** Whether questions about the sentences are put and answered from the passages alone; not if absent. */
  readonly verifies?: boolean;
  /** Milliseconds of a clock, for the timings of the audit; without it there are none. */
  readonly now?: () => number;
}

/**
 * The generator that lets a model write, and shows nothing of it that has not passed the check.
 *
 * @remarks Rules decide before and after the model: a route, a refusal without passages and a conflict need none, and a sentence that
 * conflicts with another source is a conflict whatever the model made of it. Every sentence is checked in form, origin and support.
 * What fails is given back once with the findings; what fails again is replaced by the key sentence that the model quoted, word for
 * word, or left out. A model that cannot be reached, or writes nothing that can be read, is `generation_unavailable`.
 * @see specification, section 10.7
 */
export function createModelGenerator(options: ModelGeneratorOptions): AnswerGenerator {
  const { form = 'json', judge, notFound, now } = options;
  return {
    identity: { name: 'loccit-model-writer', version: '1', model: options.model.identity.name },
    generate: async (task) => {
      const { generation } = task.input;
      const byRules = extractAnswer(generation, task.retrieval);
      const isDecided = byRules.outcome.status === 'conflict' || task.retrieval.selected.length === 0;
      if (generation === undefined || task.retrieval.stop !== undefined || isDecided) return byRules;
      const started = now?.();
      const bench = openBench(generation, task, judge);
      const prompt = writePrompt(bench.passages, task.retrieval.question.text, task.lang, {
        form,
        ...(notFound === undefined ? {} : { notFound }),
      });
      const desk = openDesk(options);
      const generated = await writeAndCheck(bench, prompt, desk, { ...options, form });
      return {
        ...generated,
        tools: [describeTool(prompt, { ...options, form })],
        drafts: [...desk.calls],
        ...(started === undefined || now === undefined
          ? {}
          : { timings: { generation: Math.max(0, now() - started) } }),
      };
    },
  };
}

type Settings = ModelGeneratorOptions & { readonly form: PromptForm };

async function writeAndCheck(
  bench: OpenedBench,
  prompt: Prompt,
  desk: ModelDesk,
  options: Settings,
): Promise<Generated> {
  const { task } = bench;
  const reply = await desk.ask({
    purpose: 'draft',
    system: prompt.system,
    prompt: prompt.prompt,
    contract: prompt.contract,
    ...(options.form === 'json' ? { schema: DRAFT_SCHEMA } : {}),
  });
  if ('failure' in reply) return fail('writer-unavailable', 'generation', reply.failure);
  const draft = readReply(reply.text, bench, prompt, options.form);
  if (draft === undefined) {
    desk.conclude('answer-unreadable');
    return fail('draft-not-checked', 'draft', 'answer-unreadable');
  }
  const finished = await finishDraft(draft.sentences, bench, desk, { ...options, prompt });
  const { candidates } = bench.shelf;
  const { records, statements } = finished;
  const stated = new Set(statements.flatMap(({ passages }) => passages));
  const standing = candidates.filter(({ passage }) => !bench.yielding.has(passage));
  const conflict = findConflict(standing, stated);
  const rules = [
    { rule: 'draft-check', version: '1', outcome: `${statements.length} of ${draft.sentences.length}` },
    ...(options.verifies === true ? [{ rule: 'chain-of-verification', version: '1' }] : []),
    describeConflictRule(conflict),
    ...bench.settled,
  ];
  const found = { rules, draftStatements: records };
  if (conflict !== undefined) return { outcome: { status: 'conflict', conflict }, ...found };
  if (statements.length > 0) {
    const missing = listOpen(task, statements, draft, finished.isWhole);
    if (missing === undefined) return { outcome: { status: 'answered', statements }, ...found };
    const reason: Reason = { code: 'part-without-evidence', missing };
    return { outcome: { status: 'partial', statements, reason }, ...found };
  }
  // Nobody can say that nothing is borne where the judge was not there to say so.
  if (draft.sentences.length > 0 && bench.judge?.isIncomplete() === true)
    return { ...fail('draft-not-checked', 'check', 'judge-unavailable'), ...found };
  const missing = listMissing(task.input.generation, task.retrieval);
  const reason: Reason = { code: 'no-matching-evidence', missing };
  return { outcome: { status: 'insufficient_evidence', reason }, ...found };
}

/** How JSON begins, in a code fence or not, and no sentence does. */
const jsonStart = /^\s*(?:```|\{|\[\s*[[{"\]])/;

/** Models that were asked for JSON may write numbered sentences all the same; JSON that does not hold is not read as such. */
function readReply(text: string, { passages, task }: OpenedBench, { notFound }: Prompt, form: PromptForm) {
  const reading = { lang: task.lang, notFound, passages: passages.length };
  const draft = parseDraft(text, { ...reading, form });
  if (draft !== undefined || form === 'text' || jsonStart.test(text)) return draft;
  const sentences = parseDraft(text, { ...reading, form: 'text' });
  const isNumbered = sentences?.sentences.some(({ sources }) => sources.some(Number.isSafeInteger)) === true;
  const isNothing = sentences?.sentences.length === 0;
  return isNumbered || isNothing ? sentences : undefined;
}

/** What is left open, in the words of the question; nothing where the answer is whole. */
function listOpen(
  { retrieval: { question } }: GenerationTask,
  statements: Parameters<typeof listPassagesOf>[0],
  { leavesOpen, missing }: { readonly leavesOpen: boolean; readonly missing: readonly string[] },
  isWhole: boolean,
): string[] | undefined {
  // Words of a model are told where they are words of the question, and only there.
  const told = missing.map((words) => words.trim()).filter((words) => isPart(words, question.text));
  const unspoken = listUnspoken(question, listPassagesOf(statements));
  if (leavesOpen) return told.length > 0 ? [...new Set(told)].slice(0, 5) : unspoken;
  return isWhole || unspoken.length === 0 ? undefined : unspoken;
}

const isPart = (words: string, question: string): boolean =>
  words !== '' && [...words].length <= 200 && question.includes(words);

const listPassagesOf = (
  statements: readonly { readonly passages: OpenedBench['shelf']['bySource'][number] }[],
) => statements.flatMap(({ passages }) => passages);

/** Nothing of a draft is in it. */
function fail(code: 'writer-unavailable' | 'draft-not-checked', stage: string, cause: string): Generated {
  return {
    outcome: { status: 'generation_unavailable', reason: { code, missing: [] } },
    rules: [],
    failure: { stage, code: cause },
  };
}

const describeTool = ({ contract, notFound }: Prompt, options: Settings): Audit['tools'][number] => ({
  name: 'loccit-model-writer',
  version: '1',
  options_sha256: digestOptions({
    contract: contract.sha256,
    form: options.form,
    model: options.model.identity.name,
    not_found: notFound,
    takes_schema: options.takesSchema ?? true,
    verifies: options.verifies ?? false,
  }),
});
