import { type InputForm, type Lang, type MessageKey, message } from '@loccit/contract';

/** What an input was understood as, and what of it could not be kept, each as one line. */
export function describeForm(form: InputForm, lost: readonly string[], lang: Lang): string[] {
  const key: MessageKey = `input-form.${form}`;
  const lines = [message('cli.read-as', lang, { form: message(key, lang) })];
  if (lost.length > 0) lines.push(message('cli.read-as-lost', lang, { codes: lost.join(', ') }));
  return lines;
}
