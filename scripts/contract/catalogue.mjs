import { readFileSync } from 'node:fs';
import { root } from './schema-files.mjs';

const LANGS = ['en', 'zh'];
// Labels and separators are joined to other text; their white space is part of them.
const JOINED = /^(?:kind\.|[a-z]+\.separator$)/;

/** Names in braces, sorted; `{{` is no escape, a message holds no other brace. */
export function listPlaceholders(text) {
  return [...text.matchAll(/\{([a-z_]+)\}/g)].map((match) => match[1]).sort();
}

/** Every fault of the catalogue, as lines for a person; empty when there is none. */
export function listCatalogueFaults(messages) {
  const faults = [];
  for (const [key, entry] of Object.entries(messages)) {
    const fault = (text) => faults.push(`${key}: ${text}`);
    if (!/^[a-z]+(?:[._-][a-z0-9]+)*$/.test(key)) fault('not a key');
    for (const lang of LANGS) {
      const text = entry[lang];
      if (typeof text !== 'string' || text.trim() === '') fault(`no ${lang}`);
      else if (!JOINED.test(key) && text !== text.trim()) fault(`${lang} has white space at an end`);
      else if (text.replace(/\{[a-z_]+\}/g, '').match(/[{}]/)) fault(`${lang} has a stray brace`);
      else if (text !== text.normalize('NFC')) fault(`${lang} is not NFC`);
    }
    const unknown = Object.keys(entry).filter((lang) => !LANGS.includes(lang));
    if (unknown.length > 0) fault(`unknown language ${unknown.join(', ')}`);
    const [en, zh] = LANGS.map((lang) => listPlaceholders(entry[lang] ?? '').join(' '));
    if (en !== zh) fault(`placeholders differ: en [${en}], zh [${zh}]`);
    if (!/[\u3400-\u9fff]/.test(entry.zh ?? '') && /[A-Za-z]{3} [A-Za-z]/.test(entry.zh ?? ''))
      fault('zh is not Chinese');
  }
  return faults;
}

/**
 * The catalogue with its keys in order.
 *
 * @throws {Error} naming every fault, when one language is incomplete or placeholders differ
 */
export function sortMessages() {
  const source = JSON.parse(readFileSync(`${root}schemas/messages/1.json`, 'utf8'));
  const faults = listCatalogueFaults(source.messages);
  if (faults.length > 0) throw new Error(`schemas/messages/1.json\n${faults.join('\n')}`);
  const entries = Object.entries(source.messages)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { en, zh }]) => [key, { en, zh }]);
  const catalogue = Object.fromEntries(entries);
  return { catalogue, text: `${JSON.stringify({ schema: source.schema, messages: catalogue }, null, 2)}\n` };
}

/** TypeScript source of the catalogue. */
export function generateCatalogue(catalogue, banner) {
  const keys = Object.keys(catalogue);
  const rows = (lang) => keys.map((key) => `    '${key}': ${JSON.stringify(catalogue[key][lang])},`);
  return [
    banner,
    '',
    '/** Key of a message of the catalogue. */',
    `export type MessageKey =\n${keys.map((key) => `  | '${key}'`).join('\n')};`,
    '',
    '/** Every message in each language. */',
    `export const CATALOGUE: Readonly<Record<${LANGS.map((lang) => `'${lang}'`).join(' | ')}, Readonly<Record<MessageKey, string>>>> = {`,
    ...LANGS.flatMap((lang) => [`  ${lang}: {`, ...rows(lang), '  },']),
    '};',
    '',
  ].join('\n');
}
