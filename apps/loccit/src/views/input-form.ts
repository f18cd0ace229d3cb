import { hasMessage, type InputForm, type Lang, type MessageKey, message } from '@loccit/contract';

/** What an input was understood as, and what of it could not be kept, each as one line. */
export function describeForm(form: InputForm, lost: readonly string[], lang: Lang): string[] {
  const key: MessageKey = `input-form.${form}`;
  const lines = [message('cli.read-as', lang, { form: message(key, lang) })];
  const codes = lost.map((code) => tellLost(code, lang)).join(lang === 'zh' ? '；' : '; ');
  if (lost.length > 0) lines.push(message('cli.read-as-lost', lang, { codes }));
  return lines;
}

/** A code with what it means, where that has a sentence; else the code, which the specification explains. */
function tellLost(code: string, lang: Lang): string {
  const key = `lost.${code}`;
  if (!hasMessage(key)) return code;
  return lang === 'zh' ? `${message(key, lang)}（${code}）` : `${message(key, lang)} (${code})`;
}
