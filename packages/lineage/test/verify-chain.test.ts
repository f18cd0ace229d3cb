import type { Chain } from '@loccit/conformance';
import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChainEvidence, ChainLink, ChainResult, CitedSpan } from '../src/chain.js';
import { recomputeId } from '../src/create-record.js';
import type { CanonicalPreimage } from '../src/preimage.js';
import { sha256Hex } from '../src/sha256.js';
import { createChainVerifier, verifyChain } from '../src/verify-chain.js';
import { base, change, evidenceOf, nameOf, tampers } from './sound-chain.js';

const LEVELS = ['raw', 'canonical', 'parse', 'element', 'chunk', 'index-entry', 'generation', 'span'];

function faultsOf(result: ChainResult): Record<string, readonly string[]> {
  const broken = result.links.filter((link) => link.faults.length > 0);
  return Object.fromEntries(broken.map((link) => [link.level, link.faults]));
}

function linkOf(result: ChainResult, level: string): ChainLink {
  const link = result.links.find((candidate) => candidate.level === level);
  if (link === undefined) throw new Error(`no link ${level}`);
  return link;
}

describe('verifyChain', () => {
  it('[C5] recomputes every level of a sound chain, from raw bytes with BOM, CRLF and NFD to the span', () => {
    const result = verifyChain(base.span, evidenceOf(base));
    expect(result.holds).toBe(true);
    expect(result.links.map((link) => link.level)).toEqual(LEVELS);
    for (const link of result.links) {
      expect(link).toMatchObject({ state: 'matched', faults: [], unchecked: [], recomputed: link.id });
      if (link.level !== 'raw' && link.level !== 'span') expect(link.preimage).not.toBeNull();
    }
  });

  it.each(tampers)('[C5] finds what is broken: $name', ({ changes, faults }) => {
    const data = change(changes);
    const result = verifyChain(data.span, evidenceOf(data));
    expect(faultsOf(result)).toEqual(faults);
    expect(result.holds).toBe(false);
    for (const link of result.links) {
      if (link.faults.length > 0) expect(link.state).toBe('mismatched');
      expect(link.unchecked.filter((fault) => link.faults.includes(fault))).toEqual([]);
    }
  });

  it('shows every fault of its vocabulary in some vector', () => {
    const seen = new Set(tampers.flatMap(({ faults }) => Object.values(faults).flat()));
    expect(seen.size).toBe(17);
  });

  describe('with evidence missing', () => {
    const whole = evidenceOf(base);
    const withoutRecord = (name: string): ChainEvidence => ({
      ...whole,
      record: (id) => (nameOf.get(id) === name ? undefined : whole.record(id)),
    });

    it.each([
      ['canonical', 'canonical', ['chain-broken', 'canonical-id', 'canonical-hash', 'raw-to-canonical']],
      ['parse', 'parse', ['chain-broken', 'parse-id', 'element-not-in-parse']],
      ['element_1', 'element', ['chain-broken', 'element-id', 'element-not-in-parse']],
      ['chunk_1', 'chunk', ['chain-broken', 'chunk-id']],
      ['entry_1', 'index-entry', ['chain-broken', 'entry-id']],
    ])('has no link without its record: %s', (name, level, unchecked) => {
      const result = verifyChain(base.span, withoutRecord(name));
      expect(faultsOf(result)).toEqual({});
      expect(result.holds).toBe(false);
      const link = linkOf(result, level);
      expect(link).toMatchObject({ state: 'not-available', preimage: null, recomputed: null });
      // What hangs on the absent neighbour is open as well, so at least these are.
      expect(link.unchecked).toEqual(
        expect.arrayContaining(
          unchecked.filter((fault) => fault !== 'chain-broken' || level !== 'canonical'),
        ),
      );
    });

    it('judges hashes of the text by a text derived from the bytes', () => {
      const result = verifyChain(base.span, { ...whole, text: () => undefined });
      expect(result.holds).toBe(true);
    });

    it('leaves raw-to-canonical open without the bytes', () => {
      const result = verifyChain(base.span, { ...whole, raw: () => undefined });
      expect(linkOf(result, 'raw')).toMatchObject({ state: 'not-available', unchecked: ['raw-hash'] });
      expect(linkOf(result, 'canonical')).toMatchObject({
        state: 'matched',
        unchecked: ['raw-to-canonical'],
      });
      expect(faultsOf(result)).toEqual({});
      expect(result.holds).toBe(false);
    });

    it('leaves every slice open without bytes and text', () => {
      const result = verifyChain(base.span, { ...whole, raw: () => undefined, text: () => undefined });
      expect(faultsOf(result)).toEqual({});
      expect(linkOf(result, 'element').unchecked).toEqual(['element-id']);
      expect(linkOf(result, 'chunk').unchecked).toEqual(['chunk-id']);
      expect(linkOf(result, 'span')).toMatchObject({
        state: 'not-available',
        unchecked: ['span-bounds', 'span-hash'],
      });
    });

    it('leaves membership open without a generation or its leaves', () => {
      const { generation: _, ...rest } = whole;
      expect(linkOf(verifyChain(base.span, rest), 'generation')).toMatchObject({
        id: '',
        state: 'not-available',
        unchecked: ['entry-not-in-generation'],
      });
      const { id, preimage } = base.generation;
      expect(
        linkOf(verifyChain(base.span, { ...rest, generation: { id, preimage } }), 'generation'),
      ).toMatchObject({
        id,
        state: 'matched',
        unchecked: ['entry-not-in-generation'],
      });
    });

    it('leaves the row open without the list', () => {
      const data = structuredClone(base) as unknown as { records: { parse: { info?: unknown } } };
      delete data.records.parse.info;
      const result = verifyChain(base.span, evidenceOf(data as unknown as Chain));
      expect(linkOf(result, 'element')).toMatchObject({
        state: 'matched',
        unchecked: ['element-not-in-parse'],
      });
    });

    it('finds nothing broken where nothing is here', () => {
      const nothing: ChainEvidence = { record: () => undefined, text: () => undefined, raw: () => undefined };
      const result = verifyChain(base.span, nothing);
      expect(result.links.map(({ state }) => state)).toEqual(LEVELS.map(() => 'not-available'));
      expect(faultsOf(result)).toEqual({});
    });
  });

  it('knows one coordinate space, and none that citation and record merely agree on', () => {
    const coordinate_space = 'canonical-text-crlf-v1';
    const preimage = { ...(base.records.canonical?.preimage as CanonicalPreimage), coordinate_space };
    const id = recomputeId({ preimage });
    const result = verifyChain(
      { ...base.span, coordinate_space, canonical_revision_id: id },
      { ...evidenceOf(base), record: (asked) => (asked === id ? { id, preimage } : undefined) },
    );
    expect(linkOf(result, 'canonical')).toMatchObject({ state: 'matched', faults: [] });
    expect(linkOf(result, 'span').faults).toEqual(['coordinate-space']);
  });

  it('reads own members only: what is inherited is not part of a record', () => {
    const whole = evidenceOf(base);
    const heir = <T extends object>(value: T): T => Object.create(value) as T;
    expect(verifyChain(heir(base.span), whole).links.map(({ state }) => state)).not.toContain('matched');
    const inherited = verifyChain(base.span, {
      ...whole,
      record: (id) => {
        const record = whole.record(id);
        return record === undefined ? undefined : heir(record);
      },
    });
    expect(faultsOf(inherited)).toMatchObject({ parse: ['parse-id'], chunk: ['chunk-id'] });
    expect(linkOf(inherited, 'parse').preimage).toBeNull();
  });

  it('does not fail a text whose characters this Unicode version does not know', () => {
    const data = change([]);
    const raw = Buffer.concat([Buffer.from(base.raw_hex, 'hex'), Buffer.from('\u{50000}')]);
    const link = linkOf(verifyChain(base.span, rawAs(data, raw)), 'canonical');
    expect(link.faults).toEqual(['canonical-id']);
    expect(link.unchecked).toEqual(['raw-to-canonical']);
  });

  it('does not fail a text in an encoding that cannot be decoded here', () => {
    const data = change([{ at: '/records/canonical/preimage/charset', to: 'x-none' }]);
    const raw = Buffer.from(base.raw_hex, 'hex').subarray(3);
    expect(linkOf(verifyChain(base.span, rawAs(data, raw)), 'canonical').unchecked).toEqual([
      'raw-to-canonical',
    ]);
  });

  it('fails source bytes that are no text at all', () => {
    const data = change([]);
    const raw = Buffer.concat([Buffer.from(base.raw_hex, 'hex'), Buffer.from([0xff])]);
    expect(linkOf(verifyChain(base.span, rawAs(data, raw)), 'canonical').faults).toContain(
      'raw-to-canonical',
    );
  });

  it('asks evidence only for well-formed ids and digests', () => {
    const asked: string[] = [];
    const record = (id: string): undefined => void asked.push(id);
    const span = Object.fromEntries(
      Object.keys(base.span).map((name) => [name, name.endsWith('_id') ? `can_../../${name}` : '../../etc']),
    ) as unknown as CitedSpan;
    verifyChain(span, { record, text: record, raw: record });
    expect(asked).toEqual([]);
  });

  it('never throws and never holds on a hostile citation or record', () => {
    const noise = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom(undefined, Number.NaN, -0, 1e300, 2 ** 53, '\ud800', 'can_', [[]], { id: 1 }),
    );
    const places = [
      ...Object.keys(base.span).map((name) => `/span/${name}`),
      ...Object.entries(base.records).flatMap(([name, record]) => [
        `/records/${name}`,
        `/records/${name}/id`,
        `/records/${name}/preimage`,
        ...Object.keys(record.preimage).map((member) => `/records/${name}/preimage/${member}`),
      ]),
      '/records/parse/info/elements',
      '/records/parse/info/elements/0',
      '/records/entry_1/info/retrieval_text',
      '/generation',
      '/generation/id',
      '/generation/info/leaves',
      '/generation/info/leaves/0/index_entry_id',
      '/text',
    ].filter((place) => !/(element_0|element_2|chunk_2|entry_2)/.test(place));
    const unchanged = JSON.stringify(base);
    seeded(
      fc.property(fc.constantFrom(...places), noise, (at, to) => {
        const data = change([{ at, to }]);
        if (JSON.stringify(data) === unchanged) return;
        const result = verifyChain(data.span, evidenceOf(data));
        expect(result.links).toHaveLength(8);
        if (at === '/text') return;
        // A list that is carried with a record may be left out; nothing else may.
        expect(result.holds).toBe(to === undefined && at.endsWith('retrieval_text'));
      }),
      { runs: 1500 },
    );
    for (const span of [null, undefined, 7, [], 'x']) {
      expect(verifyChain(span as unknown as CitedSpan, evidenceOf(base)).holds).toBe(false);
    }
  });
});

describe('createChainVerifier', () => {
  it('fetches each piece of evidence once, however many citations there are', () => {
    const whole = evidenceOf(base);
    const asked: string[] = [];
    const count =
      <T>(ask: (key: string) => T) =>
      (key: string): T => {
        asked.push(key);
        return ask(key);
      };
    const verify = createChainVerifier({
      ...whole,
      record: count(whole.record),
      text: count(whole.text),
      raw: count(whole.raw),
    });
    for (let round = 0; round < 50; round++) expect(verify(base.span).holds).toBe(true);
    expect(asked).toHaveLength(new Set(asked).size);
    expect(asked).toHaveLength(7);
  });
});

/** The base with other source bytes, honestly recorded in everything but the text's digest. */
function rawAs(data: Chain, raw: Buffer): ChainEvidence {
  const whole = evidenceOf(data);
  const canonical = data.records.canonical?.preimage as { raw_sha256: string };
  const digest = sha256Hex(new Uint8Array(raw));
  canonical.raw_sha256 = digest;
  return { ...whole, raw: (sha256) => (sha256 === digest ? new Uint8Array(raw) : undefined) };
}
