import { type ChainVectors, openChain } from '@loccit/conformance';
import { loadVectors } from '@loccit/testing';

/** A citation whose chain holds, everything that it is checked with, and ways to break it. */
export const { base, tampers, nameOf, evidenceOf, change } = openChain(
  loadVectors<ChainVectors>('lineage/chain.json'),
);
