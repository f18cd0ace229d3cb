import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { createProgram } from '../../apps/loccit/src/program.js';
import { listObjects, type Schema, schemas } from './schema-validators.js';

const text = readFileSync(`${projectRoot}docs/specification.md`, 'utf8');
const messages = readFileSync(`${projectRoot}schemas/messages/1.json`, 'utf8');

function readSection(heading: string): string {
  const start = text.indexOf(`\n${heading}`);
  expect(start, heading).toBeGreaterThan(0);
  const end = text.slice(start + 1).search(new RegExp(`\\n#{2,${heading.indexOf(' ')}} `));
  return end < 0 ? text.slice(start) : text.slice(start, start + 1 + end);
}

/** Numbers of all sections. */
const sections = new Set([...text.matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm)].map(([, number]) => number));

const folder = `${projectRoot}fixtures/vectors/`;
const isWhole = (name: string) => name.endsWith('/');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(?:json|jsonl)$/.test(file) && !/^(?:rules|verifier)\//.test(file));

describe('docs/specification.md', () => {
  it('explains every file of vectors, and none that there is not', () => {
    const rows = readSection('## 15. ').match(/^\| `.*$/gm) ?? [];
    const named = rows.flatMap((row) =>
      [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    );
    expect(named.filter((name) => !isWhole(name)).sort()).toEqual(files.sort());
    expect(named.filter((name) => isWhole(name) && !existsSync(folder + name))).toEqual([]);
  });

  it('names vectors that are there wherever it names some', () => {
    const lines = text.match(/Vectors: [^\n]*/g) ?? [];
    const named = lines.flatMap((line) =>
      [...line.matchAll(/`([a-z]+\/[a-z-]+\.json)`/g)].map(([, name = '']) => name),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !files.includes(name))).toEqual([]);
  });

  it('refers to sections that it has', () => {
    const rows = (readSection('## 16. ') + readSection('## 15. '))
      .split('\n')
      .filter((line) => line.startsWith('| '));
    const named = rows.flatMap((row) =>
      [...row.matchAll(/(?<![\w.`/])(\d{1,2}(?:\.\d{1,2})?)(?![\w./])/g)].map(([, number = '']) => number),
    );
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter((number) => !sections.has(number))).toEqual([]);
    const inline = [...text.matchAll(/\b[Ss]ections? (\d{1,2}(?:\.\d{1,2})?)/g)].map(
      ([, number = '']) => number,
    );
    // Sections of other documents are named with their document.
    expect(inline.filter((number) => !sections.has(number) && number !== '2.1')).toEqual([]);
  });

  it('tells every name of what can be missing, each with its message', () => {
    const { enum: names } = (schemas.report as { $defs: Record<string, Schema> }).$defs.missing as {
      enum: string[];
    };
    const section = readSection('### 11.11 ');
    const rows = [...section.matchAll(/^\| `([a-z]+)` \| /gm)].map(([, name = '']) => name);
    const later = [
      ...(/The names (.*) are for rules to come/.exec(section)?.[1]?.matchAll(/`([a-z]+)`/g) ?? []),
    ].map(([, name = '']) => name);
    expect([...rows, ...later].sort()).toEqual([...names].sort());
    for (const name of names) expect(messages).toContain(`"missing.${name}"`);
  });

  it('names the members of a finding in the order in which they are written', () => {
    const [, members = ''] = /A finding is `\{([^}]*)\}`/.exec(readSection('### 11.10 ')) ?? [];
    const { properties } = (schemas.report as { $defs: Record<string, Schema> }).$defs.finding as {
      properties: Schema;
    };
    expect(members.replaceAll('?', '').split(', ').sort()).toEqual(Object.keys(properties).sort());
  });

  it('speaks of members that some schema has in the rows of places', () => {
    const rows = readSection('### 11.11 ').match(/^\| (?:`[a-z]+\/.*|) ?\|.*$/gm) ?? [];
    const steps = rows.flatMap((row) =>
      [...row.matchAll(/`(\/[a-z_/<>ij]+)`/g)].flatMap(([, pointer = '']) => pointer.split('/')),
    );
    const known = new Set(
      Object.values(schemas)
        .flatMap((schema) => listObjects(schema))
        .flatMap((members) => Object.keys(members)),
    );
    expect(steps.length).toBeGreaterThan(20);
    expect(steps.filter((step) => step !== '' && !/^<[ij]>$/.test(step) && !known.has(step))).toEqual([]);
  });

  it('tells every command with its options', () => {
    const quiet = { write: () => true };
    const program = createProgram({ streams: { out: quiet, err: quiet, env: {} }, lang: 'en', exitCode: 0 });
    const everywhere = ['--json', '--lang', '--help'];
    const built = program.commands.map((command) => [
      command.name(),
      ...command.options.flatMap(({ long }) => (long && !everywhere.includes(long) ? [long] : [])).sort(),
    ]);
    const [, table = ''] = readSection('## 13. ').split('| command | does | options |');
    const rows = [...(table.split('\n\n')[0]?.matchAll(/^\| `([a-z]+)[^|]*\|[^|]*\|([^|]*)\|/gm) ?? [])];
    const told = rows.map(([, name = '', options = '']) => [
      name,
      ...(options.match(/--[a-z-]+/g) ?? []).sort(),
    ]);
    expect(told.sort()).toEqual(built.sort());
  });
});
