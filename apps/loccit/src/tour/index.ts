import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Answer, message } from '@loccit/contract';
import { detectLang } from '../console/lang.js';
import { createTerminal, wrapLines } from '../console/terminal.js';
import { main } from '../index.js';
import { runQuietly, showCommand } from './run-command.js';
import { tamperings } from './tamperings.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const folder = 'out/tour';
const store = `${folder}/store`;
const corpora = 'fixtures/corpora';
/** The day the corpora are read as of, so that every run gives the same bytes. */
const at = '2026-11-29T00:00:00Z';

const questions = [
  { name: 'answered-en', tenant: 'acme', text: 'Within how many working days of approval is a refund paid?' },
  { name: 'answered-zh', tenant: 'acme', text: '国内出差的餐费补贴每天是多少？' },
  { name: 'conflict', tenant: 'acme', text: '住宿费每晚的上限是多少元？' },
  {
    name: 'restricted',
    tenant: 'acme',
    text: 'What is the telephone number of the on-call engineer for payments?',
  },
  { name: 'unknown', tenant: 'acme', text: 'Which airline flies to the moon?' },
] as const;

/**
 * The main job of `npm start`: ingests the corpora, asks, checks, tampers, checks a report, and says where it all lies.
 *
 * @remarks Runs the real commands. Works without network and keys; writes below `out/tour` only.
 */
export async function tour(argv: readonly string[]): Promise<number> {
  process.chdir(root);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const lang = detectLang(argv, process.env);
  const terminal = createTerminal({ out: process.stdout, err: process.stderr, env: process.env }, lang);
  const { colors } = terminal;
  const write = (...lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);
  const heading = (key: 'tour.ingest' | 'tour.ask' | 'tour.tamper' | 'tour.report') =>
    write('', colors.bold(message(key, lang)));
  const run = (...command: readonly string[]) => main([...command, '--lang', lang]);

  write(colors.bold(message('tour.title', lang)));
  heading('tour.ingest');
  write(showCommand(terminal, ['ingest', `${corpora}/acme`, '...', '--store', store]));
  await run('ingest', `${corpora}/acme`, `${corpora}/globex`, `${corpora}/manual`, '--store', store);

  heading('tour.ask');
  for (const [index, { name, tenant, text }] of questions.entries()) {
    const call = [
      'ask',
      text,
      '--store',
      store,
      '--tenant',
      tenant,
      '--at',
      at,
      '--answer-id',
      `ans_${String(index + 1).padStart(32, '0')}`,
    ];
    const file = `${folder}/${name}.json`;
    writeFileSync(file, await runQuietly([...call, '--json']));
    if (index > 0) write('');
    write(showCommand(terminal, ['ask', `"${text}"`]));
    await run(...call);
    await run('check', file, '--store', store, '--tenant', tenant, '--at', at, '--brief');
    writeFileSync(
      `${folder}/${name}.report.json`,
      await runQuietly(['check', file, '--store', store, '--tenant', tenant, '--at', at, '--json']),
    );
  }

  heading('tour.tamper');
  const original = JSON.parse(await runQuietly(['jcs', `${folder}/${questions[0].name}.json`])) as Answer;
  for (const { key, change } of tamperings) {
    const file = `${folder}/tampered-${key}.json`;
    writeFileSync(file, JSON.stringify(change(original)));
    const report = JSON.parse(
      await runQuietly([
        'check',
        file,
        '--store',
        store,
        '--tenant',
        'acme',
        '--at',
        at,
        '--json',
        '--without',
        'audit',
      ]),
    );
    const failed = (report.findings as { rule: string; outcome: string; severity: string }[]).filter(
      ({ outcome, severity }) => outcome === 'fail' && severity === 'error',
    );
    const rules = [...new Set(failed.map(({ rule }) => rule))].join(', ');
    write(
      ...wrapLines(terminal, `${message(`tour.tamper.${key}`, lang)} → ${rules}`, `  ${colors.red('✗')} `),
    );
  }

  heading('tour.report');
  const reportCall = [
    'check',
    `${corpora}/report/service-review.md`,
    '--sources',
    `${corpora}/acme`,
    '--at',
    at,
  ];
  write(showCommand(terminal, reportCall.slice(0, 4)));
  await run(...reportCall, '--brief');
  writeFileSync(`${folder}/service-review.report.json`, await runQuietly([...reportCall, '--json']));

  write(
    '',
    message('tour.results', lang, { folder: relative(process.cwd(), join(root, folder)) }),
    message('tour.next', lang),
  );
  write(
    '  npx --no-install loccit ingest DIR && npx --no-install loccit ask "..."',
    '  npx --no-install loccit check report.md --sources DIR',
    '  npx --no-install loccit pack answer.json -o answer.pack     (then keygen, sign, verify: README.md)',
    '  npx --no-install loccit --help',
  );
  return 0;
}
