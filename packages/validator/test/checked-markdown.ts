import { type CheckMarkdownInput, checkMarkdown } from '../src/index.js';
import { AT } from './corpus.js';
import { sourcesOf } from './held-sources.js';

export const reader = { tenantId: 'default', groups: [], principal: 'reader' };

const FILES = {
  'guide/ponds.md': '# Ponds\n\nThe lower pond is 3 metres deep. It was dug in 1911.\n',
  'guide/paths.md': '# Paths\n\nThe upper path is closed in winter.\n\nDogs are kept on a lead.\n',
  'notes.txt': 'Carp were released in May.\n',
};
const sources = sourcesOf(FILES);

export function check(markdown: string, options: Partial<CheckMarkdownInput> = {}) {
  return checkMarkdown({
    bytes: new Uint8Array(Buffer.from(markdown)),
    evidence: { sources, reader, at: AT },
    ...options,
  });
}
