import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodePack } from '@loccit/packs';
import { describe, expect, it } from 'vitest';
import { runMain } from '../../../loccit/test/run-loccit.js';
import { conclude } from '../../src/verify/conclude.js';
import { verifyPack } from '../../src/verify/verify-pack.js';
import { answer, auditedPack, contentOf, NOW, policyBytes, sealedPack } from '../sealed-packs.js';

const packs: Readonly<Record<string, Uint8Array>> = {
  sealed: await sealedPack(),
  audited: await auditedPack(),
  unsealed: encodePack(contentOf()),
  'of another pack': await sealedPack(contentOf(), answer, contentOf(answer, 'canonical')),
};
const policies = { 'with a policy': policyBytes, 'without one': undefined };
const scopes = { whole: [], narrow: ['audit', 'reader'] } as const;
const cases = Object.keys(packs).flatMap((pack) =>
  Object.keys(policies).flatMap((policy) =>
    Object.keys(scopes).map((scope) => [pack, policy, scope] as const),
  ),
);

/** What the command line comes to. */
async function verifyByCommand(
  bytes: Uint8Array,
  policy: Uint8Array | undefined,
  without: readonly string[],
) {
  const cwd = mkdtempSync(join(tmpdir(), 'loccit-conclude-'));
  try {
    writeFileSync(join(cwd, 'a.pack'), bytes);
    if (policy !== undefined) writeFileSync(join(cwd, 'policy.json'), policy);
    const trust = policy === undefined ? [] : ['--policy', 'policy.json', '--purpose', 'public-answer'];
    const narrowed = without.length === 0 ? [] : ['--without', without.join(',')];
    const argv = ['verify', 'a.pack', '--json', '--at', NOW, ...trust, ...narrowed];
    return JSON.parse((await runMain(argv, { cwd })).stdout) as object;
  } finally {
    rmSync(cwd, { recursive: true });
  }
}

describe('conclude', () => {
  it.each(cases)('[C14] comes to what the command line comes to: %s, %s, %s', async (pack, policy, scope) => {
    const bytes = packs[pack] ?? new Uint8Array();
    const given = policies[policy as keyof typeof policies];
    const without = scopes[scope as keyof typeof scopes];
    const { outcome, parts, reasons } = conclude(
      verifyPack({
        pack: { byteLength: bytes.length, read: (start, end) => bytes.subarray(start, end) },
        policy: given,
        files: [],
        settings: { at: NOW, lang: 'en', without, reliance: {} },
      }),
    );
    const told = await verifyByCommand(bytes, given, without);
    expect(told).toMatchObject({ outcome, parts });
    expect([...(told as { reasons: string[] }).reasons].sort()).toEqual([...reasons].sort());
  });
});
