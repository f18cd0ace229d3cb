import type { ChainLink } from './chain.js';
import { digestValue } from './digest-value.js';
import type { CanonicalPreimage, Preimage, Tool } from './preimage.js';
import { ProvBuilder, type ProvAttributes, type ProvDocument, qualified } from './prov-document.js';

/** A checked chain with the citation it belongs to. */
export interface CitedChain {
  /** `ans_` and 32 hex digits. */
  readonly answerId: string;
  /** `C1.1`. */
  readonly address: string;
  readonly charStart?: number;
  readonly charEnd?: number;
  readonly links: readonly ChainLink[];
}

const PREFIX = {
  prov: 'http://www.w3.org/ns/prov#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  loccit: 'urn:loccit:',
};

/**
 * The derivation that records tell, as a PROV-JSON document.
 *
 * @remarks Says what each record says of itself, and beside it what came of checking: a link that does not hold is
 * derived from what its record names, with its state. Holds digests, positions, names of tools and what a citation
 * shows of its document, but no title and no text. Deterministic: no time and no random name.
 * @see https://www.w3.org/submissions/prov-json/
 */
export function exportProv(chains: readonly CitedChain[]): ProvDocument {
  const prov = new ProvBuilder();
  for (const chain of chains) addChain(prov, chain);
  return prov.build(PREFIX);
}

const named = (id: string): string => `loccit:${id}`;

function addChain(prov: ProvBuilder, { answerId, address, charStart, charEnd, links }: CitedChain): void {
  const linkOf = (level: ChainLink['level']) => links.find((link) => link.level === level);
  for (const link of links) {
    if (link.level !== 'raw' && link.level !== 'span' && link.id !== '') addRecord(prov, link);
  }
  const raw = linkOf('raw');
  if (raw !== undefined && /^[0-9a-f]{64}$/.test(raw.id)) {
    prov.describe('entity', named(`raw-${raw.id}`), { ...kindOf('RawSource'), ...stateOf(raw) });
  }
  const generation = linkOf('generation');
  const entry = linkOf('index-entry');
  const isMember = generation?.state === 'matched' && generation.unchecked.length === 0;
  if (isMember && entry !== undefined) prov.relate('hadMember', named(generation.id), named(entry.id));
  const span = linkOf('span');
  const cited = prov.describe('entity', named(`${answerId}-${address}`), {
    ...kindOf('Citation'),
    ...(charStart === undefined || charEnd === undefined
      ? {}
      : { 'loccit:charStart': charStart, 'loccit:charEnd': charEnd }),
    ...(span === undefined ? {} : { 'loccit:sha256': span.id, ...stateOf(span) }),
  });
  const answer = prov.describe('entity', named(answerId), kindOf('Answer'));
  const cite = prov.describe('activity', named(`cite-${answerId}-${address}`), kindOf('Cite'));
  prov.relate('wasGeneratedBy', cited, cite);
  for (const level of ['canonical', 'element', 'index-entry'] as const) {
    const source = linkOf(level);
    if (source === undefined || source.id === '') continue;
    prov.relate('used', cite, named(source.id));
    prov.relate('wasDerivedFrom', cited, named(source.id));
  }
  prov.relate('wasDerivedFrom', answer, cited);
}

function addRecord(prov: ProvBuilder, link: ChainLink): void {
  const { preimage } = link;
  const id = named(link.id);
  prov.describe('entity', id, { ...describeRecord(preimage), ...stateOf(link) });
  if (preimage === null) return;
  const { step, tool, sources, of = link.id } = stepOf(preimage);
  const digits = of.slice(of.indexOf('_') + 1);
  const activity = prov.describe('activity', named(`${step}-${digits}`), kindOf(capital(step)));
  prov.relate('wasGeneratedBy', id, activity);
  for (const source of sources) {
    prov.describe('entity', named(source));
    if (source !== of) prov.relate('used', activity, named(source));
    prov.relate('wasDerivedFrom', id, named(source));
  }
  if (tool === null) return;
  const agent = prov.describe('agent', named(`tool-${digestValue(tool)}`), {
    'prov:type': qualified('prov:SoftwareAgent'),
    'loccit:name': tool.name,
    'loccit:version': tool.version,
    'loccit:optionsSha256': tool.options_sha256,
  });
  prov.relate('wasAssociatedWith', activity, agent);
  prov.relate('wasAttributedTo', id, agent);
}

