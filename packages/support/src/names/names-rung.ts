import type { RungOpinion } from '../finding.js';
import type { Reading } from '../reading.js';
import type { Rung } from '../rung.js';

export const NAMES_RUNG: Rung = { name: 'names', version: '1', mayDecide: [], judge: judgeNames };

function judgeNames(_reading: Reading): RungOpinion {
  return { verdict: 'undecided', findings: [] };
}
