import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { root } from '../setup.mjs';

/** The functions by which the tests read examples, which are written in TypeScript. */
async function loadExampleModule() {
  const source = readFileSync(join(root, 'scripts/test/example-module.ts'), 'utf8');
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.ESNext } });
  const folder = join(root, 'out');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'example-module.mjs');
  writeFileSync(file, outputText);
  return import(pathToFileURL(file).href);
}

const RUNNER = `import { deepStrictEqual } from 'node:assert';
import { examples } from './examples.js';
let values = 0;
for (const { place, load } of examples) {
  try {
    const { shown } = await load();
    for (const { line, gives, says } of shown) {
      deepStrictEqual([line, gives], [line, says]);
      values += 1;
    }
  } catch (error) {
    console.error(place + ': ' + error.message);
    process.exitCode = 1;
  }
}
console.log(examples.length + ' examples, ' + values + ' values');
`;

/** Writes the examples of every package's README as modules of a project, with a program that runs and compares them. */
export async function writeExamples(packages, project) {
  const { listExamples, writeExampleModule } = await loadExampleModule();
  const examples = packages.flatMap(({ folder, name, room }) =>
    listExamples(readFileSync(join(folder, 'README.md'), 'utf8')).map(({ code, line }) => {
      const file = `${room}-${line}`;
      writeFileSync(join(project, `${file}.ts`), writeExampleModule(code, line));
      return `  { place: '${name} README.md:${line}', load: () => import('./${file}.js') },`;
    }),
  );
  writeFileSync(join(project, 'examples.ts'), `export const examples = [\n${examples.join('\n')}\n];\n`);
  writeFileSync(join(project, 'run-examples.mjs'), RUNNER);
  const compilerOptions = {
    target: 'ES2023',
    module: 'NodeNext',
    lib: ['ES2023', 'ES2024.String', 'WebWorker'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noUnusedLocals: true,
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['examples.ts'] }));
  return examples.length;
}
