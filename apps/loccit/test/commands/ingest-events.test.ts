import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { runBinary, runMain } from '../run-loccit.js';
import { makeFolder, runJson, writeFiles } from '../temp-folder.js';

const upsert = (id: string, sequence: number, more: object = {}, document: object = {}) => ({
  schema: 'urn:loccit:event:1',
  event_id: id,
  tenant_id: 'default',
  document_id: 'office.md',
  sequence,
  action: 'upsert',
  document: {
    source_uri: 'urn:example:office',
    source_version: String(sequence),
    allowed_groups: ['public'],
    ...document,
  },
  ...more,
});
const text = (hours: string) => ({ content: { text: `# 港口\n\nThe harbour office opens at ${hours}.\n` } });
const remove = (id: string, sequence: number) => ({
  schema: 'urn:loccit:event:1',
  event_id: id,
  tenant_id: 'default',
  document_id: 'office.md',
  sequence,
  action: 'delete',
});
const lines = (...events: readonly unknown[]) =>
  `${events.map((event) => (typeof event === 'string' ? event : JSON.stringify(event))).join('\n')}\n`;
const ingest = (file: string) => ['ingest', '--events', file, '--store', 's', '--json'];
const answersOf = (stdout: string) =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
const ask = ['ask', 'When does the harbour office open?', '--store', 's', '--at', '2026-03-01T00:00:00Z'];

