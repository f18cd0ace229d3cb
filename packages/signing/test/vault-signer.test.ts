import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { projectRoot } from '@loccit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOf } from '../src/private-key.js';
import { signEnvelope } from '../src/sign-envelope.js';
import { createSigner, type Signer } from '../src/signer.js';
import { verifyEnvelope } from '../src/verify-envelope.js';
import { A, B } from './fixed-keys.js';

type Create = (options: Record<string, unknown>) => Promise<Signer>;
const { createVaultSigner } = (await import(
  /* @vite-ignore */ `${projectRoot}examples/signing-service/vault-signer.mjs`
)) as { createVaultSigner: Create };

const versions = [A, B];
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** Answers as the transit engine does: the first key is version 1, the second version 2. */
async function answer(path: string, token: unknown, body: string) {
  if (token !== 'right') return { status: 403, data: {} };
  if (path === '/v1/transit/keys/answers') {
    const keys = versions.map(({ publicKey }, index) => [
      index + 1,
      { public_key: base64(publicKey.toBytes()) },
    ]);
    return { status: 200, data: { type: 'ed25519', latest_version: 2, keys: Object.fromEntries(keys) } };
  }
  if (path === '/v1/transit/keys/other') return { status: 200, data: { type: 'ecdsa-p256', keys: {} } };
  const { input, key_version: version } = JSON.parse(body) as { input: string; key_version: number };
  const key = versions[version - 1] ?? A;
  const signature = await createSigner(key).sign(new Uint8Array(Buffer.from(input, 'base64')));
  return { status: 200, data: { signature: `vault:v${version}:${base64(signature)}` } };
}

describe('the example of a signing service', () => {
  let server: Server;
  let options: Record<string, unknown>;
  const seen: string[] = [];

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      let body = '';
      for await (const piece of request) body += piece;
      seen.push(body);
      const { status, data } = await answer(request.url ?? '', request.headers['x-vault-token'], body);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    options = { address: `http://127.0.0.1:${port}`, token: 'right', name: 'answers' };
  });

  afterAll(() => server.close());

  it.each([
    [undefined, B],
    [1, A],
  ])('[C14] signs an envelope with a key that stays in the service, version %s', async (version, key) => {
    const signer = await createVaultSigner({ ...options, version });
    const envelope = await signEnvelope('text/plain', new TextEncoder().encode('café'), [signer]);
    const keys = [A.publicKey, B.publicKey];
    const { verifiedKeyids } = verifyEnvelope(envelope, { payloadType: 'text/plain', keys });
    expect(verifiedKeyids).toEqual([key.publicKey.keyid]);
    expect(seen.join('')).not.toContain(base64(seedOf(key)));
  });

  it('fails where the service refuses or has a key of another kind', async () => {
    await expect(createVaultSigner({ ...options, token: 'wrong' })).rejects.toThrow('vault answered 403');
    await expect(createVaultSigner({ ...options, name: 'other' })).rejects.toThrow('not of type ed25519');
  });
});
