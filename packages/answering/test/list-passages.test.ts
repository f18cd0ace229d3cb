import { describe, expect, it } from 'vitest';
import { ask, publish, writeDocument } from './ask.js';

const markdown = (text: string) => publish([writeDocument('harbour', text, { media_type: 'text/markdown' })]);
const claimsOf = (text: string, question: string) =>
  ask(markdown(text), question).answer.claims.map((claim) => claim.text);

describe('listPassages', () => {
  it('[C12] states a sentence that leans on the one before together with it', () => {
    const text = 'The ferry runs from May to September. It carries bicycles free of charge.';
    expect(claimsOf(text, 'Does the ferry carry bicycles free of charge?')).toEqual([text]);
  });

  it('[C12] does not state a sentence with the mark of a note, whose condition would be lost', () => {
    const text = 'Dogs travel free of charge[^1]. Cats pay 2 euros.\n\n[^1]: Guide dogs only.\n';
    expect(claimsOf(text, 'Do dogs travel free of charge?')).toEqual([]);
  });

  it('answers how often by how often, be it in words, and not by a figure of something else', () => {
    const length = 'Passwords must have at least 14 characters.';
    const rule = 'Passwords are changed only if there is evidence of compromise.';
    expect(claimsOf(`${length} ${rule}`, 'How often are passwords changed?')).toEqual([rule]);
    expect(claimsOf(`${length} Change them in peace.`, 'How often are passwords changed?')).toEqual([]);
    expect(claimsOf('口令至少 12 位。口令仅在泄露时更换。', '口令多久更换一次？')).toEqual([
      '口令仅在泄露时更换。',
    ]);
  });

  it('finds a table row by the words of its header', () => {
    const text =
      '| Berth | Summer price | Winter price |\n|---|---|---|\n| Small boat | 20 euros | 9 euros |\n| Large boat | 44 euros | 18 euros |\n';
    expect(claimsOf(text, 'What is the winter price of a small boat berth?')).toEqual([
      'Small boat | 20 euros | 9 euros',
    ]);
  });

  it('[C12] states the grades of one rule together, parted by semicolons, and finds each of them', () => {
    const rule =
      '船长不满八米的，每晚收费为 5 克朗；满八米不满十二米的，每晚收费为 9 克朗；满十二米的，每晚收费为 14 克朗。';
    const text = `港口四月开放。${rule}值班室在东码头。`;
    for (const question of [
      '每晚收费是多少？',
      '船长满八米的每晚收费是多少？',
      '满八米不满十二米的每晚收费是多少？',
    ])
      expect(claimsOf(text, question), question).toEqual([rule]);
    expect(claimsOf(text, '值班室在哪个码头？')).toEqual(['值班室在东码头。']);
  });

  it('takes no figure of one clause for what another speaks of', () => {
    expect(claimsOf('系泊须事先登记；冬季停泊为 90 天。', '系泊登记多少天？')).toEqual([]);
  });

  it('states a clause alone where its sentence is longer than a statement may be, in linear time', () => {
    const clauses = '浮标刷成红色并编号；'.repeat(400);
    expect(claimsOf(`${clauses}灯塔每三年检修一次；${clauses}结束。`, '灯塔多久检修一次？')).toEqual([
      '灯塔每三年检修一次；',
    ]);
  });

  it('keeps the statements of a paragraph of sentences that all lean within bounds', () => {
    const text = `The pier is old. ${'It was mended again and again in those years. '.repeat(200)}`;
    const claims = claimsOf(text, 'Was the old pier mended again?');
    expect(Math.max(0, ...claims.map((claim) => claim.length))).toBeLessThanOrEqual(600);
  });
});
