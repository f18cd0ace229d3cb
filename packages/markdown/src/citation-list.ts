import type { ExtractedCitation } from '@loccit/contract';
import type { CodePoints } from './code-points.js';
import { IbidChain, type Repeatable } from './ibid-chain.js';
import type { Mark, MarkItem } from './mark.js';
import type { TargetResolver } from './target-resolver.js';

/** Turns marks into citations: one an item, named in order, each with its target. */
export class CitationList {
  readonly citations: ExtractedCitation[] = [];
  readonly #text: string;
  readonly #points: CodePoints;
  readonly #resolver: TargetResolver;
  readonly #chain: IbidChain | undefined;
  #marks = 0;

  /** @param repeats - whether marks such as `ibid.` may occur */
  constructor(text: string, points: CodePoints, resolver: TargetResolver, repeats: boolean) {
    this.#text = text;
    this.#points = points;
    this.#resolver = resolver;
    this.#chain = repeats ? new IbidChain(text) : undefined;
  }

  /** Adds the citations of a mark that belongs to the claims named. */
  add(mark: Mark, claimIds: readonly string[]): void {
    const span = this.#points.span(mark);
    const written = this.#text.slice(mark.from, mark.to);
    const sources: Repeatable[] = [];
    for (const item of mark.items) {
      const source = this.#resolve(item, mark);
      sources.push(source);
      const citation: { -readonly [Name in keyof ExtractedCitation]: ExtractedCitation[Name] } = {
        citation: `X${this.citations.length + 1}`,
        form: item.form,
        mark: written,
        char_start: span.charStart,
        char_end: span.charEnd,
        label: source.label,
        mark_group: this.#marks,
        target: source.target,
        claim_ids: [...claimIds],
      };
      if (source.problem !== undefined) citation.problem = source.problem;
      if (item.locator !== undefined) citation.locator = item.locator;
      if (item.quote !== undefined) citation.quote = item.quote;
      this.citations.push(citation);
    }
    if (mark.items[0]?.repeats !== true) this.#chain?.note(mark, sources);
    this.#marks += 1;
  }

  #resolve(item: MarkItem, mark: Mark): Repeatable {
    if (item.repeats === true) {
      const source = this.#chain?.repeat(mark);
      const doubt = mark.problem === undefined ? {} : { problem: mark.problem };
      return source === undefined
        ? { label: item.label, target: { kind: 'none' }, problem: 'ambiguous-ibid' }
        : { label: source.label, target: source.target, ...doubt };
    }
    const { target, problem } = this.#resolver.resolve(item, mark.from);
    const fault = item.problem ?? mark.problem ?? problem ?? item.doubt;
    return { label: item.label, target, ...(fault === undefined ? {} : { problem: fault }) };
  }
}
