/** Where a model is and what it is called there. */
export interface EndpointOptions {
  /** The model's name, as the endpoint knows it. */
  readonly model: string;
  /** Sent with every call, and found nowhere else. */
  readonly apiKey?: string;
  /** Lets texts and key go to other machines in the clear. */
  readonly allowInsecure?: boolean;
  /** Bytes of one answer, at most; 4 MiB if absent. */
  readonly maxBytes?: number;
}

/** Bytes of one answer, unless a caller says otherwise. */
export const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

// The client warns on the console of settings that a model does not take; a library prints nothing.
export function silenceClient(): void {
  const client: { AI_SDK_LOG_WARNINGS?: unknown } = globalThis;
  client.AI_SDK_LOG_WARNINGS ??= false;
}
