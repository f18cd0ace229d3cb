import { type Lang, message } from '@loccit/contract';

/** A refusal in words, with its code in the brackets of the language. */
export const withCode = (what: string, code: string, lang: Lang): string =>
  message('cli.with-code', lang, { what, code });
