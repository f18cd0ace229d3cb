import type { Quantity } from '@loccit/support';

/** A figure in a passage with what stands before and behind it in its clause. */
export interface PlacedFigure {
  /** Absent where words tell it: `at once`. */
  readonly figure?: Quantity;
  /** What stands up to the figure and behind it in the passage, near enough to be read with it. */
  readonly before: string;
  readonly behind: string;
  /** Whether it stands in a cell under a name; what the row is of stands elsewhere then. */
  readonly named: boolean;
}

/** What a question says of the span of time that it asks for. */
export interface AskedSpan {
  /** How long a thing takes, or until it is done. */
  readonly taking: boolean;
  /** It is known to be one stretch of time and not what comes back: `replaced every 6 years`. */
  readonly once: boolean;
  /** Whether it asks for a stretch of time or a length at all: `how long`, 多久. */
  readonly span: boolean;
  /** By when one must, or for how long one may: figures that say so may answer whatever the verb. */
  readonly deadline: boolean;
  /** What is done in that time, as a term, where the question has a verb for it. */
  readonly act?: string;
  /** The unit it is asked in. */
  readonly unit?: string;
}

/** What a clause says of its figure: the acts it is the limit of, and the event it counts from, cut out of the rest. */
export interface FigureClause {
  /** What one must or may do in that time; absent where the figure limits no act. */
  readonly act?: string;
  /** The statement that holds the figure, without the event that it counts from. */
  readonly core: string;
  /** That event: `from the operation`, `自取材之日起`; empty where there is none. */
  readonly from: string;
  /** The name that the figure stands under, which is no duration of an act: `有效期`, `minimum term`. */
  readonly name?: string;
  /** Whether a state holds so long, or one has leave for so long. */
  readonly state: boolean;
  /** Whether something comes back so often, or may be begun only then: `10 天后可以`. */
  readonly recurring: boolean;
}
