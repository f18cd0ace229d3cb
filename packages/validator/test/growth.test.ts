import { sha256Hex } from '@loccit/lineage';
import { createMemoryStore } from '@loccit/storage';
import { expectLinearGrowth } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { checkAnswer, checkMarkdown } from '../src/index.js';
import { cite, encode } from './artifacts.js';
import { answered } from './checked-corpus.js';
import { AT, buildCorpus, createCorpusStore, currentOf, WARDEN } from './corpus.js';
import { damage } from './damaged-store.js';

function longStore(lines: number) {
  const store = createMemoryStore();
  const tail = Array.from({ length: lines }, (_, at) => `Rule ${at} holds on day ${at}.`).join('\n\n');
  store.publish(buildCorpus((path, text) => (path === 'loans.md' ? `${text}\n${tail}\n` : text)));
  return store;
}

describe('checkAnswer', () => {
  it('grows linearly in claims and citations', () => {
    const store = longStore(10);
    const loan = cite(currentOf(store), 'loans', 'Books are lent for 21 days.');
    const prepare = (size: number) => {
      const claims = Array.from({ length: size }, (_, at) => ({
        claim_id: `C${at + 1}`,
        text: 'Books are lent for 21 days.',
        kind: 'fact',
        citations: [at % 2 === 0 ? loan : { ...loan, span_sha256: sha256Hex(`${at}`) }],
      }));
      const bytes = encode({ ...answered, claims, answer: claims.map((claim) => claim.text).join('\n') });
      return () => checkAnswer({ bytes, evidence: { store, reader: WARDEN, at: AT }, without: ['audit'] });
    };
    expectLinearGrowth(prepare, { from: 60, factor: 8 });
  });

  it('grows linearly in the size of the source', () => {
    const prepare = (size: number) => {
      const store = longStore(size);
      const loan = cite(currentOf(store), 'loans', 'Books are lent for 21 days.');
      const claim = { claim_id: 'C1', text: 'Books are lent for 21 days.', kind: 'fact', citations: [loan] };
      const bytes = encode({ ...answered, claims: [claim], answer: claim.text });
      return () => checkAnswer({ bytes, evidence: { store, reader: WARDEN, at: AT }, without: ['audit'] });
    };
    expectLinearGrowth(prepare, { from: 500, factor: 8 });
  });
});

describe('checkAnswer over a long source', () => {
  it('grows linearly in citations and elements of their source together', () => {
    const prepare = (size: number) => {
      const store = longStore(size);
      const loan = cite(currentOf(store), 'loans', 'Books are lent for 21 days.');
      const claims = Array.from({ length: size / 4 }, (_, at) => ({
        claim_id: `C${at + 1}`,
        text: 'Books are lent for 21 days.',
        kind: 'fact',
        citations: [loan],
      }));
      const bytes = encode({ ...answered, claims, answer: claims.map((claim) => claim.text).join('\n') });
      return () => checkAnswer({ bytes, evidence: { store, reader: WARDEN, at: AT }, without: ['audit'] });
    };
    expectLinearGrowth(prepare, { from: 100, factor: 8 });
  });
});

describe('checkMarkdown', () => {
  it('grows linearly in a report whose marks have no source', () => {
    const prepare = (size: number) => {
      const text = Array.from({ length: size }, (_, at) => `Statement ${at} is made here [${(at % 9) + 1}].`);
      const bytes = new Uint8Array(Buffer.from(text.join('\n\n')));
      return () => checkMarkdown({ bytes, evidence: { reader: WARDEN, at: AT } });
    };
    expectLinearGrowth(prepare, { from: 125, factor: 8 });
  });

  it('looks through a source once, however many marks and claims name it', () => {
    const store = createCorpusStore();
    const documents = currentOf(store).documents;
    const parseId = documents.find(({ document_id }) => document_id === 'loans')?.parse_revision_id;
    const lookThrough = (text: string): { looks: number; citations: number } => {
      let looks = 0;
      const counting = damage(store, {
        record: (id, record) => {
          if (id === parseId) looks += 1;
          return record;
        },
      });
      const bytes = new Uint8Array(Buffer.from(text));
      const report = checkMarkdown({ bytes, evidence: { store: counting, reader: WARDEN, at: AT } });
      expect(report.citations.every((citation) => citation.passages?.length === 3)).toBe(true);
      return { looks, citations: report.citations.length };
    };
    const marks = (count: number) => `Books are lent for 21 days ${'([rules](loans.md)) '.repeat(count)}.`;
    expect(lookThrough(marks(1))).toEqual({ looks: 1, citations: 1 });
    expect(lookThrough(marks(20))).toEqual({ looks: 1, citations: 20 });
    const claims = Array.from({ length: 20 }, (_, at) => `Books are lent for ${at} days [rules](loans.md).`);
    expect(lookThrough(claims.join('\n\n'))).toEqual({ looks: 1, citations: 20 });
  });
});
