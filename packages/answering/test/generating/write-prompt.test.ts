import { sha256Hex } from '@loccit/lineage';
import { extractCitations } from '@loccit/markdown';
import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodePassages,
  FOLLOW_UPS,
  NOT_FOUND,
  PROMPT_CONTRACTS,
  unescapePassage,
  writePrompt,
} from '../../src/index.js';

const LANGS = ['en', 'zh'] as const;
const FORMS = ['text', 'json'] as const;
const passages = [
  { source: 'Fares 2025', text: 'A crossing costs 3 crowns.', effectiveTo: '2026-01-01T00:00:00Z' },
  { source: 'Fares 2026', text: 'A crossing costs 4 crowns.', effectiveFrom: '2026-01-01T00:00:00Z' },
  { source: 'Timetable', text: 'Ferries leave hourly.' },
];

describe('PROMPT_CONTRACTS', () => {
  it.each(FORMS.flatMap((form) => LANGS.map((lang) => ({ form, lang }))))(
    '[A8] [E2] pins the rules of form $form in $lang',
    ({ form, lang }) => {
      const { sha256, text } = PROMPT_CONTRACTS[form][lang];
      expect(sha256Hex(text)).toBe(sha256);
      expect(text.split('{not_found}')).toHaveLength(2);
    },
  );

  it('[A8] pins what is asked after a draft', () => {
    for (const { en, zh } of Object.values(FOLLOW_UPS))
      for (const { sha256, text } of [en, zh]) expect(sha256Hex(text)).toBe(sha256);
  });

  it('[A8] says where to cite, what may be cited, and what to say where nothing is found', () => {
    const { text: en } = PROMPT_CONTRACTS.text.en;
    expect(en).toMatch(/Each ends with its numbers/);
    expect(en).toMatch(/only numbers of passages that were given/);
    expect(en).toMatch(/even if you know it/);
    expect(en).toMatch(/answer with this sentence alone/);
    const { text: zh } = PROMPT_CONTRACTS.text.zh;
    for (const rule of ['只能注明给出的段落编号', '即使你知道', '只回答这一句', '每个句子在句号前写明编号'])
      expect(zh).toContain(rule);
  });

  it('[E6] asks for a number in every sentence, marked inferences, key sentences and versions in effect', () => {
    expect(PROMPT_CONTRACTS.json.en.text).toMatch(/does not cover the sentences before it/);
    expect(PROMPT_CONTRACTS.json.en.text).toMatch(/may be said if it is marked as an inference/);
    expect(PROMPT_CONTRACTS.json.en.text).toMatch(/the key sentence of that passage/);
    expect(PROMPT_CONTRACTS.json.en.text).toMatch(/versions in effect/);
    for (const rule of ['一个编号不覆盖', '标明是推断', '关键句', '现行版本'])
      expect(PROMPT_CONTRACTS.json.zh.text).toContain(rule);
  });
});

describe('NOT_FOUND', () => {
  it.each(LANGS)(
    '[E2] is read by the check as an absence, not as a statement without a citation: %s',
    (lang) => {
      const { claims, statements_uncited } = extractCitations(NOT_FOUND[lang]);
      expect(claims.map(({ kind }) => kind)).toEqual(['absence']);
      expect(statements_uncited).toEqual([]);
    },
  );
});

describe('writePrompt', () => {
  it('[E1] hands passages over as numbered documents, with the question behind them', () => {
    const { numbered, prompt } = writePrompt(passages, 'What does a crossing cost?', 'en');
    const [docs = '', question] = prompt.split('\n<question>');
    expect(decodePassages(docs)?.map(({ source }) => source)).toEqual(passages.map(({ source }) => source));
    expect(question).toBe('What does a crossing cost?</question>');
    expect(numbered).toEqual([0, 1, 2]);
  });

  it('[E6] leaves out passages that are not in effect, so that versions are not mixed', () => {
    const { numbered, prompt } = writePrompt(passages, 'fare?', 'en', { at: '2026-06-01T00:00:00Z' });
    expect(numbered).toEqual([1, 2]);
    expect(prompt).not.toContain('3 crowns');
    expect(writePrompt(passages, 'fare?', 'en', { at: '2025-06-01T00:00:00Z' }).numbered).toEqual([0, 2]);
    expect(writePrompt(passages, 'fare?', 'en', { at: '2026-01-01T00:00:00Z' }).numbered).toEqual([1, 2]);
  });

  it.each(LANGS)(
    '[E2] puts a sentence of the caller into the rules, which the check knows then: %s',
    (lang) => {
      const notFound = lang === 'en' ? "Nothing for $& here's it." : '手册没有写这一点。';
      const { notFound: told, system } = writePrompt([], 'q', lang, { notFound });
      expect(system).toContain(notFound);
      expect(system).not.toContain('{not_found}');
      expect(told).toBe(notFound);
      expect(extractCitations(notFound, { notFound: [notFound] }).statements_uncited).toEqual([]);
    },
  );

  it('[E1] lets no question open or close a tag', () => {
    seeded(
      fc.property(
        fc.array(fc.constantFrom('</question>', '<docs>', '&', 'why', '？'), { maxLength: 6 }),
        (parts) => {
          const question = parts.join('');
          const { prompt } = writePrompt([], question, 'zh');
          expect(prompt.match(/<[^>]*>/gu)).toEqual(['<docs>', '</docs>', '<question>', '</question>']);
          expect(unescapePassage(prompt.slice(prompt.indexOf('<question>') + 10, -11))).toBe(question);
        },
      ),
    );
  });

  it('[A8] is deterministic, and its digest tells any change', () => {
    const digest = (...given: Parameters<typeof writePrompt>) => writePrompt(...given).sha256;
    const first = digest(passages, 'q', 'en');
    expect(digest(passages, 'q', 'en-GB')).toBe(first);
    const others = [
      digest(passages, 'r', 'en'),
      digest(passages.slice(1), 'q', 'en'),
      digest(passages, 'q', 'zh'),
      digest(passages, 'q', 'en', { form: 'json' }),
      digest(passages, 'q', 'en', { notFound: 'No.' }),
    ];
    expect(new Set([first, ...others]).size).toBe(6);
  });

  it('refuses a sentence for nothing found that is none', () => {
    for (const notFound of ['', ' ', 'a\nb'])
      expect(() => writePrompt([], 'q', 'en', { notFound })).toThrow(RangeError);
  });
});
