/** Why a local model cannot be loaded, from a closed list. */
export type ModelLoadErrorCode =
  /** A file of the model is missing or is not what it should be; `file` says which. */
  | 'model-file-unreadable'
  /** The configuration does not say which output is entailment, neutral and contradiction. */
  | 'model-labels-missing'
  /** The model asks for an input that a pair of texts does not give; `input` says which. */
  | 'model-input-unknown';

/** Where the fault is; never a text that was judged. */
export interface ModelLoadErrorDetails {
  readonly file?: string;
  readonly input?: string;
}

/**
 * A local model that cannot be loaded, so that nothing can be asked of it.
 *
 * @remarks What goes wrong when a model that is there is asked, local or not, is a `ModelFailure`, and leaves claims undecided.
 */
export class ModelLoadError extends Error {
  override readonly name = 'ModelLoadError';
  readonly code: ModelLoadErrorCode;
  readonly details: ModelLoadErrorDetails;

  constructor(code: ModelLoadErrorCode, details: ModelLoadErrorDetails = {}, options?: ErrorOptions) {
    super(`${code}${details.file === undefined ? '' : `: ${details.file}`}`, options);
    this.code = code;
    this.details = details;
  }
}
