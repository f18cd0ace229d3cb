/** What a document id in `[doc_id#chunk_id]` may be made of, by the name that `--id-alphabet` takes. */
export const idAlphabets = {
  kebab: '[a-z0-9]+(?:-[a-z0-9]+)*',
  letters: '[\\p{L}\\p{M}\\p{N}][\\p{L}\\p{M}\\p{N} ._/-]*',
} as const;
