// Writes packages/contract/src/generated and the tables in schemas/docs from schemas/. With --check nothing is written: a difference is exit 1.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generateCatalogue, sortMessages } from './contract/catalogue.mjs';
import { readAllSchemas, readSchemas, root } from './contract/schema-files.mjs';
import { generateValidators } from './contract/validators.mjs';
import { generateWireTypes } from './contract/wire-types.mjs';

const BANNER = '// Generated from schemas/ by scripts/generate-contract.mjs. Do not edit.';
const check = process.argv.includes('--check');
const schemas = readSchemas();
const validators = generateValidators(readAllSchemas(), BANNER);
const messages = sortMessages();

const files = {
  'schemas/messages/1.json': messages.text,
  'packages/contract/src/generated/wire.ts': await generateWireTypes(schemas, BANNER),
  'packages/contract/src/generated/validators.ts': validators.artifacts,
  'packages/contract/src/generated/document-validators.ts': validators.documents,
  'packages/contract/src/generated/catalogue.ts': generateCatalogue(messages.catalogue, BANNER),
};

const different = Object.entries(files).filter(([path, text]) => {
  const full = root + path;
  return !existsSync(full) || readFileSync(full, 'utf8') !== text;
});
for (const [path, text] of different) {
  if (check) {
    console.error(`differs from schemas/: ${path}`);
    continue;
  }
  mkdirSync(dirname(root + path), { recursive: true });
  writeFileSync(root + path, text);
  console.log(`wrote ${path}`);
}
if (check && different.length > 0) {
  console.error('run: npm run generate');
  process.exitCode = 1;
}

// The pages on the schemas have tables of their members; the same --check holds for them.
await import('./generate-schema-pages.mjs');
