import { optionFlags } from './option-flags.js';
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
  /** Options that take no value here although they do elsewhere. */
  readonly switches?: readonly string[];
  /** What an option is written like here where it takes another value than elsewhere. */
  readonly flags?: Readonly<Record<string, string>>;
  /** Options of which this command says in its own words what they do: `cli.<command>.option.<name>`. */
  readonly worded?: readonly string[];
  /**
   * What it has to do with a store; absent for commands that open none.
   *
   * @remarks `reader`: it reads for somebody, and asks for every document whether it may. `operator`: it is for whoever keeps the
   * store, sees all of it and takes no reader; its help says so.
   */
  readonly store?: 'operator' | 'reader';
  /** Loaded when the command runs, so that `--help` and small commands start fast. */
  readonly load: () => Promise<Action>;
}

/** How an option is written in a command. */
export function flagsOf({ flags = {}, switches = [] }: CommandEntry, name: string): string {
  const own = flags[name];
  if (own !== undefined) return own;
  return switches.includes(name) ? `--${name}` : (optionFlags[name] ?? `--${name}`);
}

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
    store: 'operator',
    options: ['store', 'manifest', 'events', 'watch', 'max-bytes'],
    load: async () => (await import('./commands/ingest.js')).ingest,
  },
  {
    name: 'status',
    operands: '[path...]',
    store: 'operator',
    options: ['store', 'tenant'],
    worded: ['tenant'],
    load: async () => (await import('./commands/status.js')).status,
  },
  {
    name: 'reconcile',
    operands: '',
    store: 'operator',
    options: ['store'],
    load: async () => (await import('./commands/reconcile.js')).reconcile,
  },
  {
    name: 'ask',
    operands: '<question>',
    store: 'reader',
    options: [...reader, 'generator', 'models', 'require-models', 'audit', 'answer-id'],
    load: async () => (await import('./commands/ask.js')).ask,
  },
  {
    name: 'check',
    operands: '<file...>',
    store: 'reader',
    options: [
      ...reader,
      'sources',
      'pack',
      'seal',
      'policy',
      'purpose',
      'audience',
      'audit',
      'decisions',
      'passages',
      'without',
      'fail-on',
      'models',
      'require-models',
      'min-coverage',
      'baseline',
      'write-baseline',
      'allow-unverifiable',
      'format',
      'brief',
      'id-alphabet',
      'mark-scope',
      'superscripts',
      'bibliography',
      'max-bytes',
      'lenient',
    ],
    worded: ['purpose', 'audience', 'format'],
    load: async () => (await import('./commands/check.js')).check,
  },
  {
    name: 'lineage',
    operands: '<file> [address]',
    store: 'reader',
    options: [...reader, 'sources', 'pack', 'audit', 'rerun', 'format', 'max-bytes', 'lenient'],
    load: async () => (await import('./commands/lineage.js')).lineage,
  },
  {
    name: 'open',
    operands: '<file> <address>',
    store: 'reader',
    options: [...reader, 'sources', 'pack', 'max-bytes', 'lenient'],
    load: async () => (await import('./commands/open.js')).open,
  },
  {
    name: 'repair',
    operands: '<file>',
    store: 'reader',
    options: [
      ...reader,
      'sources',
      'policy',
      'passages',
      'id-alphabet',
      'mark-scope',
      'superscripts',
      'answer-id',
      'max-bytes',
      'out',
    ],
    flags: { policy: '--policy <degrade|retrieve|reject>' },
    worded: ['policy', 'out'],
    load: async () => (await import('./commands/repair.js')).repair,
  },
  {
    name: 'extract',
    operands: '<file>',
    options: ['passages', 'id-alphabet', 'mark-scope', 'superscripts', 'bibliography', 'format', 'max-bytes'],
    worded: ['format'],
    load: async () => (await import('./commands/extract.js')).extract,
  },
  {
    name: 'anchor',
    operands: '[file] [char-start] [char-end]',
    options: ['quote', 'prefix', 'suffix', 'at', 'selector', 'describe', 'cases', 'max-bytes'],
    flags: { at: '--at <place>' },
    worded: ['at'],
    load: async () => (await import('./commands/anchor.js')).anchor,
  },
  {
    name: 'support',
    operands: '[claim] [file]',
    options: [
      'evidence',
      'pairs',
      'mode',
      'verbatim',
      'models',
      'require-models',
      'allow-unverifiable',
      'max-bytes',
    ],
    load: async () => (await import('./commands/support.js')).support,
  },
  {
    name: 'eval',
    operands: '<what> <path...>',
    options: ['compare', 'export', 'audits', 'mode', 'generator', 'models', 'require-models', 'format'],
    worded: ['format'],
    load: async () => (await import('./commands/eval.js')).evaluate,
  },
  {
    name: 'store',
    operands: '<what> <dir>',
    store: 'operator',
    options: ['store'],
    worded: ['store'],
    load: async () => (await import('./commands/store.js')).store,
  },
  {
    name: 'collect',
    operands: '<report...>',
    options: [
      'out',
      'refresh',
      'allow-private',
      'allow-downgrade',
      'ports',
      'max-bytes',
      'max-urls',
      'timeout',
      'pause',
      'accept-language',
    ],
    worded: ['out', 'max-bytes'],
    load: async () => (await import('./commands/collect.js')).collect,
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
  {
    name: 'keygen',
    operands: '',
    options: [
      'out',
      'from',
      'passphrase-file',
      'unencrypted',
      'format',
      'at',
      'expires',
      'tenant',
      'purpose',
      'audience',
    ],
    worded: ['out', 'from', 'format', 'at', 'expires', 'tenant', 'purpose', 'audience'],
    load: async () => (await import('./commands/keygen.js')).keygen,
  },
  {
    name: 'pack',
    operands: '<file>',
    store: 'reader',
    options: [...reader, 'sources', 'level', 'audit', 'report', 'without', 'max-bytes', 'out', 'html'],
    switches: ['audit', 'report'],
    worded: ['audit', 'report'],
    load: async () => (await import('./commands/pack.js')).pack,
  },
  {
    name: 'sign',
    operands: '<file>',
    options: [
      'key',
      'passphrase-file',
      'purpose',
      'expires',
      'at',
      'tenant',
      'audience',
      'report',
      'audit',
      'proof',
      'out',
    ],
    worded: ['at', 'tenant', 'audit'],
    load: async () => (await import('./commands/sign.js')).sign,
  },
  {
    name: 'decide',
    operands: '<file> <address>',
    store: 'reader',
    options: [
      ...reader,
      'sources',
      'pack',
      'verdict',
      'reason',
      'reviewer',
      'key',
      'passphrase-file',
      'this-answer',
      'passages',
      'id-alphabet',
      'mark-scope',
      'superscripts',
      'out',
    ],
    worded: ['at'],
    load: async () => (await import('./commands/decide.js')).decide,
  },
  {
    name: 'verify',
    operands: '<file>',
    store: 'reader',
    options: [
      'policy',
      'key',
      'seal',
      'tenant',
      'purpose',
      'audience',
      'at',
      'store',
      'sources',
      'as',
      'report',
      'audit',
      'without',
      'allow-unverifiable',
      'lenient',
      'max-bytes',
    ],
    worded: ['tenant', 'purpose', 'audience', 'key', 'store', 'report', 'audit'],
    load: async () => (await import('./commands/verify.js')).verify,
  },
];
