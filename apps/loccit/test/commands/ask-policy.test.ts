import { type Answer, type Audit, digestAnswer, message } from '@loccit/contract';
import { describe, expect, it } from 'vitest';
import { openPlainStore } from '../../src/files/find-store.js';
import { runMain } from '../run-loccit.js';
import { makeFolder, runJson } from '../temp-folder.js';

const id = ['--answer-id', `ans_${'7'.repeat(32)}`, '--at', '2026-03-05'];
const routes = [
  { match: ['legal advice', '法律意见'], status: 'policy_denied', policy: 'no legal advice' },
  { match: ['tide now', 'legal advice now'], status: 'tool_required', tool: 'tide-gauge' },
];
const describeDocument = (name: string, groups: readonly string[]) => ({
  document_id: name,
  path: `${name}.md`,
  source_uri: `https://harbour.example/${name}`,
  source_version: '1',
  allowed_groups: groups,
});

/** A store of one tenant with these routes, and with what is said about legal advice for whoever may see it. */
async function openHarbour(advice: readonly string[] | undefined): Promise<string> {
  const documents = [
    describeDocument('pier', ['public']),
    ...(advice === undefined ? [] : [describeDocument('advice', advice)]),
  ];
  const manifest = { schema: 'urn:loccit:sources:1', tenant_id: 'harbour', documents, routes };
  const cwd = makeFolder({
    'docs/sources.json': JSON.stringify(manifest),
    'docs/pier.md': '# Pier\n\nThe pier opens at dawn.\n',
    ...(advice === undefined
      ? {}
      : { 'docs/advice.md': '# Advice\n\nOur legal advice is to sue the ferry.\n' }),
  });
  expect((await runMain(['ingest', 'docs'], { cwd })).exit).toBe(0);
  return cwd;
}

describe('loccit ask', () => {
  it.each([
    ['en', 'What is your legal advice about the ferry?'],
    ['zh', '关于渡船有什么法律意见？'],
  ] as const)(
    '[C9] refuses what a policy closes, the same whatever is stored and whoever asks (%s)',
    async (lang, question) => {
      const seen: string[] = [];
      for (const groups of [undefined, ['public'], ['counsel']]) {
        for (const as of [[], ['--as', 'counsel']]) {
          const cwd = await openHarbour(groups);
          const run = await runMain(['ask', question, ...id, ...as, '--json'], { cwd });
          expect(run.exit).toBe(0);
          seen.push(run.stdout);
          const answer = JSON.parse(seen[0] ?? '') as Answer;
          const [audit] = openPlainStore(`${cwd}/.loccit`).audits(digestAnswer(answer)) as Audit[];
          expect(audit?.stages.retrieved).toEqual([]);
          expect(audit?.rules).toEqual([
            { rule: 'route-before-retrieval', version: '1', outcome: 'no legal advice' },
          ]);
        }
      }
      expect(new Set(seen).size).toBe(1);
      const answer = JSON.parse(seen[0] ?? '') as Answer;
      expect(answer).toMatchObject({
        lang,
        status: 'policy_denied',
        claims: [],
        reason: { code: 'request-not-permitted', missing: ['no legal advice'] },
      });
      expect(answer.answer).toBe(message('status.policy_denied', lang));
    },
  );

  it('[C9] takes the first route that fits, and checks and shows such a refusal in both languages', async () => {
    const cwd = await openHarbour(['public']);
    const first = await runJson<Answer>(cwd, ['ask', 'Is legal advice now to be had?', ...id]);
    expect(first.status).toBe('policy_denied');
    const other = await runJson<Answer>(cwd, ['ask', 'How high is the tide now?', ...id]);
    expect([other.status, other.reason?.missing]).toEqual(['tool_required', ['tide-gauge']]);
    for (const lang of ['en', 'zh'] as const) {
      const shown = await runMain(['ask', 'Give me legal advice', '--lang', lang], { cwd });
      expect(shown.stdout).toContain(message('reason.request-not-permitted', lang));
      expect(shown.stdout).toContain('no legal advice');
      expect(shown.stdout).not.toContain('ferry');
    }
  });

  it('keeps such a route where a store is written out and read again', async () => {
    const cwd = await openHarbour(['public']);
    expect((await runMain(['store', 'export', 'out'], { cwd })).exit).toBe(0);
    const again = await runJson<Answer>(cwd, ['ask', 'Give me legal advice', ...id, '--store', 'out']);
    expect(again.status).toBe('policy_denied');
  });
});
