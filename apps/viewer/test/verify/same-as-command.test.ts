import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Report } from '@loccit/contract';
import type { JsonValue } from '@loccit/json';
import { PackError, type PackSource } from '@loccit/packs';
import { projectRoot } from '@loccit/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { joinParts, type Part } from '../../../../packages/packs/test/vectors/describe-parts.js';
import type { Verification as VerificationDocument } from '../../../loccit/src/verification/verification.js';
import { runMain } from '../../../loccit/test/run-loccit.js';
import type { Reliance, Verification } from '../../src/verify/verification.js';
import { verifyPack } from '../../src/verify/verify-pack.js';

interface Row {
  readonly id: string;
  readonly policy: string | null;
  readonly tenant_id: string;
  readonly purpose: string;
  readonly audience: string | null;
  readonly at: string;
}

const corpus = JSON.parse(readFileSync(`${projectRoot}fixtures/vectors/packs/corpus.json`, 'utf8')) as {
  readonly policies: Readonly<Record<string, JsonValue>>;
  readonly good: readonly (Row & { readonly pack: string })[];
  readonly bad: readonly (Row & { readonly of: string; readonly parts: readonly Part[] })[];
};

const bytesOf = (base64: string): Uint8Array => new Uint8Array(Buffer.from(base64, 'base64'));
const goods = new Map(corpus.good.map(({ id, pack }) => [id, bytesOf(pack)]));
const rows: readonly (readonly [Row, Uint8Array])[] = [
  ...corpus.good.map((row) => [row, goods.get(row.id) ?? new Uint8Array()] as const),
  ...corpus.bad.map((row) => [row, joinParts(goods.get(row.of) ?? new Uint8Array(), row.parts)] as const),
];

const folder = mkdtempSync(join(tmpdir(), 'loccit-same-'));
const policies = new Map(
  Object.entries(corpus.policies).map(([name, policy]) => {
    const file = join(folder, `${name}.json`);
    const bytes = new TextEncoder().encode(JSON.stringify(policy));
    writeFileSync(file, bytes);
    return [name, { file, bytes }] as const;
  }),
);
afterAll(() => rmSync(folder, { recursive: true }));

const sourceOf = (bytes: Uint8Array): PackSource => ({
  byteLength: bytes.length,
  read: (start, end) => bytes.subarray(start, end),
});

/** Each calls whoever asks it by a name of its own. */
const nameless = ({ scope, ...report }: Report) => ({
  ...report,
  scope: { ...scope, reader: { ...scope.reader, principal: '' } },
});

/** What the command comes to; a code where it refuses. */
async function command(row: Row, pack: Uint8Array, named: readonly string[]) {
  // Of a file of no bytes the command says more than that it is no archive.
  if (pack.length === 0) return { refused: 'not-a-zip' };
  const file = join(folder, 'row.pack');
  writeFileSync(file, pack);
  const policy = row.policy === null ? [] : ['--policy', policies.get(row.policy)?.file ?? ''];
  const asked = ['--without', 'audit,reader', '--at', row.at, ...policy, ...named];
  const { stdout } = await runMain(['verify', file, '--json', ...asked]);
  const found = JSON.parse(stdout) as VerificationDocument | { readonly error: { readonly code: string } };
  if ('error' in found) return { refused: found.error.code };
  return {
    outcome: found.outcome,
    parts: found.parts,
    reasons: found.reasons,
    tenant: found.tenant_id,
    purpose: found.purpose ?? '',
    audience: found.audience ?? '',
    digest: found.pack?.pack_sha256,
    level: found.pack?.evidence_level,
    files: found.pack?.files,
    isReportOfAnswer: found.pack?.report_verdict !== null,
    // Where a seal lies is of no use to a reader, and what nobody judged nobody checked.
    seals: found.seals.map(({ path: _, outcome, ...seal }) => ({
      ...seal,
      outcome: outcome === 'not-judged' ? 'not-checked' : outcome,
    })),
    proof: found.proof,
    chain: found.chain,
    report: nameless(found.report),
  };
}

/** What the page comes to. */
function page(row: Row, pack: Uint8Array, reliance: Partial<Reliance>): Verification | { refused: string } {
  const policy = row.policy === null ? undefined : policies.get(row.policy)?.bytes;
  const settings = { at: row.at, lang: 'en', without: ['audit', 'reader'], reliance } as const;
  try {
    return verifyPack({ pack: sourceOf(pack), policy, files: [], settings });
  } catch (error) {
    if (error instanceof PackError) return { refused: error.code };
    throw error;
  }
}

const inWordsOfCommand = (found: Verification) =>
  asJson({
    ...found.conclusion,
    tenant: found.tenantId,
    purpose: found.reliance.purpose,
    audience: found.reliance.audience,
    digest: found.pack.digest,
    level: found.pack.evidenceLevel,
    files: found.pack.files,
    isReportOfAnswer: found.pack.report === 'of-answer',
    seals: found.seals,
    proof: found.proof,
    chain: found.traces,
    report: nameless(found.report),
  });

/** Of members that are undefined JSON knows nothing. */
const asJson = (value: object): object => JSON.parse(JSON.stringify(value));

/**
 * By design the page differs in what it is not asked: it has no store and no archives of other programs, checks answers in packs
 * alone, and takes no keys, seals, reports, audits and times from beside the pack. Where the command refuses to begin, for a policy
 * that is none or that leaves several to choose from, the page shows what it can and comes to no pass.
 */
async function findDifferences(row: Row, pack: Uint8Array, asked: Asked): Promise<string[]> {
  const [told, shown] = [await command(row, pack, asked.command), page(row, pack, asked.page)];
  if (!('refused' in shown) && 'refused' in told) {
    const reason = shown.policyRefusal?.code ?? (shown.unchosen.length > 0 ? 'option-needed' : 'none');
    const isSame = reason === told.refused && shown.conclusion.outcome !== 'pass';
    return isSame ? [] : [`${row.id}: ${shown.conclusion.outcome} (${reason}) for ${told.refused}`];
  }
  const [left, right] = [told, 'refused' in shown ? shown : inWordsOfCommand(shown)].map(
    (found) => new Map<string, unknown>(Object.entries(found)),
  );
  const names = [...new Set([...(left?.keys() ?? []), ...(right?.keys() ?? [])])];
  return names
    .filter((name) => !isDeepStrictEqual(left?.get(name), right?.get(name)))
    .map((name) => `${row.id}: ${name}`);
}

/** What both are asked for. */
interface Asked {
  readonly command: readonly string[];
  readonly page: Partial<Reliance>;
}

const askAsTold = ({ audience, purpose, tenant_id: tenantId }: Row): Asked => ({
  command: [
    '--tenant',
    tenantId,
    '--purpose',
    purpose,
    ...(audience === null ? [] : ['--audience', audience]),
  ],
  page: { tenantId, purpose, ...(audience === null ? {} : { audience }) },
});

describe('verifyPack', () => {
  it.each([
    ['for whom it is told', askAsTold],
    ['where nobody says for whom', (): Asked => ({ command: [], page: {} })],
  ])(
    '[C14] comes to what `loccit verify` comes to, and to no pass where that refuses, %s',
    async (_, ask) => {
      expect(rows.length).toBeGreaterThan(300);
      const found: string[] = [];
      for (const [row, pack] of rows) found.push(...(await findDifferences(row, pack, ask(row))));
      expect(found, found.slice(0, 20).join('; ')).toEqual([]);
    },
    240_000,
  );
});
