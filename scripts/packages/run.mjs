import { spawn } from 'node:child_process';

/** Runs a program to its end: `{ status, output }`, both streams in the order in which they came. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && command !== process.execPath,
      ...options,
    });
    let output = '';
    let stdout = '';
    child.stdout.on('data', (data) => {
      stdout += data;
      output += data;
    });
    child.stderr.on('data', (data) => {
      output += data;
    });
    child.on('error', (error) => resolve({ status: 1, output: `${command}: ${error.code}`, stdout: '' }));
    child.on('close', (code) => resolve({ status: code ?? 1, output, stdout }));
  });
}

/** Does a job for each item, two at a time, which is what a build server has processors for. */
export async function forEachOf(items, job) {
  const queue = [...items];
  const work = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await job(item);
  };
  await Promise.all([work(), work()]);
}
