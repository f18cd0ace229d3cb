import { checkSchema } from '@loccit/contract';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { buildArtifacts } from './artifacts.js';
import { createCorpusStore, currentOf } from './corpus.js';
import { listMembers } from './schema-members.js';
import { readTamperMatrix, tamper } from './tamper.js';

const artifacts = buildArtifacts(currentOf(createCorpusStore()));
const write = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const fixture = (path: string): string => `${projectRoot}fixtures/answers/${path}`;

describe('the good artifacts of fixtures/answers', () => {
  it.each(Object.entries(artifacts))('%s is what the corpus gives, byte for byte', async (name, artifact) => {
    expect(checkSchema('answer', artifact.answer)).toEqual([]);
    expect(checkSchema('audit', artifact.audit)).toEqual([]);
    await expect(write(artifact.answer)).toMatchFileSnapshot(fixture(`good/${name}.json`));
    await expect(write(artifact.audit)).toMatchFileSnapshot(fixture(`good/${name}.audit.json`));
  });

  it.each([
    ['provenance-unselected-document', 'answered', '/claims/0/citations/0/document_id', 'set "depot-north"'],
    ['structure-source-version', 'answered', '/claims/0/citations/0/source_version', 'set "wrong"'],
    ['support-other-figure', 'free', '/claims/0/text', 'set "A late book costs 9 crowns per day."'],
    ['verifiability-title', 'answered', '/claims/0/citations/0/title', 'set "Other rules"'],
    ['structure-added-sentence', 'answered', '/answer', 'append " and arrives the same day, free of charge"'],
    [
      'structure-added-sentence-free',
      'free',
      '/answer',
      'append " and arrives the same day, free of charge"',
    ],
  ])('tampered/%s is the good artifact with one change', async (name, from, member, change) => {
    const answer = tamper(artifacts[from]?.answer, member, change);
    await expect(write(answer)).toMatchFileSnapshot(fixture(`tampered/${name}.json`));
  });
});

describe('the tamper matrix', () => {
  const rows = readTamperMatrix();
  const covered = (subject: 'answer' | 'audit'): Set<string> => {
    const members = new Set<string>();
    for (const row of rows.filter((candidate) => candidate.subject === subject)) {
      const at = row.member.replaceAll(/\/\d+(?=\/|$)/g, '/*');
      members.add(at.replace(/\/\*$/, ''));
      if (row.change.startsWith('set ')) addMembers(JSON.parse(row.change.slice(4)), at, members);
    }
    return members;
  };

  it.each(['answer', 'audit'] as const)('has a row for every member of the %s', (subject) => {
    const members = listMembers(`urn:loccit:${subject}:1`);
    expect(members.length).toBeGreaterThan(40);
    const rowsOf = covered(subject);
    expect(members.filter((member) => !rowsOf.has(member))).toEqual([]);
  });
});

/** A row that sets a whole object changes every member in it. */
function addMembers(value: unknown, at: string, members: Set<string>): void {
  members.add(at);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    addMembers(member, Array.isArray(value) ? `${at}/*` : `${at}/${name}`, members);
  }
}
