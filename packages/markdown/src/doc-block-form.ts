import type { BracketForm } from './bracket-form.js';
import type { MarkItem } from './mark.js';

/** The expression for document ids in marks unless another is given: lower-case words joined by hyphens. */
export const DEFAULT_ID_ALPHABET = '[a-z0-9]+(?:-[a-z0-9]+)*';

const CHUNK_ID = /^(?:\d{1,9}|[A-Za-z][\w.-]{0,199})$/;

/** Creates the form `[doc_id#chunk_id]`; several pairs may share the brackets, separated by commas or semicolons. */
export function createDocBlockForm(idAlphabet: string): BracketForm {
  const documentId = new RegExp(`^(?:${idAlphabet})$`, 'u');
  return {
    name: 'doc-block',
    read: (content, context) => {
      if (content.length > 2000 || !content.includes('#')) return undefined;
      const items: MarkItem[] = [];
      for (const part of content.split(/[,;，；、]/)) {
        const pair = part.trim();
        const hash = pair.lastIndexOf('#');
        const left = pair.slice(0, hash).normalize('NFC');
        const right = pair.slice(hash + 1);
        if (hash < 1 || left.length > 200 || !documentId.test(left) || !CHUNK_ID.test(right))
          return undefined;
        items.push({
          form: 'doc-block',
          label: `${left}#${right}`,
          block: { documentId: left, chunkId: right },
        });
      }
      return context.mayExpand || items.length === 1
        ? items
        : [{ form: 'doc-block', label: content.trim(), problem: 'range-too-long' }];
    },
  };
}
