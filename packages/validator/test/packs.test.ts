import { checkSchema } from '@loccit/contract';
import { describeFolderFile, ingestDocument } from '@loccit/ingestion';
import { sha256Hex } from '@loccit/lineage';
import { createMemoryStore } from '@loccit/storage';
import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../src/index.js';
import { weightyRules } from './checked-corpus.js';
import { anchorsMissing, canonical, otherStore, policy, raw, serve } from './checked-packs.js';
import { AT, createCorpusStore, readCorpusFile, TENANT, WARDEN } from './corpus.js';
import { answer, audit, checkPack, contentOf, holdSeal, open, sealOf, swapText } from './sealed-packs.js';

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
