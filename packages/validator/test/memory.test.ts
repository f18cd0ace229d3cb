import { runCase } from '@loccit/conformance';
import { createChainMemory } from '@loccit/lineage';
import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../src/index.js';
import { buildArtifacts, encode } from './artifacts.js';
import { AT, createCorpusStore, currentOf, GUEST, WARDEN } from './corpus.js';
import { openStoredBases, readStoredCases, VERIFIER_ROOT } from './vectors/stored-cases.js';

describe('checkAnswer with a memory', () => {
  it('gives the reports that it gives without, whatever was checked before with the same memory', () => {
    const bases = openStoredBases();
    const memory = createChainMemory();
    for (const corpus of ['good', 'tampered']) {
      for (const vector of readStoredCases(`${VERIFIER_ROOT}${corpus}.jsonl`)) {
        expect([vector.id, runCase(vector, bases, memory)]).toEqual([vector.id, runCase(vector, bases)]);
      }
    }
  });

  it('decides anew for each reader what is open to them', () => {
    const store = createCorpusStore();
    const artifacts = buildArtifacts(currentOf(store));
    const memory = createChainMemory();
    for (const { answer, audit } of Object.values(artifacts)) {
      for (const reader of [WARDEN, GUEST, WARDEN]) {
        const evidence = { store, reader, at: AT };
        const bytes = encode(answer);
        expect(checkAnswer({ bytes, audit, evidence: { ...evidence, memory } })).toEqual(
          checkAnswer({ bytes, audit, evidence }),
        );
      }
    }
  });
});
