import { readFileSync } from 'node:fs';
import { checkDocument } from '@loccit/contract/documents';
import { describe, expect, it } from 'vitest';
import { runMain } from '../run-loccit.js';
import { makeFolder, runJson, writeFiles } from '../temp-folder.js';
import type { Share } from './share.js';

interface AnswersDocument {
  systems: { name: string; answers: number; measures: Record<string, Share> }[];
  comparison?: {
    paired_answers: number;
    method: string;
    differences: Record<string, { value: number | null; shown: boolean }>;
  };
  patterns: {
    kind: string;
    findings: number;
    answers: number;
    systems: object[];
    difference?: object;
    prompt: string;
    examples: object[];
  }[];
  retrieval?: { rows: { verdict: string; retrieved: number | null; selected: number | null }[] };
  exported?: { positive: number; negative: number; open: number; left_out: number };
}

const page = '# Rules\n\nBoats pay 40 euros a night. Refunds take three working days.\n';
const report = (refund: string, uncited = ''): string =>
  `Boats pay 40 euros a night. [1]\n\nRefunds take ${refund} working days. [1]\n${uncited}\n## References\n\n[1] Rules. page.md\n`;

async function makeReports(): Promise<string> {
  const cwd = makeFolder({ 'kb/page.md': page });
  for (let at = 0; at < 6; at++) {
    const texts = { before: report('four', '\nThe lock was built in 1901.\n'), after: report('three') };
    for (const [system, text] of Object.entries(texts)) {
      writeFiles(cwd, { [`md/${system}${at}.md`]: text });
      const checked = await runMain(['check', `md/${system}${at}.md`, '--sources', 'kb', '--json'], { cwd });
      writeFiles(cwd, {
        [`reports/${system}/r${at}.json`]: checked.stdout,
        [`reports/${system}/n.json`]: '{}',
      });
    }
  }
  return cwd;
}

