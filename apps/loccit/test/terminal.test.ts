import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { decryptPrivateKey } from '@loccit/signing/node';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { binary, runMain } from './run-loccit.js';
import { lacksTerminal, runOnTerminal } from './run-on-terminal.js';
import { makeFolder } from './temp-folder.js';

const reason =
  lacksTerminal ??
  (existsSync(binary.replace('bin/loccit.js', 'dist/bundle/start.cjs')) ? undefined : 'not built');
const skipped = reason === undefined ? '' : ` (skipped: ${reason})`;
const answerFile = `${projectRoot}fixtures/answers/good/answered.json`;
const passphrase = 'low water at noon';
const interrupt = '\u0003';
const first = 'Passphrase for the new key';

/** A command line of the program, then how it ended and how the terminal was left. */
const line = (...argv: string[]) =>
  `"${process.execPath}" "${binary}" ${argv.join(' ')}; echo "[exit $?]"; stty -a`;

const endOf = (shown: string) => /\[exit (\d+)\]/.exec(shown)?.[1];

/** What the terminal shows of what is typed is its own again. */
function expectRestored(shown: string): void {
  const settings = shown.slice(shown.indexOf('[exit'));
  for (const name of ['echo', 'icanon', 'isig']) expect(settings).toMatch(new RegExp(`(?<!-)\\b${name}\\b`));
}

describe('a passphrase that is asked for on a terminal', () => {
  it.skipIf(reason !== undefined)(
    `[C14] is not shown, is asked for twice, and encrypts the key${skipped}`,
    async () => {
      const cwd = makeFolder();
      const turns = [
        { awaits: first, types: `${passphrase}x\u007f\r` },
        { awaits: 'again', types: `${passphrase}\r` },
      ];
      const shown = await runOnTerminal(line('keygen', '-o', 'k.pem'), turns, { cwd });
      expect(endOf(shown)).toBe('0');
      expect(shown).not.toContain('water');
      expectRestored(shown);
      await decryptPrivateKey(readFileSync(`${cwd}/k.pem`, 'utf8'), passphrase);
    },
  );

  it.skipIf(reason !== undefined).each([
    ['arrow keys', `\u001b[A${passphrase}\u001b[D\u001b[C\u001bOB\r`, `${passphrase}\r`],
    ['the marks of pasted text', `\u001b[200~${passphrase}\u001b[201~\r`, `${passphrase}\r`],
    ['what erases a line or a word', `junk\u0015${passphrase} x\u0017\u007f\r`, `${passphrase}\r`],
    ['both answers at once', `${passphrase}\r${passphrase}\r`, ''],
  ])(`[C14] is what was typed, whatever was typed beside it: %s${skipped}`, async (_, once, again) => {
    const cwd = makeFolder();
    const turns = [
      { awaits: first, types: once },
      { awaits: 'again', types: again },
    ];
    const shown = await runOnTerminal(line('keygen', '-o', 'k.pem'), turns, { cwd });
    expect(endOf(shown)).toBe('0');
    expect(shown).not.toContain('water');
    expectRestored(shown);
    await decryptPrivateKey(readFileSync(`${cwd}/k.pem`, 'utf8'), passphrase);
  });

  it.skipIf(reason !== undefined)(
    `is said beforehand to need 12 characters, and is not asked for again where it has fewer${skipped}`,
    async () => {
      const cwd = makeFolder();
      const turns = [{ awaits: 'at least 12 characters', types: 'low water\r' }];
      const shown = await runOnTerminal(line('keygen', '-o', 'k.pem'), turns, { cwd });
      expect(endOf(shown)).toBe('2');
      expect(shown).toContain('(passphrase-short)');
      expect(shown).not.toContain('again');
      expectRestored(shown);
    },
  );

  it.skipIf(reason !== undefined)(
    `[C14] ends with 130 at an interrupt, writes nothing, and gives the terminal back${skipped}`,
    async () => {
      for (const turns of [
        [{ awaits: first, types: `low water${interrupt}` }],
        [
          { awaits: first, types: `${passphrase}\r` },
          { awaits: 'again', types: `low${interrupt}` },
        ],
      ]) {
        const cwd = makeFolder();
        const shown = await runOnTerminal(line('keygen', '-o', 'k.pem'), turns, { cwd });
        expect(endOf(shown)).toBe('130');
        expect(shown).not.toContain('low');
        expectRestored(shown);
        expect(readdirSync(cwd)).toEqual([]);
      }
    },
  );

  it.skipIf(reason !== undefined)(
    `refuses another one for a key that is there, and two that differ for a new one${skipped}`,
    async () => {
      const cwd = makeFolder({ 'a.json': readFileSync(answerFile) });
      const made = await runMain(['keygen', '-o', 'k.pem'], { cwd, env: { LOCCIT_PASSPHRASE: passphrase } });
      expect(made.exit).toBe(0);
      const sign = line('sign', 'a.json', '--key k.pem --purpose public-answer --expires 90d -o a.seal');
      const wrong = await runOnTerminal(sign, [{ awaits: 'Passphrase', types: 'high water at noon\r' }], {
        cwd,
      });
      expect(endOf(wrong)).toBe('2');
      expect(wrong).toContain('(wrong-passphrase)');
      expect(wrong).not.toContain('water');
      expectRestored(wrong);
      expect(existsSync(`${cwd}/a.seal`)).toBe(false);
      const turns = [
        { awaits: first, types: `${passphrase}\r` },
        { awaits: 'again', types: 'low water at moon\r' },
      ];
      const differs = await runOnTerminal(line('keygen', '-o', 'other.pem'), turns, { cwd });
      expect(endOf(differs)).toBe('2');
      expect(differs).toContain('(passphrase-differs)');
      expect(readdirSync(cwd).sort()).toEqual(['a.json', 'k.pem', 'k.pub.pem']);
    },
  );
});

describe('a terminal of no known width', () => {
  it.skipIf(reason !== undefined)(`is written to as one of 80 columns${skipped}`, async () => {
    const cwd = makeFolder();
    const help = `"${process.execPath}" "${binary}" status --help`;
    const [unknown, usual] = [
      await runOnTerminal(`stty cols 0; ${help}`, [], { cwd }),
      await runOnTerminal(`stty cols 80; ${help}`, [], { cwd }),
    ];
    expect(unknown).toContain('--store <dir>');
    expect(unknown).toBe(usual);
  });
});
