import {
  type AnswerGenerator,
  answerFromRetrieval,
  createModelGenerator,
  generateAnswer,
  type QuestionInput,
  type Retrieval,
} from '@loccit/answering';
import type { Answer, Audit } from '@loccit/contract';
import { createSupportJudge, openUsageAccount, type UsageAccount } from '@loccit/support/models';
import { CliError } from '../cli-error.js';
import { readChoice, readText } from '../options.js';
import type { Session } from '../session.js';
import type { ModelsFile, WriterEntry } from './read-models.js';
import { tellCost } from './tell-cost.js';

type Options = Readonly<Record<string, unknown>>;

/** Makes the answer of what was found. */
export type AnswerWriter = (
  input: QuestionInput,
  retrieval: Retrieval,
) => Promise<{ readonly answer: Answer; readonly audit: Audit }>;

/** Whoever writes the answer, and whether that is a model. */
export interface OpenedWriter {
  readonly isModel: boolean;
  readonly write: AnswerWriter;
}

/**
 * Who writes answers by the options: rules, or the model that `--models` names as `writer`.
 *
 * @remarks Nothing of models is loaded where none writes, and nothing is called yet.
 * @throws {@link CliError} `bad-choice`, `option-needed` where a model is asked for and none is named, and the codes of models
 */
export async function openAnswerWriter(session: Session, options: Options): Promise<OpenedWriter> {
  const byRules: OpenedWriter = {
    isModel: false,
    write: async (input, retrieval) => answerFromRetrieval(input, retrieval),
  };
  const isAsked = readText(options, 'generator') !== undefined;
  const choice = readChoice(options, 'generator', ['extractive', 'model']);
  const file = readText(options, 'models');
  if (file === undefined || (isAsked && choice === 'extractive')) {
    if (choice === 'model') throw new CliError('option-needed', {}, { option: '--models' });
    return byRules;
  }
  const { readModels } = await import('./read-models.js');
  const models = readModels(file);
  if (models.writer === undefined) {
    if (choice === 'model')
      throw new CliError('unexpected-form', { file, pointer: '' }, {}, 2, { remedy: 'models-form' });
    return byRules;
  }
  const { account, generator } = await openGenerator(models, models.writer, file);
  return {
    isModel: true,
    write: async (input, retrieval) => {
      const written = await generateAnswer(input, generator, retrieval);
      tellCost(session, account.read());
      return written;
    },
  };
}

async function openGenerator(
  models: ModelsFile,
  writer: WriterEntry,
  file: string,
): Promise<{ readonly account: UsageAccount; readonly generator: AnswerGenerator }> {
  const [{ definedAs, openWriter, toBudget, toCallRules, toPrice }, { toModelOptions }] = await Promise.all([
    import('./open-endpoints.js'),
    import('./open-models.js'),
  ]);
  // One account for who writes and who judges: the budget is that of the command.
  const hasPrices = [writer, models.judge, models.embeddings].some((entry) => entry?.price !== undefined);
  const account = openUsageAccount(toBudget(models), hasPrices);
  const isJudged = models.judge !== undefined || models.classifier !== undefined;
  const judge = isJudged
    ? createSupportJudge({ ...(await toModelOptions(models, file)), account })
    : undefined;
  const form = writer.form ?? 'schema';
  const generator = createModelGenerator({
    model: openWriter(writer, file),
    form: form === 'text' ? 'text' : 'json',
    takesSchema: form === 'schema',
    calls: toCallRules(models),
    account,
    now: () => performance.now(),
    ...definedAs('judge', judge),
    ...definedAs('price', toPrice(writer.price)),
    ...definedAs('notFound', writer.not_found),
    ...definedAs('verifies', writer.verify),
    ...definedAs('maxOutputTokens', writer.max_output_tokens),
  });
  return { account, generator };
}
