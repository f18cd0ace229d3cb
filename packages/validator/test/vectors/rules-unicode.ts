import type { Change } from '@loccit/conformance';
import { add, type Draft } from './draft.js';
import type { Material } from './rules-structure.js';
import { findIn } from './store-finder.js';

const RULE = 'provenance/raw-to-canonical';
/** No platform that runs this is of that version, and none composes as little as it did. */
const OTHER = '1.0';

/** Texts that may differ from what the bytes give because their makers had other character data. */
export function draftUnicode(stores: Material['stores']): readonly Draft[] {
  const made = (store: string, tenant: string, documentId: string): Change => {
    const held = findIn(stores.get(store) ?? new Map(), tenant);
    return held.record(held.canonicalOf(documentId).id, add('/info', { unicode_version: OTHER }));
  };
  const forged = (name: string): Change => made(`forged-${name}`, 'bergtal', 'loans');
  const on = (answer: string, id: string, title: string, stated: Partial<Draft>): Draft => ({
    id,
    title,
    answer,
    ...stated,
  });
  return [
    on('forged-accent', 'unicode-other', 'a text that another version of Unicode may have left as it is', {
      changes: [forged('accent')],
      unverifiable: RULE,
    }),
    on('forged-accent', 'unicode-unsaid', 'such a text whose record names no version', { fail: RULE }),
    on('forged-text', 'unicode-excuse', 'another version does not explain other words', {
      changes: [forged('text')],
      fail: RULE,
    }),
    on('forged-unassigned', 'unassigned', 'a code point that the checker knows no version of', {
      unverifiable: RULE,
    }),
    on('forged-noncharacter', 'noncharacter', 'a code point that no version will ever assign', {
      fail: RULE,
    }),
    on('nebenan-fees', 'unicode-equal', 'where digests are equal no version is asked', {
      changes: [made('hafen', 'nebenan', 'fees')],
    }),
  ];
}
