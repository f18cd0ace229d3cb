import type { MissingInput } from '@loccit/contract';
import type { ChainFault, ChainLevel, ChainLink } from '@loccit/lineage';
import { COORDINATE_SPACE } from '@loccit/text';
import { type CitationContext, spanOf } from '../citation-context.js';
import type { Chain } from '../evidence/chain.js';
import { type Fault, failAt, type Input, type Rule, unverifiable } from '../rule.js';

type ChainRule = Rule<CitationContext>;

/** How faults of one link are reported. */
interface Reporting {
  readonly reads: readonly Input[];
  readonly settles?: readonly Input[];
  readonly at: string;
  /** Faults of the link that are told under this rule; the one of its own name where absent. */
  readonly faults?: readonly ChainFault[];
  /** What is needed to decide what stayed unchecked; undefined where another rule says so. */
  readonly missing?: (link: ChainLink) => MissingInput | undefined;
  readonly detail?: (link: ChainLink, context: CitationContext) => Omit<Fault, 'outcome'>;
}

/** A rule that tells what the walk of the chain found on one level. */
function chainRule(level: ChainLevel, name: ChainFault, reporting: Reporting): ChainRule {
  const { reads, settles = [], at, faults = [name], missing, detail } = reporting;
  return {
    id: `provenance/${name}`,
    reads,
    check: (context) => {
      const link = context.chain.get(level);
      if (link === undefined) return 'inapplicable';
      if (faults.some((fault) => link.faults.includes(fault)))
        return failAt(at, { settles, ...detail?.(link, context) });
      if (!faults.some((fault) => link.unchecked.includes(fault))) return 'pass';
      const needed = missing?.(link);
      return needed === undefined ? 'inapplicable' : unverifiable(needed, settles);
    },
  };
}

/** A level that the citation names by an id of its own, which a fault disproves. */
function namedLevel(level: ChainLevel, member: Input & `${string}_id`) {
  const reporting = { reads: ['records', member], settles: [member], at: `/${member}` } as const;
  return {
    /** The record is what its id says; of an absent one nothing else is asked. */
    ownId: (name: ChainFault, faults: readonly ChainFault[] = [name]) =>
      chainRule(level, name, {
        ...reporting,
        faults,
        missing: (link) => (link.preimage === null ? 'record' : undefined),
      }),
    /** The record is the one that its neighbour names. */
    joint: () => chainRule(level, 'chain-broken', { ...reporting, detail: otherId }),
    rule: (name: ChainFault, more: Partial<Reporting> = {}) =>
      chainRule(level, name, { ...reporting, ...more }),
  };
}

const entry = namedLevel('index-entry', 'index_entry_id');
const chunk = namedLevel('chunk', 'chunk_id');
const element = namedLevel('element', 'element_id');
const parse = namedLevel('parse', 'parse_revision_id');

/** Whether no link of a chain has anything that a rule of this file could tell. */
export function isSound(chain: Chain): boolean {
  for (const { level, faults, unchecked } of chain.values()) {
    if (level !== 'generation' && (faults.length > 0 || unchecked.length > 0)) return false;
  }
  return true;
}

/** Whether each id names the record that belongs there, from the index entry down. */
export const LINK_RULES: readonly ChainRule[] = [
  entry.ownId('entry-id'),
  entry.joint(),
  chunk.ownId('chunk-id'),
  chunk.joint(),
  element.rule('element-not-in-chunk'),
  element.ownId('element-id'),
  element.joint(),
  parse.ownId('parse-id', ['parse-id', 'element-not-in-parse']),
  parse.joint(),
  element.rule('element-not-in-parse', {
    reads: ['records', 'element_id', 'parse_revision_id'],
    missing: () => 'record',
  }),
  chainRule('canonical', 'chain-broken', {
    reads: ['source'],
    settles: ['source', 'published'],
    at: '/canonical_revision_id',
    detail: otherId,
  }),
];

/** Whether the bytes are those of the record, and the text is made of them. */
export const SOURCE_RULES: readonly ChainRule[] = [
  chainRule('raw', 'raw-hash', {
    reads: ['source'],
    settles: ['raw'],
    at: '/raw_sha256',
    missing: () => 'raw',
    detail: ({ recomputed, id }) => ({ expected: id, actual: recomputed }),
  }),
  chainRule('canonical', 'raw-to-canonical', {
    reads: ['source', 'raw'],
    at: '/canonical_revision_id',
    // A code point that one side's tables do not know may be why two texts differ.
    missing: (link) => (isExtracted(link) ? 'extractor' : 'unicode'),
  }),
  chainRule('canonical', 'canonical-hash', {
    reads: ['source'],
    settles: ['text'],
    at: '/canonical_revision_id',
    missing: () => 'text',
  }),
];

/** Positions mean what this version counts, in the citation and in the record. */
export const coordinateSpace = chainRule('span', 'coordinate-space', {
  reads: [],
  settles: ['span'],
  at: '/coordinate_space',
  detail: (_link, { citation }) => ({ expected: COORDINATE_SPACE, actual: citation.coordinate_space }),
});

const inText = { reads: ['source', 'text', 'span'], settles: ['span'] } as const;

/** Whether the span is where and what the citation says; a citation that names a source only has none. */
export const SPAN_RULES: readonly ChainRule[] = [
  chainRule('span', 'span-bounds', {
    ...inText,
    at: '/char_end',
    detail: (_link, { place, citation }) => ({
      expected: place?.source.index()?.chars ?? null,
      actual: citation.char_end ?? null,
    }),
  }),
  chainRule('span', 'span-hash', {
    ...inText,
    at: '/span_sha256',
    detail: ({ recomputed, id }) => ({ expected: id, actual: recomputed }),
  }),
  chainRule('span', 'span-outside-element', {
    reads: [...inText.reads, 'records', 'element_id'],
    settles: ['span'],
    at: '/char_end',
    detail: (_link, context) => endOutside('element', context),
  }),
  chainRule('span', 'span-outside-chunk', {
    reads: [...inText.reads, 'records', 'chunk_id'],
    settles: ['span'],
    at: '/char_end',
    detail: (_link, context) => endOutside('chunk', context),
  }),
].map((rule) => ({
  ...rule,
  check: (context) => (spanOf(context.citation) === undefined ? 'inapplicable' : rule.check(context)),
}));

/** The neighbour's record was followed, unless it is the one that strayed. */
function otherId({ recomputed, id }: ChainLink): Omit<Fault, 'outcome'> {
  return recomputed === id ? {} : { expected: recomputed, actual: id };
}

function endOutside(level: ChainLevel, { chain, citation }: CitationContext): Omit<Fault, 'outcome'> {
  const outer = chain.get(level)?.preimage;
  if (!outer || !('char_start' in outer)) return {};
  return (citation.char_start ?? 0) < outer.char_start ? { at: '/char_start' } : {};
}

function isExtracted({ preimage }: ChainLink): boolean {
  return preimage?.type === 'loccit:canonical:1' && preimage.charset === null;
}
