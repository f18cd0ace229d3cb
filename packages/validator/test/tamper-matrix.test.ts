import type { Report, RuleGroup } from '@loccit/contract';
import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../src/index.js';
import { buildArtifacts, encode } from './artifacts.js';
import { AT, createCorpusStore, currentOf, WARDEN } from './corpus.js';
import { readTamperMatrix, tamper } from './tamper.js';

const store = createCorpusStore();
const artifacts = buildArtifacts(currentOf(store));

function check(answer: unknown, audit?: unknown): Report {
  const without: RuleGroup[] = audit === undefined ? ['audit'] : [];
  return checkAnswer({ bytes: encode(answer), evidence: { store, reader: WARDEN, at: AT }, audit, without });
}

function rulesOf(report: Report): string[] {
  const weighty = report.findings.filter((finding) => finding.outcome !== 'notice');
  return [...new Set(weighty.map((finding) => finding.rule))].sort();
}

describe('the good artifacts', () => {
  it.each(Object.entries(artifacts))('%s has no finding, with the audit and alone', (name, artifact) => {
    for (const report of [check(artifact.answer, artifact.audit), check(artifact.answer)]) {
      expect(report.findings).toEqual([]);
      expect(report.verdict).toBe(name === 'insufficient' ? 'unverifiable' : 'pass');
    }
  });
});

describe('the tamper matrix', () => {
  const rows = readTamperMatrix();
  const answers = rows.filter((row) => row.subject === 'answer');
  const audits = rows.filter((row) => row.subject === 'audit');

  it('is read from the specification', () => {
    expect(answers.length).toBeGreaterThan(100);
    expect(audits.length).toBeGreaterThan(40);
  });

  it.each(answers.map((row) => [`${row.artifact} ${row.member} ${row.change}`, row] as const))(
    'with the audit: %s',
    (_title, row) => {
      const artifact = artifacts[row.artifact];
      const report = check(tamper(artifact?.answer, row.member, row.change), artifact?.audit);
      expect(rulesOf(report)).toEqual(row.withAudit);
      // No change passes, but of a member that lies outside every digest.
      if (!row.member.startsWith('/proof')) expect(report.verdict).not.toBe('pass');
    },
  );

  it.each(answers.map((row) => [`${row.artifact} ${row.member} ${row.change}`, row] as const))(
    'public answer alone: %s',
    (_title, row) => {
      const artifact = artifacts[row.artifact];
      const report = check(tamper(artifact?.answer, row.member, row.change));
      expect(rulesOf(report)).toEqual(row.alone);
      if (row.alone?.length !== 0) expect(report.verdict).not.toBe('pass');
    },
  );

  it.each(audits.map((row) => [`${row.member} ${row.change}`, row] as const))(
    'the audit: %s',
    (_title, row) => {
      const artifact = artifacts[row.artifact];
      const report = check(artifact?.answer, tamper(artifact?.audit, row.member, row.change));
      expect(rulesOf(report)).toEqual(row.withAudit);
    },
  );
});
