/** A quote with its context, as the Web Annotation Data Model has it. */
export interface TextQuoteSelector {
  readonly type: 'TextQuoteSelector';
  readonly exact: string;
  readonly prefix?: string;
  readonly suffix?: string;
}

/** A stretch of text by its ends, in code points from 0. */
export interface TextPositionSelector {
  readonly type: 'TextPositionSelector';
  readonly start: number;
  readonly end: number;
}

/** A fragment of an address, and the standard that gives it its sense. */
export interface FragmentSelector {
  readonly type: 'FragmentSelector';
  readonly value: string;
  readonly conformsTo?: string;
}

/** The selectors of the Web Annotation Data Model that this package reads and writes. */
export type Selector = TextQuoteSelector | TextPositionSelector | FragmentSelector;

/** What a fragment of plain text conforms to, such as `char=10,20`. */
export const RFC_5147 = 'http://tools.ietf.org/rfc/rfc5147';
/** What a text fragment conforms to, such as `:~:text=left%20port`. */
export const TEXT_FRAGMENTS = 'https://wicg.github.io/scroll-to-text-fragment/';
