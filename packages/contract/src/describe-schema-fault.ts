import { hasMessage, type Lang, message } from './message.js';
import type { SchemaFault } from './schema-fault.js';

/** What is wrong with a value, as one sentence without anything of the value itself. */
export function describeSchemaFault(fault: SchemaFault, lang: Lang): string {
  const key = `schema.${fault.keyword.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return hasMessage(key) ? message(key, lang, fault.params) : message('schema.other', lang);
}
