import { listStatusFaults } from '@loccit/contract';
import { failAt, type Rule } from '../rule.js';
import type { ArtifactContext, ClaimContext } from './artifact-context.js';

/** The status allows these claims, conflicts and reason. */
export const statusShape: Rule<ArtifactContext> = {
  id: 'structure/status-shape',
  reads: [],
  check: ({ answer }) => {
    const faults = listStatusFaults(answer).flatMap(({ pointer, ...difference }) =>
      failAt(pointer, difference),
    );
    return faults.length === 0 ? 'pass' : faults;
  },
};

/** What is not there cannot be cited. */
export const absenceIsUncited: Rule<ClaimContext> = {
  id: 'structure/status-shape',
  reads: [],
  check: ({ claim }) => {
    if (claim.kind !== 'absence') return 'inapplicable';
    return claim.citations.length === 0 ? 'pass' : failAt('/citations');
  },
};
