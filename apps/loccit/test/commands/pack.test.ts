import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { checkDocument } from '@loccit/contract/documents';
import { openPack } from '@loccit/packs';
import { beforeAll, describe, expect, it } from 'vitest';
import { binary, runBinary, runMain } from '../run-loccit.js';
import { makeSealedFolder, now, run } from '../sealed-folder.js';
import { makeFolder, runJson } from '../temp-folder.js';

let cwd = '';
beforeAll(async () => {
  cwd = await makeSealedFolder();
});
const at = ['--at', now];
const open = (file: string) => openPack(readFileSync(`${cwd}/${file}`));

describe('loccit pack', () => {
  it('[C14] puts in what the citations lead to, and nothing of any other document', async () => {
    const pack = open('plain.pack');
    expect(pack.evidenceLevel).toBe('raw');
    expect(pack.generation?.documents.map(({ document_id }) => document_id)).toEqual(['refunds.md']);
    expect(readFileSync(`${cwd}/plain.pack`, 'latin1')).not.toContain('4711');
  });

  it('says what went in and what did not, with the digest that a seal binds', async () => {
    const made = await runJson<{ pack_sha256: string; documents: number; bytes: number }>(cwd, [
      ...['pack', 'answer.json', '--store', 'store', '-o', 'told.pack', ...at],
    ]);
    expect(checkDocument('new-pack', made)).toEqual([]);
    expect(made.pack_sha256).toBe(open('told.pack').digest);
    expect(made.documents).toBe(1);
    expect(made.bytes).toBe(readFileSync(`${cwd}/told.pack`).length);
    const text = await run(cwd, ['pack', 'answer.json', '--store', 'store', '-o', 'text.pack', ...at]);
    expect(text).toContain('of all others nothing went in');
  });

  it('gives equal bytes for equal input', async () => {
    await run(cwd, ['pack', 'answer.json', '--store', 'store', '-o', 'again.pack', ...at]);
    expect(readFileSync(`${cwd}/again.pack`)).toEqual(readFileSync(`${cwd}/plain.pack`));
  });

  it('takes the bytes as received away at level canonical', async () => {
    const argv = ['pack', 'answer.json', '--sources', 'docs', '--level', 'canonical', '-o', 'c.pack', ...at];
    await run(cwd, argv);
    const { files } = open('c.pack').manifest;
    expect(files.some(({ path }) => path.startsWith('raw/'))).toBe(false);
    expect(files.some(({ path }) => path.startsWith('texts/'))).toBe(true);
  });

  it('adds the report of a check made right then, of the very bytes in the pack, and the audit on request', async () => {
    const argv = ['pack', 'answer.json', '--store', 'store', '--report', '--audit', '-o', 'full.pack', ...at];
    expect(await runJson(cwd, argv)).toMatchObject({ report_verdict: 'pass', audit: true });
    const { answer, audit, manifest, report } = open('full.pack');
    const { scope, subject } = JSON.parse(new TextDecoder().decode(report)) as {
      scope: { at: string };
      subject: { sha256: string };
    };
    expect(scope.at).toBe(now);
    const listed = manifest.files.find(({ path }) => path === 'answer.json');
    expect(subject.sha256).toBe(listed?.sha256);
    expect(answer.length).toBe(listed?.bytes);
    expect(audit).toBeDefined();
  });

  it('holds a generation that was served once, for the answer that was made from it', async () => {
    const folder = await makeSealedFolder();
    writeFileSync(`${folder}/docs/refunds.md`, '# Refunds\n\nA refund is paid within nine working days.\n');
    await run(folder, ['ingest', 'docs', '--store', 'store']);
    await run(folder, ['pack', 'answer.json', '--store', 'store', '-o', 'old.pack', '--audit', ...at]);
    const { generation } = openPack(readFileSync(`${folder}/old.pack`));
    const texts = [...(generation?.records() ?? [])].flatMap(({ preimage }) =>
      'canonical_sha256' in preimage ? [generation?.text(preimage.canonical_sha256)] : [],
    );
    expect(texts).toEqual([expect.stringContaining('five working days')]);
  });

  it('refuses what it cannot do, each with its code, and writes nothing', async () => {
    const folder = makeFolder({ 'a.json': readFileSync(`${cwd}/answer.json`), 'x.md': 'No answer.' });
    const codeOf = async (exit: number, ...argv: string[]) => {
      const one = await runMain(['pack', ...argv, '--json'], { cwd: folder });
      expect(one.exit).toBe(exit);
      return (JSON.parse(one.stdout) as { error: { code: string } }).error.code;
    };
    expect(await codeOf(3, 'a.json', '-o', 'o.pack')).toBe('no-store');
    expect(await codeOf(2, 'a.json')).toBe('option-needed');
    expect(await codeOf(2, 'x.md', '-o', 'o.pack')).toBe('not-an-answer');
    expect(await codeOf(2, 'a.json', '-o', 'a.json')).toBe('output-exists');
    expect(await codeOf(2, 'a.json', '-o', 'o.pack', '--level', 'spans')).toBe('bad-choice');
    expect(await codeOf(2, 'a.json', '-o', 'no/o.pack', '--sources', `${cwd}/docs`)).toBe('no-such-folder');
    expect(await codeOf(2, 'a.json', '-o', 'o.pack', '--sources', `${cwd}/docs`, '--audit')).toBe('no-audit');
    expect(await codeOf(2, 'a.json', '-o', 'o.pack', '--sources', 'x.md')).toBe('evidence-unavailable');
    expect(readdirSync(folder).sort()).toEqual(['a.json', 'x.md']);
  });

  it('leaves no half of a pack under its name when it is killed', async () => {
    const filler = Array.from({ length: 20_000 }, (_, at) => `Berth ${at} is swept.\n`).join('\n');
    const big = makeFolder({ 'docs/big.md': `# Big\n\nA refund is paid within five days.\n\n${filler}` });
    await run(big, ['ingest', 'docs', '--store', 'store']);
    const answer = await runJson(big, ['ask', 'When is a refund paid?', '--store', 'store', ...at]);
    writeFileSync(`${big}/answer.json`, JSON.stringify(answer));
    const argv = ['pack', 'answer.json', '--store', 'store', ...at];
    const whole = await runBinary([...argv, '-o', 'whole.pack'], { cwd: big });
    expect(whole.exit).toBe(0);
    for (let turn = 0; turn < 5; turn++) {
      const out = `k${turn}.pack`;
      await killWhenWriting(big, [...argv, '-o', out], out, turn);
      if (existsSync(`${big}/${out}`))
        expect(readFileSync(`${big}/${out}`).equals(readFileSync(`${big}/whole.pack`))).toBe(true);
    }
  }, 120_000);
});

/** Kills the program some moments after the file that it writes has appeared, or lets it end. */
function killWhenWriting(
  folder: string,
  argv: readonly string[],
  out: string,
  moment: number,
): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [binary, ...argv], { cwd: folder, stdio: 'ignore' });
    const timer = setInterval(() => {
      if (readdirSync(folder).some((name) => name.startsWith(`${out}.`)))
        setTimeout(() => child.kill('SIGKILL'), moment);
    }, 1);
    child.on('close', () => {
      clearInterval(timer);
      resolve();
    });
  });
}
