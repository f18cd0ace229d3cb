// A signer whose key never leaves the service that keeps it: HashiCorp Vault, secrets engine "transit", key type ed25519.
import { PublicKey } from '@loccit/signing';

const TIMEOUT_MS = 10_000;

/**
 * A signer for one version of a key in Vault.
 *
 * The version is settled once: a key that is rotated in between would sign with a key that no envelope names. Its token needs
 * `read` on `transit/keys/NAME` and `update` on `transit/sign/NAME`, and nothing else.
 */
export async function createVaultSigner({ address, token, name, version }) {
  const ask = async (path, body) => {
    const response = await fetch(new URL(`/v1/transit/${path}/${encodeURIComponent(name)}`, address), {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'x-vault-token': token, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    // What the service says may quote the request; the status is enough to act on.
    if (!response.ok) throw new Error(`vault answered ${response.status}`);
    return (await response.json()).data;
  };

  const { type, keys, latest_version: latest } = await ask('keys');
  if (type !== 'ed25519') throw new Error('the key in vault is not of type ed25519');
  const keyVersion = version ?? latest;
  const publicKey = new PublicKey(Uint8Array.from(Buffer.from(keys[keyVersion].public_key, 'base64')));

  return {
    publicKey,
    // The whole message goes there: Ed25519 signs messages, not digests. A seal has about a kilobyte.
    async sign(message) {
      const input = Buffer.from(message).toString('base64');
      const { signature } = await ask('sign', { input, key_version: keyVersion });
      const [, , base64 = ''] = signature.split(':');
      // No check of the length or of the key: signEnvelope and createProof verify what a signer returns.
      return Uint8Array.from(Buffer.from(base64, 'base64'));
    },
  };
}
