import { existsSync, readFileSync, rmSync } from 'node:fs';
import { sha256Hex } from '@loccit/lineage';
import { beforeAll, describe, expect, it } from 'vitest';
import { commands } from '../src/command-table.js';
import { makeStores, PRINCIPALS, type Principal, READ_AT, STATES, type State } from './access-stores.js';
import { type Run, runMain } from './run-loccit.js';

/** A call of a command that reads a store; the reader is added. */
interface Call {
  readonly argv: readonly string[];
  /** What the owner of the document is shown, on either stream; nobody else is. */
  readonly shown: RegExp;
  readonly exit: number;
  /** The output tells who asked, or what the asking tenant itself has, so that two readers need not have the same. */
  readonly tellsReader?: true;
}

const DECIDE = [
  '--verdict',
  'supported',
  '--reason',
  'Read.',
  '--reviewer',
  'Lene',
  '--key',
  'key.jwk',
  '-o',
  'd.json',
];

/** At least one call for every command of which the table says that it reads a store for a reader. */
const CALLS: Readonly<Record<string, readonly Call[]>> = {
  ask: [
    { argv: ['What is the code of the crane?'], shown: /4711/, exit: 0 },
    { argv: ['What is the code of the crane?', '--json'], shown: /"answered"/, exit: 0 },
    { argv: ['起重机的密码是什么？', '--lang', 'zh'], shown: /4711/, exit: 0 },
  ],
  check: [
    { argv: ['crane.json', '--json'], shown: /"verdict": "pass"/, exit: 0, tellsReader: true },
    { argv: ['crane.json', '--lang', 'zh'], shown: /有支撑的论断 1\/1/, exit: 0, tellsReader: true },
    { argv: ['beyond.json', '--json'], shown: /span-bounds/, exit: 1, tellsReader: true },
    { argv: ['report.md', '--json'], shown: /misattributed/, exit: 1, tellsReader: true },
    { argv: ['report.md', '--format', 'sarif'], shown: /crane#0/, exit: 1, tellsReader: true },
  ],
  lineage: [
    { argv: ['crane.json'], shown: /match/i, exit: 0 },
    { argv: ['crane.json', 'C1.1', '--json', '--rerun'], shown: /"holds": true/, exit: 0 },
    { argv: ['beyond.json', '--json'], shown: /"faults": \[\s*"span-bounds"/, exit: 1 },
    { argv: ['crane.json', '--format', 'prov'], shown: /kb:crane/, exit: 0 },
  ],
  open: [
    { argv: ['crane.json', 'C1.1'], shown: /【The code of the crane is 4711\.】/, exit: 0 },
    { argv: ['crane.json', 'C1.1', '--json'], shown: /"passages": \[\s*\{/, exit: 0 },
    { argv: ['report.md', 'C2.1'], shown: /【/, exit: 0 },
    { argv: ['report.md', 'C3.1', '--json'], shown: /#0/, exit: 1 },
  ],
  pack: [
    { argv: ['crane.json', '-o', 'out.pack'], shown: /out\.pack/, exit: 0 },
    {
      argv: ['crane.json', '-o', 'out.pack', '--level', 'canonical', '--audit', '--report', '--json'],
      shown: /pack_sha256/,
      exit: 0,
    },
    { argv: ['beyond.json', '-o', 'out.pack', '--json'], shown: /pack_sha256/, exit: 0 },
  ],
  decide: [
    { argv: ['crane.json', 'C1.1', ...DECIDE, '--json'], shown: /claim_sha256/, exit: 0 },
    { argv: ['report.md', 'C2.1', ...DECIDE], shown: /4711/, exit: 0 },
  ],
  repair: [
    {
      argv: ['crane.json', '--policy', 'degrade', '-o', 'r.json', '--json'],
      shown: /"unchanged"/,
      exit: 0,
      tellsReader: true,
    },
    { argv: ['beyond.json', '--policy', 'retrieve', '-o', 'r.json'], shown: /now crane: /, exit: 0 },
  ],
  verify: [{ argv: ['crane.json', '--json'], shown: /"chain": "matched"/, exit: 1, tellsReader: true }],
};

const readers = Object.entries(PRINCIPALS) as [Principal, readonly string[]][];
const reading = commands.filter(({ store }) => store === 'reader');
const calls = reading.flatMap(({ name }) => (CALLS[name] ?? []).map((call, at) => ({ name, call, at })));

/** Of each command the first call is made by everybody, the others by who may read it and who may not. */
const readersOf = (at: number) =>
  readers.filter(([principal]) => at === 0 || principal === 'owner' || principal === 'other group');

let folders: ReadonlyMap<State, string>;
beforeAll(async () => {
  folders = await makeStores();
}, 120_000);

async function run(name: string, call: Call, principal: Principal, state: State): Promise<Run> {
  const cwd = folders.get(state) ?? '';
  for (const made of ['out.pack', 'd.json', 'r.json']) rmSync(`${cwd}/${made}`, { force: true });
  const reader = ['--store', 's', '--at', READ_AT, ...PRINCIPALS[principal]];
  const answerId = `ans_${sha256Hex(principal).slice(0, 32)}`;
  const named = name === 'ask' || name === 'repair' ? ['--answer-id', answerId] : [];
  const { exit, stderr, stdout } = await runMain([name, ...call.argv, ...reader, ...named], { cwd });
  const repaired = existsSync(`${cwd}/r.json`) ? readFileSync(`${cwd}/r.json`, 'utf8') : '';
  return { exit, stderr, stdout: (stdout + repaired).replaceAll(answerId, 'ans_') };
}

describe('commands', () => {
  it('[C8] each says whether it reads a store for somebody, is for whoever keeps the store, or opens none', () => {
    for (const { name, options, store } of commands) {
      expect([name, options.includes('store')]).toEqual([name, store !== undefined]);
      const asked = ['tenant', 'as', 'at'].filter((option) => options.includes(option));
      if (store === 'reader') expect([name, asked]).toEqual([name, ['tenant', 'as', 'at']]);
      if (store === 'operator') expect([name, options.includes('as')]).toEqual([name, false]);
    }
  });

  it('[C8] every command that reads a store for somebody stands in this table, and no other does', () => {
    expect(Object.keys(CALLS).sort()).toEqual(reading.map(({ name }) => name).sort());
    expect(calls.length).toBeGreaterThanOrEqual(reading.length);
  });

  it('[C8] the help of what is for whoever keeps the store says so, in both languages', async () => {
    for (const { name } of commands.filter(({ store }) => store === 'operator')) {
      const help = async (lang: string) => (await runMain([name, '--help', '--lang', lang])).stdout;
      expect([name, await help('en')]).toEqual([
        name,
        expect.stringContaining('For whoever keeps the store'),
      ]);
      expect([name, await help('zh')]).toEqual([name, expect.stringContaining('供维护存储库的人使用')]);
    }
  });

  it.each(calls)('[C8] $name $call.argv: shows the document to its owner', async ({ call, name }) => {
    const { exit, stderr, stdout } = await run(name, call, 'owner', 'existing');
    expect({ exit, output: stdout + stderr }).toEqual({
      exit: call.exit,
      output: expect.stringMatching(call.shown),
    });
  });

  it.each(calls)(
    '[C8] $name $call.argv: existing, deleted, revoked, absent and foreign are the same bytes to whoever may not read',
    async ({ at, call, name }) => {
      for (const [principal] of readersOf(at)) {
        const absent = await run(name, call, principal, 'absent');
        expect(absent.stdout + absent.stderr).not.toMatch(call.shown);
        for (const state of STATES) {
          if (principal === 'owner' && state === 'existing') continue;
          const cell = await run(name, call, principal, state);
          expect({ principal, state, ...cell }).toEqual({ principal, state, ...absent });
        }
      }
    },
    60_000,
  );

  it.each(calls.filter(({ call }) => call.tellsReader !== true))(
    '[C8] $name $call.argv: one outcome for every reader who may not read',
    async ({ call, name }) => {
      const outcomes = new Map<string, Principal[]>();
      for (const [principal] of readers) {
        if (principal === 'owner') continue;
        const outcome = JSON.stringify(await run(name, call, principal, 'existing'));
        outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), principal]);
      }
      expect([...outcomes.values()]).toHaveLength(1);
    },
  );
});
