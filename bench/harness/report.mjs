import { hash } from 'node:crypto';

const tolerance = 1.1;
let begun = false;

/** Which case's memory this process was started to measure, as `goal/case`. */
export function memoryCase() {
  return process.argv[2] === '--memory-of' ? process.argv[3] : undefined;
}

/** Whether this process measures the memory of one case and nothing else. */
export function measuringMemory() {
  return memoryCase() !== undefined;
}

/**
 * Measures, measures once more if a target was missed by more than a tenth, prints one row a case, and lets the
 * process fail only when the same case missed both times.
 */
export async function judged(goal, measure) {
  begin();
  const first = await measure();
  const rows = first.some(missed) ? await again(first, measure) : first;
  for (const row of rows) {
    print(goal, row);
    if (row.failed === true) process.exitCode = 1;
  }
  return rows;
}

async function again(first, measure) {
  const second = await measure();
  return second.map((row, index) => {
    if (!missed(first[index])) return first[index];
    return { ...row, repeated: true, failed: missed(row) };
  });
}

function missed({ value, target, atLeast }) {
  if (target !== undefined && !(value <= target * tolerance)) return true;
  return atLeast !== undefined && !(value >= atLeast / tolerance);
}

function begin() {
  if (begun) return;
  begun = true;
  console.log(`SHA-256 ${sha256Rate()} MB/s, Node ${process.version}`);
  console.log('goal | case | median ratio | target | min-max | ok');
}

function print(goal, row) {
  const { name, value, min, max, target, atLeast } = row;
  const bound = target !== undefined ? `<= ${target}` : atLeast !== undefined ? `>= ${atLeast}` : '-';
  const plain = target === undefined && atLeast === undefined;
  const within = (target === undefined || value <= target) && (atLeast === undefined || value >= atLeast);
  const verdict = plain ? '-' : row.failed === true ? 'MISSED' : within ? 'ok' : 'ok (within a tenth)';
  const note = row.repeated === true ? ', second run' : '';
  console.log(
    `${goal} | ${name} | ${short(value)} | ${bound} | ${short(min)}-${short(max)} | ${verdict}${note}`,
  );
}

function short(value) {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(3);
}

/** Megabytes of one-mebibyte buffers this machine hashes a second, so that figures of two runs can be set side by side. */
function sha256Rate() {
  const block = Buffer.alloc(1 << 20, 'loccit');
  let best = 0;
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now();
    for (let count = 0; count < 16; count += 1) hash('sha256', block);
    best = Math.max(best, (16 * block.length) / 1e3 / (performance.now() - start));
  }
  return Math.round(best);
}
