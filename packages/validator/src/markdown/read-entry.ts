import type { ExtractedCitation, ExtractedReference } from '@loccit/contract';
import type { TextIndex } from '@loccit/text';
import { findCalled, findHeldNames, findHeldTitles, type HeldName } from './held-names.js';
import { isRedirector } from './redirector.js';
import { nameWhole, type ResolvedMark, resolveDoi, resolveUrl } from './resolve-mark.js';
import { sourceUriOf } from './shelved.js';
import { isSameSource, type Shelved, type SourceIndex } from './source-index.js';
import { readWebAddress } from './web-address.js';

/** An entry of a list with what it says of its source. */
export interface EntryReading {
  readonly entry: ExtractedReference;
  readonly resolved: ResolvedMark | undefined;
  /** The title of another source that it states instead. */
  readonly foreignTitle: string | undefined;
  /** The sources that its name fits alike, where that is why none was found. */
  readonly fitting: readonly Shelved[];
}

/** Reads each entry that a mark asks for, once. */
export function createEntryReader(
  entries: ReadonlyMap<string, ExtractedReference>,
  text: TextIndex,
  index: SourceIndex,
): (reference: string) => EntryReading | undefined {
  const readings = new Map<string, EntryReading>();
  return (reference) => {
    const entry = entries.get(reference);
    if (entry === undefined) return undefined;
    const held = readings.get(reference);
    if (held !== undefined) return held;
    const entryText = text.slice(entry.char_start, entry.char_end);
    const resolved = resolveEntry(entry, entryText, index);
    const said = entryText === '' ? (entry.title ?? '') : entryText;
    const foreignTitle = resolved === undefined ? undefined : findListedTitle(said, resolved.shelved, index);
    const fitting = resolved === undefined ? listFitting(entry, said, index) : [];
    const reading = { entry, resolved, foreignTitle, fitting };
    readings.set(reference, reading);
    return reading;
  };
}

/**
 * The source that an entry of a list names, undefined where the entry says that another address holds it.
 *
 * @remarks A source of the web has its own address: an entry of the same name at another place names another source. A file
 * without such an address may be a copy of what the entry points to.
 */
function resolveEntry(
  entry: ExtractedReference,
  entryText: string,
  index: SourceIndex,
): ResolvedMark | undefined {
  const found = findEntrySource(entry, entryText, index);
  if (found === undefined || found.resolvedBy === 'url' || found.resolvedBy === 'doi') return found;
  const isOfWeb = readWebAddress(sourceUriOf(found.shelved) ?? '') !== undefined;
  return isOfWeb && [entry.url, entry.document_id].some(namesPlace) ? undefined : found;
}

/** Whether a text is an address; one of a resolver or archive tells of no place. */
function namesPlace(text: string | undefined): boolean {
  if (text === undefined) return false;
  const web = readWebAddress(text);
  return web === undefined ? /^(?:[A-Za-z][A-Za-z0-9+.-]*:)?\/\//.test(text) : !isRedirector(web.host);
}

/**
 * The source that an entry of a list names: by its URL, else by the id that a response gives it, else by a document id,
 * path or file name in it, else by a full title, else by the bare name of a file that it is as a whole.
 *
 * @returns undefined also where it names two different sources
 */
function findEntrySource(
  entry: ExtractedReference,
  entryText: string,
  index: SourceIndex,
): ResolvedMark | undefined {
  const byUrl = entry.url === undefined ? undefined : resolveUrl(entry.url, index);
  if (byUrl !== undefined) return byUrl;
  const byDoi = resolveDoi(entry.doi?.toLowerCase(), index);
  if (byDoi !== undefined) return byDoi;
  const byId = entry.document_id === undefined ? undefined : nameWhole(entry.document_id, index);
  if (byId !== undefined) return byId;
  // A source that a response lists has no text of its own in the answer.
  const text = readableText(entryText === '' ? (entry.title ?? '') : entryText);
  const names = findHeldNames(text, index);
  const clear = names.filter(({ called }) => isOneSource(called));
  if (clear.length > 0) return resolveTo(clear);
  const titles = findHeldTitles(text, index);
  const [first] = titles;
  if (first !== undefined) {
    // A file name that several share does not tell the source, but it tells which ones are not meant.
    const isPossible = names.every(({ called }) => holdsSource(called, first.called));
    return isPossible ? resolveTo(titles) : undefined;
  }
  return names.length > 0 ? undefined : (nameWhole(entry.title ?? '', index) ?? nameWhole(text, index));
}

/** The different sources that an entry fits by name or title; none where it says by address which it means. */
function listFitting(entry: ExtractedReference, said: string, index: SourceIndex): readonly Shelved[] {
  if (entry.doi !== undefined || [entry.url, entry.document_id].some(namesPlace)) return [];
  const text = readableText(said);
  const held = [...findHeldNames(text, index), ...findHeldTitles(text, index)];
  return partSources(held.flatMap(({ called }) => called));
}

/** One document of each of several different sources; none where there are no two. */
export function partSources(called: readonly Shelved[]): readonly Shelved[] {
  const apart: Shelved[] = [];
  for (const one of called) if (!apart.some((other) => isSameSource(one, other))) apart.push(one);
  return apart.length < 2 ? [] : apart;
}

/**
 * The title of another source that a mark states for the one it was resolved to: in its entry, or as the text of a
 * link. A mark of another form states none.
 */
export function findForeignTitle(
  mark: ExtractedCitation,
  entry: EntryReading | undefined,
  own: Shelved,
  index: SourceIndex,
): string | undefined {
  if (entry?.resolved !== undefined) return entry.foreignTitle;
  return mark.form === 'link' ? readLinkTitle(mark.label, own, index) : undefined;
}

/** The title of another source that a text as a whole is, and is not that of its own. */
function readLinkTitle(text: string, own: Shelved, index: SourceIndex): string | undefined {
  const called = findCalled(text, index);
  return holdsSource(called, [own]) ? undefined : (called[0]?.document.title ?? undefined);
}

/**
 * The title of another source that an entry states, set off by punctuation, while it nowhere holds the title of
 * its own.
 */
function findListedTitle(entryText: string, own: Shelved, index: SourceIndex): string | undefined {
  const titles = findHeldTitles(readableText(entryText), index, own);
  if (titles.some(({ called }) => holdsSource(called, [own]))) return undefined;
  return titles.find((title) => title.isSetOff)?.called[0]?.document.title ?? undefined;
}

function resolveTo(held: readonly HeldName[]): ResolvedMark | undefined {
  const [shelved] = held[0]?.called ?? [];
  if (shelved === undefined || !isOneSource(held.flatMap(({ called }) => called))) return undefined;
  return { shelved, resolvedBy: held[0]?.resolvedBy ?? 'name' };
}

function isOneSource(called: readonly Shelved[]): boolean {
  const [first] = called;
  return first !== undefined && called.every((other) => isSameSource(first, other));
}

function holdsSource(called: readonly Shelved[], wanted: readonly Shelved[]): boolean {
  return called.some((shelved) => wanted.some((other) => isSameSource(shelved, other)));
}

const ADDRESS = /[A-Za-z][A-Za-z0-9+.-]{0,30}:\/\/[^\s<>"，。；、（）]*|\bwww\.[^\s<>"，。；、（）]*/gu;

/** An entry without escapes, and without addresses, whose last step might be called like a file. */
function readableText(entryText: string): string {
  return entryText.replace(ADDRESS, ' ').replace(/\\(?=[!-/:-@[-`{-~])/g, '');
}
