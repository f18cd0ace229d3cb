import { readdirSync, readFileSync } from 'node:fs';
import { hasMessage, type MessageKey, message, resolveLang } from '@loccit/contract';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../src/generated/catalogue.js';

const keys = Object.keys(CATALOGUE.en) as MessageKey[];
const placeholders = (text: string) => [...text.matchAll(/\{([a-z_]+)\}/g)].map((match) => match[1] ?? '');

describe('message', () => {
  it('[C9] has every key in English and in Chinese', () => {
    expect(Object.keys(CATALOGUE.zh)).toEqual(keys);
    for (const key of keys) {
      expect(CATALOGUE.en[key].trim(), key).not.toBe('');
      expect(CATALOGUE.zh[key].trim(), key).not.toBe('');
    }
  });

  it('asks for the same values in both languages', () => {
    for (const key of keys) {
      const [en, zh] = [CATALOGUE.en[key], CATALOGUE.zh[key]].map((text) => placeholders(text).sort());
      expect(zh, key).toEqual(en);
    }
  });

  it('fills every placeholder and nothing else', () => {
    for (const key of keys) {
      for (const lang of ['en', 'zh'] as const) {
        const text = CATALOGUE[lang][key];
        const values = Object.fromEntries(placeholders(text).map((name) => [name, '7']));
        expect(message(key, lang, values)).not.toMatch(/[{}]/);
      }
    }
  });

  it('refuses a missing value, naming the placeholder', () => {
    expect(() => message('error.too-large', 'en')).toThrow(TypeError);
    expect(() => message('error.too-large', 'en')).toThrow('values.limit');
    expect(() => message('error.too-large', 'en', Object.create({ limit: 3 }))).toThrow(TypeError);
  });

  it('does not look into a value for placeholders', () => {
    expect(message('schema.required', 'en', { member: '{type}' })).toBe('The member {type} is missing.');
    expect(message('schema.required', 'en', { member: '$&' })).toBe('The member $& is missing.');
  });

  it('refuses a key that only an object has', () => {
    expect(() => message('constructor' as MessageKey, 'en')).toThrow(TypeError);
    expect(hasMessage('toString')).toBe(false);
  });
});

describe('resolveLang', () => {
  it('takes Chinese for zh and its subtags and English for all others', () => {
    expect(['zh', 'ZH', 'zh-CN', 'zh_TW', 'zh-Hant-HK'].map(resolveLang)).toEqual(Array(5).fill('zh'));
    expect(['en', 'fr', 'zha', '', 'x-zh', 'en-zh'].map(resolveLang)).toEqual(Array(6).fill('en'));
  });
});

describe('the Chinese catalogue and rule pages', () => {
  it('use one word for one thing', () => {
    const pages = readdirSync(`${projectRoot}docs/rules`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.zh.md'))
      .map((path) => [path, readFileSync(`${projectRoot}docs/rules/${path}`, 'utf8')] as const);
    // What an answer's status renders to is part of the answer's bytes and stays.
    const messages = Object.entries(CATALOGUE.zh).filter(([key]) => !key.startsWith('status.'));
    expect(pages.length).toBeGreaterThan(50);
    const others = /来源层|可核实|代次|发布集合|答案|无法核对|无法核查/;
    expect([...pages, ...messages].filter(([, text]) => others.test(text)).map(([name]) => name)).toEqual([]);
  });
});
