import { describe, expect, it } from 'vitest';
import { judgeSupport } from '../src/index.js';

const find = (claim: string, text: string, before?: string) =>
  judgeSupport({ claim, evidence: { text, ...(before === undefined ? {} : { before }) } }).findings;

const severities = (rule: string, ...pair: readonly [string, string, string?]) =>
  find(...pair)
    .filter((finding) => finding.rule === `support/${rule}`)
    .map(({ severity }) => severity);

describe('judgeSupport', () => {
  it.each([
    ['en', 'Gulls near Tirana steal bread because tourists feed the flocks.', 'Crumbs teach gulls to beg.'],
    ['zh', '《海港夜谈》说游客天天投喂，鸥群因此学会抢面包。', '面包屑使水鸟变得大胆。'],
  ])('notes a name where the evidence hardly has the words of the claim: %s', (_lang, claim, text) => {
    expect(severities('entity-absent', claim, text)).toEqual(['note']);
  });

  it.each([
    ['en', 'Gulls near Tirana steal bread from tourists.', 'Gulls steal bread from tourists near Gdynia.'],
    ['zh', '《海港夜谈》说鸥群抢游客的面包。', '《山中日记》说鸥群抢游客的面包。'],
  ])('warns of a name where the evidence says the rest of the claim: %s', (_lang, claim, text) => {
    expect(severities('entity-absent', claim, text)).toEqual(['warning']);
  });

  it.each([
    ['en', 'Gulls steal 40 loaves because tourists feed the flocks.', 'Crumbs teach gulls to beg.', 'note'],
    ['en', 'Gulls steal 40 loaves from tourists.', 'Gulls steal loaves from tourists.', 'warning'],
    ['zh', '由于游客天天投喂，鸥群每月抢走40条鱼。', '面包屑使水鸟变得大胆。', 'note'],
    ['zh', '鸥群每月从游客手里抢走40条鱼。', '鸥群每月从游客手里抢走鱼。', 'warning'],
  ])('weighs a figure that is absent by the words beside it: %s %s', (_lang, claim, text, severity) => {
    expect(severities('number-absent', claim, text)).toEqual([severity]);
  });

  it('calls a claim unsupported whose figures are all absent, whatever the words', () => {
    const claim = 'Gulls stole 40 loaves in 12 weeks because tourists fed the flocks.';
    expect(judgeSupport({ claim, evidence: { text: 'Crumbs teach gulls to beg.' } }).verdict).toBe(
      'unsupported',
    );
  });

  it('warns of words in quotation marks and of code, which nobody says in other words', () => {
    const text = 'Crumbs teach gulls to beg.';
    expect(
      severities('not-extractive', 'The sign at the quay says "the flocks ate all our bread".', text),
    ).toEqual(['warning']);
    expect(
      severities('identifier-absent', 'Call `feed_flock` before tourists reach the quay.', text),
    ).toEqual(['warning']);
  });

  it.each([
    [
      'en',
      'Tourists at the quay do not feed the flocks of loud gulls any bread.',
      'Crumbs teach gulls to beg.',
    ],
    ['zh', '码头上的游客从不给成群的海鸥喂食。', '面包屑使水鸟变得大胆。'],
  ])('expects no answer to a negation of what the evidence hardly speaks of: %s', (_lang, claim, text) => {
    expect(severities('negation-mismatch', claim, text)).toEqual([]);
  });

  it.each([
    ['en', 'Tourists at the quay do not feed the gulls.', 'Tourists feed gulls at the quay all day.'],
    ['zh', '码头上的游客从不给海鸥喂食。', '码头上的游客天天给海鸥喂食。'],
  ])('warns of a negation of what the evidence says: %s', (_lang, claim, text) => {
    expect(severities('negation-mismatch', claim, text)).not.toEqual([]);
  });

  it.each([
    [
      'en',
      'When the long summer season ends, tourists who came to our quay by boat leave and the gulls lose their bread.',
      'Bread spoils gulls.',
    ],
    ['zh', '等到漫长的夏季结束，乘船前来码头的游客离开以后，海鸥便再也吃不到面包。', '面包害了海鸥。'],
  ])(
    'takes a short passage for one about a long claim that it shares two words with: %s',
    (_lang, claim, text) => {
      const rules = find(claim, text).map(({ rule }) => rule);
      expect(rules).not.toContain('support/low-overlap');
      expect(rules).not.toContain('support/off-topic');
    },
  );

  it.each([
    ['en', 'Quiet zebras graze near lonely old lanterns.', 'The gulls steal bread.', 'off-topic'],
    ['en', 'Quiet gulls sleep near lonely old lanterns.', 'Gulls steal bread.', 'low-overlap'],
    ['zh', '码头冬天用高高的围栏封闭。', '码头上有海鸥。', 'low-overlap'],
  ])('tells words that are not shared: %s %s', (_lang, claim, text, rule) => {
    const told = find(claim, text).map((finding) => finding.rule);
    expect(told.filter((each) => /overlap|topic/.test(each))).toEqual([`support/${rule}`]);
  });
});

describe('judgeSupport on a passage that begins with a pronoun', () => {
  it.each([
    ['en', 'Ruth Calder built the east pier.', 'She built the east pier in stone.'],
    ['en', 'The Long Ferry sails to the east pier.', 'It sails to the east pier every day.'],
    ['zh', '玛丽·科瓦奇设计了东码头。', '她设计了东码头和灯塔。'],
  ])('notes the name of whom it speaks: %s %s', (_lang, claim, text) => {
    expect(severities('entity-absent', claim, text)).toEqual(['note']);
  });

  it('warns where the text before it is at hand and does not name them', () => {
    const [claim, text] = ['Ruth Calder built the east pier.', 'She built the east pier in stone.'];
    expect(severities('entity-absent', claim, text, 'Clara Stern was a mason. ')).toEqual(['warning']);
    expect(severities('entity-absent', claim, text, 'Ruth Calder was a mason. ')).toEqual(['note']);
  });

  it('warns of any other name, and of what another sentence says', () => {
    expect(
      severities('entity-absent', 'The east pier was built by Ruth Calder.', 'She built the east pier.'),
    ).toEqual(['warning']);
    expect(
      severities(
        'entity-absent',
        'Ruth Calder built the east pier.',
        'She slept late. Clara Stern built the east pier.',
      ),
    ).toEqual(['warning']);
  });
});
