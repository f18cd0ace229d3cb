import { checkSchema, isDocumentId, isSourceUri, isSourceVersion, isTimestamp } from '@loccit/contract';
import { loadVectors, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { artifacts, patched } from './vectors.js';

type Sort = 'source_uri' | 'timestamp' | 'document_id';
const vectors = loadVectors<Record<Sort, { accepted: string[]; refused: string[] }>>('contract/strings.json');
const shown = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}...` : text);

// The schema must agree with the code on every string, so that another language needs no code for them.
const inManifest = (member: string) => (text: string) => {
  const path = `/documents/0/${member}`;
  const value = patched(artifacts.sources.harbour ?? null, [{ op: 'add', path, value: text }]);
  return checkSchema('sources', value).length === 0;
};
const asCreated = (text: string) =>
  checkSchema(
    'answer',
    patched(artifacts.answer.answered ?? null, [{ op: 'add', path: '/created_at', value: text }]),
  ).length === 0;

const checks: readonly [name: string, sort: Sort, check: (text: string) => boolean][] = [
  ['isSourceUri', 'source_uri', isSourceUri],
  ['isTimestamp', 'timestamp', isTimestamp],
  ['isDocumentId', 'document_id', isDocumentId],
  ['isSourceVersion', 'document_id', isSourceVersion],
  ['schema of source_uri', 'source_uri', inManifest('source_uri')],
  ['schema of created_at', 'timestamp', asCreated],
  ['schema of document_id', 'document_id', inManifest('document_id')],
  ['schema of source_version', 'document_id', inManifest('source_version')],
];

for (const [name, sort, check] of checks) {
  describe(name, () => {
    for (const text of vectors[sort].accepted)
      it(`accepts ${shown(text)}`, () => expect(check(text)).toBe(true));
    for (const text of vectors[sort].refused)
      it(`refuses ${shown(text)}`, () => expect(check(text)).toBe(false));
  });
}

describe('isTimestamp', () => {
  it('agrees with the calendar of the platform on every day of four centuries', () => {
    const refused: string[] = [];
    for (let day = Date.UTC(1800, 0, 1); day < Date.UTC(2200, 0, 1); day += 86_400_000) {
      const text = new Date(day).toISOString().replace('.000', '');
      if (!isTimestamp(text)) refused.push(text);
    }
    expect(refused).toEqual([]);
    for (let year = 1896; year <= 2104; year++) {
      const leap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
      expect(isTimestamp(`${year}-02-29T00:00:00Z`)).toBe(leap);
      expect(asCreated(`${year}-02-29T00:00:00Z`)).toBe(leap);
    }
  });

  it('agrees with the schema on every day that can be written', () => {
    const two = fc.integer({ min: 0, max: 99 }).map((n) => String(n).padStart(2, '0'));
    seeded(
      fc.property(two, two, two, two, two, two, (year, month, day, hour, minute, second) => {
        const text = `20${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
        expect(asCreated(text)).toBe(isTimestamp(text));
      }),
      { runs: 2000 },
    );
  });
});

describe('isSourceUri', () => {
  it('agrees with the schema on every address without a query', () => {
    const part = fc.constantFrom(
      'https:',
      'http:',
      'urn:',
      'kb:',
      'file-set:',
      '//',
      '/',
      'a',
      'A',
      '1',
      '-',
      ':',
      '80',
      '65535',
      '65536',
      '@',
      '#',
      '%4F',
      '%',
      '[::1]',
      '.',
      ' ',
      '\u00e9',
      'isbn',
    );
    seeded(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const text = parts.join('');
        expect(inManifest('source_uri')(text)).toBe(isSourceUri(text));
      }),
      { runs: 5000 },
    );
  });

  it('ends in linear time on addresses made to be slow', () => {
    for (const hostile of ['https://a', 'kb:', 'urn:aa:', 'https://a/?', 'https://[']) {
      for (const part of ['a', '%41', '/', ':', '%', '=&', '[']) {
        expect(typeof isSourceUri(hostile + part.repeat(3000))).toBe('boolean');
      }
    }
    expect(isSourceUri(`kb:${'a'.repeat(10_000_000)}`)).toBe(false);
  });
});
