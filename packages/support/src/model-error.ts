/** Why a model cannot be used, or what it returned cannot be read; a closed list. */
export type ModelErrorCode =
  /** A file of the model is missing or is not what it should be; `file` says which. */
  | 'model-file-unreadable'
  /** The configuration does not say which output is entailment, neutral and contradiction. */
  | 'model-labels-missing'
  /** The model asks for an input that a pair of texts does not give; `input` says which. */
  | 'model-input-unknown'
  /** The model returned something else than one finite number a label. */
  | 'model-output-unexpected';

/** Where the fault is; never a text that was judged. */
export interface ModelErrorDetails {
  readonly file?: string;
  readonly input?: string;
}

/** A model that cannot be used. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly code: ModelErrorCode;
  readonly details: ModelErrorDetails;

  constructor(code: ModelErrorCode, details: ModelErrorDetails = {}, options?: ErrorOptions) {
    super(`${code}${details.file === undefined ? '' : `: ${details.file}`}`, options);
    this.code = code;
    this.details = details;
  }
}
