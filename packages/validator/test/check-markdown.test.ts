import { checkSchema } from '@loccit/contract';
import { measureOverlap } from '@loccit/support';
import { describe, expect, it } from 'vitest';
import { checkMarkdown } from '../src/index.js';
import { weightyRules } from './checked-corpus.js';
import { check, reader } from './checked-markdown.js';
import { AT, createCorpusStore, currentOf, WARDEN } from './corpus.js';
import { sourcesOf } from './held-sources.js';

const LIST =
  '\n\n## Sources\n\n[1] Ponds\n[2] https://garden.example/unknown\n[3] [Walks](guide/paths.md)\n[4] notes.txt\n';

describe('checkMarkdown', () => {
  it('passes a statement that a source says in so many words', () => {
    const report = check(`The lower pond is 3 metres deep [1].${LIST}`);
    expect(report.verdict).toBe('pass');
    expect(checkSchema('report', report)).toEqual([]);
    expect(report.claims[0]?.verdict).toBe('supported');
    expect(report.citations[0]).toMatchObject({
      form: 'source',
      mark: '[1]',
      resolved_by: 'title',
      document_id: 'guide/ponds.md',
      title: 'Ponds',
    });
  });

  it('[B2] tells of a source that is cited twice for one statement, in English and Chinese', () => {
    const held = sourcesOf({
      'a.md': 'Gulls nest early.\n\n海鸥早早筑巢。\n',
      'b.md': 'The roof is closed.\n',
    });
    const rulesOf = (text: string) =>
      checkMarkdown({
        bytes: new Uint8Array(Buffer.from(`${text}\n\n## Sources\n\n[1] a.md\n[2] b.md\n`)),
        evidence: { sources: held, reader, at: AT },
      }).findings.map(({ rule }) => rule);
    expect(rulesOf('Gulls nest early [1][1].')).toContain('support/redundant-citation');
    expect(rulesOf('海鸥早早筑巢[1][1]。')).toContain('support/redundant-citation');
    expect(rulesOf('Gulls nest early [1][2].')).not.toContain('support/redundant-citation');
    expect(rulesOf('海鸥早早筑巢[1]。海鸥早早筑巢[1]。')).not.toContain('support/redundant-citation');
  });

  it('says by what a source was found', () => {
    const by = (markdown: string) => check(markdown).citations.map((citation) => citation.resolved_by);
    expect(by(`The lower pond is deep [1]. Carp swim [4].${LIST}`)).toEqual(['title', 'document-id']);
    expect(by('Dogs are kept on a lead ([paths](guide/paths.md#dogs)).')).toEqual(['path']);
    expect(by('Dogs are kept on a lead ([paths](../elsewhere/paths.md)).')).toEqual(['name']);
    expect(by('The pond is deep [b](file-set:guide/ponds.md).')).toEqual(['url']);
    expect(by('Carp were released in May [notes#0].')).toEqual(['block']);
  });

  it('[B6] leaves what resolves to no source unverifiable, never true or false', () => {
    const report = check(`The lower pond is 3 metres deep [2].${LIST}`);
    expect(weightyRules(report)).toEqual([
      'provenance/unknown-source',
      'support/undecided',
      'verifiability/cannot-open',
    ]);
    expect(report.verdict).toBe('unverifiable');
    expect(report.citations[0]?.resolved_by).toBeUndefined();
  });

  it('[B6] fails a mark without an entry and skips the rest of it', () => {
    const report = check(`The lower pond is 3 metres deep [9].${LIST}`);
    expect(weightyRules(report)).toEqual(['structure/mark-without-entry']);
    expect(report.citations[0]?.layers.support).toEqual({
      outcome: 'skipped',
      skipped_by: 'structure/mark-without-entry',
    });
    const finding = report.findings.find(({ rule }) => rule === 'structure/mark-without-entry');
    expect(finding?.evidence).toEqual([{ side: 'answer', char_start: 32, char_end: 35 }]);
  });

  it('judges a source cited without a span by its three closest passages, and names them', () => {
    const text = [
      '# Log',
      ...Array.from({ length: 40 }, (_, at) => `Line ${at} says nothing of note.`),
      'The heron came at dawn.',
    ];
    const log = sourcesOf({ 'log.md': text.join('\n\n') });
    const report = check('The heron came at dawn ([log](log.md)).', {
      evidence: { sources: log, reader, at: AT },
    });
    expect(report.claims[0]?.verdict).toBe('supported');
    const [citation] = report.citations;
    expect(citation?.passages).toHaveLength(3);
    expect(citation?.passages?.map((passage) => passage.text)).toContain('The heron came at dawn.');
    expect(
      check('The heron came at dawn. [1]\n\n## Sources\n\n[1] Log\n', {
        evidence: { sources: log, reader, at: AT },
      }).claims[0]?.verdict,
    ).toBe('supported');
  });

  it.each([
    ['- ', 'The boat is free.\n- '],
    ['1. ', ''],
    ['', ''],
  ])('leaves a sentence open that its source calls untrue before a list: %j', (marker, earlier) => {
    const text = `# Errors\n\nThe desk is open.\n\nThese sentences are false:\n\n${marker}${earlier}The pond is 9 metres deep.\n`;
    const errors = sourcesOf({ 'errors.md': text });
    const report = check('The pond is 9 metres deep. [1]\n\n## Sources\n\n[1] Errors\n', {
      evidence: { sources: errors, reader, at: AT },
    });
    expect(report.claims[0]?.verdict).toBe('undecided');
    expect(report.verdict).toBe('unverifiable');
  });

  it('shows the ratio of each passage as the overlap measures it', () => {
    const claim = 'The upper path is closed to dogs.';
    const [citation] = check(`${claim} [3]${LIST}`).citations;
    expect(citation?.passages).toHaveLength(3);
    for (const { text, ratio } of citation?.passages ?? []) {
      expect(ratio).toBeCloseTo(measureOverlap(claim, text).ratio, 3);
    }
  });

  it('fails a figure that no source states', () => {
    const report = check(`The lower pond is 5 metres deep [1].${LIST}`);
    expect(weightyRules(report)).toEqual(['support/number-mismatch']);
    expect(report.claims[0]?.verdict).toBe('contradicted');
  });

  it('[A3] keeps a block that is missing apart from one that does not support', () => {
    const report = check(
      'The lower pond is 3 metres deep [ponds#0]. Gulls nest early [ponds#0]. It freezes [ponds#99].',
    );
    expect(report.overlap.rows.map((row) => row.verdict)).toEqual([
      'valid',
      'block-does-not-support',
      'block-missing',
    ]);
    expect(report.overlap.rows[2]?.ratio).toBeNull();
    expect(weightyRules(report)).toContain('provenance/unknown-source');
    // The document is there, and what it has instead.
    expect(report.findings.find(({ rule }) => rule === 'provenance/unknown-source')).toMatchObject({
      outcome: 'unverifiable',
      missing: ['source'],
      expected: 'guide/ponds.md#99',
      actual: 'guide/ponds.md#0',
    });
    const absent = check('It freezes [lakes#0].').findings.find(
      (f) => f.rule === 'provenance/unknown-source',
    );
    expect(absent).toBeDefined();
    expect(absent).not.toHaveProperty('expected');
  });

  it('[C11] shows a reader nothing of a file that the reader may not see', () => {
    const store = createCorpusStore();
    const markdown = new Uint8Array(
      Buffer.from('The alarm is armed at 22:30 [1].\n\n## Sources\n\n[1] Keys of the house\n'),
    );
    const as = (groups: string[]) =>
      checkMarkdown({
        bytes: markdown,
        evidence: { sources: currentOf(store), reader: { ...WARDEN, groups }, at: AT },
      });
    expect(as(['wardens']).verdict).toBe('pass');
    const guest = as([]);
    expect(guest.verdict).toBe('unverifiable');
    expect(guest.citations[0]?.passages).toBeUndefined();
    expect(guest.citations[0]?.document_id).toBeUndefined();
  });

  it('fails an entry that states the title of another source than its address leads to', () => {
    const list = (entry: string) => check(`Dogs are kept on a lead. [1]\n\n## Sources\n\n[1] ${entry}\n`);
    expect(weightyRules(list('[Ponds](guide/paths.md)'))).toEqual(['verifiability/title-mismatch']);
    expect(weightyRules(list('[A. Walker, Paths, 2nd ed.](guide/paths.md)'))).toEqual([]);
    // Nobody here is called so: the name of the file is all there is to go by.
    expect(weightyRules(list('[Rivers of the north](guide/paths.md)'))).toEqual([]);
    expect(list('Rivers of the north. guide/paths.md').citations[0]).toMatchObject({
      resolved_by: 'document-id',
      title: 'Paths',
    });
  });

  it('never lets a link lead to code', () => {
    const report = check('Dogs are kept on a lead [here](javascript:alert(1)).');
    expect(weightyRules(report)).toContain('verifiability/unsafe-uri');
  });

  it('calls the address of a file in a store not unsafe, but none that hides another behind it', () => {
    const rules = (url: string) => weightyRules(check(`Dogs are kept on a lead [here](${url}).`));
    expect(rules('s3://guide/paths.md')).not.toContain('verifiability/unsafe-uri');
    for (const url of ['s3:guide/paths.md', 's3://guide@x\\y/paths.md?z', 'file:///guide/paths.md'])
      expect(rules(url)).toContain('verifiability/unsafe-uri');
  });

  it('counts statements without a mark, and lets them fail only where every statement owes one', () => {
    const markdown = 'The lower pond is 3 metres deep [1]. Herons are grey.';
    const report = check(markdown + LIST);
    expect(report.verdict).toBe('pass');
    expect(report.counts.claims_cited).toEqual({ n: 1, m: 2 });
    expect(report.overlap.coverage).toEqual({ n: 1, m: 2 });
    const numbered = check(markdown, { passages: [{ number: 1, documentId: 'guide/ponds.md' }] });
    expect(weightyRules(numbered)).toEqual(['structure/missing-citation']);
    expect(numbered.citations[0]?.resolved_by).toBe('passage-number');
  });

  it('calls a text without any citation unverifiable', () => {
    expect(check('Herons are grey.').verdict).toBe('unverifiable');
    expect(check('').verdict).toBe('unverifiable');
  });

  it('works without any source', () => {
    const report = check(`The lower pond is deep [1].${LIST}`, { evidence: { reader, at: AT } });
    expect(weightyRules(report)).toEqual([
      'provenance/no-anchor',
      'support/undecided',
      'verifiability/cannot-open',
      'verifiability/not-available-now',
    ]);
  });
});

