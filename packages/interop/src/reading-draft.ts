import type { ExtractedLocator, ExtractedQuote, ExtractedSourceSpan, InputForm } from '@loccit/contract';
import type { AnswerText } from './answer-text.js';
import type { CheckedSpan } from './check-answer-span.js';
import type { ResponseCitation, ResponseReading } from './read-response.js';
import { SourceList } from './source-list.js';

/** What a response says of one citation, apart from its place in the answer. */
export interface CitedPlace {
  readonly source?: number | undefined;
  /** Canonical words of the source, alone or with what stands around them. */
  readonly quote?: string | ExtractedQuote | undefined;
  readonly locator?: ExtractedLocator | undefined;
  readonly sourceSpan?: ExtractedSourceSpan | undefined;
}

/** A reading while it is made. */
export class ReadingDraft {
  readonly sources = new SourceList();
  readonly #citations: ResponseCitation[] = [];
  readonly #lost = new Set<string>();

  /** Adds a citation with what checking its place in the answer came to. */
  cite(covers: ResponseCitation['covers'], checked: CheckedSpan, place: CitedPlace): void {
    const { span, problem } = checked;
    const { source, quote, locator, sourceSpan } = place;
    this.#citations.push({
      ...(span === undefined ? {} : { answerSpan: span }),
      covers,
      ...(source === undefined ? {} : { source }),
      ...(quote === undefined ? {} : { quote: typeof quote === 'string' ? { exact: quote } : quote }),
      ...(locator === undefined ? {} : { locator }),
      ...(sourceSpan === undefined ? {} : { sourceSpan }),
      ...(problem === undefined ? {} : { problem }),
    });
  }

  /** Notes what the reading cannot hold, or misses. */
  lose(code: string): void {
    this.#lost.add(code);
  }

  finish(form: InputForm, answer: AnswerText): ResponseReading {
    return {
      form,
      text: answer.text,
      sources: this.sources.sources,
      citations: this.#citations,
      lost: [...this.#lost].sort(),
    };
  }
}
