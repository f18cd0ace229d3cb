import { type Answer, checkSchema, type Report } from '@loccit/contract';
import { buildGeneration, describeFolderFile, ingestDocument } from '@loccit/ingestion';
import { sha256Hex } from '@loccit/lineage';
import { createMemoryStore, type StoredGeneration } from '@loccit/storage';
import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../src/index.js';
import { AT, createCorpusStore, readCorpusFile, TENANT, WARDEN } from './artifacts.js';
import { weightyRules } from './rule-vectors.js';
import {
  answer,
  audit,
  CITED,
  checkPack,
  contentOf,
  holdSeal,
  open,
  otherKeys,
  PREDICATE,
  policyFor,
  sealOf,
  swapText,
} from './sealed-packs.js';

const raw = open(contentOf('raw'));
const canonical = open(contentOf('canonical'));
const policy = policyFor(CITED);
const anchorsMissing = (report: Report) =>
  report.findings
    .filter(({ rule }) => rule === 'provenance/no-anchor')
    .map(({ citation, missing }) => [citation, missing?.join(' ')]);

function serve(documents: readonly ReturnType<typeof ingestDocument>[]): StoredGeneration {
  const store = createMemoryStore();
  store.publish(buildGeneration({ tenantId: TENANT, documents: [...documents], routes: [] }));
  return store.current(TENANT) as StoredGeneration;
}

describe('a pack in the evidence', () => {
  it('is content to compute with and no anchor: every other rule is run, and nothing passes by it', () => {
    const report = checkPack(raw);
    expect(weightyRules(report)).toEqual(['provenance/no-anchor']);
    expect(anchorsMissing(report)).toEqual([
      ['C1.1', 'anchor seal'],
      ['C2.1', 'anchor seal'],
    ]);
    expect(report.layers.support.outcome).toBe('pass');
    expect(report.layers.provenance.outcome).toBe('unverifiable');
    expect(report.scope.anchors).toEqual([]);
    expect(report.subject.pack_sha256).toBe(raw.digest);
    expect(report.seals).toBeUndefined();
    expect(checkSchema('report', report)).toEqual([]);
  });

  it('[C14] disproves a citation without any anchor', () => {
    const [first, ...others] = answer.claims;
    const changed = {
      ...answer,
      claims: [
        { ...first, citations: [{ ...first?.citations[0], span_sha256: sha256Hex('other') }] },
        ...others,
      ],
    };
    const bytes = new Uint8Array(Buffer.from(JSON.stringify(changed)));
    const report = checkAnswer({
      bytes,
      evidence: { pack: raw, reader: WARDEN, at: AT },
      without: ['audit', 'reader'],
    });
    expect(weightyRules(report)).toEqual(['provenance/no-anchor', 'provenance/span-hash']);
    expect(report.layers.provenance.outcome).toBe('fail');
  });

  it('is anchored by source files of the checker that hold the same bytes under other names', () => {
    const documents = ['loans.md', 'keys.txt'].map((path) =>
      ingestDocument({
        tenantId: TENANT,
        document: describeFolderFile(path, readCorpusFile(path)),
        raw: readCorpusFile(path),
      }),
    );
    const sources = serve(documents);
    for (const pack of [raw, canonical]) {
      const report = checkPack(pack, { sources });
      expect(weightyRules(report)).toEqual([]);
      expect(report.verdict).toBe('pass');
      expect(report.scope.anchors).toEqual(['sources']);
    }
  });

  it('[C14] is not anchored by the same bytes that the checker knows under another address', () => {
    const documents = ['loans.md', 'keys.txt'].map((path) =>
      ingestDocument({
        tenantId: TENANT,
        document: {
          ...describeFolderFile(path, readCorpusFile(path)),
          source_uri: `https://elsewhere.example/${path}`,
        },
        raw: readCorpusFile(path),
      }),
    );
    expect(anchorsMissing(checkPack(raw, { sources: serve(documents) }))).toHaveLength(2);
    const [first, ...others] = documents;
    const named = ingestDocument({
      tenantId: TENANT,
      document: { ...describeFolderFile('loans.md', readCorpusFile('loans.md')), document_id: 'copy' },
      raw: readCorpusFile('loans.md'),
    });
    if (first === undefined) throw new Error('no document');
    expect(anchorsMissing(checkPack(raw, { sources: serve([first, named, ...others]) }))).toHaveLength(1);
  });

  it('is anchored by a store that holds the record, and not by one that does not', () => {
    expect(checkPack(canonical, { store: createCorpusStore() }).verdict).toBe('pass');
    const report = checkPack(raw, { store: createMemoryStore() });
    expect(anchorsMissing(report)).toHaveLength(2);
    expect(report.scope.anchors).toEqual(['store']);
  });

  it('does not show the raw bytes at level canonical, where a seal anchors it', async () => {
    const seals = [holdSeal(await sealOf(), policy, canonical)];
    const report = checkPack(canonical, { seals });
    expect(weightyRules(report)).toEqual(['provenance/raw-hash']);
    expect(report.findings.map(({ missing }) => missing?.join())).toEqual(['raw', 'raw']);
    expect(report.layers.provenance.outcome).toBe('unverifiable');
    expect(report.layers.support.outcome).toBe('pass');
  });

  it('of another tenant than the reader is as good as none', () => {
    const report = checkPack(raw, { reader: { ...WARDEN, tenantId: 'elsewhere' } });
    expect(weightyRules(report)).toEqual([
      'provenance/no-anchor',
      'support/undecided',
      'verifiability/cannot-open',
    ]);
  });

  it('fails where a text was swapped and every hash of the manifest with it', () => {
    const report = checkPack(open(swapText(contentOf('raw'))));
    expect(weightyRules(report)).toContain('provenance/canonical-id');
    expect(report.layers.provenance.outcome).toBe('fail');
  });

  it('does not tell of the present: what no store of the checker serves stays unverifiable', async () => {
    const seals = [holdSeal(await sealOf(), policy, raw)];
    const alone = checkPack(raw, { seals }, ['audit']);
    expect(weightyRules(alone)).toEqual(['verifiability/not-available-now']);
    const beside = checkPack(raw, { seals, store: otherStore() }, ['audit']);
    expect(beside.findings.map(({ outcome, missing }) => [outcome, missing?.join()])).toEqual([
      ['unverifiable', 'source'],
      ['unverifiable', 'source'],
    ]);
  });

  it('leaves open what only the generation of the audit can tell', async () => {
    const pack = open(contentOf('raw', answer, true));
    const seals = [holdSeal(await sealOf(), policy, pack)];
    const evidence = { pack, seals, reader: WARDEN, at: AT };
    const report = checkAnswer({ bytes: pack.answer, evidence, audit, without: ['reader'] });
    expect(weightyRules(report)).toEqual(['provenance/wrong-generation']);
    expect(report.layers.provenance.outcome).toBe('unverifiable');
  });
});

