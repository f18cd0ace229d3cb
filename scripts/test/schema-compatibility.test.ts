import { describe, expect, it } from 'vitest';
import { loadScript } from './load-script.js';

type Node = null | boolean | number | string | Node[] | { [name: string]: Node };
type Schema = { [name: string]: Node };
interface Compatibility {
  createSchemaSet(schemas: Schema[]): ReadonlyMap<string, Schema>;
  listNarrowings(before: Schema, after: Schema, oldSet: unknown, newSet: unknown): string[];
}
const { createSchemaSet, listNarrowings } = await loadScript<Compatibility>(
  'contract/schema-compatibility.mjs',
);
const { readAllSchemas } = await loadScript<{ readAllSchemas(): Record<string, Schema> }>(
  'contract/schema-files.mjs',
);

/** What may be refused now, of a set in which one schema was exchanged. */
function compare(before: Schema, after: Schema, others: Schema[] = []): string[] {
  const named = (schema: Schema) => ({ $id: 'urn:x:1', ...schema });
  const [old, next] = [named(before), named(after)];
  return listNarrowings(old, next, createSchemaSet([old, ...others]), createSchemaSet([next, ...others]));
}

const closed = (properties: Schema, rest: Schema = {}): Schema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  ...rest,
});
const text = { type: 'string' };

describe('listNarrowings', () => {
  it.each<[string, Schema, Schema]>([
    ['words for a reader', { title: 'A', type: 'string' }, { description: 'B', type: 'string' }],
    ['an optional member', closed({ a: text }), closed({ a: text, b: text })],
    ['a member that is not required any more', closed({ a: text }, { required: ['a'] }), closed({ a: text })],
    ['another value', { enum: ['a'] }, { enum: ['b', 'a'] }],
    ['a list of values for one', { const: 'a' }, { enum: ['a', 'b'] }],
    ['another type', { type: 'string' }, { type: ['string', 'null'] }],
    ['numbers for integers', { type: 'integer' }, { type: 'number' }],
    ['wider bounds', { minLength: 2, maxLength: 3 }, { minLength: 1, maxLength: 4 }],
    ['no expression', { type: 'string', pattern: '^a$' }, { type: 'string' }],
    ['another alternative', { anyOf: [text] }, { anyOf: [{ type: 'null' }, text] }],
    [
      'a reference for what it leads to',
      { items: text },
      { items: { $ref: '#/$defs/t' }, $defs: { t: text } },
    ],
  ])('lets a schema gain %s', (_, before, after) => {
    expect(compare(before, after)).toEqual([]);
  });

  it.each<[string, Schema, Schema]>([
    ['a required member', closed({ a: text }), closed({ a: text }, { required: ['a'] })],
    ['the loss of a member', closed({ a: text, b: text }), closed({ a: text })],
    ['the end of other members', { properties: { a: text } }, closed({ a: text })],
    ['a form of what had none', { type: 'object' }, { type: 'object', properties: { a: text } }],
    ['the loss of a value', { enum: ['a', 'b'] }, { enum: ['a'] }],
    ['one value for any', text, { type: 'string', const: 'a' }],
    ['the loss of a type', { type: ['string', 'null'] }, { type: 'string' }],
    ['a type', {}, text],
    ['a higher lower bound', { minLength: 1 }, { minLength: 2 }],
    ['an upper bound', { type: 'array' }, { type: 'array', maxItems: 9 }],
    ['an expression', text, { type: 'string', pattern: '^a$' }],
    ['another expression', { pattern: '^a$' }, { pattern: '^[ab]$' }],
    ['unique items', { type: 'array' }, { type: 'array', uniqueItems: true }],
    ['the loss of an alternative', { anyOf: [text, { type: 'null' }] }, { anyOf: [text] }],
    ['another exception', { not: { const: 'a' } }, { not: { enum: ['a', 'b'] } }],
    [
      'a wider exception behind a reference',
      { not: { $ref: '#/$defs/t' }, $defs: { t: { const: 'a' } } },
      { not: { $ref: '#/$defs/t' }, $defs: { t: { enum: ['a', 'b'] } } },
    ],
    ['a condition', text, JSON.parse('{"type": "string", "if": {"minLength": 3}, "then": {"maxLength": 5}}')],
    ['the loss of a definition', { $defs: { t: text } }, {}],
    ['a narrower definition', { $defs: { t: { maxLength: 3 } } }, { $defs: { t: { maxLength: 2 } } }],
    ['a keyword that is not known here', text, { type: 'string', contentEncoding: 'base64' }],
    ['nothing', { items: text }, { items: false }],
  ])('does not let a schema gain %s', (_, before, after) => {
    expect(compare(before, after)).not.toEqual([]);
  });

  it('follows references into other schemas', () => {
    const other = { $id: 'urn:y:1', $defs: { t: { maxLength: 9 } } };
    const use = { items: { $ref: 'urn:y:1#/$defs/t' } };
    expect(compare(use, { items: { maxLength: 9 } }, [other])).toEqual([]);
    expect(compare(use, { items: { maxLength: 8 } }, [other])).not.toEqual([]);
  });
});

/** Ways in which a place of a schema can be made to refuse more, each done to a copy. */
function* listBlows(schema: Schema): Generator<[string, Schema]> {
  function* places(node: Node, path: string[], isMap: boolean): Generator<[string[], Schema]> {
    if (node === null || typeof node !== 'object') return;
    if (!Array.isArray(node) && !isMap) yield [path, node];
    for (const [key, value] of Object.entries(node)) {
      if (['not', 'if', 'oneOf', 'enum', 'const', 'required', 'examples'].includes(key)) continue;
      yield* places(value, [...path, key], !isMap && (key === 'properties' || key === '$defs'));
    }
  }
  for (const [path, node] of places(schema, [], false)) {
    const blow = (what: string, change: (at: Schema) => Schema): [string, Schema] => {
      const copy = structuredClone(schema);
      const at = path.reduce<Node>((parent, key) => (parent as Schema)[key] ?? null, copy) as Schema;
      Object.assign(at, change(at));
      return [`${what} at /${path.join('/')}`, copy];
    };
    const { additionalProperties, maxLength, pattern, properties, required = [], type } = node;
    const [name, ...others] = Object.entries((properties as Schema | undefined) ?? {});
    if (name !== undefined) {
      if (additionalProperties === false)
        yield blow('member gone', () => ({ properties: Object.fromEntries(others) }));
      yield blow('member required', () => ({ required: [...(required as Node[]), 'no member'] }));
    }
    const { enum: values } = node;
    if (Array.isArray(values)) yield blow('value gone', () => ({ enum: values.slice(1) }));
    if (typeof maxLength === 'number') yield blow('shorter', () => ({ maxLength: maxLength - 1 }));
    if (typeof pattern === 'string') yield blow('pattern', () => ({ pattern: `${pattern} ` }));
    if (typeof type === 'string') yield blow('new keyword', () => ({ not: { const: 'x' } }));
  }
}

describe('the schemas of this version', () => {
  const schemas = readAllSchemas();
  const set = createSchemaSet(Object.values(schemas));
  it.each(Object.keys(schemas))('[C14] cannot be made to refuse more without being noticed: %s', (name) => {
    const before = schemas[name] as Schema;
    const unnoticed: string[] = [];
    for (const [what, after] of listBlows(before)) {
      const newSet = createSchemaSet([
        ...Object.values(schemas).filter((schema) => schema !== before),
        after,
      ]);
      if (listNarrowings(before, after, set, newSet).length === 0) unnoticed.push(what);
    }
    expect(unnoticed).toEqual([]);
  });
});
