import { describe, expect, it } from 'vitest';
import { changedPolicy, vectors } from '../../packages/signing/test/changed-policy.js';
import { listFaults } from './schema-validators.js';

describe('trust-policy.schema.json', () => {
  it.each(vectors.reading)('[C14] takes what is a policy, and leaves the rest to its rules: $id', (row) => {
    const taken =
      JSON.stringify(listFaults('urn:loccit:trust-policy:1', changedPolicy(row.changes))) === '[]';
    expect(taken).toBe(row.schema);
    // What is read must not be refused by the schema.
    if (row.expected === null) expect(taken).toBe(true);
  });
});
