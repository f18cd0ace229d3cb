import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStores, PRINCIPALS, READ_AT, type State } from './access-stores.js';
import { runMain } from './run-loccit.js';

let folders: ReadonlyMap<State, string>;
beforeAll(async () => {
  folders = await makeStores();
}, 120_000);

const ask = async (question: string, who: keyof typeof PRINCIPALS, id: string) => {
  const argv = ['ask', question, '--store', 's', '--at', READ_AT, '--answer-id', `ans_${id.repeat(32)}`];
  const run = await runMain([...argv, ...PRINCIPALS[who], '--json'], { cwd: folders.get('existing') ?? '' });
  return JSON.parse(run.stdout) as { status: string; answer: string; reason?: { code: string } };
};

const QUESTIONS = ['What is the code of the crane?', '起重机的密码是什么？'];

describe('loccit ask', () => {
  it('[C9] an answer given to one reader is not what another gets who asks the same', async () => {
    for (const [at, question] of QUESTIONS.entries()) {
      const first = await ask(question, 'owner', `${at}`);
      expect(first.answer).toContain('4711');
      const second = await ask(question, 'anonymous', `${at + 2}`);
      expect(second.status).toBe('insufficient_evidence');
      expect(JSON.stringify(second)).not.toContain('4711');
      expect((await ask(question, 'owner', `${at + 4}`)).answer).toBe(first.answer);
    }
  });

  it('[C9] words that only a closed document holds are words that nothing holds', async () => {
    for (const [closed, none] of [
      ['What is the code of the crane?', 'What is the tune of the heron?'],
      ['起重机的密码是什么？', '天文台的穹顶是什么？'],
    ] as const) {
      const [one, other] = [await ask(closed, 'anonymous', '6'), await ask(none, 'anonymous', '7')];
      expect([one.status, one.reason?.code]).toEqual([other.status, other.reason?.code]);
    }
  });
});

describe('loccit check', () => {
  it('[C8] never tells where a closed document ends, in either language', async () => {
    for (const lang of ['en', 'zh']) {
      const argv = ['check', 'beyond.json', '--store', 's', '--at', READ_AT, ...PRINCIPALS.anonymous];
      const cwd = folders.get('existing') ?? '';
      const { stdout } = await runMain([...argv, '--lang', lang], { cwd });
      expect(readFileSync(`${cwd}/beyond.json`, 'utf8')).toContain('99999');
      expect(stdout).not.toContain('span-bounds');
    }
  });
});
