import type { PatchOperation } from '@loccit/conformance';
import { checkSchema, conformsTo, type SchemaFault, type SchemaName } from '@loccit/contract';
import { JsonError, parseJson } from '@loccit/json';
import { loadVectors, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { artifacts, patched } from './vectors.js';

interface FaultVector {
  readonly title: string;
  readonly schema: SchemaName;
  readonly base: string;
  readonly patch: readonly PatchOperation[];
  readonly faults: readonly { readonly pointer: string; readonly keyword: string }[];
}

interface DocumentVector {
  readonly kind: string;
  readonly schema: SchemaName;
  readonly json?: string;
  readonly bytes_hex?: string;
  readonly base?: string;
  readonly json_change?: { readonly path: string; readonly json: string };
  readonly verdict: 'accepted' | 'schema' | 'json';
}

const faultVectors = loadVectors<FaultVector[]>('contract/schema-faults.json');
const documents = loadVectors<DocumentVector[]>('contract/hostile-documents.json');
const artifact = (schema: SchemaName, name: string) => {
  const value = artifacts[schema][name];
  if (value === undefined) throw new Error(`no artifact ${schema}/${name}`);
  return value;
};
const places = (faults: readonly SchemaFault[]) =>
  faults.map(({ pointer, keyword }) => ({ pointer, keyword }));

function bytesOf(vector: DocumentVector): Uint8Array | string {
  if (vector.bytes_hex !== undefined) return Uint8Array.from(Buffer.from(vector.bytes_hex, 'hex'));
  if (vector.json !== undefined) return vector.json;
  const marker = 'PLACE OF THE CHANGE';
  const { path = '', json = '' } = vector.json_change ?? {};
  const value = patched(artifact(vector.schema, vector.base ?? ''), [{ op: 'add', path, value: marker }]);
  return JSON.stringify(value).replace(JSON.stringify(marker), () => json);
}

describe('checkSchema', () => {
  for (const schema of Object.keys(artifacts) as SchemaName[]) {
    for (const name of Object.keys(artifacts[schema])) {
      it(`[C2] accepts the ${schema} artifact "${name}"`, () => {
        expect(checkSchema(schema, artifact(schema, name))).toEqual([]);
      });
    }
  }

  for (const { schema, title, base, patch, faults } of faultVectors) {
    it(`[C4] refuses a ${schema}: ${title}`, () => {
      expect(places(checkSchema(schema, patched(artifact(schema, base), patch)))).toEqual(faults);
    });
  }

  for (const vector of documents) {
    it(`${vector.verdict === 'accepted' ? 'accepts' : 'refuses'} ${vector.kind}`, () => {
      const bytes = bytesOf(vector);
      if (vector.verdict === 'json') expect(() => parseJson(bytes)).toThrow(JsonError);
      else {
        const faults = checkSchema(vector.schema, parseJson(bytes));
        expect(faults.length === 0 ? 'accepted' : 'schema').toBe(vector.verdict);
      }
    });
  }

  it('[C1] asks for each of the fourteen members of a citation that names its chain', () => {
    const lineage = artifact('citation', 'lineage') as Record<string, string>;
    expect(Object.keys(lineage)).toHaveLength(14);
    for (const member of Object.keys(lineage)) {
      const faults = checkSchema('citation', patched(lineage, [{ op: 'remove', path: `/${member}` }]));
      expect(faults).toEqual([{ pointer: '', keyword: 'required', params: { member } }]);
    }
  });

  it('names a fault by what the schema asks, never by what the value holds', () => {
    const secret = 'q7-secret-word';
    const value = patched(artifact('answer', 'answered'), [
      { op: 'add', path: '/status', value: secret },
      { op: 'add', path: '/lang', value: `${secret}!` },
      { op: 'add', path: '/claims/0/kind', value: secret },
      { op: 'add', path: '/claims/0/citations/0/locator', value: { type: secret } },
      { op: 'add', path: '/claims/0/citations/0/raw_sha256', value: secret },
    ]);
    const faults = checkSchema('answer', value);
    expect(faults).toHaveLength(5);
    expect(JSON.stringify(faults)).not.toContain('secret');
  });

  it('sorts faults by pointer with indexes as numbers', () => {
    const claims = Array.from({ length: 12 }, () => ({
      claim_id: 'C1',
      text: 'x',
      kind: 'fact',
      citations: 1,
    }));
    const faults = checkSchema(
      'answer',
      patched(artifact('answer', 'answered'), [{ op: 'add', path: '/claims', value: claims }]),
    );
    expect(faults.map((fault) => fault.pointer)).toEqual(claims.map((_, i) => `/claims/${i}/citations`));
  });

  it('gives the same faults whatever the order of members', () => {
    const value = artifact('report', 'report') as Record<string, never>;
    const names = Object.keys(value);
    seeded(
      fc.property(fc.shuffledSubarray(names), (subset) => {
        const order = (list: readonly string[]) =>
          Object.fromEntries(list.map((name) => [name, value[name]]));
        expect(checkSchema('report', order(subset))).toEqual(
          checkSchema('report', order([...subset].sort())),
        );
      }),
      { runs: 50 },
    );
  });

  it('stops at a limit and says so, first, however many faults there are', () => {
    const faults = checkSchema('answer', {
      ...(artifact('answer', 'answered') as object),
      claims: Array(300_000).fill(1),
    });
    expect(faults).toHaveLength(1001);
    expect(faults[0]).toEqual({ pointer: '', keyword: 'fault-limit', params: { limit: 1000 } });
  });

  it('never throws on a value that JSON can hold', () => {
    seeded(
      fc.property(
        fc.constantFrom(...(Object.keys(artifacts) as SchemaName[])),
        fc.jsonValue(),
        (schema, value) => {
          for (const fault of checkSchema(schema, value)) expect(fault.pointer.length).toBeLessThan(400);
        },
      ),
      { runs: 300 },
    );
  });

  it('refuses every artifact of every schema under every other', () => {
    for (const schema of Object.keys(artifacts) as SchemaName[]) {
      for (const other of Object.keys(artifacts) as SchemaName[]) {
        if (other === schema) continue;
        for (const value of Object.values(artifacts[other]))
          expect(checkSchema(schema, value)).not.toEqual([]);
      }
    }
  });
});

describe('conformsTo', () => {
  it('narrows a parsed value to its wire type', () => {
    const value: unknown = artifact('answer', 'conflict');
    if (!conformsTo('answer', value)) throw new Error('expected an answer');
    expectTypeOf(value.claims[0]?.kind).toEqualTypeOf<
      'fact' | 'inference' | 'advice' | 'opinion' | 'absence' | undefined
    >();
    expect(value.conflicts?.[0]?.claim_ids).toEqual(['C1', 'C2']);
  });
});
