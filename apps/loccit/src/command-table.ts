import type { Session } from './session.js';

/** What a command does with its operands and options once they are read. */
export type Action = (
  session: Session,
  operands: readonly string[],
  options: Readonly<Record<string, unknown>>,
) => void | Promise<void>;

/** A command as it is typed, and what it loads. */
export interface CommandEntry {
  readonly name: string;
  readonly operands: string;
  readonly options: readonly string[];
  /** Loaded when the command runs, so that `--help` and small commands start fast. */
  readonly load: () => Promise<Action>;
}

/** Every option once: flag, and the catalogue key of its sentence is `cli.option.<name>`. */
export const optionFlags: Readonly<Record<string, string>> = {
  json: '--json',
  lang: '--lang <en|zh>',
  store: '--store <dir>',
  tenant: '--tenant <id>',
  as: '--as <groups>',
  at: '--at <time>',
  manifest: '--manifest <file>',
  audit: '--audit <file>',
  rerun: '--rerun',
  format: '--format <form>',
  'answer-id': '--answer-id <id>',
  sources: '--sources <dir>',
  passages: '--passages <n>',
  without: '--without <parts>',
  'fail-on': '--fail-on <rules>',
  'min-coverage': '--min-coverage <n/m>',
  'allow-unverifiable': '--allow-unverifiable',
  'max-bytes': '--max-bytes <n>',
  brief: '--brief',
  'media-type': '--media-type <type>',
  charset: '--charset <label>',
  'id-alphabet': '--id-alphabet <kebab|letters>',
};

/** Options that every command takes. */
export const sharedOptions: readonly string[] = ['json', 'lang'];

/** Whether a value names a language of the catalogue, or a variant of one. */
export const isLang = (value: string): boolean => /^(en|zh)(-[a-z0-9]{1,8})*$/i.test(value);

const reader = ['store', 'tenant', 'as', 'at'];

/** Every command, in the order of the help. */
export const commands: readonly CommandEntry[] = [
  {
    name: 'ingest',
    operands: '[path...]',
    options: ['store', 'manifest', 'max-bytes'],
    load: async () => (await import('./commands/ingest.js')).ingest,
  },
  {
    name: 'ask',
    operands: '<question>',
    options: [...reader, 'audit', 'answer-id'],
    load: async () => (await import('./commands/ask.js')).ask,
  },
  {
    name: 'check',
    operands: '<file...>',
    options: [
      ...reader,
      'sources',
      'audit',
      'passages',
      'without',
      'fail-on',
      'min-coverage',
      'allow-unverifiable',
      'brief',
      'id-alphabet',
      'max-bytes',
    ],
    load: async () => (await import('./commands/check.js')).check,
  },
  {
    name: 'lineage',
    operands: '<file> [address]',
    options: [...reader, 'sources', 'audit', 'rerun', 'format'],
    load: async () => (await import('./commands/lineage.js')).lineage,
  },
  {
    name: 'open',
    operands: '<file> <address>',
    options: [...reader, 'sources'],
    load: async () => (await import('./commands/open.js')).open,
  },
  {
    name: 'extract',
    operands: '<file>',
    options: ['passages', 'id-alphabet', 'max-bytes'],
    load: async () => (await import('./commands/extract.js')).extract,
  },
  {
    name: 'canonicalize',
    operands: '<file>',
    options: ['media-type', 'charset'],
    load: async () => (await import('./commands/canonicalize.js')).canonicalize,
  },
  { name: 'jcs', operands: '<file>', options: [], load: async () => (await import('./commands/jcs.js')).jcs },
  {
    name: 'schema',
    operands: '[name] [file]',
    options: [],
    load: async () => (await import('./commands/schema.js')).schema,
  },
  {
    name: 'rules',
    operands: '[rule]',
    options: [],
    load: async () => (await import('./commands/rules.js')).rules,
  },
];