interface Step {
  readonly step: string;
  readonly tool: Tool | null;
  readonly sources: readonly string[];
  /** The record that the step is named after; the one it made where absent. */
  readonly of?: string;
}

/** What made a record, of what, and by which tool; text is made by the rules of its coordinate space, not by a tool. */
function stepOf(preimage: Preimage): Step {
  switch (preimage.type) {
    case 'loccit:canonical:1':
      return {
        step: preimage.extractor === null ? 'canonicalize' : 'extract',
        tool: preimage.extractor,
        sources: [`raw-${preimage.raw_sha256}`],
      };
    case 'loccit:parse:1':
      return { step: 'parse', tool: preimage.parser, sources: [preimage.canonical_revision_id] };
    case 'loccit:element:1':
      // The parser makes the elements and their list in one.
      return {
        step: 'parse',
        tool: null,
        sources: [preimage.parse_revision_id],
        of: preimage.parse_revision_id,
      };
    case 'loccit:chunk:1':
      return {
        step: 'chunk',
        tool: preimage.chunker,
        sources: [preimage.parse_revision_id, ...preimage.element_ids],
      };
    case 'loccit:index-entry:1':
      return { step: 'index', tool: preimage.indexer, sources: [preimage.chunk_id] };
    case 'loccit:generation:1':
      return { step: 'publish', tool: null, sources: [] };
  }
}

function describeRecord(preimage: Preimage | null): ProvAttributes {
  if (preimage === null) return {};
  switch (preimage.type) {
    case 'loccit:canonical:1':
      return { ...kindOf('CanonicalRevision'), ...describeDocument(preimage) };
    case 'loccit:parse:1':
      return { ...kindOf('ParseRevision'), 'loccit:elementsSha256': preimage.elements_sha256 };
    case 'loccit:element:1':
      return {
        ...kindOf('Element'),
        'loccit:kind': preimage.kind,
        'loccit:ordinal': preimage.ordinal,
        ...placeOf(preimage),
        'loccit:sha256': preimage.text_sha256,
      };
    case 'loccit:chunk:1':
      return { ...kindOf('Chunk'), ...placeOf(preimage), 'loccit:sha256': preimage.content_sha256 };
    case 'loccit:index-entry:1':
      return { ...kindOf('IndexEntry'), 'loccit:sha256': preimage.retrieval_sha256 };
    case 'loccit:generation:1':
      return {
        'prov:type': qualified('prov:Collection'),
        'loccit:entriesRoot': preimage.entries_root,
        'loccit:entriesCount': preimage.entries_count,
      };
  }
}

function describeDocument(canonical: CanonicalPreimage): ProvAttributes {
  const { document_id, source_uri, source_version, media_type, charset, coordinate_space } = canonical;
  return {
    'loccit:documentId': document_id,
    'loccit:sourceUri': source_uri,
    'loccit:sourceVersion': source_version,
    'loccit:mediaType': media_type,
    ...(charset === null ? {} : { 'loccit:charset': charset }),
    'loccit:coordinateSpace': coordinate_space,
    'loccit:sha256': canonical.canonical_sha256,
  };
}

function kindOf(name: string): ProvAttributes {
  return { 'prov:type': qualified(named(name)) };
}

function placeOf({
  char_start,
  char_end,
}: {
  readonly char_start: number;
  readonly char_end: number;
}): ProvAttributes {
  return { 'loccit:charStart': char_start, 'loccit:charEnd': char_end };
}

function stateOf({ state, faults }: ChainLink): ProvAttributes {
  return { 'loccit:state': state, ...(faults.length === 0 ? {} : { 'loccit:faults': faults.join(' ') }) };
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
