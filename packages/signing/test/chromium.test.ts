import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CHROMIUM_ARGUMENTS, findChromium, loadVectors, projectRoot, sharedData } from '@loccit/testing';
import { type Browser, chromium, type Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesOfHex, verdictsOf } from './implementations.js';

/** A key, a message and a signature in hex. */
type Row = readonly [key: string, message: string, signature: string];

const executablePath = findChromium();
const edgeCases = sharedData('vectors/ed25519/cctv-ed25519vectors.json');
const patience = 120_000;

/** What a page says of each row: by the portable code, and by the browser's own cryptography where it has Ed25519. */
const CALLS = `{
const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
globalThis.judge = async (rows) => {
  const verdicts = [];
  for (const row of rows) {
    const [bytes, message, signature] = row.map(bytesOf);
    try {
      const key = new PublicKey(bytes);
      const portable = verifyEd25519(key, message, signature);
      const web = await verifyEd25519WithWebCrypto(crypto.subtle, key, message, signature);
      verdicts.push([portable, web]);
    } catch (error) {
      verdicts.push(error instanceof SigningError ? [error.code, error.code] : [String(error), String(error)]);
    }
  }
  return verdicts;
};
globalThis.seal = async () => {
  const { privateKey, publicKey } = generateKeyPair();
  const envelope = await signEnvelope('text/plain', new TextEncoder().encode('café'), [createSigner(privateKey)]);
  return { key: encodePublicKey(publicKey, 'did'), envelope: new TextDecoder().decode(encodeEnvelope(envelope)) };
};
}`;

/** The built package as a bundler for browsers resolves it, without its exports. */
async function bundle(): Promise<string> {
  const build = await rolldown({
    input: `${projectRoot}packages/signing/dist/index.js`,
    platform: 'browser',
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'es', codeSplitting: false });
  await build.close();
  return output[0].code.replace(/^export \{.*$/gms, '').replaceAll('</script', '<\\/script');
}

describe.skipIf(executablePath === undefined)('Chromium (skipped where not asked for)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'loccit-signing-'));
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    const path = join(folder, 'page.html');
    const head = '<!doctype html><meta charset="utf-8"><title>Signatures</title>';
    writeFileSync(path, `${head}<script type="module">${await bundle()}${CALLS}</script>`);
    browser = await chromium.launch({ executablePath: executablePath ?? '', args: [...CHROMIUM_ARGUMENTS] });
    page = await browser.newPage();
    // A file that somebody was sent and opens, without any server.
    await page.goto(pathToFileURL(path).href);
    await page.waitForFunction('globalThis.seal !== undefined');
  }, patience);

  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const judge = (rows: readonly Row[]): Promise<[string, string][]> =>
    page.evaluate(`judge(${JSON.stringify(rows)})`);

  async function expectSame(rows: readonly Row[]): Promise<void> {
    const expected: [string, string][] = [];
    for (const row of rows) {
      const [key, message, signature] = row.map(bytesOfHex) as [Uint8Array, Uint8Array, Uint8Array];
      const { node } = await verdictsOf(key, message, signature);
      expected.push([node, node]);
    }
    expect(await judge(rows)).toEqual(expected);
  }

  it(
    '[C14] gives the verdicts of Node on a page without a server, by both of its implementations',
    async () => {
      const rows = loadVectors<Record<'key' | 'message' | 'signature', string>[]>('signing/ed25519.json');
      await expectSame(rows.map(({ key, message, signature }) => [key, message, signature]));
    },
    patience,
  );

  it.skipIf(edgeCases === undefined)(
    '[C14] gives them on the 914 edge cases too (skipped without the data set)',
    async () => {
      const rows: { key: string; msg: string; sig: string }[] = JSON.parse(
        readFileSync(edgeCases ?? '', 'utf8'),
      );
      await expectSame(rows.map(({ key, msg, sig }) => [key, Buffer.from(msg).toString('hex'), sig]));
    },
    patience,
  );

  it('[C14] makes keys and envelopes that Node verifies', async () => {
    const { parseEnvelope, parsePublicKey, verifyEnvelope } = await import('../src/index.js');
    const { key, envelope } = await page.evaluate<{ key: string; envelope: string }>('seal()');
    const keys = [parsePublicKey(key)];
    const { verifiedKeyids } = verifyEnvelope(parseEnvelope(envelope), { payloadType: 'text/plain', keys });
    expect(verifiedKeyids).toEqual([keys[0]?.keyid]);
  });
});
