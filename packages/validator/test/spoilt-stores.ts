import type { LineageRecord } from '@loccit/lineage';
import type { Store, StoredGeneration } from '@loccit/storage';
import { cite } from './artifacts.js';
import { generation, store } from './checked-corpus.js';
import { damage } from './damaged-store.js';

export const LOAN = 'Books are lent for 21 days.';
export const citation = cite(generation, 'loans', LOAN);

const fail = (): never => {
  throw new RangeError('a port of somebody else gave up');
};
const cyclic: Record<string, unknown> = {};
cyclic.self = cyclic;
const revoked = (): object => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};

/** Values that no member of a row may have. */
const WRONG: ReadonlyMap<string, () => unknown> = new Map<string, () => unknown>([
  ['undefined', () => undefined],
  ['null', () => null],
  ['a number', () => 5.5],
  ['a text', () => 'x'],
  ['a function', () => () => 'x'],
  ['a symbol', () => Symbol('x')],
  ['a big integer', () => 5n],
  ['an empty list', () => []],
  ['a list of null', () => [null]],
  ['an endless list', () => Object.assign([], { length: 4_294_967_295 })],
  ['an object', () => ({})],
  ['a cycle', () => cyclic],
  ['a revoked proxy', revoked],
  ['a proxy that throws', () => new Proxy({}, { get: fail, ownKeys: fail, getPrototypeOf: fail, has: fail })],
  ['a date', () => new Date(0)],
  [
    'an object that converts by throwing',
    () => ({ toString: fail, valueOf: fail, [Symbol.toPrimitive]: fail }),
  ],
]);

type Row = Readonly<Record<string, unknown>>;
/** One way to hand out a row otherwise than it is. */
type Spoil = (row: Row) => unknown;

/** Those of them that a member of a row is given; the others differ where a whole row is meant. */
const WRONG_MEMBERS = [
  'null',
  'a number',
  'a text',
  'a function',
  'a list of null',
  'an endless list',
  'a cycle',
  'a revoked proxy',
];

/** Every way to spoil a row as a whole or in one of its members. */
function* listSpoilt(members: readonly string[]): Generator<readonly [string, Spoil]> {
  for (const [name, make] of WRONG) yield [`is ${name}`, make];
  for (const name of WRONG_MEMBERS) {
    for (const member of members)
      yield [`has ${name} as ${member}`, (row) => ({ ...row, [member]: WRONG.get(name)?.() })];
  }
  for (const member of members) {
    yield [`lacks ${member}`, ({ [member]: _, ...rest }) => rest];
    yield [
      `throws for ${member}`,
      (row) => Object.defineProperty({ ...row }, member, { get: fail, enumerable: true }),
    ];
    yield [`has ${member} once`, (row) => answeringOnce(row, member)];
  }
}

/** A member that is what it ought to be when it is read first. */
function answeringOnce(row: Row, member: string): Row {
  let reads = 0;
  return Object.defineProperty({ ...row }, member, {
    get: () => (reads++ === 0 ? row[member] : fail()),
    enumerable: true,
  });
}

const documentOf = (held: StoredGeneration) =>
  held.documents.find(({ document_id }) => document_id === 'loans');
const LEVELS = {
  canonical: citation.canonical_revision_id,
  parse: citation.parse_revision_id,
  element: citation.element_id,
  chunk: citation.chunk_id,
  entry: citation.index_entry_id,
};

/** A store whose record of that id is handed out otherwise, by both ways to get at it. */
function withRecord(id: string, spoil: Spoil): Store {
  const make = (record: LineageRecord) =>
    (record.id === id ? spoil(record as unknown as Row) : record) as LineageRecord;
  return damage(store, {
    record: (asked, record) => (record === undefined || asked !== id ? record : make(record)),
    generation: { records: () => [...generation.records()].map(make) },
  });
}

const withGeneration = (fields: Row): Store =>
  damage(store, { generation: fields as Partial<StoredGeneration> });

const withDocuments = (spoil: Spoil): Store =>
  withGeneration({
    documents: generation.documents.map((row) =>
      row === documentOf(generation) ? spoil(row as unknown as Row) : row,
    ),
  });

