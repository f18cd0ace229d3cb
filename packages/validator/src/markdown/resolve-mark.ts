import type { ExtractedCitation, ResolvedBy } from '@loccit/contract';
import { readDoi } from './doi.js';
import { findCalled } from './held-names.js';
import { isSameSource, type Shelved, sourceUriOf } from './shelved.js';
import type { SourceIndex } from './source-index.js';
import { readStoredKey } from './stored-address.js';
import { readWebAddress } from './web-address.js';

/** A numbered passage, as it was handed to whoever wrote the text. */
export interface NumberedPassage {
  /** The number in the marks. */
  readonly number: number;
  readonly documentId: string;
  /** The chunk's place in document order, from 0, or its id; the whole document where absent. */
  readonly chunkId?: string;
}

/** The source that a mark names. */
export interface ResolvedMark {
  readonly shelved: Shelved;
  readonly resolvedBy: ResolvedBy;
  /** The part of the source that is cited, where the mark names one. */
  readonly span?: { readonly charStart: number; readonly charEnd: number };
}

/**
 * Finds the source that a mark names: by its block, its passage number, its URL or its entry, in this order.
 *
 * @param fromEntry What the entry of the mark names
 * @returns undefined where nothing the reader may see is called that
 */
export function resolveMark(
  citation: ExtractedCitation,
  fromEntry: ResolvedMark | undefined,
  index: SourceIndex,
  passages: ReadonlyMap<string, NumberedPassage> | undefined,
): ResolvedMark | undefined {
  const { target } = citation;
  switch (target.kind) {
    case 'block':
      return resolveBlock(target.document_id ?? '', target.chunk_id ?? '', index, 'block');
    case 'document':
      return nameWhole(target.document_id ?? '', index);
    case 'url':
      return resolveUrl(target.url ?? '', index) ?? resolveLinkTitle(citation, index);
    case 'reference': {
      const passage = passages?.get(target.ref ?? '');
      return passage === undefined ? fromEntry : resolvePassage(passage, index);
    }
    case 'none':
      return undefined;
  }
}

function resolveBlock(
  documentId: string,
  chunkId: string,
  index: SourceIndex,
  resolvedBy: ResolvedBy,
): ResolvedMark | undefined {
  const shelved = index.byId(documentId) ?? index.byName(documentId);
  const chunk = shelved === undefined ? undefined : index.chunk(shelved, chunkId);
  if (shelved === undefined || chunk === undefined) return undefined;
  const { char_start: charStart, char_end: charEnd } = chunk.preimage;
  return { shelved, resolvedBy, span: { charStart, charEnd } };
}

/** A block that a mark asks for in a document that does not have it. */
export interface MissedBlock {
  readonly expected: string;
  readonly actual: string;
}

/**
 * The block that a mark asks for and the blocks that its document has, where the document is there and the block is
 * not.
 */
export function describeMissedBlock(
  { target }: ExtractedCitation,
  index: SourceIndex,
  passages: ReadonlyMap<string, NumberedPassage> | undefined,
): MissedBlock | undefined {
  const passage = target.kind === 'reference' ? passages?.get(target.ref ?? '') : undefined;
  const documentId = passage?.documentId ?? target.document_id;
  const chunkId = passage?.chunkId ?? target.chunk_id;
  if (documentId === undefined || chunkId === undefined) return undefined;
  const shelved = index.byId(documentId) ?? index.byName(documentId);
  if (shelved === undefined || index.chunk(shelved, chunkId) !== undefined) return undefined;
  const name = shelved.document.document_id;
  const last = index.countChunks(shelved) - 1;
  const held = last < 0 ? '' : last === 0 ? '#0' : `#0-${last}`;
  return { expected: `${name}#${chunkId}`, actual: `${name}${held}` };
}

function resolvePassage(passage: NumberedPassage, index: SourceIndex): ResolvedMark | undefined {
  const { documentId, chunkId } = passage;
  if (chunkId !== undefined) return resolveBlock(documentId, chunkId, index, 'passage-number');
  const shelved = index.byId(documentId);
  return shelved === undefined ? undefined : { shelved, resolvedBy: 'passage-number' };
}

/** The source that an address, a DOI in one, or a relative path leads to. */
export function resolveUrl(url: string, index: SourceIndex): ResolvedMark | undefined {
  if (/^[A-Za-z][A-Za-z0-9+.-]*:/.test(url)) {
    const shelved = index.byUri(url);
    if (shelved !== undefined) return { shelved, resolvedBy: 'url' };
    return resolveDoi(readDoi(url), index) ?? resolveStored(url, index);
  }
  const bare = url.replace(/[#?].*$/s, '');
  const path = normalizePath(decodePath(bare));
  const direct = index.byPath(path);
  if (direct !== undefined) return { shelved: direct, resolvedBy: 'path' };
  // A report need not lie where the sources do; then only the name of the file is left to go by.
  return path.includes('.') ? nameWhole(path, index) : undefined;
}

/** The copy at hand of a file that lies in a store; a source that has its own address on the web is another one. */
function resolveStored(url: string, index: SourceIndex): ResolvedMark | undefined {
  const key = readStoredKey(url);
  const found = key?.includes('.') ? nameWhole(normalizePath(decodePath(key)), index) : undefined;
  return found === undefined || readWebAddress(sourceUriOf(found.shelved) ?? '') !== undefined
    ? undefined
    : found;
}

/** The source that a DOI names. */
export function resolveDoi(doi: string | undefined, index: SourceIndex): ResolvedMark | undefined {
  const shelved = doi === undefined ? undefined : index.byDoi(doi);
  return shelved === undefined ? undefined : { shelved, resolvedBy: 'doi' };
}

/** The source of which a text as a whole is the document id, the path or the bare name of its file. */
export function nameWhole(text: string, index: SourceIndex): ResolvedMark | undefined {
  const name = text.trim();
  if (name === '') return undefined;
  const byId = index.byId(name);
  if (byId !== undefined) return { shelved: byId, resolvedBy: 'document-id' };
  const byPath = index.byPath(name);
  if (byPath !== undefined) return { shelved: byPath, resolvedBy: 'path' };
  // Words before a slash are prose that ends in a path, not the name of a file.
  const shelved = /\s[^/]*\//.test(name) ? undefined : index.byName(name);
  return shelved === undefined ? undefined : { shelved, resolvedBy: 'name' };
}

/**
 * The source whose title the text of a link is, where nothing is known at its address and the source has none on the web: a copy
 * at hand of what the link leads to.
 */
function resolveLinkTitle({ form, label }: ExtractedCitation, index: SourceIndex): ResolvedMark | undefined {
  if (form !== 'link' || !isTellingTitle(label)) return undefined;
  const [shelved, ...others] = findCalled(label, index);
  if (shelved === undefined || !others.every((other) => isSameSource(shelved, other))) return undefined;
  return readWebAddress(sourceUriOf(shelved) ?? '') === undefined
    ? { shelved, resolvedBy: 'title' }
    : undefined;
}

const LEAST_WORDS = 3;
const LEAST_UNSPACED = 6;

/** Whether a title is long enough to name one source: three words, or six characters of a script without spaces. */
function isTellingTitle(title: string): boolean {
  const unspaced =
    title.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu) ?? [];
  return unspaced.length >= LEAST_UNSPACED || (title.match(/[\p{L}\p{N}]+/gu) ?? []).length >= LEAST_WORDS;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function normalizePath(path: string): string {
  const kept: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..') kept.pop();
    else if (step !== '.' && step !== '') kept.push(step);
  }
  return kept.join('/');
}