describe('numbered passages', () => {
  const cited = (markdown: string) => {
    const report = check(markdown, { passages: 5 });
    const marks = report.citations.map((citation) => Number(/\d+/.exec(citation.mark ?? '')?.[0]));
    return {
      cited: [...new Set(marks)],
      invalid: report.findings
        .filter((f) => f.rule === 'structure/mark-without-entry')
        .map((f) => f.citation),
      uncited: report.claims
        .filter((claim) =>
          report.findings.some(
            (f) => f.rule === 'structure/missing-citation' && f.claim_id === claim.claim_id,
          ),
        )
        .map((claim) => claim.text),
    };
  };

  it('[E3] finds no fault where every sentence has its number', () => {
    const markdown =
      '虹鳟在春天产卵 [1][3]。\n\n可以这样登记 [1]：\n\n```text\nregister(carp)\n```\n\n登记簿在 `hut` 里 [3]。';
    expect(cited(markdown)).toEqual({ cited: [1, 3], invalid: [], uncited: [] });
  });

  it('[E3] [E2] knows the fixed sentence for what was not found', () => {
    expect(cited('文档里没有找到相关说明。')).toEqual({ cited: [], invalid: [], uncited: [] });
  });

  it('[E3] finds a number that is not there', () => {
    expect(cited('池塘很深 [7]。')).toEqual({ cited: [7], invalid: ['C1.1'], uncited: [] });
  });

  it('[E3] counts a mark after the full stop with the sentence before it', () => {
    expect(cited('第一条路冬天关闭。[1] 第二条路没有标记。')).toEqual({
      cited: [1],
      invalid: [],
      uncited: ['第二条路没有标记。'],
    });
  });

  it('takes the documents of the sources in the order of their paths', () => {
    const report = check('Carp were released in May [3].', { passages: 'documents' });
    expect(report.citations[0]).toMatchObject({ resolved_by: 'passage-number', document_id: 'notes.txt' });
    expect(report.verdict).toBe('pass');
  });
});
