import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { type Answer, digestAnswer } from '@loccit/contract';
import { bindContent, readSourceEvent } from '@loccit/ingestion';
import { beforeAll, describe, expect, it } from 'vitest';
import { openStoreToWrite } from '../src/files/find-store.js';
import { describeEntry } from './manifest-entry.js';
import { type Run, runMain } from './run-loccit.js';
import { makeFolder, runJson, writeFiles } from './temp-folder.js';

const FROM = '2026-03-01T00:00:00Z';
const TO = '2026-10-01T00:00:00Z';
/** One second beyond each end, and the instants at the ends. */
const TIMES = {
  'not begun': '2026-02-28T23:59:59Z',
  'first instant': FROM,
  'last instant': '2026-09-30T23:59:59Z',
  over: TO,
} as const;
type Time = keyof typeof TIMES;

const ANSWER_ID = `ans_${'b'.repeat(32)}`;
const QUESTIONS = ['What is the code of the beach hut?', '沙滩小屋的密码是什么？'];
const HUT = '# Hut\n\nThe code of the beach hut is 4711. 沙滩小屋的密码是 4711。\n';
const OFFICE = '# Office\n\nThe office is on the quay. 办公室在码头上。\n';

/** What else may have happened to the document, beside its window. */
const WORLDS = ['window', 'absent', 'window, closed', 'window, waiting to be closed'] as const;
type World = (typeof WORLDS)[number];

/** Closes the document to everybody but the board. */
const LATER = {
  schema: 'urn:loccit:event:1',
  event_id: 'later',
  tenant_id: 'default',
  document_id: 'hut',
  sequence: 9,
  action: 'upsert',
  document: {
    source_uri: 'kb:hut',
    source_version: '1',
    title: 'The hut',
    allowed_groups: ['board'],
    effective_from: FROM,
    effective_to: TO,
  },
};

async function makeWorld(form: 'file' | 'folder', world: World): Promise<string> {
  const groups = world === 'window, closed' ? ['board'] : ['public'];
  const hut = describeEntry('hut', groups, { effective_from: FROM, effective_to: TO });
  const documents = [describeEntry('office', ['public']), ...(world === 'absent' ? [] : [hut])];
  const folder = makeFolder({
    'docs/office.md': OFFICE,
    ...(world === 'absent' ? {} : { 'docs/hut.md': HUT }),
    'docs/sources.json': JSON.stringify({ schema: 'urn:loccit:sources:1', tenant_id: 'default', documents }),
  });
  // A store of which there are locks was begun as a folder.
  if (form === 'folder') mkdirSync(`${folder}/s/locks`, { recursive: true });
  await runJson(folder, ['ingest', 'docs', '--store', 's']);
  rmSync(`${folder}/docs`, { recursive: true });
  if (world === 'window, waiting to be closed') {
    const { event } = bindContent(readSourceEvent(LATER));
    openStoreToWrite(`${folder}/s`).store.accept(event);
  }
  return folder;
}