describe('loccit ingest --events', () => {
  it.skipIf(process.platform === 'win32')(
    'refuses a pipe as content, and takes in the lines after it',
    async () => {
      const cwd = makeFolder({
        'events.jsonl': lines(
          upsert('e1', 1, { content: { path: 'pipe.md' } }),
          upsert('e2', 2, text('08:00')),
        ),
      });
      execFileSync('mkfifo', [`${cwd}/pipe.md`]);
      const { exit, stdout } = await runBinary(ingest('events.jsonl'), { cwd });
      expect(answersOf(stdout)).toMatchObject([
        { error: { code: 'not-a-file' } },
        { id: 'e2', outcome: 'accepted' },
      ]);
      expect(exit).toBe(2);
    },
  );

  it('counts a long stream on a terminal, on standard error, and tells nobody else', async () => {
    const events = lines(...Array.from({ length: 250 }, () => upsert('e1', 1, text('8:00'))));
    const cwd = makeFolder({ 'events.jsonl': events });
    const call = ['ingest', '--events', 'events.jsonl', '--store', 's'];
    const told = await runMain([...call, '--lang', 'zh'], { cwd, isTTY: true });
    expect(told.stderr).toContain('已接收 100 个事件');
    expect(told.stderr).toContain('已接收 200 个事件');
    expect(told.stderr.endsWith('\r\u001b[2K')).toBe(true);
    expect(told.stdout).not.toContain('已接收 100 个事件');
    expect((await runMain(call, { cwd })).stderr).toBe('');
  });

  it('answers every line in its order and publishes what the events come to', async () => {
    const cwd = makeFolder({
      'events.jsonl': lines(upsert('e1', 1, text('8:00')), upsert('e2', 2, text('9:30'))),
    });
    const { exit, stdout } = await runMain(ingest('events.jsonl'), { cwd });
    expect(exit).toBe(0);
    expect(answersOf(stdout)).toEqual([
      {
        id: 'e1',
        tenant_id: 'default',
        document_id: 'office.md',
        sequence: 1,
        outcome: 'accepted',
        position: 1,
      },
      {
        id: 'e2',
        tenant_id: 'default',
        document_id: 'office.md',
        sequence: 2,
        outcome: 'accepted',
        position: 2,
      },
    ]);
    expect((await runMain(ask, { cwd })).stdout).toContain('9:30');
  });

  it('[C9] does nothing for a replay, ignores what is overtaken, refuses what conflicts, and goes on after a bad line', async () => {
    const cwd = makeFolder({
      'events.jsonl': lines(
        upsert('e5', 5, text('8:00')),
        upsert('e5', 5, text('8:00')),
        upsert('e4', 4, text('7:00')),
        upsert('e5', 6, text('8:00')),
        upsert('x5', 5, text('6:00')),
        'no event at all',
        { ...remove('e7', 7), content: { text: '' } },
        '',
        upsert('e8', 8, text('9:30')),
      ),
    });
    const { exit, stdout } = await runMain(ingest('events.jsonl'), { cwd });
    expect(exit).toBe(2);
    const answers = answersOf(stdout);
    expect(answers.map(({ id, outcome, error }) => [id, outcome ?? error.code])).toEqual([
      ['e5', 'accepted'],
      ['e5', 'replayed'],
      ['e4', 'stale'],
      ['e5', 'event-conflict'],
      ['x5', 'sequence-conflict'],
      [null, 'invalid-literal'],
      ['e7', 'event-schema'],
      ['e8', 'accepted'],
    ]);
    expect(answers[4].error.at).toMatchObject({ file: 'events.jsonl', line: 5, pointer: '/sequence' });
    expect((await runMain(ask, { cwd })).stdout).toContain('9:30');
  });

  it('says the same in Chinese', async () => {
    const cwd = makeFolder({
      'events.jsonl': lines(upsert('e1', 1, text('8:00')), upsert('e1', 2, text('8:00'))),
    });
    const { stdout } = await runMain(['ingest', '--events', 'events.jsonl', '--store', 's', '--lang', 'zh'], {
      cwd,
    });
    expect(stdout).toContain('该 event_id 已被本租户的另一事件占用');
    expect(stdout).toContain('已接受 1');
  });

  it('reads content by a path below the file of events, and none outside of it', async () => {
    const cwd = makeFolder({
      'secret.txt': 'nothing of this is read',
      'feed/docs/office.txt': 'The harbour office opens at 9:30.',
      'feed/events.jsonl': lines(
        upsert('e1', 1, { content: { path: 'docs/office.txt' } }),
        upsert('e2', 2, { content: { path: '../secret.txt' } }),
        upsert('e3', 3, { content: { path: 'docs/none.txt' } }),
      ),
    });
    const { exit, stdout } = await runMain(ingest('feed/events.jsonl'), { cwd });
    expect(exit).toBe(2);
    expect(answersOf(stdout).map(({ outcome, error }) => outcome ?? error.code)).toEqual([
      'accepted',
      'event-schema',
      'file-not-found',
    ]);
    expect((await runMain(ask, { cwd })).stdout).toContain('9:30');
  });

  it('[C9] closes a deleted document at once, also where the rest of the batch cannot be read', async () => {
    const cwd = makeFolder({ 'one.jsonl': lines(upsert('e1', 1, text('9:30'))) });
    await runMain(ingest('one.jsonl'), { cwd });
    const broken = Buffer.from([0x41, 0xff, 0x41]).toString('base64');
    const bad = { ...upsert('f1', 1, { content: { base64: broken } }), document_id: 'broken.md' };
    writeFiles(cwd, { 'two.jsonl': lines(bad, remove('e2', 2)) });
    const { exit, stderr } = await runMain(ingest('two.jsonl'), { cwd });
    expect(exit).toBe(2);
    expect(stderr).toContain('ill-formed-text');
    const answer = await runJson<{ status: string }>(cwd, ask);
    expect(answer.status).toBe('insufficient_evidence');
  });

  it('takes events from standard input, and no paths there', async () => {
    const cwd = makeFolder({});
    const stdin = Buffer.from(
      lines(upsert('e1', 1, text('9:30')), upsert('e2', 2, { content: { path: 'office.txt' } })),
    );
    const { exit, stdout } = await runBinary(ingest('-'), { cwd, stdin });
    expect(exit).toBe(2);
    expect(answersOf(stdout).map(({ outcome, error }) => outcome ?? error.code)).toEqual([
      'accepted',
      'content-needs-folder',
    ]);
  });

  it('says of what waits what to do, and codes in the brackets of the language', async () => {
    const picture = upsert(
      'e1',
      1,
      { content: { base64: 'JVBERi0xLjQK' } },
      { media_type: 'application/pdf' },
    );
    const cwd = makeFolder({ 'events.jsonl': lines(picture, { ...picture, sequence: 2 }) });
    const call = ['ingest', '--events', 'events.jsonl', '--store', 's'];
    const { exit, stdout } = await runMain(call, { cwd });
    expect(exit).toBe(2);
    expect(stdout).toContain('(media-type-unknown)\n    Give text/markdown or text/plain');
    const chinese = await runMain([...call, '--lang', 'zh'], { cwd });
    expect(chinese.stdout).toMatch(/（event-conflict）/);
    const status = await runMain(['status', '--store', 's', '--lang', 'zh'], { cwd });
    expect(status.stdout).toContain('（media-type-unknown）');
    expect(status.stdout).toContain('office.md 只对新访问名单上的读者开放');
  });

  it('refuses roots beside events, which would say two things', async () => {
    const cwd = makeFolder({ 'events.jsonl': lines(upsert('e1', 1, text('9:30'))) });
    const { exit, stdout } = await runMain([...ingest('events.jsonl'), 'events.jsonl'], { cwd });
    expect(exit).toBe(2);
    expect(JSON.parse(stdout).error).toMatchObject({
      code: 'option-unfit',
      remedy: expect.stringContaining('Give --events alone'),
    });
    const watched = await runMain(['ingest', '--events', 'e.jsonl', '--watch'], { cwd });
    expect(watched.stderr).toContain('Give --events alone');
  });
});
