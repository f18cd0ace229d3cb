import { once } from '../once.js';
import type { Reading } from '../reading.js';
import { type LanguageText, readLanguage } from './language-text.js';

/** Claim and evidence as words, in the form that is the same for all their forms. */
interface PairLanguage {
  readonly claim: () => LanguageText;
  readonly evidence: () => LanguageText;
}

const known = new WeakMap<Reading, PairLanguage>();

/** The words of a pair, read once for all rungs and only when asked for. */
export function readPairLanguage(reading: Reading): PairLanguage {
  const read = known.get(reading) ?? {
    claim: once(() => readLanguage(reading.claim)),
    evidence: once(() => readLanguage(reading.evidence, reading.evidenceSentences())),
  };
  known.set(reading, read);
  return read;
}