describe.each(['file', 'folder'] as const)('a document with a window, in a store in a %s', (form) => {
  const folders = new Map<World, string>();
  const run = async (argv: readonly string[], world: World, time: Time): Promise<Run> => {
    const cwd = folders.get(world) ?? '';
    rmSync(`${cwd}/out.json`, { force: true });
    const made = await runMain([...argv, '--store', 's', '--at', TIMES[time]], { cwd });
    const written = existsSync(`${cwd}/out.json`) ? readFileSync(`${cwd}/out.json`, 'utf8') : '';
    // The time of reading stands in reports.
    const stdout = (made.stdout + written).replaceAll(TIMES[time], 'AT');
    return { ...made, stdout };
  };
  const ask = (question: string) => ['ask', question, '--json', '--answer-id', ANSWER_ID];
  const CALLS: readonly (readonly string[])[] = [
    ...QUESTIONS.map(ask),
    ['open', 'hut.json', 'C1.1'],
    ['open', 'hut.json', 'C1.1', '--json', '--lang', 'zh'],
    ['check', 'hut.json', '--json'],
    ['lineage', 'hut.json', '--json'],
    ['repair', 'hut.json', '--policy', 'retrieve', '-o', 'out.json', '--answer-id', ANSWER_ID],
  ];

  beforeAll(async () => {
    for (const world of WORLDS) folders.set(world, await makeWorld(form, world));
    const { stdout } = await runMain([...ask(QUESTIONS[0] ?? ''), '--store', 's', '--at', FROM], {
      cwd: folders.get('window') ?? '',
    });
    expect(stdout).toContain('4711');
    const answer = JSON.parse(stdout) as Answer;
    const digest = digestAnswer(answer);
    const [audit] = openStoreToWrite(`${folders.get('window')}/s`).store.audits(digest);
    if (audit === undefined) throw new Error('no audit');
    for (const folder of folders.values()) {
      writeFiles(folder, { 'hut.json': stdout });
      openStoreToWrite(`${folder}/s`).store.putAudit(digest, audit);
    }
    expect(existsSync(`${folders.get('window')}/s/store.sqlite`)).toBe(form === 'file');
  }, 60_000);

  it.each(CALLS)('[C8] is absent before it has begun: %s %s', async (...argv) => {
    expect(await run(argv, 'window', 'not begun')).toEqual(await run(argv, 'absent', 'not begun'));
  });

  it.each(CALLS)(
    '[C8] is absent to whom it is closed, or waits to be, at any time: %s %s',
    async (...argv) => {
      for (const time of Object.keys(TIMES) as Time[]) {
        const absent = await run(argv, 'absent', time);
        for (const world of ['window, closed', 'window, waiting to be closed'] as const)
          expect({ world, time, ...(await run(argv, world, time)) }).toEqual({ world, time, ...absent });
      }
    },
  );

  it.each(QUESTIONS)(
    '[C8] answers from its first instant to its last, and as if it were absent from its end on: %s',
    async (question) => {
      for (const time of ['first instant', 'last instant'] as const)
        expect(JSON.parse((await run(ask(question), 'window', time)).stdout)).toMatchObject({
          status: 'answered',
        });
      const over = await run(ask(question), 'window', 'over');
      expect(over).toEqual(await run(ask(question), 'absent', 'over'));
    },
  );

  it('[C8] lets what was cited be traced and opened when its time is over, and fails what is asked of now', async () => {
    const opened = await run(['open', 'hut.json', 'C1.1'], 'window', 'over');
    expect(opened).toMatchObject({ exit: 0, stdout: expect.stringContaining('4711') });
    const traced = await run(['lineage', 'hut.json', '--json'], 'window', 'over');
    expect(JSON.parse(traced.stdout)).toMatchObject({
      holds: true,
      drift: { state: 'unavailable', places: [] },
    });
    const checked = await run(['check', 'hut.json', '--json'], 'window', 'over');
    expect(checked.exit).toBe(1);
    const { findings, layers } = JSON.parse(checked.stdout) as {
      readonly findings: readonly { readonly rule: string; readonly outcome: string }[];
      readonly layers: Readonly<Record<string, { readonly verdict: string } | string>>;
    };
    expect(findings.filter(({ outcome }) => outcome === 'fail').map(({ rule }) => rule)).toEqual([
      'verifiability/not-available-now',
    ]);
    expect(JSON.stringify(layers)).toContain('pass');
    const now = await run(['lineage', 'hut.json', '--json'], 'window', 'last instant');
    expect(JSON.parse(now.stdout)).toMatchObject({ holds: true, drift: { state: 'current' } });
  });

  it('[C8] answers nothing from it again in a repair when its time is over', async () => {
    const argv = ['repair', 'hut.json', '--policy', 'retrieve', '-o', 'out.json', '--answer-id', ANSWER_ID];
    const repaired = await run(argv, 'window', 'over');
    expect(repaired).toMatchObject({ exit: 1, stdout: expect.stringContaining('not-available-now') });
    const made = JSON.parse(readFileSync(`${folders.get('window')}/out.json`, 'utf8')) as Answer;
    expect(made.status).toBe('insufficient_evidence');
    expect(made.claims.flatMap(({ citations }) => citations)).toEqual([]);
  });
});
