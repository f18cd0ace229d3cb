import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';

const dist = pathToFileURL(`${projectRoot}apps/loccit/dist/`).href;

describe('statDescriptor', () => {
  it('leaves modules importable after it looked at a pipe', () => {
    const script = `import('${dist}files/stat.js')
      .then(({ statDescriptor }) => statDescriptor(1).isFIFO() || statDescriptor(1).isSocket())
      .then((isPipe) => import('${dist}console/terminal.js').then(() => console.log(isPipe)));`;
    // A shell's pipe, since the one of a spawned child is a socket.
    const { stdout } = spawnSync('sh', ['-c', `"$0" -e "$1" | cat`, process.execPath, script], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('true\n');
  });
});
