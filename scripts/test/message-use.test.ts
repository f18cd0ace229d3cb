import { describe, expect, it } from 'vitest';
import { loadScript } from './load-script.js';

interface KeyUses {
  readonly literals: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
  readonly errorCodes: ReadonlySet<string>;
  readonly told: ReadonlySet<string>;
}
interface Allowance {
  readonly app?: boolean;
  readonly chinese?: 'none' | 'words' | 'sentences';
}
interface MessageUse {
  listStrayMessages(source: string, path: string, options: Allowance): string[];
  listKeyUses(source: string, path: string): KeyUses;
  compareKeys(keys: string[], uses: KeyUses[], families: string[]): { missing: string[]; unused: string[] };
}
interface Catalogue {
  listCatalogueFaults(messages: Record<string, Record<string, string>>): string[];
}
const { listStrayMessages, listKeyUses, compareKeys } =
  await loadScript<MessageUse>('contract/message-use.mjs');
const { listCatalogueFaults } = await loadScript<Catalogue>('contract/catalogue.mjs');

// A placeholder of a template in the sources under test.
const HOLE = ['$', '{name}'].join('');

const allowances = {
  app: { app: true },
  package: {},
  words: { chinese: 'words' },
  sentences: { app: true, chinese: 'sentences' },
} as const;

describe('listStrayMessages', () => {
  const count = (source: string, kind: keyof typeof allowances) =>
    listStrayMessages(source, 'x.ts', allowances[kind]).length;

  it('finds text that an application hands to a person', () => {
    for (const source of [
      'out.write("The lock is closed.");',
      `note(session, \`The lock ${HOLE} is closed\`);`,
      'throw new CliError("the lock is closed");',
      'throw new Error("the lock is closed");',
      'program.description("Opens the lock");',
      'err.write(ok ? "all is well" : message(key, lang));',
    ]) {
      expect(count(source, 'app'), source).toBeGreaterThan(0);
    }
  });

  it('leaves codes, keys, flags and a programmer’s mistake alone', () => {
    for (const source of [
      'out.write(message("cli.error", lang));',
      'program.option("--at <time>");',
      'throw new TypeError("key: not in the catalogue");',
      'const sql = "select one from two";',
      'import { a } from "some place else";',
      'type Word = "two words";',
      'out.write("\\n");',
    ]) {
      expect(count(source, 'app'), source).toBe(0);
    }
  });

  it('finds Chinese in any string, also when it is escaped', () => {
    expect(count('const a = "\\u5173\\u95ed";', 'package')).toBe(1);
    expect(count(`const a = \`${HOLE}\\u5173\`;`, 'app')).toBe(1);
    expect(count('const a = "\\u3002";', 'app')).toBe(0);
    expect(count('const a = /\\u5173/u;', 'package')).toBe(0);
  });

  it('allows Chinese words where they are data, and no sentences', () => {
    expect(count('const a = "\\u5de5\\u4f5c\\u65e5 \\u5929";', 'words')).toBe(0);
    expect(count('const a = "\\u3002\\uff01\\uff1f";', 'words')).toBe(0);
    expect(count('const a = "\\u95f8\\u95e8\\u5df2\\u5173\\u3002";', 'words')).toBe(1);
  });

  it('allows Chinese sentences where a file is said to hold them, but never hands them on', () => {
    expect(count('const a = "\\u95f8\\u95e8\\u5df2\\u5173\\u3002";', 'sentences')).toBe(0);
    expect(count('write("\\u95f8\\u95e8\\u5df2\\u5173\\u3002");', 'sentences')).toBe(1);
  });

  it('takes a command line for what it is', () => {
    expect(count('write("  npx --no-install loccit ask QUESTION");', 'app')).toBe(0);
  });

  it('gives the place and at most forty characters', () => {
    expect(listStrayMessages(`\n  write("${'long words '.repeat(20)}");`, 'a/b.ts', { app: true })).toEqual([
      'a/b.ts:2:9 text handed to write "long words long words long words long wo"',
    ]);
  });
});

describe('compareKeys', () => {
  it('finds a key that is used and not there, and a key that is there and not used', () => {
    const source = [
      'type GateErrorCode = "shut" | "stuck";',
      'type DistrustReason = "unknown-key" | GateErrorCode;',
      'message("cli.error", lang);',
      `message(\`cli.option.${HOLE}\` as MessageKey, lang);`,
      `message(\`cli.${HOLE}.summary\` as MessageKey, lang);`,
    ].join('\n');
    const keys = [
      'cli.error',
      'cli.option.at',
      'cli.ask.summary',
      'cli.ask.lost',
      'error.shut',
      'remedy.shut',
      'kind.a',
    ];
    expect(compareKeys(keys, [listKeyUses(source, 'x.ts')], ['kind.a', 'kind.b'])).toEqual({
      missing: ['kind.b', 'error.stuck', 'remedy.stuck', 'distrust.unknown-key'],
      unused: ['cli.ask.lost'],
    });
  });
});

describe('listCatalogueFaults', () => {
  it('asks for both languages, the same placeholders and clean text', () => {
    const faults = (en: string, zh: string) => listCatalogueFaults({ 'a.b': { en, zh } }).length;
    expect(faults('Read {n} files.', '已读取 {n} 个文件。')).toBe(0);
    expect(faults('Read {n} files.', '已读取文件。')).toBe(1);
    expect(faults('Read files.', '')).toBe(1);
    expect(faults('Read files. ', '已读取文件。')).toBe(1);
    expect(faults('Read {N} files.', '已读取文件。')).toBe(1);
    expect(faults('Read the files.', 'Read the files.')).toBe(1);
    expect(listCatalogueFaults({ 'A.b': { en: 'a', zh: '甲' } })).toHaveLength(1);
  });
});
