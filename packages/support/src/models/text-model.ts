import type { ModelIdentity } from './model-identity.js';

/** The form that an answer in JSON must have, for endpoints that can hold a model to it. */
export interface AnswerSchema {
  readonly name: string;
  /** A JSON Schema of an object. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** What a text model is asked, always with temperature 0. */
export interface TextRequest {
  /** The standing instructions. */
  readonly system: string;
  /** The texts to look at. */
  readonly prompt: string;
  readonly maxOutputTokens: number;
  /** Which of several runs of the same request this is, from 0. */
  readonly run: number;
  /** Absent where the answer is text. Who asks reads the answer as strictly as if nothing had been said. */
  readonly answerSchema?: AnswerSchema;
}

/** Tokens as the endpoint counts them; absent where it does not say. */
export interface TokenUsage {
  readonly inputTokens?: number;
  readonly outputTokens?: number;
}

/** What a text model answered. */
export interface TextReply {
  readonly text: string;
  readonly usage: TokenUsage;
  /** Whether the answer ended by itself, was cut at the limit, or was withheld. */
  readonly ending: 'complete' | 'cut' | 'withheld';
  /** The model as it names itself in the answer. */
  readonly answeredBy?: string;
}

/** A model that answers text with text: what a judge is made of. */
export interface TextModel {
  readonly identity: ModelIdentity;
  /**
   * @throws {@link ModelFailure} where there is no answer
   */
  complete(request: TextRequest, signal: AbortSignal): Promise<TextReply>;
}
