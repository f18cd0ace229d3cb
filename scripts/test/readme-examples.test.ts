import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { listExamples, listFreeNames, type ShownValue, writeExampleModule } from './example-module.js';
import { listTypeFaults } from './type-check.js';

const packages = readdirSync(`${projectRoot}packages`).filter((name) => {
  const manifest = `${projectRoot}packages/${name}/package.json`;
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).private !== true;
});
const folder = `${projectRoot}out/examples/`;
// A store that an example of another version left would not be the empty one that a reader begins with.
for (const left of [folder, `${projectRoot}out/fees`]) rmSync(left, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

interface Example {
  readonly place: string;
  readonly line: number;
  readonly code: string;
  readonly module: string;
}

function findExamples(text: string, path: string, imports: (code: string) => string): Example[] {
  return listExamples(text).map(({ code, line }) => ({
    place: `${path}:${line}`,
    line,
    code: imports(code) + code,
    module: `${folder}${path.replace(/[^a-z]+/gi, '-')}-${line}.ts`,
  }));
}

/** Writes an example below `out/`, where it is imported and type-checked like any module. */
function write({ code, line, module }: Example): string {
  writeFileSync(module, writeExampleModule(code, line));
  return module;
}

async function expectTruth(module: string): Promise<void> {
  const { shown } = (await import(/* @vite-ignore */ module)) as { shown: ShownValue[] };
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.map(({ line, gives }) => [line, gives])).toEqual(shown.map(({ line, says }) => [line, says]));
}

const exporters = new Map<string, string>();
for (const name of [...packages, 'text/revisions', 'signing/node']) {
  const [room, ...entry] = name.split('/');
  const source = [room, 'src', ...entry, 'index.ts'].join('/');
  const exported = (await import(/* @vite-ignore */ `${projectRoot}packages/${source}`)) as object;
  for (const key of Object.keys(exported)) exporters.set(key, name);
}

/** The imports of an example in a comment, which a reader of the API sees beside its package's name. */
function importExports(code: string): string {
  return listFreeNames(code)
    .filter((name) => exporters.has(name))
    .map((name) => `import { ${name} } from '@loccit/${exporters.get(name)}';\n`)
    .join('');
}

const readmeExamples = packages.flatMap((name) => {
  const path = `packages/${name}/README.md`;
  return findExamples(readFileSync(projectRoot + path, 'utf8'), path, () => '');
});
const commentExamples = packages.flatMap((name) => {
  const source = `packages/${name}/src/`;
  return readdirSync(projectRoot + source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.startsWith('generated'))
    .sort()
    .flatMap((path) => {
      const text = readFileSync(`${projectRoot}${source}${path}`, 'utf8').replace(/^ *\* ?/gm, '');
      return findExamples(text, source + path, importExports);
    });
});

describe('the examples of READMEs', () => {
  it.each(packages)('exist for %s', (name) => {
    expect(readmeExamples.some(({ place }) => place.startsWith(`packages/${name}/`))).toBe(true);
  });
  it.each(readmeExamples)('run as printed and give what they say: $place', async (example) => {
    // A reader who runs the block must not be stopped by it.
    expect(example.code).not.toMatch(/; \/\/ throws /);
    await expectTruth(write(example));
  });
});

describe('the examples of TSDoc', () => {
  it.each(commentExamples)('run and give what they say: $place', async (example) => {
    await expectTruth(write(example));
  });
});

describe('all examples', () => {
  it('are type-correct and import nothing for show', { timeout: 180_000 }, () => {
    expect(listTypeFaults([...readmeExamples, ...commentExamples].map(write))).toEqual([]);
  });
});

describe('writeExampleModule', () => {
  const run = async (name: string, code: string) => {
    writeFileSync(`${folder}${name}.ts`, writeExampleModule(code, 1));
    return expectTruth(`${folder}${name}.ts`);
  };

  it('finds a comment that lies, of a value and of an error', async () => {
    await run('true', "const a = 1; // 1\n[a]; // [1]\nJSON.parse('{}'); // {}\n");
    await expect(run('false', '1 + 1; // 3\n')).rejects.toThrow();
    await expect(run('silent', "JSON.parse('1'); // throws 'no JSON'\n")).rejects.toThrow();
  });

  it('refuses a comment behind code that it could not compare', () => {
    expect(() => writeExampleModule('const { a } = { a: 1 }; // 1\n', 1)).toThrow();
    expect(() => writeExampleModule('f({\n  a: 1, // one\n});\n', 1)).toThrow();
  });

  it('stops at a name that nobody declares', async () => {
    await expect(run('undeclared', 'store.current; // 1\n')).rejects.toThrow('store');
  });
});
