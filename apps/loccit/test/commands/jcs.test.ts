import { describe, expect, it } from 'vitest';
import { runMain } from '../run-loccit.js';
import { makeFolder } from '../temp-folder.js';

describe('loccit jcs', () => {
  it('prints the RFC 8785 bytes and nothing else', async () => {
    const cwd = makeFolder({ 'a.json': '{ "\u20ac": 1.0, "b": [1e2, -0, "\\u00e9"], "a": null }\n' });
    const expected = '{"a":null,"b":[100,0,"\u00e9"],"\u20ac":1}';
    expect(await runMain(['jcs', 'a.json'], { cwd })).toEqual({ exit: 0, stdout: expected, stderr: '' });
    expect((await runMain(['jcs', 'a.json', '--json'], { cwd })).stdout).toBe(expected);
  });

  it('refuses with code and place', async () => {
    const cwd = makeFolder({ 'a.json': '{"a": 1,\n "a": 2}' });
    const { exit, stderr, stdout } = await runMain(['jcs', 'a.json'], { cwd });
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: '' });
    expect(stderr).toContain('(duplicate-name)');
    expect(stderr).toContain('a.json:2:2');
  });
});
