import type { Reader, Store } from '@loccit/storage';
import { auditOf, cite } from '../artifacts.js';
import { answer, claim } from './answer-parts.js';
import type { BaseAnswer } from './bases.js';
import { GULLS, MILL, RULES, RULES_ZH, VIEW } from './mill-corpus.js';

const MEMBER: Reader = { tenantId: MILL, groups: [], principal: 'member' };

/** One answer a sentence of the mill's rules: what a case changes is the claim. */
export function millAnswers(store: Store): Record<string, BaseAnswer> {
  const held = store.current(MILL);
  if (held === undefined) throw new Error('nothing published');
  const one = (name: string, documentId: string, text: string, lang: string) => {
    const made = answer(name, { lang, claims: [claim(1, text, [cite(held, documentId, text)])] });
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
  ]);
}
