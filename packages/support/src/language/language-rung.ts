import type { RungOpinion } from '../finding.js';
import type { Reading } from '../reading.js';
import type { Rung } from '../rung.js';

export const LANGUAGE_RUNG: Rung = { name: 'language', version: '1', mayDecide: [], judge: judgeLanguage };

function judgeLanguage(_reading: Reading): RungOpinion {
  return { verdict: 'undecided', findings: [] };
}
