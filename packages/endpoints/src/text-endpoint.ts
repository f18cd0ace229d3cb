import { type AnswerSchema, ModelFailure, type TextModel, type TextReply } from '@loccit/support/models';
import { generateText, jsonSchema, type LanguageModel, Output } from 'ai';
import { explainFailure } from './explain-failure.js';
import { isAskedModel } from './is-asked-model.js';

/** A model of the client library with what it is known by. */
export interface TextEndpoint {
  readonly model: LanguageModel;
  readonly name: string;
  readonly address: string;
  /** Whether runs after the first carry their number as a seed. */
  readonly takesSeed: boolean;
}

/** A text model that is reached through the client library; it tries once, and whoever asks tries again. */
export function toTextModel({ address, model, name, takesSeed }: TextEndpoint): TextModel {
  return {
    identity: { name, endpoint: address },
    complete: async ({ answerSchema, maxOutputTokens, prompt, run, system }, signal) => {
      try {
        const result = await generateText({
          model,
          system,
          prompt,
          maxOutputTokens,
          temperature: 0,
          maxRetries: 0,
          abortSignal: signal,
          experimental_telemetry: { isEnabled: false },
          ...(takesSeed && run > 0 ? { seed: run } : {}),
          ...(answerSchema === undefined ? {} : { output: holdTo(answerSchema) }),
        });
        const answeredBy = result.response.modelId;
        // The client puts the name that was asked for where an answer names no model.
        if (!namesModel(result.response.body) || !isAskedModel(name, answeredBy))
          throw new ModelFailure('other-model');
        const { inputTokens, outputTokens } = result.usage;
        return {
          text: result.text,
          ending: endingOf(result.finishReason),
          usage: {
            ...(inputTokens === undefined ? {} : { inputTokens }),
            ...(outputTokens === undefined ? {} : { outputTokens }),
          },
          ...(answeredBy === name ? {} : { answeredBy }),
        };
      } catch (error) {
        signal.throwIfAborted();
        throw explainFailure(error);
      }
    },
  };
}

/** The endpoint is told the form; what comes back is handed on as it is, for whoever asked reads it strictly. */
function holdTo({ name, schema }: AnswerSchema) {
  const { responseFormat } = Output.object({ schema: jsonSchema({ ...schema }), name });
  return { ...Output.text(), responseFormat };
}

/** Whether the body of an answer says who answered: both protocols ask for it. */
function namesModel(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'model' in body && typeof body.model === 'string';
}

function endingOf(reason: string): TextReply['ending'] {
  if (reason === 'length') return 'cut';
  return reason === 'content-filter' || reason === 'tool-calls' ? 'withheld' : 'complete';
}
