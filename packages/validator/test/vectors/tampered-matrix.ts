import { type Change, type PatchOperation, readAt } from '@loccit/conformance';
import { readTamperMatrix, type TamperRow, tamper } from '../tamper.js';
import type { BaseAnswer } from './bases.js';
import { add, type Draft, onAnswer, onAudit, remove, replace } from './draft.js';

/** The rows of the tamper matrix that find something, with the audit at hand. */
export function draftMatrix(answers: Readonly<Record<string, BaseAnswer>>): Draft[] {
  return readTamperMatrix()
    .filter((row) => row.withAudit.length > 0)
    .map((row) => {
      const answer = `bergtal-${row.artifact}`;
      return {
        id: `matrix-${row.subject}-${row.artifact}${row.member.replaceAll('/', '-')}-${nameChange(row.change)}`,
        title: `${row.artifact} ${row.subject} ${row.member}: ${row.change}`,
        answer,
        audit: true,
        changes: [changeOf(row, answers[answer])],
        fail: row.withAudit.filter((rule) => !isOpen(row, rule)).join(' '),
        unverifiable: row.withAudit.filter((rule) => isOpen(row, rule)).join(' '),
      };
    });
}

/** The matrix does not tell failed from undecided: a generation that nobody has is the latter. */
function isOpen({ member, change }: TamperRow, rule: string): boolean {
  if (rule === 'support/undecided') return true;
  return rule === 'provenance/wrong-generation' && member === '/index_generation_id' && change === 'other';
}

const nameChange = (change: string): string =>
  change
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 32)
    .replace(/-$/, '');

function changeOf(row: TamperRow, base: BaseAnswer | undefined): Change {
  const { subject, member, change } = row;
  const before = subject === 'answer' ? base?.answer : base?.audit;
  const on = subject === 'answer' ? onAnswer : onAudit;
  if (change === 'remove') return on(remove(member));
  const after = readAt(tamper(before, member, change), member);
  let operation: PatchOperation = replace(member, after);
  try {
    readAt(before, member);
  } catch {
    operation = add(member, after);
  }
  return on(operation);
}
