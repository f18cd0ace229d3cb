import type { Span } from '@loccit/text';
import type { Folding } from './foldings.js';

/**
 * What looking for a quote in a text came to.
 *
 * @remarks `exact`: the quote stands there letter by letter. `moved`: so it does, elsewhere than the old place that was
 * given. `folded`: only the named foldings differ. `altered`: other words, at one place. `stitched`: its pieces stand at
 * several places. `ambiguous`: several places, or one that so short a quote cannot prove. `absent`: none.
 */
export type AnchorOutcome = 'exact' | 'moved' | 'folded' | 'altered' | 'stitched' | 'ambiguous' | 'absent';

/** A quote with what stood around it, and where it once stood. */
export interface Quote {
  readonly exact: string;
  readonly prefix?: string;
  readonly suffix?: string;
  /** The old place in code points: a hint, never a proof. */
  readonly charStart?: number;
}

/** A place at which a quote was found, in code points. */
export interface QuoteMatch extends Span {
  /** Share of the quote that stands there, from 0 to 1; 1 where at most foldings differ. */
  readonly score: number;
  /** The foldings without which quote and place differ. */
  readonly foldings: readonly Folding[];
}

/** Every place of a quote, best first, and what that comes to. */
export interface QuoteResult {
  readonly outcome: AnchorOutcome;
  readonly matches: readonly QuoteMatch[];
}
