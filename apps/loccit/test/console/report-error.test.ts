import { readFileSync } from 'node:fs';
import { hasMessage, type MessageKey, message } from '@loccit/contract';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { CliError } from '../../src/cli-error.js';
import { describeError, reportError, toCliError } from '../../src/console/report-error.js';

/** Where each package lists its codes as a closed union. */
const lists = {
  CliErrorCode: 'apps/loccit/src/cli-error.ts',
  TextErrorCode: 'packages/text/src/errors.ts',
  JsonErrorCode: 'packages/json/src/json-error.ts',
  LineageErrorCode: 'packages/lineage/src/lineage-error.ts',
  IngestionErrorCode: 'packages/ingestion/src/ingestion-error.ts',
  StorageErrorCode: 'packages/storage/src/storage-error.ts',
  PackErrorCode: 'packages/packs/src/pack-error.ts',
  SigningErrorCode: 'packages/signing/src/signing-error.ts',
};

function codesOf(name: string, path: string): string[] {
  const source = readFileSync(`${projectRoot}${path}`, 'utf8');
  const union = new RegExp(`type ${name} =([^;]*);`).exec(source)?.[1] ?? '';
  return [...union.matchAll(/'([a-z0-9-]+)'/g)].map(([, code]) => code ?? '');
}

const codes = Object.entries(lists).flatMap(([name, path]) => codesOf(name, path));

/** A placeholder that no message may keep. */
const values = {
  limit: 7,
  option: '--x',
  choices: 'a, b',
  names: 'a, b',
  problem: 'it is wrong',
  name: 'x',
  variable: 'X',
  least: 8,
  command: 'x',
  member: 'x',
  forms: 'x',
  package: 'x',
  address: 'C1.1',
};

describe('describeError', () => {
  it('has a message and a remedy in both languages for every code that can reach a user', () => {
    for (const [name, path] of Object.entries(lists))
      expect(codesOf(name, path).length, name).toBeGreaterThan(4);
    const missing = codes
      .flatMap((code) => [`error.${code}`, `remedy.${code}`])
      .filter((key) => !hasMessage(key));
    expect(missing).toEqual([]);
    for (const code of new Set(codes)) {
      for (const family of ['error', 'remedy']) {
        const key = `${family}.${code}` as MessageKey;
        const [english, chinese] = [message(key, 'en', values), message(key, 'zh', values)];
        expect(english, key).toMatch(/^[\x20-\x7e]+[.:?]$/);
        expect(chinese, key).toMatch(/[\u4e00-\u9fff].*[。：？]$/s);
        expect(english + chinese, key).not.toMatch(/[{}]/);
      }
    }
  });

  it('calls a code without a message unexpected', () => {
    expect(describeError(new CliError('never-heard-of'), 'en')).toEqual({
      what: message('error.unexpected', 'en'),
      remedy: undefined,
    });
  });
});

const run = (error: unknown, json: boolean) => {
  let out = '';
  let err = '';
  const exit = reportError(error, {
    streams: {
      out: {
        write: (part) => {
          out += part;
        },
      },
      err: {
        write: (part) => {
          err += part;
        },
      },
      env: {},
    },
    lang: 'en',
    json,
  });
  return { exit, out, err };
};

describe('reportError', () => {
  it('says code, place and remedy', () => {
    const error = new CliError('too-deep', { file: 'a.json', line: 3, column: 9, pointer: '/claims/0' });
    const { err, exit, out } = run(error, false);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err.trimEnd().split('\n')).toEqual([
      `error: ${message('error.too-deep', 'en')} (too-deep)`,
      '  at a.json:3:9, /claims/0',
      `  ${message('remedy.too-deep', 'en')}`,
    ]);
  });

  it('is one document with --json, places in snake case', () => {
    const { err, exit, out } = run(new CliError('no-store', { file: 'x', byteOffset: 4 }, {}, 3), true);
    expect({ err, exit }).toEqual({ err: '', exit: 3 });
    expect(JSON.parse(out)).toEqual({
      schema: 'urn:loccit:error:1',
      error: {
        code: 'no-store',
        message: message('error.no-store', 'en'),
        remedy: message('remedy.no-store', 'en'),
        at: { file: 'x', byte_offset: 4 },
      },
    });
  });

  it('owns up to a fault of its own in a line, without a stack', () => {
    const { err, exit } = run(new TypeError('x is not a function'), false);
    expect(exit).toBe(2);
    expect(err).toContain('(unexpected)');
    expect(err).not.toContain('x is not a function');
    expect(err.trimEnd().split('\n').length).toBeLessThanOrEqual(2);
  });
});

describe('toCliError', () => {
  it('takes over the place and the figures of a coded error', () => {
    const details = { line: 2, column: 5, pointer: '/a', byteOffset: 9, limit: 3, flag: true };
    const error = Object.assign(new Error('x'), { code: 'too-large', details });
    expect(toCliError(error, 'a.json')).toMatchObject({
      code: 'too-large',
      at: { file: 'a.json', line: 2, column: 5, pointer: '/a', byteOffset: 9 },
      values: { limit: 3 },
    });
  });

  it('passes on what it does not know', () => {
    expect(() => toCliError(new TypeError('x'))).toThrow(TypeError);
  });
});
