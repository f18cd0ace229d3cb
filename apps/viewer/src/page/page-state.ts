import type { Lang, RuleGroup } from '@loccit/contract';
import type { Refusal, Reliance, Verification } from '../verify/verification.js';
import type { NamedBlob } from '../worker/exchange.js';

/** Everything that the page shows, in one place. */
export interface PageState {
  readonly lang: Lang;
  /** Whether the page came with a pack in it: then it is not the reader's own copy, whatever it is shown later. */
  readonly isFilled: boolean;
  readonly pack: NamedBlob | undefined;
  readonly policy: NamedBlob | undefined;
  readonly files: readonly NamedBlob[];
  readonly without: readonly RuleGroup[];
  readonly reliance: Partial<Reliance>;
  readonly outcome: PageOutcome;
}

/** How far the verification is. */
export type PageOutcome =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running' }
  | { readonly kind: 'verified'; readonly verification: Verification }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'broken' };

/** A page that has nothing to show yet. */
export function createState(lang: Lang): PageState {
  return {
    lang,
    isFilled: false,
    pack: undefined,
    policy: undefined,
    files: [],
    without: [],
    reliance: {},
    outcome: { kind: 'idle' },
  };
}
