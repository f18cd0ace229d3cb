/** What is used of `onnxruntime-node` or `onnxruntime-web`: hand the imported module over. */
export interface OnnxRuntime {
  readonly InferenceSession: {
    create(model: Uint8Array): Promise<OnnxSession>;
  };
  readonly Tensor: new (type: 'int64', data: BigInt64Array, dims: readonly number[]) => unknown;
}

/** A model that is loaded. */
export interface OnnxSession {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(feeds: Record<string, unknown>): Promise<Readonly<Record<string, OnnxOutput | undefined>>>;
  release?(): Promise<void>;
}

/** A tensor that a model returned. */
export interface OnnxOutput {
  readonly data: ArrayLike<unknown>;
  readonly dims: readonly number[];
}

/** What is used of `@huggingface/tokenizers`: hand the imported module over. */
export interface TokenizerLibrary {
  readonly Tokenizer: new (tokenizer: object, config: object) => PairTokenizer;
}

/** A tokenizer that encodes a pair of texts. */
export interface PairTokenizer {
  encode(
    text: string,
    options: {
      readonly text_pair?: string;
      readonly add_special_tokens?: boolean;
      readonly return_token_type_ids?: boolean;
    },
  ): PairEncoding;
}

/** Tokens of a pair; every list has one entry a token. */
export interface PairEncoding {
  readonly ids: readonly number[];
  readonly attention_mask: readonly number[];
  readonly token_type_ids?: readonly number[];
}
