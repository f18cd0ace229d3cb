import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runMain } from '../run-loccit.js';
import { makeFolder, runJson } from '../temp-folder.js';

const page = 'Keep the tide table.\r\nThe “old” quay is\r\nshut until May.\r\n';

const lines = (...cases: readonly unknown[]): string =>
  cases.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n');

describe('loccit anchor', () => {
  it('answers each line of a file of cases on its own, in order, and ends with 2 for a bad one', async () => {
    const cwd = makeFolder({
      'in/page.md': page,
      'in/cases.jsonl': lines(
        { id: 'a', text: 'Keep the tide table.', exact: 'tide table' },
        { id: 'b', text_file: 'page.md', exact: 'The "old" quay is shut', char_start: 4 },
        '',
        { id: 3, text_file: 'none.md', exact: 'tide' },
        { id: 'd', text: 'x' },
        '{"id": "e", "text": ',
        { id: 'f', text: 'x', text_file: 'page.md', exact: 'tide' },
        { id: 'g', text: 'Keep the tide table.', exact: ' ' },
        { id: 'h', text: 'Keep the tide table.', exact: 'no such words in it' },
      ),
    });
    const { exit, stdout } = await runMain(['anchor', '--cases', 'in/cases.jsonl'], { cwd });
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(exit).toBe(2);
    expect(answers).toEqual([
      { id: 'a', outcome: 'exact', matches: [{ char_start: 9, char_end: 19, score: 1, foldings: [] }] },
      {
        id: 'b',
        outcome: 'folded',
        matches: [{ char_start: 21, char_end: 43, score: 1, foldings: ['space', 'quotes'] }],
      },
      {
        id: 3,
        error: expect.objectContaining({
          code: 'file-not-found',
          at: { file: 'in/none.md', pointer: '/text_file' },
        }),
      },
      {
        id: 'd',
        error: expect.objectContaining({
          code: 'bad-case',
          at: expect.objectContaining({ file: 'in/cases.jsonl', line: 5, pointer: '/exact' }),
        }),
      },
      {
        id: null,
        error: expect.objectContaining({ code: 'unexpected-end', at: expect.objectContaining({ line: 6 }) }),
      },
      {
        id: 'f',
        error: expect.objectContaining({
          code: 'bad-case',
          at: expect.objectContaining({ pointer: '/text_file' }),
        }),
      },
      {
        id: 'g',
        error: expect.objectContaining({ code: 'quote-empty', at: expect.objectContaining({ line: 8 }) }),
      },
      { id: 'h', outcome: 'absent', matches: [] },
    ]);
  });

  it('reads no text outside the folder of the cases, and none beyond the limit', async () => {
    const cwd = makeFolder({
      'secret.md': 'The password is tide.',
      'in/sub/page.md': page,
      'in/cases.jsonl': lines(
        { id: 1, text_file: '../secret.md', exact: 'password is tide' },
        { id: 2, text_file: 'sub/../../none.md', exact: 'password is tide' },
        { id: 3, text_file: 'link.md', exact: 'password is tide' },
        { id: 4, text_file: 'up/secret.md', exact: 'password is tide' },
        { id: 5, text_file: 'inner.md', exact: 'Keep the tide' },
        { id: 6, text_file: 'sub/../sub/page.md', exact: 'Keep the tide' },
        { id: 7, text: `Keep the tide${'é'.repeat(50)}`, exact: 'Keep the tide' },
        { id: 8, text: `Keep the tide${'e'.repeat(50)}`, exact: 'Keep the tide' },
      ),
    });
    symlinkSync(join(cwd, 'secret.md'), join(cwd, 'in/link.md'));
    symlinkSync('..', join(cwd, 'in/up'));
    symlinkSync('sub/page.md', join(cwd, 'in/inner.md'));
    const { exit, stdout } = await runMain(['anchor', '--cases', 'in/cases.jsonl', '--max-bytes', '100'], {
      cwd,
    });
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { outcome?: string; error?: { code: string; at: object } });
    expect(exit).toBe(2);
    expect(answers.map(({ error, outcome }) => error?.code ?? outcome)).toEqual([
      ...Array.from({ length: 4 }, () => 'path-outside'),
      'exact',
      'exact',
      'too-large',
      'exact',
    ]);
    expect(answers[0]?.error?.at).toEqual({ file: 'secret.md', pointer: '/text_file' });
    expect(answers[6]?.error?.at).toMatchObject({ file: 'in/cases.jsonl', line: 7, pointer: '/text' });
  });

  it('finds one quote with its context and old place, and says by the exit code whether it is there', async () => {
    const cwd = makeFolder({ 'page.md': page });
    const asked = ['anchor', 'page.md', '--quote', 'tide', '--prefix', 'Keep the ', '--at', '2'];
    expect(await runJson(cwd, asked)).toEqual({
      schema: 'urn:loccit:anchoring:1',
      outcome: 'moved',
      matches: [{ char_start: 9, char_end: 13, score: 1, foldings: [] }],
    });
    expect((await runMain(asked, { cwd })).exit).toBe(0);
    expect((await runMain(['anchor', 'page.md', '--quote', 'tide'], { cwd })).exit).toBe(1);
    expect((await runMain(['anchor', 'page.md', '--quote', 'nothing of the kind'], { cwd })).exit).toBe(1);
  });

  it('shows every place in the text around it, in English and Chinese', async () => {
    const cwd = makeFolder({ 'page.md': page });
    const asked = ['anchor', 'page.md', '--quote', 'the "old" quay'];
    const english = (await runMain([...asked, '--lang', 'en'], { cwd })).stdout;
    expect(english).toContain('folded: quotes, case');
    expect(english).toContain('【The “old” quay】');
    expect((await runMain([...asked, '--lang', 'zh'], { cwd })).stdout).toContain('归并：引号、大小写');
  });

  it('reads selectors as JSON and as fragments, and gives those of a span', async () => {
    const cwd = makeFolder({ 'page.md': page });
    const span = { matches: [expect.objectContaining({ char_start: 9, char_end: 13 })] };
    for (const selector of [
      'char=9,13',
      ':~:text=tide',
      '{"type":"TextPositionSelector","start":9,"end":13}',
    ]) {
      expect(await runJson(cwd, ['anchor', 'page.md', '--selector', selector])).toMatchObject(span);
    }
    const { selectors } = (await runJson(cwd, ['anchor', 'page.md', '--describe', '9', '13'])) as {
      selectors: { selector: object; unique: boolean }[];
    };
    expect(selectors).toHaveLength(4);
    for (const { selector, unique } of selectors) {
      expect(unique).toBe(true);
      expect(await runJson(cwd, ['anchor', 'page.md', '--selector', JSON.stringify(selector)])).toMatchObject(
        span,
      );
    }
  });
});
