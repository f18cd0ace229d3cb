import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { createStatement, encodeStatement, parseStatement } from '../src/statement.js';
import { type Refusal, refusal } from './fixed-keys.js';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly payload: string;
  readonly expected: Refusal & { readonly subjects?: string[]; readonly predicate_type?: string };
}

const rows = loadVectors<Row[]>('signing/statements.json');
const digest = { sha256: '0'.repeat(64) };

describe('parseStatement', () => {
  it.each(rows)('[C14] $id: $title', ({ payload, expected }) => {
    const read = () => parseStatement(new TextEncoder().encode(payload));
    if (expected.code !== undefined) {
      expect(read).toThrow(refusal(expected));
      return;
    }
    const { subjects, predicateType } = read();
    expect(subjects.map(({ name }) => name)).toEqual(expected.subjects);
    expect(predicateType).toBe(expected.predicate_type);
  });
});

describe('createStatement', () => {
  const statement = {
    subjects: [{ name: 'table', digest }],
    predicateType: 'https://a.example/v1',
    predicate: { n: 1 },
  };

  it('gives what is read back from its bytes', () => {
    expect(parseStatement(encodeStatement(createStatement(statement)))).toEqual(statement);
  });

  it('refuses what would not be read', () => {
    const twice = { ...statement, subjects: [...statement.subjects, ...statement.subjects] };
    expect(() => createStatement(twice)).toThrow(refusal({ code: 'duplicate-subject', pointer: '/subject' }));
    const many = Array.from({ length: 10_001 }, (_, index) => ({ name: String(index), digest }));
    expect(() => createStatement({ ...statement, subjects: many })).toThrow(refusal({ code: 'too-many' }));
  });
});
