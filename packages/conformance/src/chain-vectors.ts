import type { ChainEvidence, CitedSpan, GenerationPreimage, LineageRecord } from '@loccit/lineage';
import { bytesOf } from './check.js';

/** A citation and everything that its chain is checked with. */
export interface Chain {
  raw_hex: string;
  text: string;
  span: CitedSpan;
  records: Record<string, LineageRecord>;
  generation: LineageRecord<GenerationPreimage>;
}

/** A change of the sound chain and the rules that it breaks. */
export interface Tamper {
  readonly name: string;
  readonly changes: readonly { readonly at: string; readonly to: unknown }[];
  readonly faults: Readonly<Record<string, readonly string[]>>;
}

/** `lineage/chain.json`: a sound chain and ways to break it. */
export interface ChainVectors {
  readonly base: Chain;
  readonly tampers: readonly Tamper[];
}

/** The vectors of the chain, with what a check of them needs. */
export interface OpenedChain extends ChainVectors {
  /** Names of the records by the ids of the sound chain, under which they stay as a store would keep them. */
  readonly nameOf: ReadonlyMap<string, string>;
  evidenceOf(data: Chain): ChainEvidence;
  /** A copy of the sound chain with these changes. */
  change(changes: Tamper['changes']): Chain;
}

/** Opens the vectors of the chain. */
export function openChain({ base, tampers }: ChainVectors): OpenedChain {
  const nameOf = new Map(Object.entries(base.records).map(([name, record]) => [record.id, name]));
  const canonical = base.records.canonical?.preimage;
  const textSha256 = canonical?.type === 'loccit:canonical:1' ? canonical.canonical_sha256 : undefined;
  return {
    base,
    tampers,
    nameOf,
    evidenceOf: (data) => ({
      record: (id) => data.records[nameOf.get(id) ?? ''],
      text: (sha256) => (sha256 === textSha256 ? data.text : undefined),
      raw: (sha256) => (sha256 === base.span.raw_sha256 ? bytesOf(data.raw_hex) : undefined),
      generation: data.generation,
    }),
    change: (changes) => {
      const data = structuredClone(base);
      for (const { at, to } of changes) {
        const steps = at.split('/').slice(1);
        let holder = data as unknown as Record<string, unknown>;
        for (const step of steps.slice(0, -1)) holder = holder[step] as Record<string, unknown>;
        holder[steps.at(-1) ?? ''] = to;
      }
      return data;
    },
  };
}
