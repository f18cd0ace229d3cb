// Holds every vector in fixtures/vectors/interop that names a type to that type of the vendor's SDK, at the version of the
// lock file; and shows for each type that it can refuse, by a copy of a vector whose members are all of a wrong kind.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { RESPONSE_TYPES } from './response-types.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const vectors = join(here, '..', '..', 'fixtures', 'vectors', 'interop');
const out = join(here, 'out');
const faults = [];

/** A module that holds a value to a type; a literal, so that members that the type does not have are found too. */
function writeModule(name, type, literal) {
  const [from, written] = RESPONSE_TYPES[type];
  const path = join(out, `${name}.ts`);
  writeFileSync(
    path,
    `import type * as Sdk from '${from}';\nimport type { Wire } from '../wire.js';\n\nexport const response = ${literal} satisfies ${written};\n`,
  );
  return path;
}

function plantFaults(response) {
  const members = Object.keys(response).map((name) => `${JSON.stringify(name)}: () => 'planted'`);
  return `{ ${members.join(', ')} }`;
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out);
const fixtures = new Map();
const planted = new Map();
let untyped = 0;
for (const file of readdirSync(vectors)
  .filter((name) => name.endsWith('.json'))
  .sort()) {
  for (const { id, type, response } of JSON.parse(readFileSync(join(vectors, file), 'utf8'))) {
    if (type === undefined) untyped += 1;
    else if (!Object.hasOwn(RESPONSE_TYPES, type)) faults.push(`${file} ${id}: no type ${type}`);
    else {
      const name = `${file.slice(0, -'.json'.length)}.${id}`;
      fixtures.set(writeModule(name, type, JSON.stringify(response, undefined, 2)), `${file} ${id}`);
      if (!planted.has(type)) planted.set(type, writeModule(`${name}.planted`, type, plantFaults(response)));
    }
  }
}

const program = ts.createProgram([...fixtures.keys(), ...planted.values()], {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  typeRoots: [join(here, 'node_modules', '@types')],
  strict: true,
  exactOptionalPropertyTypes: false,
  skipLibCheck: true,
  noEmit: true,
});

function diagnose(path) {
  const source = program.getSourceFile(path);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
}

for (const [path, name] of fixtures) {
  for (const { messageText } of diagnose(path)) {
    faults.push(`${name}: ${ts.flattenDiagnosticMessageText(messageText, '\n  ')}`);
  }
}
for (const [type, path] of planted) {
  if (diagnose(path).length === 0) faults.push(`${type}: takes anything, so it proves nothing`);
}
for (const type of Object.keys(RESPONSE_TYPES)) {
  if (!planted.has(type)) faults.push(`${type}: no vector names it`);
}

for (const fault of faults) console.error(fault);
console.log(
  `${fixtures.size} responses held to ${planted.size} types, each of which refused a planted one; ${untyped} vectors name no type; ${faults.length} faults`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
