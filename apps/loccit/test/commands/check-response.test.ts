import type { Extraction, Report } from '@loccit/contract';
import { describe, expect, it } from 'vitest';
import { runMain } from '../run-loccit.js';
import { makeFolder, runJson, writeFiles } from '../temp-folder.js';

const SOURCE = '# Ferry times\n\nBoats 🛥 wait.\n\nThe last ferry leaves at 22:40.\n\nDogs travel free.\n';
const LAST = 'The last ferry leaves at 22:40.';

const citing = (cited: string, start: number) => ({
  type: 'char_location',
  cited_text: cited,
  document_index: 0,
  document_title: 'Ferry times',
  file_id: null,
  start_char_index: start,
  end_char_index: start + [...cited].length,
});

/** A message of one block, with what it cites. */
const message = (text: string, ...citations: unknown[]): string =>
  JSON.stringify({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'a-model',
    content: [{ type: 'text', text, citations }],
    stop_reason: 'end_turn',
  });

const folder = (response: string): string => makeFolder({ 'answer.json': response, 'docs/ferry.md': SOURCE });
const checked = (response: string, exit: number): Promise<Report> =>
  runJson<Report>(folder(response), ['check', 'answer.json', '--sources', 'docs'], exit);

const at = [...SOURCE.slice(0, SOURCE.indexOf(LAST))].length;

describe('check of a response', () => {
  it('says what it was understood as and places the quoted words in the source that it names', async () => {
    const report = await checked(message(LAST, citing(LAST, at)), 0);
    expect(report.subject).toMatchObject({ kind: 'response', read_as: 'anthropic-message' });
    expect(report.citations).toMatchObject([
      {
        form: 'anchor',
        resolved_by: 'title',
        char_start: at,
        char_end: at + LAST.length,
        placed: { outcome: 'exact', foldings: [] },
        verdict: 'supported',
      },
    ]);
  });

  it('fails a quote that the source does not hold, and keeps what was said', async () => {
    const report = await checked(message(LAST, citing('The last ferry leaves at 23:10.', at)), 1);
    expect(report.findings.map(({ rule }) => rule)).toContain('provenance/quote-mismatch');
    expect(report.citations[0]).toMatchObject({ quote: { exact: 'The last ferry leaves at 23:10.' } });
    expect(report.citations[0]?.placed?.outcome).not.toBe('exact');
  });

  it('says that words stand elsewhere than the response says, and judges them where they stand', async () => {
    const report = await checked(message(LAST, citing(LAST, 3)), 0);
    expect(report.findings).toMatchObject([{ rule: 'verifiability/wrong-place', outcome: 'notice' }]);
    expect(report.citations[0]).toMatchObject({ char_start: at, verdict: 'supported' });
  });

  it('shows a person the form in both languages', async () => {
    const cwd = folder(message(LAST, citing(LAST, at)));
    const english = await runMain(['check', 'answer.json', '--sources', 'docs'], { cwd });
    const chinese = await runMain(['check', 'answer.json', '--sources', 'docs', '--lang', 'zh'], { cwd });
    expect(english.stdout).toContain("read as: a message of Anthropic's Messages API");
    expect(chinese.stdout).toContain('读作：Anthropic Messages API 的消息');
  });

  it('refuses a malformed response with its place', async () => {
    const cwd = folder(JSON.stringify({ type: 'message', role: 'assistant', content: [{ type: 'text' }] }));
    const run = await runMain(['check', 'answer.json', '--json'], { cwd });
    expect(run.exit).toBe(2);
    expect(JSON.parse(run.stdout)).toMatchObject({
      error: { code: 'response-member-missing', at: { file: 'answer.json', pointer: '/content/0/text' } },
    });
  });
});

describe('extract of a response', () => {
  it('gives claims and citations that count in the text of the answer', async () => {
    const cwd = folder(message(`🐕 ${LAST}`, citing(LAST, at)));
    const extraction = await runJson<Extraction>(cwd, ['extract', 'answer.json']);
    expect(extraction).toMatchObject({
      read_as: 'anthropic-message',
      text: `🐕 ${LAST}`,
      citations: [{ form: 'annotation', quote: { exact: LAST }, claim_ids: ['C1'] }],
      references: [{ title: 'Ferry times' }],
    });
  });

  it('writes citations as Web Annotations and as parts of the AI SDK, which are read back', async () => {
    const cwd = folder(message(LAST, citing(LAST, at)));
    for (const format of ['web-annotation', 'ai-sdk']) {
      const written = await runMain(['extract', 'answer.json', '--format', format], { cwd });
      writeFiles(cwd, { [`${format}.json`]: written.stdout });
      const again = await runJson<Extraction>(cwd, ['extract', `${format}.json`]);
      expect(again).toMatchObject({ read_as: format, text: LAST, citations: [{ quote: { exact: LAST } }] });
    }
  });
});