describe('loccit eval answers', () => {
  it('[A7] [B9] [D5] gives coverage and correctness as two figures, and what differs between two systems', async () => {
    const cwd = await makeReports();
    const document = await runJson<AnswersDocument>(cwd, [
      'eval',
      'answers',
      'reports',
      'before',
      'after',
      '--compare',
    ]);
    expect(checkDocument('evaluation', document)).toEqual([]);
    const [before, after] = document.systems;
    expect([before?.name, before?.answers, after?.name, after?.answers]).toEqual(['before', 6, 'after', 6]);
    expect(before?.measures.citation_correctness).toMatchObject({ n: 6, m: 12 });
    expect(after?.measures.citation_correctness).toMatchObject({ n: 12, m: 12 });
    expect(before?.measures.citation_coverage).toMatchObject({ n: 12, m: 18 });
    expect(after?.measures.citation_coverage).toMatchObject({ n: 12, m: 12 });
    // Nobody measured similarity, nobody graded: not applicable, which is not 0.
    expect(after?.measures.highly_relevant?.value).toBeNull();
    expect(after?.measures.grade_a).toMatchObject({ n: 0, m: 0, value: null });
    expect(document.comparison).toMatchObject({ paired_answers: 6, method: 'paired' });
    expect(document.comparison?.differences.citation_correctness).toMatchObject({ value: 0.5, shown: true });
    expect(document.comparison?.differences.valid).toMatchObject({ value: 0, shown: false });
    expect(document.comparison?.differences.grade_a).toMatchObject({ value: null, shown: false });
    const told = await runMain(['eval', 'answers', '--compare', 'reports/before', 'reports/after'], { cwd });
    expect(told.stdout).toContain('no difference shown');
    expect(told.stdout.replace(/\s+/g, ' ')).toContain('two figures, never one');
  });

  it('[B12] counts errors by kind for each of two systems, with the difference between them', async () => {
    const cwd = await makeReports();
    const asked = ['eval', 'answers', 'reports', 'before', 'after', '--compare'];
    const document = await runJson<AnswersDocument>(cwd, asked);
    expect(checkDocument('evaluation', document)).toEqual([]);
    const figures = document.patterns.find(({ kind }) => kind === 'figures');
    expect(figures?.systems).toEqual([
      { name: 'before', findings: 6, answers: 6 },
      { name: 'after', findings: 0, answers: 0 },
    ]);
    expect(figures?.difference).toMatchObject({ value: -1, shown: true });
    const { stdout } = await runMain(asked, { cwd });
    expect(stdout).toMatch(/figures, units, dates +6 in 6 +0 in 0 +-100\.0.* differs/);
    // Not compared: a column each, and no difference.
    const beside = await runMain(['eval', 'answers', 'reports/before', 'reports/after'], { cwd });
    expect(beside.stdout).toMatch(/figures, units, dates +6 in 6 +0 in 0\n/);
  });

  it('[A7] gives no interval for a difference of few answers, and says how many it needs', async () => {
    const cwd = await makeReports();
    for (const system of ['before', 'after'])
      writeFiles(cwd, {
        [`few/${system}/r0.json`]: readFileSync(`${cwd}/reports/${system}/r0.json`, 'utf8'),
      });
    const asked = ['eval', 'answers', 'few', 'before', 'after', '--compare'];
    const { comparison, patterns } = await runJson<AnswersDocument>(cwd, asked);
    expect(comparison).toMatchObject({ paired_answers: 1, method: 'unpaired' });
    const none = { low: null, high: null, shown: false };
    expect(comparison?.differences.citation_correctness).toEqual({ value: 0.5, ...none });
    expect(patterns[0]?.difference).toEqual({ value: -1, ...none });
    const english = (await runMain(asked, { cwd })).stdout.replace(/\s+/g, ' ');
    expect(english).toContain('+50.0 too few answers');
    expect(english).toContain('at least 5 answers on each side, and before has 1, after has 1.');
    const chinese = await runMain([...asked, '--lang', 'zh'], { cwd });
    expect(chinese.stdout.replace(/\s+/g, '')).toContain('每侧至少需要5个回答');
  });

  it('[B12] exports pairs with what they are examples of and how to verify them, counts errors by kind, and suggests lines for a prompt', async () => {
    const cwd = await makeReports();
    const asked = ['eval', 'answers', 'reports/before', 'reports/after', '--export', 'pairs.jsonl'];
    const document = await runJson<AnswersDocument>(cwd, asked);
    expect(document.exported).toMatchObject({ positive: 18, negative: 6, open: 0, left_out: 0 });
    const pairs = readFileSync(`${cwd}/pairs.jsonl`, 'utf8')
      .trimEnd()
      .split('\n')
      .map(
        (line) =>
          JSON.parse(line) as {
            polarity: string;
            label: string;
            rules: string[];
            document_id: string;
            verification?: object;
          },
      );
    expect(pairs).toHaveLength(24);
    for (const { document_id, label, polarity } of pairs) {
      expect(polarity).toBe(label === 'supported' ? 'positive' : 'negative');
      expect(document_id).toBe('page.md');
    }
    // What the source says, what was compared, what to do: only where a claim is not borne.
    expect(pairs.filter(({ verification }) => verification !== undefined)).toHaveLength(6);
    expect(pairs.find(({ label }) => label === 'contradicted')?.verification).toEqual({
      source_says: 'Refunds take three working days.',
      compared: [
        {
          rule: 'support/number-mismatch',
          claim: 'four working days',
          source: 'three working days',
          relation: 'disjoint',
        },
      ],
      correct: ['Give the value that the source gives.'],
    });
    const figures = document.patterns.find(({ kind }) => kind === 'figures');
    expect(figures).toMatchObject({ findings: 6, answers: 6 });
    expect(figures?.examples).toHaveLength(3);
    expect(figures?.prompt).toContain('Copy every number');
    const chinese = await runMain(['eval', 'answers', 'reports/before', '--lang', 'zh'], { cwd });
    expect(chinese.stdout).toContain('数值连同单位');
    // What was exported can be measured again, and is never written over.
    expect((await runMain(['eval', 'pairs', 'pairs.jsonl'], { cwd })).exit).toBe(0);
    expect((await runMain(asked, { cwd })).stderr).toContain('output-exists');
  });

  it('[A7] [D5] counts coverage, fabricated and unsupported each of its own whole, and lets neither figure make up for the other', async () => {
    const cwd = makeFolder({ 'kb/page.md': page });
    const texts = {
      // Everything is cited, half of it wrongly, and once a source that is not there.
      wrong: `${report('four').replace('\n## References', 'Keys are free. [kb#7]\n\n## References')}`,
      // One sentence is cited, rightly, and two are bare.
      bare: 'Boats pay 40 euros a night. [1]\n\nThe lock was built in 1901.\n\nIts keeper has two dogs.\n\n## References\n\n[1] Rules. page.md\n',
    };
    for (const [name, text] of Object.entries(texts)) {
      writeFiles(cwd, { [`${name}.md`]: text });
      const { stdout } = await runMain(['check', `${name}.md`, '--sources', 'kb', '--json'], { cwd });
      writeFiles(cwd, { [`reports/${name}/r.json`]: stdout });
    }
    const asked = ['eval', 'answers', 'reports/wrong', 'reports/bare'];
    const { systems } = await runJson<AnswersDocument>(cwd, asked);
    const [wrong, bare] = systems.map(({ measures }) => measures);
    expect(wrong?.overlap_coverage).toMatchObject({ n: 2, m: 3 });
    expect(wrong?.fabricated).toMatchObject({ n: 1, m: 3 });
    expect(wrong?.below_overlap).toMatchObject({ n: 0, m: 3 });
    expect(wrong?.citation_coverage).toMatchObject({ n: 3, m: 3, value: 1 });
    expect(wrong?.citation_correctness).toMatchObject({ n: 1, m: 2, value: 0.5 });
    expect(bare?.citation_coverage).toMatchObject({ n: 1, m: 3 });
    expect(bare?.citation_correctness).toMatchObject({ n: 1, m: 1, value: 1 });
    // No figure is made of both.
    for (const name of Object.keys(wrong ?? {})) expect(name).not.toMatch(/f1|score|overall|total/);
    for (const [lang, told] of [
      ['en', 'necessary, not sufficient'],
      ['zh', '必要而不充分'],
    ] as const)
      expect((await runMain([...asked, '--lang', lang], { cwd })).stdout).toContain(told);
  });

  it('[B9] gives each rate of a layer as a share of what reached it, from models too', async () => {
    const cwd = await makeReports();
    const read = JSON.parse(readFileSync(`${cwd}/reports/after/r0.json`, 'utf8')) as {
      citations: { opinions?: object[] }[];
    };
    const opinion = { rung: 'judge', name: 'a-judge', verdict: 'supported' };
    const similar = { rung: 'embedding', name: 'an-embedder', verdict: 'undecided' };
    read.citations[0] = {
      ...read.citations[0],
      opinions: [
        { ...similar, band: 'high' },
        { ...opinion, grade: 'A' },
      ],
    };
    read.citations[1] = {
      ...read.citations[1],
      opinions: [
        { ...similar, band: 'middle' },
        { ...opinion, verdict: 'partial', grade: 'B' },
      ],
    };
    writeFiles(cwd, { 'graded/r.json': JSON.stringify(read) });
    const { systems } = await runJson<AnswersDocument>(cwd, ['eval', 'answers', 'graded']);
    const measures = systems[0]?.measures;
    expect(measures?.valid).toMatchObject({ n: 2, m: 2 });
    expect(measures?.obtainable).toMatchObject({ n: 2, m: 2 });
    expect(measures?.highly_relevant).toMatchObject({ n: 1, m: 2 });
    expect(measures?.grade_a).toMatchObject({ n: 1, m: 2 });
    const { stdout } = await runMain(['eval', 'answers', 'graded'], { cwd });
    expect(stdout).toMatch(/grade A \/ judged by a judge +1\/2 = 50\.0 % \[/);
  });

  it('[B12] says where the cited passages stood in retrieval', async () => {
    const cwd = makeFolder({ 'kb/page.md': page });
    await runMain(['ingest', 'kb', '--store', 'st'], { cwd });
    const asked = [
      'ask',
      'How much do boats pay a night?',
      '--store',
      'st',
      '--audit',
      'audits/a.json',
      '--json',
    ];
    writeFiles(cwd, { 'audits/.keep': '' });
    const answer = await runMain(asked, { cwd });
    writeFiles(cwd, { 'reports/answer.json': answer.stdout });
    const checked = await runMain(
      ['check', 'reports/answer.json', '--store', 'st', '--audit', 'audits/a.json', '--json'],
      { cwd },
    );
    writeFiles(cwd, { 'reports/report.json': checked.stdout });
    const document = await runJson<AnswersDocument>(cwd, [
      'eval',
      'answers',
      'reports',
      '--audits',
      'audits',
    ]);
    expect(checkDocument('evaluation', document)).toEqual([]);
    expect(document.retrieval?.rows).toEqual([
      expect.objectContaining({ verdict: 'supported', retrieved: 1, selected: 1 }),
    ]);
  });

  it('refuses a folder without reports, and options that mean nothing there', async () => {
    const cwd = makeFolder({ 'none/a.json': '{}', 'p.jsonl': '' });
    const refused = async (...argv: string[]) => (await runMain(['eval', ...argv], { cwd })).stderr;
    expect(await refused('answers', 'none')).toContain('(no-reports)');
    expect(await refused('answers', 'none', '--mode', 'normative')).toContain('(option-unfit)');
    expect(await refused('pairs', 'p.jsonl', '--compare')).toContain('(option-unfit)');
    expect(await refused('rates', 'p.jsonl')).toContain('(bad-choice)');
    expect(await refused('pairs')).toContain('(bad-usage)');
  });
});
