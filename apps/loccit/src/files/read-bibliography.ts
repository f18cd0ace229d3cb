import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { parseJson } from '@loccit/json';
import type { BibliographyEntry } from '@loccit/markdown';
import { readCanonicalText } from '@loccit/text';
import { CliError } from '../cli-error.js';
import { toCliError } from '../console/report-error.js';
import { placeOfSecondKey, placeOfSyntax } from './bibliography-place.js';
import { readInput } from './read-input.js';

/** A bibliography is what one report cites, not a library. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Reads a bibliography in CSL-JSON, BibTeX or RIS, told apart by their contents.
 *
 * @remarks Nothing is fetched: the form is named to the library, so that no text is taken for an address. An entry
 * without a key is called by its number, from 1.
 * @throws {@link CliError} `not-a-bibliography`, `bibliography-syntax`, `bibliography-key-twice`; those of JSON and of text
 */
export function readBibliography(file: string): readonly BibliographyEntry[] {
  const bytes = readInput(file, MAX_BYTES);
  try {
    const { text } = readCanonicalText(bytes);
    const entries = readItems(bytes, text, file).map(readEntry);
    if (entries.length === 0) throw new CliError('not-a-bibliography', { file });
    const known = new Map<string, string>();
    return entries.filter((entry) => {
      const { key } = entry;
      const said = JSON.stringify(entry);
      const before = known.get(key);
      known.set(key, said);
      if (before === undefined || before === said) return before === undefined;
      throw new CliError('bibliography-key-twice', { file, ...placeOfSecondKey(text, key) });
    });
  } catch (error) {
    throw toCliError(error, file);
  }
}

function readItems(bytes: Uint8Array, text: string, file: string): readonly unknown[] {
  if (/^\s*[[{]/.test(text)) {
    const value: unknown = parseJson(bytes);
    const items = Array.isArray(value) ? value : [value];
    const at = items.findIndex((item) => !isRecord(item) || !('id' in item));
    if (at >= 0)
      throw new CliError('not-a-bibliography', { file, pointer: Array.isArray(value) ? `/${at}` : '' });
    return items;
  }
  const form = nameForm(text);
  if (form === undefined) throw new CliError('not-a-bibliography', { file });
  try {
    return plugins.input.chain(text, { forceType: form, generateGraph: false });
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    throw new CliError('bibliography-syntax', { file, ...placeOfSyntax(message, text) });
  }
}

function nameForm(text: string): string | undefined {
  if (/^\s*TY {2}- /m.test(text)) return '@ris/file';
  return /^\s*@[A-Za-z]+\s*[{(]/m.test(text) ? '@biblatex/text' : undefined;
}

function readEntry(item: unknown, at: number): BibliographyEntry {
  const members = isRecord(item) ? item : {};
  const authors = list(members.author ?? members.editor).flatMap((name) => writeName(name) ?? []);
  const title = textOf(members.title);
  const year = readYear(members.issued);
  const url = textOf(members.URL);
  const doi = textOf(members.DOI)?.replace(/^(?:https?:\/\/[^/]*\/|doi:\s*)(?=10\.)/i, '');
  return {
    key: textOf(members['citation-key']) ?? textOf(members.id) ?? String(at + 1),
    ...(title === undefined ? {} : { title }),
    ...(authors.length === 0 ? {} : { authors }),
    ...(year === undefined ? {} : { year }),
    ...(url === undefined ? {} : { url }),
    ...(doi === undefined ? {} : { doi }),
  };
}

function writeName(name: unknown): string | undefined {
  if (!isRecord(name)) return textOf(name);
  const particle = textOf(name['non-dropping-particle']);
  const family = textOf(name.family);
  const given = textOf(name.given);
  if (family === undefined) return textOf(name.literal) ?? given;
  const full = particle === undefined ? family : `${particle} ${family}`;
  if (given === undefined) return full;
  return /^\p{Script=Han}+$/u.test(family + given) ? `${family}${given}` : `${full}, ${given}`;
}

function readYear(issued: unknown): string | undefined {
  if (!isRecord(issued)) return undefined;
  const [first] = list(list(issued['date-parts'])[0]);
  return /\d{4}/.exec(textOf(first) ?? textOf(issued.raw) ?? textOf(issued.literal) ?? '')?.[0];
}

/** A text in one line and NFC, as all that is compared with text. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  const text = value.replace(/\s+/g, ' ').trim().normalize('NFC');
  return text === '' ? undefined : text;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
