import { writeFileSync } from 'node:fs';
import { checkDocument } from '@loccit/contract/documents';
import { projectRoot } from '@loccit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { displayWidth } from '../../src/console/display-width.js';
import { runMain } from '../run-loccit.js';
import { makeSealedFolder, run } from '../sealed-folder.js';

let cwd = '';
beforeAll(async () => {
  cwd = await makeSealedFolder();
  await run(cwd, ['keygen', '-o', 'other.pem', '--unencrypted', '--at', '2026-01-01', '--json']).catch(
    () => {},
  );
});

const refusal = async (...argv: string[]) => {
  const { exit, stderr } = await runMain(argv, { cwd });
  return { exit, stderr: stderr.replace(/\s+/g, ' ') };
};

describe('something else in the place of an answer', () => {
  it.each([
    ['verify', `${projectRoot}fixtures/hostile/seal.dsse.json`, 'is-a-seal', '--seal'],
    ['check', `${projectRoot}fixtures/hostile/seal.dsse.json`, 'is-a-seal', '--seal'],
    ['verify', 'policy.json', 'is-a-policy', '--policy'],
    ['lineage', 'policy.json', 'is-a-policy', '--policy'],
    ['verify', 'other.pub.pem', 'is-a-key', '--key'],
  ])('is called what it is, and where it goes is said: %s %s', async (command, file, code, option) => {
    const { exit, stderr } = await refusal(command, file);
    expect(exit).toBe(2);
    expect(stderr).toContain(`(${code})`);
    expect(stderr).toContain(option);
  });

  it('is a report, an audit or a JSON Web Key, too', async () => {
    for (const [name, text, code] of [
      ['r.json', '{"schema":"urn:loccit:report:1"}', 'is-a-report'],
      ['u.json', '{"schema":"urn:loccit:audit:1"}', 'is-an-audit'],
      ['m.json', '{"schema":"urn:loccit:sources:1"}', 'is-a-manifest'],
      ['k.json', '{"kty":"OKP","crv":"Ed25519","x":""}', 'is-a-key'],
    ] as const) {
      writeFileSync(`${cwd}/${name}`, text);
      expect((await refusal('verify', name)).stderr).toContain(`(${code})`);
    }
  });
});

describe('something else in the place of a trust policy', () => {
  it('is called what it is, and what is needed is said', async () => {
    const { exit, stderr } = await refusal('verify', 'sealed.pack', '--policy', 'other.pub.pem');
    expect(exit).toBe(2);
    expect(stderr).toContain('(is-a-key)');
    expect(stderr).toContain('loccit schema trust-policy');
  });

  it('is told which member it lacks, and where the form is explained', async () => {
    for (const [text, told] of [
      ['{"schema":"urn:loccit:trust-policy:1","keys":[],"sources":[]}', 'The member threshold is missing.'],
      ['{"schema":"urn:loccit:trust-policy:1","keys":["x"],"threshold":1,"sources":[]}', '/keys/0'],
    ] as const) {
      writeFileSync(`${cwd}/lacking.json`, text);
      const { stderr } = await refusal('verify', 'sealed.pack', '--policy', 'lacking.json');
      expect(stderr).toContain(told);
      expect(stderr).toContain('schemas/docs/trust-policy.md');
    }
  });
});

describe('a refusal', () => {
  it('names the command of which the help is meant, and every option that is missing', async () => {
    const { stderr } = await refusal('sign', 'answer.json');
    expect(stderr).toContain('--key, --purpose, --expires, -o');
    expect(stderr).toContain('`loccit sign --help`');
    expect((await refusal('check', 'answer.json', '--nope')).stderr).toContain('`loccit check --help`');
    expect((await refusal('sign', 'answer.json', '--proof')).stderr).toContain('--key, --expires, -o');
  });

  it('of a key is not preceded by what would have been sealed', async () => {
    const terms = ['--purpose', 'p', '--expires', '9d', '-o', 'never'];
    const { stderr } = await refusal('sign', 'answer.json', '--key', 'none.pem', ...terms);
    expect(stderr).toContain('(file-not-found)');
    expect(stderr).not.toContain('To be sealed');
  });

  it('in JSON says what can be done, and turns no terminal around', async () => {
    const { stdout } = await runMain(['verify', 'a\u202eb', '--json'], { cwd });
    expect(stdout).not.toContain('\u202e');
    const refused = JSON.parse(stdout) as { error: object };
    expect(checkDocument('error', refused)).toEqual([]);
    expect(refused.error).toMatchObject({ remedy: 'Check the path.', at: { file: 'a\u202eb' } });
  });
});

describe('the help in Chinese', () => {
  it('is in Chinese to the end, and no wider than a terminal but for examples', async () => {
    const list = (await runMain(['--help', '--lang', 'zh'], { cwd, columns: 80 })).stdout;
    expect(list).not.toContain('[options]');
    for (const command of ['verify', 'sign', 'check', 'keygen', 'pack']) {
      const { stdout } = await runMain([command, '--help', '--lang', 'zh'], { cwd, columns: 80 });
      const wide = stdout.split('\n').filter((line) => displayWidth(line) > 80 && !/^ {2}loccit /.test(line));
      expect(wide).toEqual([]);
    }
  });
});
