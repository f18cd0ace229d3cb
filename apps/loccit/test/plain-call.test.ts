import { describe, expect, it } from 'vitest';
import { readPlainCall } from '../src/plain-call.js';
import { createProgram } from '../src/program.js';

const quiet = { write: () => true };

/** What the parser with help and refusals reads: the call, or the code of its refusal. */
async function readSlowly(argv: readonly string[]): Promise<unknown> {
  let called: unknown;
  const session = { streams: { out: quiet, err: quiet, env: {} }, lang: 'en' as const, exitCode: 0 };
  const program = createProgram(session, (entry, operands, options) => {
    called = { name: entry.name, operands, options };
  });
  await program.parseAsync([...argv], { from: 'user' });
  return called;
}

const plain = [
  ['check', 'a.json'],
  ['check', 'a.json', 'b.md', '-', '--json'],
  ['check', '--sources', 'a folder', 'a.json', '--without', 'audit,reader', '--allow-unverifiable'],
  ['check', '--fail-on=support/denied', '--min-coverage=1/2', 'a.json', '--lang', 'zh-Hans'],
  ['check', '--store', 'one', '--store', 'two', 'a.json'],
  ['ingest'],
  ['ingest', '', 'a'],
  ['ask', 'How many = 3?', '--answer-id', 'ans_0', '--as', 'a,b'],
  ['open', 'a.json', 'C1.1', '--tenant', 'acme'],
  ['schema'],
  ['schema', 'answer', 'a.json'],
  ['rules', 'number-mismatch', '--json', '--json'],
  ['canonicalize', 'a.txt', '--media-type', 'text/plain', '--charset', 'gbk'],
  ['extract', 'a.md', '--id-alphabet', 'letters', '--max-bytes', '10'],
];

const other = [
  [],
  ['--help'],
  ['check'],
  ['check', '--help'],
  ['check', '-h', 'a.json'],
  ['check', 'a.json', '--unknown'],
  ['check', 'a.json', '--store'],
  ['check', 'a.json', '--store', '--json'],
  ['check', 'a.json', '--store', '-x'],
  ['check', 'a.json', '--store='],
  ['check', 'a.json', '--json=yes'],
  ['check', 'a.json', '--lang', 'fr'],
  ['check', '--', '--json'],
  ['chekc', 'a.json'],
  ['--json', 'check', 'a.json'],
  ['jcs'],
  ['jcs', 'a', 'b'],
  ['rules', 'a', 'b'],
  ['constructor'],
  ['check', 'a.json', '--constructor', 'x'],
];

describe('readPlainCall', () => {
  it.each(plain)('reads what the parser with the help reads: %s %s %s %s', async (...argv) => {
    const call = readPlainCall(argv);
    expect(call && { name: call.entry.name, operands: call.operands, options: call.options }).toEqual(
      await readSlowly(argv),
    );
  });

  it('leaves help, advice and every refusal to the parser that has them', () => {
    for (const argv of other) expect([argv, readPlainCall(argv)]).toEqual([argv, undefined]);
  });
});
