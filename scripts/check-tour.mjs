// The main job must succeed, twice with the same output, and stay readable: at most 150 lines of 100 columns.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import stringWidth from 'string-width';
import { root } from './setup.mjs';

const faults = [];
const outputs = [1, 2].map(() => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) faults.push(`exit ${status}: ${stderr.slice(-400)}`);
  return { stdout, stderr };
});
const lines = stripVTControlCharacters(outputs[0].stdout + outputs[0].stderr).split('\n');
if (lines.length > 150) faults.push(`${lines.length} lines, at most 150 wanted`);
for (const [index, line] of lines.entries()) {
  if (stringWidth(line) > 100) faults.push(`line ${index + 1} is ${stringWidth(line)} columns wide`);
}
if (outputs[0].stdout !== outputs[1].stdout) faults.push('two runs differ');
for (const fault of faults) console.error(fault);
console.log(
  `main job: ${lines.length} lines, widest ${Math.max(...lines.map((line) => stringWidth(line)))} columns`,
);
process.exit(faults.length === 0 ? 0 : 1);
