import { type Retrieval, type RetrievalInput, retrieve, retrieveWithModels } from '@loccit/answering';
import { message } from '@loccit/contract';
import { CliError } from '../cli-error.js';
import { readText } from '../options.js';
import { note, type Session } from '../session.js';
import { tellCost } from './tell-cost.js';

/**
 * What is found for a question, with the models that `--models` names, if any; where it does not, nothing of them is loaded.
 *
 * @remarks A model that cannot be used is told, and with `--require-models` ends the command.
 * @throws {@link CliError} `models-unavailable`, and the codes of models
 */
export async function retrieveRows(
  session: Session,
  options: Readonly<Record<string, unknown>>,
  input: RetrievalInput,
): Promise<Retrieval> {
  const file = readText(options, 'models');
  if (file === undefined) return retrieve(input);
  const { openRetrievalModels } = await import('./open-retrieval-models.js');
  const models = await openRetrievalModels(file);
  const retrieval = await retrieveWithModels(input, models);
  if (options.requireModels === true && retrieval.degraded.length > 0)
    throw new CliError('models-unavailable', {}, {}, 3);
  const usage = models.readUsage();
  // A file that names a writer alone has nobody asked before there is something to write.
  if (usage.calls + usage.cached + usage.refused > 0) tellCost(session, usage);
  for (const { code, stage } of retrieval.degraded)
    note(session, message('cli.models.degraded', session.lang, { stage, code }));
  return retrieval;
}