/** Every malformed store by what is wrong with it; the rest of each is as it was published. */
export function* listSpoiltStores(): Generator<readonly [string, () => Store]> {
  for (const [level, id] of Object.entries(LEVELS)) {
    const record = generation.record(id);
    if (record === undefined) throw new Error(`no ${level}`);
    for (const [what, spoil] of listSpoilt(['id', 'preimage']))
      yield [`${level} record ${what}`, () => withRecord(id, spoil)];
    for (const [what, spoil] of listSpoilt(Object.keys(record.preimage)))
      yield [
        `${level} preimage ${what}`,
        () => withRecord(id, (row) => ({ ...row, preimage: spoil(row.preimage as Row) })),
      ];
    for (const [what, spoil] of listSpoilt(Object.keys(record.info ?? {})))
      yield [
        `${level} info ${what}`,
        () => withRecord(id, (row) => ({ ...row, info: spoil((row.info ?? {}) as Row) })),
      ];
  }
  for (const [what, spoil] of listSpoilt(['0', '1', '2', '3']))
    yield [
      `row of an element ${what}`,
      () =>
        withRecord(LEVELS.parse, (row) => {
          const { elements } = row.info as { elements: readonly Row[] };
          return { ...row, info: { elements: elements.map((one) => asList(one, spoil)) } };
        }),
    ];
  yield [
    'parse record bears the id of another',
    () => withRecord(LEVELS.parse, (row) => ({ ...row, id: LEVELS.chunk })),
  ];
  const document = documentOf(generation);
  for (const [what, spoil] of listSpoilt(Object.keys(document ?? {})))
    yield [`document ${what}`, () => withDocuments(spoil)];
  const record = generation.generation;
  const envelope = ['tenantId', 'id', 'generation', 'documents'];
  for (const [what, spoil] of listSpoilt(envelope))
    yield [
      `generation ${what}`,
      () => ({ ...store, current: () => spoil({ ...generation }) as StoredGeneration }),
    ];
  for (const [what, spoil] of listSpoilt(Object.keys(record.preimage)))
    yield [
      `preimage of the generation ${what}`,
      () => withGeneration({ generation: { ...record, preimage: spoil(record.preimage as unknown as Row) } }),
    ];
  for (const [what, spoil] of listSpoilt(Object.keys(record.info ?? {})))
    yield [
      `info of the generation ${what}`,
      () => withGeneration({ generation: { ...record, info: spoil((record.info ?? {}) as Row) } }),
    ];
  for (const [what, make] of [...WRONG, ['thrown', fail] as const]) {
    for (const method of ['record', 'text', 'raw', 'records'])
      yield [`${method}() gives ${what}`, () => withGeneration({ [method]: make })];
    for (const method of ['current', 'generation', 'generations', 'audits'])
      yield [`${method}() gives ${what}`, () => ({ ...store, [method]: make })];
  }
  yield [
    'records() throws on its way',
    () => withGeneration({ records: () => ({ [Symbol.iterator]: () => ({ next: fail }) }) }),
  ];
  yield ['text() gives bytes', () => withGeneration({ text: () => new Uint8Array(Buffer.from(LOAN)) })];
  yield ['text() gives an object of a text', () => withGeneration({ text: () => Object(LOAN) as unknown })];
  yield ['text() gives half a character', () => withGeneration({ text: () => '\ud800' })];
  for (const [what, make] of Object.entries({
    'a list of numbers': () => [35, 32],
    'a buffer': () => new ArrayBuffer(8),
    'a view': () => new DataView(new ArrayBuffer(8)),
    words: () => new Uint16Array(8),
    'a proxy of bytes': () => new Proxy(new Uint8Array(8), {}),
    'bytes that lie about themselves': () =>
      Object.defineProperty(new Uint8Array(8), 'length', { get: fail }),
  }))
    yield [`raw() gives ${what}`, () => withGeneration({ raw: make })];
}

const asList = (row: Row, spoil: Spoil): unknown => {
  const spoilt = spoil({ ...row });
  return typeof spoilt === 'object' &&
    spoilt !== null &&
    Object.getPrototypeOf(spoilt) === Object.prototype &&
    '0' in spoilt
    ? Object.defineProperties([], Object.getOwnPropertyDescriptors(spoilt))
    : spoilt;
};
