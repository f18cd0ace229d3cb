// A document that a released schema accepts is accepted for ever under the same identifier. Compares schemas/ with the last
// released copies, by form and by their example documents. `--release` makes what is there now the copies of this version.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSchemaSet, listNarrowings } from './contract/schema-compatibility.mjs';
import { readAllSchemas, root } from './contract/schema-files.mjs';
import { createAjv } from './contract/validators.mjs';

const released = join(root, 'schemas/released');
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const versions = existsSync(released)
  ? readdirSync(released).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  : [];
const current = readAllSchemas();

/** Valid documents by schema identifier: the artifacts of the vectors, and the examples of the pages. */
function listDocuments(ajv) {
  const artifacts = readJson(join(root, 'fixtures/vectors/contract/artifacts.json'));
  const documents = Object.entries(artifacts).flatMap(([name, list]) =>
    Object.values(list).map((document) => ({ id: `urn:loccit:${name}:1`, document })),
  );
  const pages = join(root, 'schemas/docs');
  for (const page of existsSync(pages) ? readdirSync(pages) : []) {
    for (const [, text] of readFileSync(join(pages, page), 'utf8').matchAll(/^```json\n(.*?)^```$/gms)) {
      const document = readJsonText(text);
      if (typeof document?.schema === 'string') documents.push({ id: document.schema, document });
    }
  }
  return documents.filter(({ document, id }) => ajv.getSchema(id)?.(document) === true);
}

function readJsonText(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

if (process.argv.includes('--release')) {
  const { version } = readJson(join(root, 'schemas/package.json'));
  const folder = join(released, version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (name, value) => writeFileSync(join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
  for (const [name, schema] of Object.entries(current)) write(`${name}.schema.json`, schema);
  const documents = listDocuments(createAjv(current));
  write('documents.json', documents);
  console.log(
    `schemas/released/${version}: ${Object.keys(current).length} schemas, ${documents.length} documents`,
  );
  process.exit(0);
}

/** Whether a changeset or a changelog says why a new major version came to be. */
function isNoted(id) {
  const notes = ['.changeset', 'schemas/CHANGELOG.md', 'CHANGELOG.md']
    .map((path) => join(root, path))
    .filter(existsSync);
  return notes
    .flatMap((path) => (path.endsWith('.md') ? [path] : readdirSync(path).map((name) => join(path, name))))
    .filter((path) => path.endsWith('.md'))
    .some((path) => readFileSync(path, 'utf8').includes(id));
}

const last = versions.at(-1);
if (last === undefined) {
  console.error(
    'There are no released copies: run `node scripts/check-released-schemas.mjs --release` and commit them.',
  );
  process.exit(1);
}
const folder = join(released, last);
const former = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file.endsWith('.schema.json'))
    .map((file) => [file.slice(0, -'.schema.json'.length), readJson(join(folder, file))]),
);
const documents = readJson(join(folder, 'documents.json'));
const oldSet = createSchemaSet(Object.values(former));
const newSet = createSchemaSet(Object.values(current));
const ajv = createAjv(current);
const faults = [];

for (const [name, schema] of Object.entries(former)) {
  const now = newSet.get(schema.$id);
  const next = current[name]?.$id;
  if (now !== undefined) {
    for (const line of listNarrowings(schema, now, oldSet, newSet)) faults.push(`${schema.$id} ${line}`);
  } else if (next === undefined || !isNoted(next)) {
    faults.push(`${schema.$id} is gone${next === undefined ? '' : `, and no changeset speaks of ${next}`}`);
  }
}
for (const [at, { document, id }] of documents.entries()) {
  const validate = newSet.has(id) ? ajv.getSchema(id) : undefined;
  if (validate === undefined || validate(document)) continue;
  const [error] = validate.errors ?? [];
  faults.push(`documents.json/${at}: ${id} refuses ${error?.instancePath} by ${error?.keyword}`);
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(
    `What ${last} accepted must stay accepted. Loosen the schema, or give it a new major version (urn:loccit:NAME:2) and say why in a changeset.`,
  );
}
console.log(
  `${Object.keys(former).length} schemas of ${last}, ${documents.length} documents, ${faults.length} faults`,
);
process.exit(faults.length === 0 ? 0 : 1);
