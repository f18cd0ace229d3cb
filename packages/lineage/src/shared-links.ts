import type { ChainLink } from './chain.js';
import { checkParse } from './check-records.js';
import { checkSource, type SourceCheck } from './check-source.js';
import type { FoundEvidence } from './found-evidence.js';
import type { FoundRecord } from './found-record.js';
import type { CanonicalPreimage, ParsePreimage } from './preimage.js';
import type { Walk } from './walk-chain.js';

/** What a citation says of a level, and what came of it. */
interface Held<T> {
  readonly cited: string;
  readonly citedRaw: string;
  readonly unbroken: boolean | undefined;
  readonly result: T;
}

/**
 * The links that citations of one document have in common: they are checked anew only where a citation names something
 * else than the last.
 */
export class SharedLinks {
  readonly #evidence: FoundEvidence;
  readonly #sources = new Map<FoundRecord<CanonicalPreimage>, Held<SourceCheck>>();
  readonly #parses = new Map<FoundRecord<ParsePreimage>, Held<ChainLink>>();

  constructor(evidence: FoundEvidence) {
    this.#evidence = evidence;
  }

  /** Links of the source bytes and the canonical text, with the text. */
  source(cited: string, citedRaw: string, walk: Walk): SourceCheck {
    const unbroken = walk.unbroken.canonical;
    const held = this.#sources.get(walk.canonical);
    if (held?.cited === cited && held.citedRaw === citedRaw && held.unbroken === unbroken) return held.result;
    const result = checkSource(cited, citedRaw, walk, this.#evidence);
    this.#sources.set(walk.canonical, { cited, citedRaw, unbroken, result });
    return result;
  }

  /** Link of the parse. */
  parse(cited: string, walk: Walk): ChainLink {
    const unbroken = walk.unbroken.parse;
    const held = this.#parses.get(walk.parse);
    if (held?.cited === cited && held.unbroken === unbroken) return held.result;
    const result = checkParse(cited, walk, this.#evidence);
    this.#parses.set(walk.parse, { cited, citedRaw: '', unbroken, result });
    return result;
  }
}
