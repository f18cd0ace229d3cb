import { CATALOGUE, type MessageKey } from './generated/catalogue.js';

/** A language in which every message exists. */
export type Lang = 'en' | 'zh';

/** Values for the placeholders of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * The catalogue's language for a BCP 47 tag: Chinese for `zh` and its subtags, English for all others.
 *
 * @example
 * ```ts
 * resolveLang('zh-Hant-TW'); // 'zh'
 * resolveLang('fr'); // 'en'
 * ```
 */
export function resolveLang(bcp47: string): Lang {
  return /^zh(?:[-_]|$)/i.test(bcp47) ? 'zh' : 'en';
}

/** Whether the catalogue has a message under this key. */
export function hasMessage(key: string): key is MessageKey {
  return Object.hasOwn(CATALOGUE.en, key);
}

/**
 * The message of a key in a language, its placeholders filled.
 *
 * @remarks Values are inserted as they are and never looked at again, so a value cannot smuggle in a placeholder.
 * Values that the message does not name are ignored.
 * @throws TypeError for an unknown key, and for a placeholder without a value
 * @example
 * ```ts
 * message('verdict.supported', 'zh'); // '有支撑'
 * ```
 */
export function message(key: MessageKey, lang: Lang, values: MessageValues = {}): string {
  const texts = CATALOGUE[lang === 'zh' ? 'zh' : 'en'];
  if (!Object.hasOwn(texts, key)) throw new TypeError('key: not in the message catalogue');
  const text = texts[key];
  return text.replace(/\{([a-z_]+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new TypeError(`values.${name}: needed by ${key}`);
    return String(value);
  });
}
