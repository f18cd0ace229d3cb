// Writes the tables of members in schemas/docs from schemas/. With --check nothing is written: a difference is exit 1.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readAllSchemas, root } from './contract/schema-files.mjs';
import { listPages, writePage } from './contract/schema-pages.mjs';

const check = process.argv.includes('--check');
const schemas = readAllSchemas();

for (const page of listPages(schemas)) {
  const path = `schemas/docs/${page.page}.md`;
  const before = existsSync(root + path) ? readFileSync(root + path, 'utf8') : undefined;
  const text = writePage(page, schemas, before);
  if (text === before) continue;
  if (check) {
    console.error(`differs from schemas/: ${path}\nrun: node scripts/generate-schema-pages.mjs`);
    process.exitCode = 1;
  } else {
    writeFileSync(root + path, text);
    console.log(`wrote ${path}`);
  }
}
