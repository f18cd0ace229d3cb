import { loadVectors } from '@loccit/testing';
import type { ChainEvidence, CitedSpan } from '../src/chain.js';
import { memberOf } from '../src/found-record.js';
import type { GenerationPreimage } from '../src/preimage.js';
import type { LineageRecord } from '../src/record.js';

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

export const { base, tampers } = loadVectors<{ base: Chain; tampers: Tamper[] }>('lineage/chain.json');

/** Names of the records by the ids of the sound chain, under which they stay as a store would keep them. */
export const nameOf = new Map(Object.entries(base.records).map(([name, record]) => [record.id, name]));

const canonicalSha256 = memberOf(memberOf(base.records.canonical, 'preimage'), 'canonical_sha256');

export function evidenceOf(data: Chain): ChainEvidence {
  return {
    record: (id) => data.records[nameOf.get(id) ?? ''],
    text: (sha256) => (sha256 === canonicalSha256 ? data.text : undefined),
    raw: (sha256) =>
      sha256 === base.span.raw_sha256 ? new Uint8Array(Buffer.from(data.raw_hex, 'hex')) : undefined,
    generation: data.generation,
  };
}

/** A copy of the sound chain with these changes. */
export function change(changes: Tamper['changes']): Chain {
  const data = structuredClone(base);
  for (const { at, to } of changes) {
    const steps = at.split('/').slice(1);
    let holder = data as unknown as Record<string, unknown>;
    for (const step of steps.slice(0, -1)) holder = holder[step] as Record<string, unknown>;
    holder[steps.at(-1) ?? ''] = to;
  }
  return data;
}
