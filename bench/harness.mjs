/**
 * What every bench file imports: interleaved timing, growth, cold starts, memory and seeded inputs. Only ratios are
 * judged, never absolute times, since the same machine swings by a factor of two from minute to minute.
 */
export { coldStart } from './harness/cold-start.mjs';
export { compare } from './harness/compare.mjs';
export { growth } from './harness/growth.mjs';
export { memory } from './harness/memory.mjs';
export { random, sampleBytes, sampleKinds, sampleText } from './harness/samples.mjs';
