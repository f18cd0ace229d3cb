import type { ExtractedReference, Extraction } from '@loccit/contract';
import { DEFAULT_ID_ALPHABET } from '@loccit/markdown';
import type { FoundBlock } from './find-blocks.js';
import type { WrittenMark } from './report-marks.js';
import type { TextEdit } from './splice-text.js';

/** How a report cites a block in the place of a mark. */
export interface NewMark {
  /** The mark as it is written then. */
  readonly mark: string;
  readonly edits: readonly TextEdit[];
}

/**
 * A mark of the same form that names another block or its source; undefined where the form cannot name it.
 *
 * @remarks A number or note that nothing else uses keeps its mark, and its entry is written anew; an address is replaced
 * within its mark.
 */
export function writeMark(
  mark: WrittenMark,
  block: FoundBlock,
  { citations, references }: Pick<Extraction, 'citations' | 'references'>,
  idAlphabet: string | RegExp = DEFAULT_ID_ALPHABET,
): NewMark | undefined {
  const { charEnd, charStart, target, text } = mark;
  const replace = (written: string): NewMark => ({
    mark: written,
    edits: [{ charStart, charEnd, text: written }],
  });
  switch (target?.kind) {
    case 'block': {
      const name = nameDocument(block.document.document_id, idAlphabet);
      if (name === undefined || block.ordinal < 0 || !/^\[[^[\]]*\]$/.test(text)) return undefined;
      return replace(`[${name}#${block.ordinal}]`);
    }
    case 'url': {
      const { url = '' } = target;
      const at = url === '' ? -1 : text.lastIndexOf(url);
      if (at === -1) return undefined;
      return replace(`${text.slice(0, at)}${addressOf(block)}${text.slice(at + url.length)}`);
    }
    case 'reference': {
      const entry = references.find(({ reference }) => reference === target.ref);
      const uses = citations.filter(
        (one) => one.target.kind === 'reference' && one.target.ref === target.ref,
      );
      if (entry === undefined || uses.length !== 1 || mark.addresses.length !== 1) return undefined;
      return { mark: text, edits: [rewriteEntry(entry, block)] };
    }
    default:
      return undefined;
  }
}

function nameDocument(documentId: string, idAlphabet: string | RegExp): string | undefined {
  const source = typeof idAlphabet === 'string' ? idAlphabet : idAlphabet.source;
  const alphabet = new RegExp(`^(?:${source})$`, 'u');
  const stem = (documentId.split('/').at(-1) ?? '').replace(/\.[A-Za-z0-9]{1,8}$/, '');
  return [documentId, stem].find((name) => alphabet.test(name));
}

/** Where a reader finds the source: its address, or the path of a file that has none. */
const addressOf = ({ document, sourceUri }: FoundBlock): string =>
  /^https?:/.test(sourceUri) ? sourceUri : encodeURI(document.path);

const rewriteEntry = (entry: ExtractedReference, block: FoundBlock): TextEdit => ({
  charStart: entry.char_start,
  charEnd: entry.char_end,
  text: `${(block.title ?? block.document.document_id).replace(/\s+/g, ' ')}. ${addressOf(block)}`,
});
