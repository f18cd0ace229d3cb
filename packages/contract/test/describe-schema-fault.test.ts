import type { PatchOperation } from '@loccit/conformance';
import { checkSchema, describeSchemaFault, message, type SchemaName } from '@loccit/contract';
import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { artifacts, patched } from './vectors.js';

describe('describeSchemaFault', () => {
  it('has a sentence of its own for every keyword that the schemas use', () => {
    const vectors = loadVectors<{ schema: SchemaName; base: string; patch: PatchOperation[] }[]>(
      'contract/schema-faults.json',
    );
    const seen = new Set<string>();
    for (const { schema, base, patch } of vectors) {
      for (const fault of checkSchema(schema, patched(artifacts[schema][base] ?? null, patch))) {
        seen.add(fault.keyword);
        for (const lang of ['en', 'zh'] as const) {
          expect(describeSchemaFault(fault, lang)).not.toBe(
            describeSchemaFault({ pointer: '', keyword: 'none-such', params: {} }, lang),
          );
        }
      }
    }
    expect(seen.size).toBeGreaterThanOrEqual(17);
  });

  it.each(['en', 'zh'] as const)(
    'has one for a keyword that it does not know, in the language asked for: %s',
    (lang) => {
      const fault = { pointer: '', keyword: 'none-such', params: {} };
      expect(describeSchemaFault(fault, lang)).toBe(message('schema.other', lang));
    },
  );
});
