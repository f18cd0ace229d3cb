import type { Authorizer } from '@loccit/storage';
import { describe, expect, it } from 'vitest';
import { listReadable } from '../../src/index.js';
import { AT, ask, GUEST, listCited, ONCALL, publish, writeDocument } from '../ask.js';
import { openCorpus } from '../corpora.js';

const acme = openCorpus('acme');
const ids = (reader = GUEST, at = AT) => listReadable(acme, reader, at).documents.map((d) => d.document_id);

describe('listReadable', () => {
  it('[C9] counts each document at the first filter that refuses it', () => {
    const { documents, summary } = listReadable(acme, GUEST, AT);
    const refused = summary.other_tenant + summary.access_denied + summary.not_in_effect;
    expect(summary.access_denied).toBe(2);
    expect(summary.documents).toBe(refused + summary.readable);
    expect(documents).toHaveLength(summary.readable);
    expect(listReadable(acme, { ...GUEST, tenantId: 'globex' }, AT).summary.other_tenant).toBe(
      summary.documents,
    );
  });

  it('[C15] gives the on-call documents to the on-call group alone', () => {
    expect(ids()).not.toContain('oncall-phones');
    expect(ids(ONCALL)).toContain('oncall-phones');
  });

  it('[C15] a guest who asks for the on-call phone gets what a question about nothing gets; on-call is answered', () => {
    // The words of the question that nothing speaks of are those of the question.
    const blank = (question: string) => {
      const { answer } = ask(acme, question);
      return { ...answer, question: '', reason: { ...answer.reason, missing: [] } };
    };
    const phone = blank('What is the on-call phone of the payments team?');
    expect(phone.status).toBe('insufficient_evidence');
    expect(JSON.stringify(phone)).toBe(
      JSON.stringify(blank('What is the melting point of tungsten carbide?')),
    );
    const inside = ask(acme, 'What is the on-call phone of the payments team?', { reader: ONCALL });
    expect(inside.answer.status).toBe('answered');
    expect(inside.answer.answer).toContain('555-0171');
    const zh = blank('支付系统的值班电话是多少？');
    expect(JSON.stringify(zh)).toBe(JSON.stringify(blank('碳化钨的熔点是多少？')));
  });

  it('[C15] nothing expired, not yet in effect, draft, archived or of another tenant is ever cited', () => {
    const never = /2025|2027|2024|2023/u;
    const questions = [
      'How long does a refund take after approval?',
      'How many days do I have to return goods?',
      'When did the store close?',
      '员工出差的餐费补贴是多少？',
      '退款多久到账？',
      'Does Globex deliver overseas?',
    ];
    for (const question of questions) {
      for (const reader of [GUEST, ONCALL]) {
        const cited = listCited(ask(acme, question, { reader }));
        expect(cited.filter((id) => never.test(id))).toEqual([]);
      }
    }
    expect(ids().filter((id) => never.test(id))).toEqual([]);
  });

  it('[C15] validity is half-open and judged at the time asked about', () => {
    const question = 'How long does a refund take after approval?';
    const cited = (at: string) =>
      listCited(ask(acme, question, { at })).filter((id) => id.startsWith('refund'));
    expect(cited('2025-12-31T15:59:59Z')).toContain('refund-policy-2025');
    expect(cited('2025-12-31T16:00:00Z')).not.toContain('refund-policy-2025');
    expect(cited('2025-12-31T16:00:00Z')).toContain('refund-policy');
    const edge = publish([
      writeDocument('old', 'Ferries run every 20 minutes.', { effective_to: AT }),
      writeDocument('new', 'Ferries run every 30 minutes.', { effective_from: AT }),
    ]);
    expect(listCited(ask(edge, 'How often do ferries run?'))).toEqual(['new']);
  });

  it('[C9] a document without groups is nobody’s', () => {
    const generation = publish([writeDocument('a', 'Ferries run every 20 minutes.', { allowed_groups: [] })]);
    for (const reader of [GUEST, ONCALL])
      expect(ask(generation, 'How often do ferries run?', { reader }).answer.status).toBe(
        'insufficient_evidence',
      );
  });

  it('[C9] an authorizer of one’s own decides what is answered from, and must admit citing too', () => {
    const allow = (...actions: string[]): Authorizer => ({
      allows: ({ action }) => actions.includes(action),
    });
    const count = (authorizer: Authorizer) => listReadable(acme, GUEST, AT, { authorizer }).summary;
    const all = count(allow('retrieve', 'cite'));
    expect(all.access_denied).toBe(0);
    expect(all.readable).toBe(all.documents - all.not_in_effect);
    for (const authorizer of [allow('retrieve'), allow('cite'), allow()])
      expect(count(authorizer).readable).toBe(0);
  });

  it('[C9] what waits to be deleted, or under a narrower list, is answered from no more', () => {
    const document = ids()[0] ?? '';
    const before = listReadable(acme, GUEST, AT).summary;
    for (const closing of [
      { deleted: true, access_lists: [] },
      { deleted: false, access_lists: [['board']] },
    ]) {
      const restrictions = new Map([[document, { document_id: document, ...closing }]]);
      const { documents, summary } = listReadable(acme, GUEST, AT, { restrictions });
      expect(documents.map((one) => one.document_id)).toEqual(ids().filter((id) => id !== document));
      expect(summary.access_denied).toBe(before.access_denied + 1);
    }
  });
});
