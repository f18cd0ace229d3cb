import type { Refusal, Settings, Verification } from '../verify/verification.js';

/** A file as it goes to the worker: no bytes cross, only what they can be read through. */
export interface NamedBlob {
  readonly name: string;
  readonly blob: Blob;
}

/** What the page asks for. */
export interface Request {
  /** A pack, or a page that one is embedded in. */
  readonly pack: Blob;
  readonly policy: Blob | undefined;
  readonly files: readonly NamedBlob[];
  readonly settings: Settings;
}

/** What the worker answers: how far it is, then one of the others. */
export type Reply =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'verified'; readonly verification: Verification }
  | { readonly kind: 'refused'; readonly refusal: Refusal };
