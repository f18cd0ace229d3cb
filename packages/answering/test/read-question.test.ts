import { describe, expect, it } from 'vitest';
import { cutChineseGrammar, listChineseHeads } from '../src/chinese-question.js';
import { readQuestion } from '../src/read-question.js';
import { findWanted, statesWanted } from '../src/wanted-quantity.js';

const units = (text: string) => readQuestion(text).units.map(({ terms }) => terms.join(' '));

describe('readQuestion', () => {
  it('keeps content words and leaves grammar out', () => {
    expect(units('How long may I borrow the brass telescope?')).toEqual(['borrow', 'brass', 'telescop']);
    expect(units('请问望远镜可以借多久？')).toEqual(['望远 远镜', '借']);
    expect(units('How is it?')).toEqual([]);
  });

  it('requires names and figures, and weighs a name less than a word', () => {
    const { units: read } = readQuestion('Does Bergtal lend 3 telescopes?');
    expect(read.map(({ required, weights }) => [required, weights[0]])).toEqual([
      [true, 1],
      [false, 2],
      [false, 2],
    ]);
    expect(readQuestion('Is room B12 open?').units.map(({ required }) => required)).toEqual([
      false,
      true,
      false,
    ]);
    expect(readQuestion('怎么用 USB 接口？').units.map(({ required }) => required)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('tells the language by its letters', () => {
    expect(readQuestion('USB 接口在哪里？').lang).toBe('zh');
    expect(readQuestion('What does 接口 mean in this manual?').lang).toBe('en');
    expect(readQuestion('123?').lang).toBe('en');
  });
});

describe('cutChineseGrammar', () => {
  it.each([
    ['望远镜要花多少钱', '望远镜'],
    ['望远镜能不能借', '望远镜 借'],
    ['每次借几个小时以上', '借'],
  ])('%s keeps %s', (text, rest) => {
    expect(cutChineseGrammar(text).trim().split(/\s+/u).join(' ')).toBe(rest);
  });
});

describe('listChineseHeads', () => {
  it('names the kind of thing asked for', () => {
    expect(listChineseHeads('望远镜用什么镜片？')).toEqual(['镜片']);
    expect(listChineseHeads('望远镜的重量是多少？')).toEqual(['重量']);
    expect(listChineseHeads('望远镜什么时候还？')).toEqual([]);
  });
});

describe('findWanted', () => {
  it.each([
    ['How long is the film?', 'The film runs 90 minutes.', 'The film is in colour.'],
    ['When does it open?', 'It opens at 9:00.', 'It is open.'],
    ['How much does the film cost?', 'A ticket is EUR 9.', 'A ticket is valid for 9 days.'],
    ['How heavy is the reel?', 'The reel weighs 4 kg.', 'The reel is 4 m long.'],
    ['胶片有多重？', '胶片重 4 公斤。', '胶片长 4 米。'],
    ['放映的上座率是多少？', '上座率为 40%。', '座位有 40 个。'],
    ['几点开门？', '9:00 开门。', '门是红的。'],
  ])('%s is answered by a figure of its kind', (question, answer, other) => {
    expect(statesWanted(answer, findWanted(question))).toBe(true);
    expect(statesWanted(other, findWanted(question))).toBe(false);
  });

  it('asks for no figure where the question has no such form', () => {
    expect(findWanted('Who runs the cinema?')).toBeUndefined();
    expect(findWanted('Is a seat free when I come late?')).toBeUndefined();
    expect(statesWanted('Nobody.', undefined)).toBe(true);
  });

  it('takes a moment told in words for an answer to when, not to how long', () => {
    expect(statesWanted('Until the film is sold out.', findWanted('Until when can I book?'))).toBe(true);
    expect(statesWanted('Until the film is sold out.', findWanted('How long can I book?'))).toBe(false);
  });
});
