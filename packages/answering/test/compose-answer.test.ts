import { checkSchema } from '@loccit/contract';
import { describe, expect, it } from 'vitest';
import { composeAnswer } from '../src/index.js';
import { AT, ask, publish, writeDocument } from './ask.js';

const frame = { answerId: `ans_${'0'.repeat(32)}`, lang: 'en', question: 'Do ferries run?', at: AT };

describe('composeAnswer', () => {
  it.each([
    ['insufficient_evidence', 'no-matching-evidence'],
    ['tool_required', 'live-data-needed'],
    ['dependency_unavailable', 'index-unavailable'],
  ] as const)('[C9] [C12] %s says why, claims nothing and cites nothing', (status, code) => {
    for (const lang of ['en', 'zh-CN', 'de']) {
      const answer = composeAnswer({ status, reason: { code, missing: [] } }, { ...frame, lang });
      expect(checkSchema('answer', answer)).toEqual([]);
      expect(answer).toMatchObject({ status, claims: [], reason: { code }, lang });
      expect(/\p{Script=Han}/u.test(answer.answer)).toBe(lang === 'zh-CN');
    }
  });

  it('[C9] renders claims one a line, after the sentence of the status', () => {
    const answered = ask(
      publish([writeDocument('a', 'Ferries run every hour.')]),
      'How often do ferries run?',
    ).answer;
    expect(answered.answer).toBe('Ferries run every hour.');
    const documents = [
      writeDocument('a', 'Ferries run every 2 hours.'),
      writeDocument('b', 'Ferries run every 3 hours.'),
    ];
    const { answer, claims, status } = ask(publish(documents), 'How often do ferries run?').answer;
    expect(status).toBe('conflict');
    expect(answer.split('\n').slice(1)).toEqual(claims.map(({ text }) => text));
  });
});
