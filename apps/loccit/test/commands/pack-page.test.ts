import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { checkDocument } from '@loccit/contract/documents';
import { openPack } from '@loccit/packs';
import { beforeAll, describe, expect, it } from 'vitest';
import { runMain } from '../run-loccit.js';
import { makeSealedFolder, now, run } from '../sealed-folder.js';
import { runJson } from '../temp-folder.js';

let cwd = '';
beforeAll(async () => {
  cwd = await makeSealedFolder();
});
const at = ['--at', now];

/** The pack that a page carries. */
const carried = (file: string): Uint8Array => {
  const page = readFileSync(`${cwd}/${file}`, 'latin1');
  const pieces = page.matchAll(/<script type="application\/octet-stream" class="pack">([A-Za-z0-9+/=]+)</g);
  return Buffer.concat([...pieces].map(([, base64 = '']) => Buffer.from(base64, 'base64')));
};

describe('loccit pack --html', () => {
  it('[C14] writes a page that carries a sealed pack, byte for byte, and says what a page cannot', async () => {
    const told = await run(cwd, ['pack', 'sealed.pack', '--html', 'sealed.html']);
    expect(told).toContain('cannot vouch for itself');
    expect(Buffer.compare(carried('sealed.html'), readFileSync(`${cwd}/sealed.pack`))).toBe(0);
    expect(openPack(carried('sealed.html')).seals).toHaveLength(1);
  });

  it('writes pack and page of an answer at once', async () => {
    const argv = ['pack', 'answer.json', '--store', 'store', '-o', 'both.pack', '--html', 'both.html', ...at];
    const made = await runJson(cwd, argv);
    expect(checkDocument('new-pack', made)).toEqual([]);
    expect(made).toMatchObject({ file: 'both.pack', html_file: 'both.html' });
    expect(Buffer.compare(carried('both.html'), readFileSync(`${cwd}/both.pack`))).toBe(0);
  });

  it('overwrites nothing, and wants a pack or a place for one', async () => {
    const before = readFileSync(`${cwd}/policy.json`);
    const taken = [
      'pack',
      'answer.json',
      '--store',
      'store',
      '-o',
      'late.pack',
      '--html',
      'policy.json',
      ...at,
    ];
    expect((await runMain(taken, { cwd })).stderr).toContain('output-exists');
    expect(existsSync(`${cwd}/late.pack`)).toBe(false);
    expect(readFileSync(`${cwd}/policy.json`)).toEqual(before);
    const bare = await runMain(['pack', 'answer.json', '--html', 'bare.html'], { cwd });
    expect(bare).toMatchObject({ exit: 2 });
    expect(bare.stderr).toContain('option-needed');
    expect(existsSync(`${cwd}/bare.html`)).toBe(false);
  });
});

describe('a page that carries a pack', () => {
  const beside = ['--without', 'audit,reader', ...at, '--json'];

  it('[C14] is verified, checked, opened and traced as the pack itself', async () => {
    await run(cwd, ['pack', 'sealed.pack', '--html', 'same.html']);
    for (const [command, ...argv] of [
      ['verify', '--policy', 'policy.json', ...beside],
      ['check', '--policy', 'policy.json', ...beside],
      ['open', 'C1.1', ...at, '--json'],
      ['lineage', 'C1.1', ...at, '--json'],
    ] as const) {
      const of = (file: string) => runMain([command, file, ...argv], { cwd });
      const page = await of('same.html');
      expect({ command, ...page }).toEqual({ command, ...(await of('sealed.pack')) });
      expect(page.stdout).not.toContain('urn:loccit:error:1');
    }
  });

  it('that carries none is refused as such, wherever it comes from', async () => {
    const page = readFileSync(`${cwd}/same.html`, 'latin1').replaceAll(
      /<script type="app[^<]*<\/script>/g,
      '',
    );
    writeFileSync(`${cwd}/empty.html`, page, 'latin1');
    for (const command of ['verify', 'check']) {
      const { exit, stderr } = await runMain([command, 'empty.html'], { cwd });
      expect({ command, exit }).toEqual({ command, exit: 2 });
      expect(stderr).toContain('(page-without-pack)');
    }
  });
});
