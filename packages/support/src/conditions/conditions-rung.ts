import type { RungOpinion } from '../finding.js';
import type { Reading } from '../reading.js';
import type { Rung } from '../rung.js';

export const CONDITIONS_RUNG: Rung = {
  name: 'conditions',
  version: '1',
  mayDecide: [],
  judge: judgeConditions,
};

function judgeConditions(_reading: Reading): RungOpinion {
  return { verdict: 'undecided', findings: [] };
}
