import { readFileSync } from 'node:fs';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { runMain } from '../run-loccit.js';
import { makeFolder, runJson } from '../temp-folder.js';

interface Checked {
  findings: { rule: string; outcome: string; claim_id: string; compared?: { claim?: unknown } }[];
  citations: { claim_id: string; verdict: string }[];
  claims: { claim_id: string; text: string }[];
}

const sources = {
  'kb/mill.md': '# Mill\n\nThe mill is open to guests in winter.\n',
  'kb/mofang.md': '# 磨坊\n\n磨坊冬天对客人开放。\n',
  'kb/code.md': '# Code\n\nThe function `open_gates` is called at start, with maxBerths.\n',
};
const list = '\n## References\n\n[1] Mill. mill.md\n[2] 磨坊. mofang.md\n[3] Code. code.md\n';
const check = (more: readonly string[] = []) => [
  'check',
  'r.md',
  '--sources',
  'kb',
  '--allow-unverifiable',
  ...more,
];

describe('loccit check, of the claims of a report', () => {
  it('[C3] finds a sentence of two assertions of which its one citation bears half, and says which half is open', async () => {
    const cwd = makeFolder({
      ...sources,
      'r.md': [
        'The mill is open to guests in winter, and the bread is free. [1]',
        '磨坊冬天对客人开放，面包免费。[2]',
        'The mill is open to guests in winter. [1]',
        list,
      ].join('\n\n'),
    });
    const { citations, findings } = await runJson<Checked>(cwd, check());
    const compound = findings.filter(({ rule }) => rule === 'support/compound-claim');
    expect(compound.map(({ compared }) => compared?.claim)).toEqual(['the bread is free.', '面包免费。']);
    expect(citations.map(({ verdict }) => verdict)).toEqual(['undecided', 'undecided', 'supported']);
    // Split as it is told, each half has a verdict of its own.
    const split = makeFolder({
      ...sources,
      'r.md': `The mill is open to guests in winter. [1]\n\nThe bread is free. [1]\n${list}`,
    });
    const halves = await runJson<Checked>(split, check());
    expect(halves.citations.map(({ verdict }) => verdict)).toEqual(['supported', 'undecided']);
    expect(halves.findings.map(({ rule }) => rule)).not.toContain('support/compound-claim');
    const english = (await runMain(check(), { cwd })).stdout.replace(/\s+/g, ' ');
    expect(english).toContain('claim “the bread is free.” ↔ source “The mill is open to guests in winter.”');
  });

  it('[E5] tells a code identifier that the cited passage does not hold, fails for it only where that is asked, and documents what it misjudges', async () => {
    const cwd = makeFolder({
      ...sources,
      'r.md': [
        'Call `open_gate` at start. [3]',
        '启动时调用 `close_gate`。[3]',
        'At start `open_gates` is called. [3]',
        // Another spelling of the same: a known misjudgement.
        'Set `max_berths` before. [3]',
        list,
      ].join('\n\n'),
    });
    const { findings } = await runJson<Checked>(cwd, check());
    const absent = findings.filter(({ rule }) => rule === 'support/identifier-absent');
    expect(absent.map(({ compared, outcome }) => [compared?.claim, outcome])).toEqual([
      ['open_gate', 'notice'],
      ['close_gate', 'notice'],
      ['max_berths', 'notice'],
    ]);
    expect((await runMain(check(), { cwd })).exit).toBe(0);
    const strict = check(['--fail-on', 'support/identifier-absent']);
    expect((await runMain(strict, { cwd })).exit).toBe(1);
    const page = (lang: string) =>
      readFileSync(`${projectRoot}docs/rules/support/identifier-absent${lang}.md`, 'utf8');
    expect(page('')).toContain('(`max_size`, `maxSize`)');
    expect(page('.zh')).toContain('`max_size`');
  });
});
