import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { createProgram } from '../../apps/loccit/src/program.js';
import { readMarkdown } from './markdown-document.js';

const LEFT_OUT = /^(?:\.|node_modules$|fixtures$|dist$|out$|coverage$)/;

function listDocuments(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.test(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listDocuments(path);
    return entry.name.endsWith('.md') ? [relative(projectRoot, path).replaceAll('\\', '/')] : [];
  });
}

const read = (path: string) => readMarkdown(readFileSync(join(projectRoot, path), 'utf8'));
const documents = new Map(listDocuments(projectRoot).map((path) => [path, read(path)]));
const everyDocument = [...documents].map(([path, document]) => ({ path, document }));
/** Whether a folder is a package that others install. */
const isPublic = (folder: string): boolean => {
  const manifest = join(projectRoot, folder, 'package.json');
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).private !== true;
};
const readmes = everyDocument.filter(
  ({ path }) =>
    /^(?:packages\/[^/]+|apps\/loccit|schemas)\/README\.md$/.test(path) && isPublic(dirname(path)),
);

/** What is wrong with the relative links of a document. */
function listBrokenLinks(path: string, targets: readonly string[]): string[] {
  return targets.filter((target) => {
    if (/^[a-z][a-z0-9+.-]*:/i.test(target)) return false;
    const [file = '', anchor] = target.split('#', 2).map(decodeURIComponent);
    const full = file === '' ? join(projectRoot, path) : join(projectRoot, dirname(path), file);
    // A file system that ignores case would let pass what is broken elsewhere.
    if (
      !existsSync(full) ||
      realpathSync.native(full) !== join(realpathSync.native(projectRoot), relative(projectRoot, full))
    ) {
      return true;
    }
    if (anchor === undefined) return false;
    return documents.get(relative(projectRoot, full).replaceAll('\\', '/'))?.anchors.has(anchor) !== true;
  });
}

const quiet = { write: () => true };
const program = createProgram({ streams: { out: quiet, err: quiet, env: {} }, lang: 'en', exitCode: 0 });
const optionsOf = new Map(
  program.commands.map((command) => [command.name(), command.options.map(({ long }) => long ?? '')]),
);

/** Commands and options that a line of code names and the command line does not have. */
function listUnknownUsage(line: string): string[] {
  return [...line.matchAll(/(?:^|\s)loccit ([a-z][a-z-]*)([^|;#\n]*)/g)].flatMap(
    ([, name = '', rest = '']) => {
      const known = optionsOf.get(name);
      if (known === undefined) return [name];
      const used = rest.match(/--[a-z][a-z-]*/g) ?? [];
      return used
        .filter((option) => option !== '--help' && !known.includes(option))
        .map((option) => `${name} ${option}`);
    },
  );
}

describe('documents', () => {
  it.each(everyDocument)('link to files and headings that exist: $path', ({ path, document }) => {
    expect(listBrokenLinks(path, document.targets)).toEqual([]);
  });

  it.each(everyDocument)('name commands and options that exist: $path', ({ document }) => {
    expect(document.code.flatMap(listUnknownUsage)).toEqual([]);
  });

  it('of the command line name all its commands', () => {
    expect(documents.get('apps/loccit/README.md')?.firstColumn).toEqual([...optionsOf.keys()]);
  });

  it('exist for every package', () => {
    const packages = readdirSync(join(projectRoot, 'packages')).filter((name) =>
      isPublic(`packages/${name}`),
    );
    expect(readmes.map(({ path }) => path).sort()).toEqual(
      ['apps/loccit', 'schemas', ...packages.map((name) => `packages/${name}`)]
        .map((path) => `${path}/README.md`)
        .sort(),
    );
  });

  it.each(readmes)('say what it is, how it is used and what it is good for: $path', ({ document }) => {
    expect(document.introduced).toBe(true);
    expect(document.languages.length).toBeGreaterThan(0);
    const labels = document.labels.join('\n').toLowerCase();
    const wanted = ['guarantees', 'not prove', 'units', 'errors', 'limits'];
    expect(wanted.filter((label) => !labels.includes(label))).toEqual([]);
  });

  it.each(readmes)('are at most a page: $path', ({ path }) => {
    expect(readFileSync(join(projectRoot, path), 'utf8').split('\n').length).toBeLessThanOrEqual(90);
  });
});

describe('listBrokenLinks', () => {
  it('finds a file, a heading and a spelling that is not there', () => {
    const good = ['docs/specification.md#tamper-matrix', 'docs', '#packages', 'https://a.example/x'];
    const bad = ['docs/none.md', 'docs/specification.md#none', '#none', 'Docs/specification.md', 'LICENSE#x'];
    expect(listBrokenLinks('README.md', [...good, ...bad])).toEqual(bad);
  });
});

describe('listUnknownUsage', () => {
  it('finds a command and an option that is not there', () => {
    expect(listUnknownUsage('npx --no-install loccit ask "How?" --json > a.json')).toEqual([]);
    expect(listUnknownUsage('loccit asks')).toEqual(['asks']);
    expect(listUnknownUsage('loccit ask --jsonl')).toEqual(['ask --jsonl']);
  });
});
