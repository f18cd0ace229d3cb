import { type Lang, type MessageKey, type MessageValues, message } from '@loccit/contract';

/** The language of the page and its sentences. */
export interface Words {
  readonly lang: Lang;
  say(key: MessageKey, values?: MessageValues): string;
}

/** Sentences in a language. */
export function createWords(lang: Lang): Words {
  return { lang, say: (key, values) => message(key, lang, values) };
}