describe('seals in the evidence', () => {
  it('[C14] anchor the citations of sources for which the policy trusts their keys, and no others', async () => {
    const seals = [holdSeal(await sealOf(), policy, raw)];
    const report = checkPack(raw, { seals });
    expect(report.findings).toEqual([]);
    expect(report.verdict).toBe('pass');
    expect(report.scope.anchors).toEqual(['seal']);
    expect(report.seals?.map(({ outcome }) => outcome)).toEqual(['trusted']);
    expect(checkSchema('report', report)).toEqual([]);
    const partly = checkPack(raw, { seals: [holdSeal(await sealOf(), policyFor([CITED[0]]), raw)] });
    expect(anchorsMissing(partly)).toEqual([['C2.1', 'anchor trust']]);
    expect(partly.citations.map(({ layers }) => layers.provenance.outcome)).toEqual(['pass', 'unverifiable']);
    expect(partly.seals?.[0]?.sources?.map(({ outcome }) => outcome)).toEqual(['trusted', 'no-entry']);
  });

  it('of a key for another address anchor nothing, be it a neighbour with the same beginning', async () => {
    for (const prefix of ['https://library.example/rules/loan', 'https://library.example.evil/rules/loans']) {
      const report = checkPack(raw, { seals: [holdSeal(await sealOf(), policyFor([prefix]), raw)] });
      expect(anchorsMissing(report)).toHaveLength(2);
      expect(report.layers.provenance.outcome).toBe('unverifiable');
    }
  });

  it('without a policy are not checked, and that is what is missing', async () => {
    const report = checkPack(raw, { seals: [holdSeal(await sealOf(), undefined, raw)] });
    expect(anchorsMissing(report)[0]).toEqual(['C1.1', 'anchor policy']);
    expect(report.seals?.map((seal) => Object.keys(seal))).toEqual([['sha256', 'outcome']]);
    expect(report.seals?.[0]?.outcome).toBe('not-checked');
  });

  it('of keys that the policy does not know, or knows for something else, anchor nothing', async () => {
    for (const [changed, reason] of [
      [policyFor(CITED, { publicKey: otherKeys.publicKey }), undefined],
      [policyFor(CITED, { tenants: ['elsewhere'] }), 'wrong-tenant'],
      [policyFor(CITED, { purposes: ['draft'] }), 'wrong-purpose'],
      [policyFor(CITED, { not_after: '2026-01-31T00:00:00Z' }), 'expired'],
      [
        policyFor(CITED, { revocation: { revoked_at: '2026-02-01T00:00:00Z', reason: 'compromised' } }),
        'revoked',
      ],
    ] as const) {
      const report = checkPack(raw, { seals: [holdSeal(await sealOf(), changed, raw)] });
      expect(anchorsMissing(report)).toHaveLength(2);
      const [seal] = report.seals ?? [];
      expect(seal?.outcome).toBe('not-trusted');
      expect(seal?.trust?.keys.flatMap(({ reasons }) => reasons)).toEqual(
        reason === undefined ? [] : [reason],
      );
      expect(checkSchema('report', report)).toEqual([]);
    }
  });

  it('over another answer anchor nothing', async () => {
    const seal = await sealOf(PREDICATE, { ...answer, lang: 'zh' } as Answer);
    const report = checkPack(raw, { seals: [holdSeal(seal, policy, raw)] });
    expect(anchorsMissing(report)).toHaveLength(2);
    expect(report.seals?.[0]?.statement?.faults.map(({ code }) => code)).toEqual(['answer-mismatch']);
  });

  it('over another pack, or over a pack that is not at hand, anchor nothing', async () => {
    const seal = await sealOf({ ...PREDICATE, packSha256: canonical.digest });
    const report = checkPack(raw, { seals: [holdSeal(seal, policy, raw)] });
    expect(anchorsMissing(report)).toHaveLength(2);
    expect(report.seals?.[0]?.statement?.faults.map(({ code }) => code)).toEqual(['pack-mismatch']);
    const detached = checkPack(undefined, { seals: [holdSeal(seal, policy, undefined)] });
    expect(anchorsMissing(detached)).toHaveLength(2);
    expect(detached.seals?.[0]?.statement?.unchecked).toEqual(['pack']);
    expect(detached.scope.anchors).toEqual([]);
  });

  it('that were verified over something else than what is checked count as not checked', async () => {
    const seal = holdSeal(await sealOf(), policy, raw);
    for (const other of [
      { ...seal, answerSha256: sha256Hex('other') },
      { ...seal, packSha256: canonical.digest },
      { ...seal, packSha256: undefined },
    ]) {
      const report = checkPack(raw, { seals: [other] });
      expect(report.seals?.[0]?.outcome).toBe('not-checked');
      expect(anchorsMissing(report)).toHaveLength(2);
    }
  });

  it('without the pack say that the answer is theirs, and the source stays unknown', async () => {
    const report = checkPack(undefined, { seals: [holdSeal(await sealOf(), policy, undefined)] });
    expect(weightyRules(report)).toEqual([
      'provenance/unknown-source',
      'support/undecided',
      'verifiability/cannot-open',
    ]);
    expect(report.scope.anchors).toEqual(['seal']);
  });

  it('that have expired fail verifiability, unless another one is in force', async () => {
    const old = await sealOf({ ...PREDICATE, issuedAt: '2026-01-01T00:00:00Z', expiresAt: AT });
    const report = checkPack(raw, { seals: [holdSeal(old, policy, raw)] });
    expect(weightyRules(report)).toEqual(['provenance/no-anchor', 'verifiability/seal-expired']);
    const [finding] = report.findings.filter(({ rule }) => rule === 'verifiability/seal-expired');
    expect(finding).toMatchObject({ outcome: 'fail', pointer: '', expected: AT, actual: AT });
    const renewed = checkPack(raw, {
      seals: [holdSeal(old, policy, raw), holdSeal(await sealOf(), policy, raw)],
    });
    expect(renewed.verdict).toBe('pass');
    expect(renewed.seals).toHaveLength(2);
  });

  it('are told of in a report that fits its schema, whatever an envelope calls its key', async () => {
    const sealed = JSON.parse(Buffer.from(await sealOf()).toString('utf8')) as { signatures: object[] };
    const signatures = sealed.signatures.map((one) => ({ ...one, keyid: '\u202e\u0007<b>' }));
    const bytes = new Uint8Array(Buffer.from(JSON.stringify({ ...sealed, signatures })));
    const report = checkPack(raw, { seals: [holdSeal(bytes, policy, raw)] });
    expect(report.seals?.[0]?.signature?.signatures).toEqual([{ keyid: null, outcome: 'unknown-key' }]);
    expect(checkSchema('report', report)).toEqual([]);
  });

  it('of what is no answer are listed and not checked', async () => {
    const seals = [holdSeal(await sealOf(), policy, raw)];
    const bytes = new Uint8Array(Buffer.from('{}'));
    const report = checkAnswer({ bytes, evidence: { pack: raw, seals, reader: WARDEN, at: AT } });
    expect(report.seals?.map(({ outcome }) => outcome)).toEqual(['not-checked']);
    expect(report.subject.pack_sha256).toBe(raw.digest);
    expect(report.scope.anchors).toEqual([]);
    expect(checkSchema('report', report)).toEqual([]);
  });

  it('of unknown keys cannot make an answer fail by having expired', async () => {
    const old = await sealOf({ ...PREDICATE, issuedAt: '2026-01-01T00:00:00Z', expiresAt: AT });
    const stranger = policyFor(CITED, { publicKey: otherKeys.publicKey });
    const report = checkPack(raw, { seals: [holdSeal(old, stranger, raw)] });
    expect(weightyRules(report)).toEqual(['provenance/no-anchor']);
    expect(report.seals?.[0]?.statement).not.toHaveProperty('purpose');
  });
});

/** A store of the reader's tenant that holds none of the cited documents. */
function otherStore() {
  const store = createMemoryStore();
  const raw = new Uint8Array(Buffer.from('Nothing.\n'));
  const documents = [ingestDocument({ tenantId: TENANT, document: describeFolderFile('x.txt', raw), raw })];
  store.publish(buildGeneration({ tenantId: TENANT, documents, routes: [] }));
  return store;
}
