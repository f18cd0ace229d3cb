import type { Citation, LineageCitation } from '@loccit/contract';
import type { Reader, Store } from '@loccit/storage';
import { auditOf, cite } from '../artifacts.js';
import { anchor, answer, claim, sourceOnly } from './answer-parts.js';
import type { BaseAnswer } from './bases.js';
import { ISLAND, NOTES, PLAN, QUAY } from './island-corpus.js';

const GUEST: Reader = { tenantId: ISLAND, groups: [], principal: 'guest' };

/** Answers of the island, with their audits. */
export function islandAnswers(store: Store): Record<string, BaseAnswer> {
  const published = store.generations(ISLAND).map((id) => store.generation(ISLAND, id));
  const [first, , last] = published;
  if (first === undefined || last === undefined) throw new Error('nothing published');
  const one = (
    name: string,
    held: typeof first,
    documentId: string,
    text: string,
    form: (citation: LineageCitation) => Citation = (citation) => citation,
  ) => {
    const made = answer(name, { claims: [claim(1, text, [form(cite(held, documentId, text))])] });
    return [name, { answer: made, audit: auditOf(made, held, GUEST) }] as const;
  };
  return Object.fromEntries([
    one('insel-bell', last, 'notes', NOTES.bell),
    one('insel-bell-anchor', last, 'notes', NOTES.bell, anchor),
    one('insel-bell-source', last, 'notes', NOTES.bell, (cited) => sourceOnly(cited as LineageCitation)),
    one('insel-lamps', last, 'notes', NOTES.lamps),
    one('insel-mole', last, 'notes', NOTES.mole),
    one('insel-berth', last, 'notes', NOTES.berth),
    one('insel-plan', first, 'plan', PLAN),
    one('insel-quay', last, 'quay', QUAY.shown),
    one('insel-quay-between', last, 'quay', QUAY.between),
    one('insel-quay-hidden', last, 'quay', QUAY.hidden),
  ]);
}
