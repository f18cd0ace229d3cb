import {
  AnchoringError,
  describePlainTextFragment,
  describeTextFragment,
  describeTextPosition,
  describeTextQuote,
  type QuoteIndex,
  RFC_5147,
  type Selector,
  TEXT_FRAGMENTS,
} from '@loccit/anchoring';

/** A selector of a span, and whether it stands for that span alone. */
export interface DescribedSelector {
  readonly selector: Selector;
  readonly unique: boolean;
}

/** Every selector of a span: quote, position, RFC 5147 and, where one can stand for it, a text fragment. */
export function describeSpan(index: QuoteIndex, charStart: number, charEnd: number): DescribedSelector[] {
  const span = { charStart, charEnd };
  const quote = describeTextQuote(index, span);
  return [
    quote,
    { selector: describeTextPosition(index.textIndex, span), unique: true },
    {
      selector: {
        type: 'FragmentSelector',
        conformsTo: RFC_5147,
        value: describePlainTextFragment(index.textIndex, span, { checks: true }),
      },
      unique: true,
    },
    ...fragmentOf(index, charStart, charEnd),
  ];
}

function fragmentOf(index: QuoteIndex, charStart: number, charEnd: number): DescribedSelector[] {
  try {
    const { fragment, unique } = describeTextFragment(index, { charStart, charEnd });
    return [{ selector: { type: 'FragmentSelector', conformsTo: TEXT_FRAGMENTS, value: fragment }, unique }];
  } catch (error) {
    if (error instanceof AnchoringError && error.code === 'selector-unsupported') return [];
    throw error;
  }
}
