import { ByteTemplate } from './byte-template.js';
import { IDENTITIES } from './fields.js';
import { isCount } from './is-count.js';
import { identifyTool, type KnownTool } from './known-tool.js';
import { hasExactly } from './same-value.js';

type Members = Readonly<Record<string, unknown>>;

/** Levels of which a document has hundreds of records. */
export type FixedLevel = 'element' | 'chunk' | 'index-entry';

/** Whether records of a level are many. */
export function isFixed(level: string): level is FixedLevel {
  return level === 'element' || level === 'chunk' || level === 'index-entry';
}

const FIELDS = {
  element: Object.keys(IDENTITIES.element.fields),
  chunk: Object.keys(IDENTITIES.chunk.fields),
  'index-entry': Object.keys(IDENTITIES['index-entry'].fields),
} as const;
const MEMBERS = {
  element: ['type', ...FIELDS.element],
  chunk: ['type', ...FIELDS.chunk],
  'index-entry': ['type', ...FIELDS['index-entry']],
} as const;

/** Whether an object has the members of a level but for `type`, and no others. */
export function hasFieldsOf(level: FixedLevel, value: object): boolean {
  return hasExactly(value, FIELDS[level]);
}

/** Whether an object has the members of a level, and no others. */
export function hasMembersOf(level: FixedLevel, value: object): boolean {
  return hasExactly(value, MEMBERS[level]);
}

/**
 * H of the preimage of an element, a chunk or an index entry, written as bytes member by member.
 *
 * @remarks What is unusual in any respect is left to the field table, which says what is wrong with it. Each member
 * is read once; `type` is not.
 * @param members an object that has the members of the level and no others
 * @returns Undefined where the field table must decide.
 */
export function digestFixed(level: FixedLevel, members: Members): string | undefined {
  if (level === 'chunk') return digestChunk(members);
  return level === 'element' ? digestElement(members) : digestEntry(members);
}

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);
const CHAR_END = ascii('{"char_end":');
const CHAR_START = ascii(',"char_start":');
const KINDS = new Map<unknown, Uint8Array>(
  ['heading', 'paragraph', 'code', 'table_row'].map((kind) => [kind, ascii(`,"kind":"${kind}","ordinal":`)]),
);

const PLAIN = 0;
const EL = 'el_'.length;
const PAR = 'par_'.length;
const CHK = 'chk_'.length;

// What differs between documents stands in gaps: whoever checks citations goes from one document to the next.
const ELEMENT = new ByteTemplate(
  [`,"parse_revision_id":"par_`, '","text_sha256":"', '","type":"loccit:element:1"}'],
  [PAR, PLAIN],
);
let entries: { readonly tool: KnownTool; readonly template: ByteTemplate } | undefined;

function digestElement(members: Members): string | undefined {
  const { char_end: end, char_start: start, kind, ordinal } = members;
  const { parse_revision_id: parse, text_sha256: digest } = members;
  const named = KINDS.get(kind);
  if (named === undefined || !isCount(ordinal) || !isCount(start) || !isCount(end) || start >= end)
    return undefined;
  if (!isLong(parse, PAR) || !isLong(digest, PLAIN) || !ELEMENT.fill(parse + digest)) return undefined;
  ELEMENT.begin();
  ELEMENT.prependCount(ordinal);
  ELEMENT.prepend(named);
  prependSpan(ELEMENT, start, end);
  return ELEMENT.hash();
}

/** Chunks of more elements are few. */
const MOST_ELEMENTS = 8;
interface ChunkTemplate {
  readonly tool: KnownTool;
  readonly template: ByteTemplate;
}
/** By the number of elements. */
const chunks = new Array<ChunkTemplate | undefined>(MOST_ELEMENTS + 1).fill(undefined);
const listed = new Array<unknown>(MOST_ELEMENTS).fill(undefined);

function digestChunk(members: Members): string | undefined {
  const { chunker, char_end: end, char_start: start, content_sha256: digest } = members;
  const { element_ids: ids, parse_revision_id: parse } = members;
  if (!isCount(start) || !isCount(end) || start >= end || !Array.isArray(ids)) return undefined;
  if (!isLong(parse, PAR) || !isLong(digest, PLAIN)) return undefined;
  const count = ids.length;
  if (count === 0 || count > MOST_ELEMENTS) return undefined;
  const tool = identifyTool(chunker);
  if (tool === undefined) return undefined;
  let joined = digest;
  for (let index = 0; index < count; index++) {
    const id: unknown = ids[index];
    if (!isLong(id, EL)) return undefined;
    for (let before = 0; before < index; before++) if (listed[before] === id) return undefined;
    listed[index] = id;
    joined += id;
  }
  let kept = chunks[count];
  if (kept?.tool !== tool) {
    kept = { tool, template: templateOf(tool, count) };
    chunks[count] = kept;
  }
  const { template } = kept;
  if (!template.fill(joined + parse)) return undefined;
  template.begin();
  prependSpan(template, start, end);
  return template.hash();
}

function templateOf(tool: KnownTool, count: number): ByteTemplate {
  const prefixes = new Array<number>(count).fill(EL);
  const pieces = [
    `,"chunker":${tool.text},"content_sha256":"`,
    ...prefixes.map((_, index) => (index === 0 ? '","element_ids":["el_' : '","el_')),
    '"],"parse_revision_id":"par_',
    '","type":"loccit:chunk:1"}',
  ];
  return new ByteTemplate(pieces, [PLAIN, ...prefixes, PAR]);
}

function digestEntry(members: Members): string | undefined {
  const { chunk_id: chunk, retrieval_sha256: digest, indexer } = members;
  if (!isLong(chunk, CHK) || !isLong(digest, PLAIN)) return undefined;
  const tool = identifyTool(indexer);
  if (tool === undefined) return undefined;
  if (entries?.tool !== tool) {
    const between = `","indexer":${tool.text},"retrieval_sha256":"`;
    const pieces = ['{"chunk_id":"chk_', between, '","type":"loccit:index-entry:1"}'];
    entries = { tool, template: new ByteTemplate(pieces, [CHK, PLAIN]) };
  }
  const { template } = entries;
  return template.fill(chunk + digest) ? template.hash() : undefined;
}

function prependSpan(template: ByteTemplate, start: number, end: number): void {
  template.prependCount(start);
  template.prepend(CHAR_START);
  template.prependCount(end);
  template.prepend(CHAR_END);
}

function isLong(value: unknown, prefix: number): value is string {
  return typeof value === 'string' && value.length === prefix + 64;
}
