import type { Audit } from '@loccit/contract';
import { digestValue, sha256Hex } from '@loccit/lineage';
import {
  type AnswerSchema,
  type CallRules,
  createModelCaller,
  estimateTokens,
  type ModelFailureCode,
  openUsageAccount,
  type TextModel,
  type TextReply,
  type TokenPrice,
  type UsageAccount,
} from '@loccit/support/models';

/** A model that writes, and what it may take. */
export interface WritingModel {
  readonly model: TextModel;
  /** Whether the endpoint can hold the model to a schema; else the form is asked for in words alone. */
  readonly takesSchema?: boolean;
  /** Tokens of one reply, at most; 2,000 if absent. */
  readonly maxOutputTokens?: number;
  readonly calls?: CallRules;
  /** An account that others spend from too; without one nothing bounds it. */
  readonly account?: UsageAccount;
  readonly price?: TokenPrice;
  readonly signal?: AbortSignal;
}

/** Why there is no reply. */
export type AskFailure = ModelFailureCode | 'budget-exhausted' | 'cut' | 'withheld';

/** What is asked of the model, and for what. */
export interface Asking {
  readonly purpose: NonNullable<Audit['drafts']>[number]['purpose'];
  readonly system: string;
  readonly prompt: string;
  readonly contract?: { readonly version: string; readonly sha256: string };
  readonly schema?: AnswerSchema;
}

/** Asks one model for one answer, and writes down what was asked. */
export interface ModelDesk {
  ask(asking: Asking): Promise<{ readonly text: string } | { readonly failure: AskFailure }>;
  /** What was asked so far, for the audit. */
  readonly calls: NonNullable<Audit['drafts']>;
  /** Says of the last call what its reply was. */
  conclude(outcome: string): void;
}

const OUTPUT_TOKENS = 2_000;

/** A desk for one question: its calls are those of one audit. */
export function openDesk(writer: WritingModel): ModelDesk {
  const { calls: rules = {}, maxOutputTokens = OUTPUT_TOKENS, model, price, takesSchema = true } = writer;
  const account = writer.account ?? openUsageAccount({}, price !== undefined);
  const caller = createModelCaller(rules, account, writer.signal ?? new AbortController().signal);
  const calls: NonNullable<Audit['drafts']>[number][] = [];
  return {
    calls,
    conclude: (outcome) => {
      const last = calls.pop();
      if (last !== undefined) calls.push({ ...last, outcome });
    },
    ask: async ({ contract, prompt, purpose, schema, system }) => {
      const request = {
        system,
        prompt,
        maxOutputTokens,
        run: 0,
        ...(schema === undefined || !takesSchema ? {} : { answerSchema: schema }),
      };
      const [outcome] = await caller.callAll([
        {
          input: estimateTokens(system) + estimateTokens(prompt),
          output: maxOutputTokens,
          price,
          ask: (signal: AbortSignal) => model.complete(request, signal),
          usageOf: ({ usage }: TextReply) => usage,
        },
      ]);
      const reply = outcome !== undefined && 'reply' in outcome ? outcome.reply : undefined;
      const failure = failureOf(
        reply,
        outcome === undefined || 'reply' in outcome ? undefined : outcome.failure,
      );
      calls.push({
        purpose,
        model: model.identity.name,
        ...(reply?.answeredBy === undefined ? {} : { answered_by: reply.answeredBy }),
        ...(contract === undefined
          ? {}
          : { contract_version: contract.version, contract_sha256: contract.sha256 }),
        prompt_sha256: digestValue({ type: 'loccit:prompt:1', system, prompt }),
        reply_sha256: reply === undefined ? null : sha256Hex(reply.text),
        outcome: failure ?? 'read',
      });
      return failure === undefined ? { text: reply?.text ?? '' } : { failure };
    },
  };
}

function failureOf(
  reply: TextReply | undefined,
  failure: { readonly code: ModelFailureCode } | 'budget-exhausted' | undefined,
): AskFailure | undefined {
  if (reply === undefined)
    return failure === undefined ? 'unavailable' : typeof failure === 'string' ? failure : failure.code;
  return reply.ending === 'complete' ? undefined : reply.ending;
}
