// Writes the measured precision of checks into the pages of the rules that raise them, from packages/support/src/measured-precision.ts
// as it was compiled. With --check nothing is written: a difference is exit 1.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { MEASURED_PRECISION } = await import(join(root, 'packages/support/dist/measured-precision.js'));
const folder = join(root, 'docs/rules/support');
const check = process.argv.includes('--check');

const languages = {
  en: {
    line: /^Measured precision: .*$/m,
    none: 'Measured precision: not measured on public data.',
    write: (parts) => `Measured precision: ${parts.join('; ')}.`,
    one: ({ name, value, n, sets }) => `\`${name}\` ${percent(value)} of ${n} flags (${sets.join(', ')})`,
  },
  zh: {
    line: /^实测精确率：.*$/m,
    none: '实测精确率：未在公开数据上测量。',
    write: (parts) => `实测精确率：${parts.join('；')}。`,
    one: ({ name, value, n, sets }) => `\`${name}\` ${n} 次提示中 ${percent(value)}（${sets.join('、')}）`,
  },
};

const percent = (value) => `${Math.round(1000 * value) / 10}%`;

for (const page of readdirSync(folder).sort()) {
  if (!page.endsWith('.md')) continue;
  const rule = `support/${page.replace(/(?:\.zh)?\.md$/, '')}`;
  const { line, none, one, write } = languages[page.endsWith('.zh.md') ? 'zh' : 'en'];
  const path = join(folder, page);
  const before = readFileSync(path, 'utf8');
  const measured = Object.entries(MEASURED_PRECISION)
    .filter(([, entry]) => entry.rules.includes(rule))
    .map(([name, entry]) => one({ name, ...entry }));
  if (!line.test(before)) {
    if (measured.length === 0) continue;
    console.error(`docs/rules/support/${page} has no line for what was measured`);
    process.exitCode = 1;
    continue;
  }
  const text = before.replace(line, () => (measured.length === 0 ? none : write(measured)));
  if (text === before) continue;
  if (check) {
    console.error(
      `differs from what was measured: docs/rules/support/${page}\nrun: node scripts/write-measured-precision.mjs`,
    );
    process.exitCode = 1;
  } else {
    writeFileSync(path, text);
    console.log(`wrote docs/rules/support/${page}`);
  }
}
