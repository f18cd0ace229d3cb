import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { exportProv } from '../src/export-prov.js';
import { memberOf } from '../src/found-record.js';
import { verifyChain } from '../src/verify-chain.js';
import { base, evidenceOf } from './sound-chain.js';

const evidence = evidenceOf(base);
const ANSWER = `ans_${'5'.repeat(32)}`;
const { char_start: charStart, char_end: charEnd } = base.span;
const chain = (address: string, links = verifyChain(base.span, evidence).links) => ({
  answerId: ANSWER,
  address,
  charStart,
  charEnd,
  links,
});

// The structure of PROV-JSON, in our own words: what it calls each pair, and what a value may be.
const name = { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9]*:[A-Za-z0-9._-]+$' };
const value = {
  anyOf: [
    { type: ['string', 'number', 'boolean'] },
    {
      type: 'object',
      properties: { $: { type: 'string' }, type: { type: 'string' }, lang: { type: 'string' } },
      required: ['$'],
      additionalProperties: false,
    },
  ],
};
const things = {
  type: 'object',
  propertyNames: name,
  additionalProperties: { type: 'object', propertyNames: name, additionalProperties: value },
};
const relation = (from: string, to: string) => ({
  type: 'object',
  propertyNames: { pattern: '^_:[A-Za-z0-9]+$' },
  additionalProperties: {
    type: 'object',
    properties: { [`prov:${from}`]: name, [`prov:${to}`]: name },
    required: [`prov:${from}`, `prov:${to}`],
    additionalProperties: value,
  },
});
const pairs: Record<string, readonly [string, string]> = {
  used: ['activity', 'entity'],
  wasGeneratedBy: ['entity', 'activity'],
  wasDerivedFrom: ['generatedEntity', 'usedEntity'],
  wasAttributedTo: ['entity', 'agent'],
  wasAssociatedWith: ['activity', 'agent'],
  hadMember: ['collection', 'entity'],
};
const schema = {
  type: 'object',
  properties: {
    prefix: { type: 'object', additionalProperties: { type: 'string', pattern: '^[a-z]+:' } },
    entity: things,
    activity: things,
    agent: things,
    ...Object.fromEntries(Object.entries(pairs).map(([kind, [from, to]]) => [kind, relation(from, to)])),
  },
  additionalProperties: false,
};
const isProv = new Ajv2020({ strict: false }).compile(schema);

describe('exportProv', () => {
  const document = exportProv([chain('C1.1')]);

  it('gives a document of the structure of PROV-JSON, whose relations name what it describes', () => {
    expect(isProv(document), JSON.stringify(isProv.errors)).toBe(true);
    expect(document.prefix.loccit).toBe('urn:loccit:');
    const kinds = { generatedEntity: 'entity', usedEntity: 'entity', collection: 'entity' } as const;
    for (const [kind, ends] of Object.entries(pairs)) {
      const relations = document[kind as keyof typeof pairs as 'used'] ?? {};
      expect(Object.keys(relations).length, kind).toBeGreaterThan(0);
      for (const attributes of Object.values(relations)) {
        for (const end of ends) {
          const section = kinds[end as keyof typeof kinds] ?? end;
          expect(document[section as 'entity']).toHaveProperty([String(attributes[`prov:${end}`])]);
        }
      }
    }
  });

  it('describes every level, from source bytes to answer, with the tools as software agents', () => {
    const types = Object.values(document.entity ?? {}).map((entity) => JSON.stringify(entity['prov:type']));
    for (const kind of [
      'loccit:RawSource',
      'loccit:CanonicalRevision',
      'loccit:ParseRevision',
      'loccit:Element',
      'loccit:Chunk',
      'loccit:IndexEntry',
      'prov:Collection',
      'loccit:Citation',
      'loccit:Answer',
    ]) {
      expect(
        types.filter((type) => type?.includes(`"${kind}"`)),
        kind,
      ).toHaveLength(1);
    }
    expect(Object.keys(document.agent ?? {})).toHaveLength(3);
    for (const agent of Object.values(document.agent ?? {})) {
      expect(agent['prov:type']).toEqual({ $: 'prov:SoftwareAgent', type: 'prov:QUALIFIED_NAME' });
    }
  });

  it('holds no text, no title and no access list', () => {
    const shown = JSON.stringify(document);
    const title = memberOf(memberOf(base.records.canonical, 'preimage'), 'title');
    expect(title).toEqual(expect.any(String));
    expect(shown).not.toContain(title);
    for (const line of base.text.split('\n').filter((text) => text.length > 3))
      expect(shown).not.toContain(line);
    expect(shown).not.toContain('acl');
  });

  it('gives the same text whatever order chains come in, and each statement once', () => {
    const [first, second] = [chain('C1.1'), chain('C2.1')];
    expect(JSON.stringify(exportProv([first, second, first]))).toBe(
      JSON.stringify(exportProv([second, first])),
    );
  });

  it('says of a broken link what its record says, and that it does not hold', () => {
    const { links } = verifyChain({ ...base.span, span_sha256: '0'.repeat(64) }, evidence);
    const cited = exportProv([chain('C1.1', [...links])]).entity?.[`loccit:${ANSWER}-C1.1`];
    expect(cited).toMatchObject({ 'loccit:state': 'mismatched', 'loccit:faults': 'span-hash' });
  });

  it('takes no entry for a member of a generation whose entries are not here', () => {
    const { id, preimage } = base.generation;
    const { links } = verifyChain(base.span, { ...evidence, generation: { id, preimage } });
    const open = exportProv([chain('C1.1', [...links])]);
    expect(open.entity?.[`loccit:${id}`]).toMatchObject({ 'loccit:state': 'matched' });
    expect(open.hadMember).toBeUndefined();
  });

  it('names what is not here without describing it, and takes no entry for a member that was not shown to be one', () => {
    const { links } = verifyChain(base.span, {
      record: () => undefined,
      text: () => undefined,
      raw: () => undefined,
    });
    const bare = exportProv([chain('C1.1', [...links])]);
    expect(isProv(bare)).toBe(true);
    expect(bare.hadMember).toBeUndefined();
    expect(bare.entity?.[`loccit:${base.span.chunk_id}`]).toEqual({ 'loccit:state': 'not-available' });
  });
});
