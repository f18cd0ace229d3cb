import type { Reader, Store } from '@loccit/storage';
import { auditOf, cite } from '../artifacts.js';
import { answer, claim } from './answer-parts.js';
import type { BaseAnswer } from './bases.js';
import { BOARD, BOARD_ZH, GULLS, MILL, RULES, RULES_ZH, VIEW } from './mill-corpus.js';

/** What is said first, and taken back by the next sentence. */
const HAUNTED = 'The oldest stone is haunted.';
const HAUNTED_ZH = '最老的磨石闹鬼。';
/** Sentences cut off before the condition and the exception. */
const STAY = 'Guests may stay overnight';
const CHARGE_ZH = '每袋磨粉收费八元';

const MEMBER: Reader = { tenantId: MILL, groups: [], principal: 'member' };

/** One answer a sentence of the mill's rules: what a case changes is the claim. */
export function millAnswers(store: Store): Record<string, BaseAnswer> {
  const held = store.current(MILL);
  if (held === undefined) throw new Error('nothing published');
  const one = (name: string, documentId: string, text: string, lang: string) => {
    const made = answer(name, { lang, claims: [claim(1, text, [cite(held, documentId, text)])] });
    return [name, { answer: made, audit: auditOf(made, held, MEMBER) }] as const;
  };
  const cut = (name: string, documentId: string, text: string, span: string, lang: string) => {
    const made = answer(name, { lang, claims: [claim(1, text, [cite(held, documentId, span)])] });
    return [name, { answer: made, audit: auditOf(made, held, MEMBER) }] as const;
  };
  const both = (name: string, lang: string, sides: readonly (readonly [string, string])[]) => {
    const claims = sides.map(([documentId, text], at) => claim(at + 1, text, [cite(held, documentId, text)]));
    const made = answer(name, { lang, claims });
    return [name, { answer: made, audit: auditOf(made, held, MEMBER) }] as const;
  };
  const view = answer(`${MILL}-view`, {
    claims: [
      claim(1, RULES.sack, [cite(held, 'rules', RULES.sack)]),
      claim(2, VIEW, [], { kind: 'opinion' }),
    ],
  });
  return Object.fromEntries([
    [`${MILL}-view`, { answer: view, audit: auditOf(view, held, MEMBER) }],
    ...Object.entries(RULES).map(([key, text]) => one(`${MILL}-${key}`, 'rules', text, 'en')),
    ...Object.entries(RULES_ZH).map(([key, text]) => one(`${MILL}-${key}-zh`, 'rules-zh', text, 'zh')),
    one(`${MILL}-gulls`, 'birds', GULLS, 'en'),
    cut(`${MILL}-haunted`, 'rules', HAUNTED, HAUNTED, 'en'),
    cut(`${MILL}-haunted-zh`, 'rules-zh', HAUNTED_ZH, HAUNTED_ZH, 'zh'),
    cut(`${MILL}-stay`, 'rules', STAY, STAY, 'en'),
    cut(`${MILL}-charge-zh`, 'rules-zh', CHARGE_ZH, CHARGE_ZH, 'zh'),
    both(`${MILL}-scales`, 'en', [
      ['rules', RULES.sack],
      ['board', BOARD],
    ]),
    both(`${MILL}-scales-zh`, 'zh', [
      ['rules-zh', RULES_ZH.sack],
      ['board-zh', BOARD_ZH],
    ]),
  ]);
}
