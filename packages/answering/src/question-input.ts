import type { Authorizer, Reader, Restrictions, StoredGeneration } from '@loccit/storage';

/** A question, who asks it, and what it is answered from. */
export interface QuestionInput {
  readonly question: string;
  readonly generation: StoredGeneration | undefined;
  readonly reader: Reader;
  /** Who decides what the reader may be answered from; by the documents' groups where it is absent. */
  readonly authorizer?: Authorizer | undefined;
  /** What accepted events close although `generation` serves it; read before `generation`. */
  readonly restrictions?: Restrictions | undefined;
  /** `YYYY-MM-DDThh:mm:ssZ`: the time of the answer, and as of which validity is judged. */
  readonly at: string;
  /** `ans_` and 32 hex digits. */
  readonly answerId: string;
  /** 32 hex digits, for the audit. */
  readonly nonce: string;
  /** BCP 47; the question's own language where absent. */
  readonly lang?: string;
}
