import type { ModelIdentity } from './model-identity.js';

/** What a text model is asked, always with temperature 0. */
export interface TextRequest {
  /** The standing instructions. */
  readonly system: string;
  /** The texts to look at. */
  readonly prompt: string;
  readonly maxOutputTokens: number;
  /** Which of several runs of the same request this is, from 0. */
  readonly run: number;
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
