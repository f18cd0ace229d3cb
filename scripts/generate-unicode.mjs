// Writes schemas/unicode from the character data of this platform. With --check nothing is written: a difference is
// exit 1. The tables pin one version of Unicode; a platform with another has nothing to compare.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from './contract/schema-files.mjs';
import { listTables, UNICODE_VERSION, writeTable } from './unicode/tables.mjs';

const check = process.argv.includes('--check');

if (process.versions.unicode !== UNICODE_VERSION) {
  const say = `schemas/unicode is of Unicode ${UNICODE_VERSION}, this platform of ${process.versions.unicode}`;
  if (check) console.log(`skipped: ${say}`);
  else {
    console.error(say);
    process.exitCode = 1;
  }
} else {
  for (const table of listTables()) {
    const path = `schemas/unicode/${table.name}.json`;
    const text = writeTable(table);
    if (existsSync(root + path) && readFileSync(root + path, 'utf8') === text) continue;
    if (check) {
      console.error(`differs from the character data: ${path}`);
      process.exitCode = 1;
    } else {
      writeFileSync(root + path, text);
      console.log(`wrote ${path}`);
    }
  }
}
