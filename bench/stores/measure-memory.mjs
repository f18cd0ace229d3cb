// Verifies and searches the store in a folder as a server would, and prints the largest resident memory in bytes.
import { readFileSync } from 'node:fs';

import { termReader } from '../../packages/answering/dist/index.js';
import { openGeneration, verify } from './citations.mjs';

const [folder, ...ids] = process.argv.slice(2);
const generation = openGeneration(folder);
for (const citation of JSON.parse(ids.join(' '))) verify(generation, citation);
const crew = new Set();
for (let at = 0; at < 400; at++) crew.add(`n${String(at * 10).padStart(6, '0')}.txt`);
for (const question of ['harbour grain', 'lantern', 'ferry toll keeper'])
  generation.search.find(termReader.list(question), crew);
process.stdout.write(String(peakBytes()));

/** Not `resourceUsage().maxRSS`: a process begins with that of the one that started it. */
function peakBytes() {
  if (process.platform !== 'linux') return process.memoryUsage.rss();
  const [, kibibytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'));
  return Number(kibibytes) * 1024;
}
