import { stemWord } from './terms.js';

// Data, not messages: compared, never shown.
const pairs = `domestic overseas; domestic abroad; domestic international; adult child; online offline; weekday weekend; first last; minimum maximum; old new;
国内 国外; 国内 海外; 国内 境外; 国内 国际; 成人 儿童; 成人 孩子; 线上 线下; 周末 平日`;

function readPairs(): ReadonlyMap<string, readonly string[]> {
  const contraries = new Map<string, readonly string[]>();
  for (const pair of pairs.split(';')) {
    const [one = '', other = ''] = pair.trim().split(' ').map(stemWord);
    contraries.set(one, [...(contraries.get(one) ?? []), other]);
    contraries.set(other, [...(contraries.get(other) ?? []), one]);
  }
  return contraries;
}

/** A term to those that exclude it: what is said of one says nothing of the other. */
export const contraryTerms: ReadonlyMap<string, readonly string[]> = readPairs();
