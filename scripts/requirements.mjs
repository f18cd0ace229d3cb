// Prints each row of docs/requirements.md with the tests whose title names it; `--check` fails for a done row without one.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './setup.mjs';

const check = process.argv.includes('--check');
const rows = [
  ...readFileSync(join(root, 'docs/requirements.md'), 'utf8').matchAll(
    /^\| ([A-E]\d+) \| (.+?) \| (done|partly|open) \|$/gm,
  ),
].map(([, id, text, state]) => ({ id, text, state, tests: [] }));
const byId = new Map(rows.map((row) => [row.id, row]));

function* testFiles(dir) {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue;
    const path = join(dir, entry.name);
    if (entry.isDirectory()) yield* testFiles(path);
    else if (entry.name.endsWith('.test.ts')) yield path;
  }
}

const unknown = [];
for (const top of ['packages', 'apps', 'scripts']) {
  for (const file of testFiles(join(root, top))) {
    const source = readFileSync(file, 'utf8');
    for (const [, , tags, title] of source.matchAll(
      /\b(?:it|test)(?:\.[a-zA-Z]+(?:\([^()]*\))?)*\(\s*(['"`])((?:\[[A-E]\d+\]\s?)+)(.*?)\1/g,
    )) {
      for (const [, id] of tags.matchAll(/\[([A-E]\d+)\]/g)) {
        const row = byId.get(id);
        if (row === undefined) unknown.push(`${relative(root, file)}: [${id}] is no row`);
        else row.tests.push(`${relative(root, file)}: ${title}`);
      }
    }
  }
}

const missing = rows.filter((row) => row.state !== 'open' && row.tests.length === 0);
if (!check) {
  for (const row of rows) {
    console.log(`${row.id} (${row.state}) ${row.text}`);
    for (const test of row.tests) console.log(`    ${test}`);
  }
}
for (const row of missing) console.error(`${row.id} is marked ${row.state} and has no test`);
for (const line of unknown) console.error(line);
console.log(
  `${rows.length} rows: ${rows.filter((row) => row.state === 'done').length} done, ${rows.filter((row) => row.state === 'partly').length} partly, ${rows.filter((row) => row.state === 'open').length} open`,
);
process.exit(rows.length > 0 && missing.length === 0 && unknown.length === 0 ? 0 : 1);
