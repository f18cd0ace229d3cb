import { describe, expect, it } from 'vitest';
import { loadScript } from './load-script.js';

type Node = null | boolean | number | string | Node[] | { [name: string]: Node };
type Schema = { [name: string]: Node };
type Validate = (value: unknown) => boolean;
interface Scripts {
  readSchemas(): Record<string, Schema>;
  createAjv(schemas: Record<string, Schema>): {
    compile(schema: Schema): Validate;
    getSchema(id: string): Validate;
  };
}
const { readSchemas } = await loadScript<Scripts>('contract/schema-files.mjs');
const { createAjv } = await loadScript<Scripts>('contract/validators.mjs');
const schemas = readSchemas();
const ajv = createAjv(schemas);

/** Every schema inside a schema, with its place; maps of schemas are not schemas themselves. */
function* subschemas(node: Node, place: string, isMap = false): Generator<[string, Schema]> {
  if (node === null || typeof node !== 'object') return;
  if (!Array.isArray(node) && !isMap) yield [place, node];
  for (const [name, value] of Object.entries(node)) {
    if (!isMap && ['const', 'enum', 'required', 'dependentRequired'].includes(name)) continue;
    yield* subschemas(value, `${place}/${name}`, !isMap && (name === 'properties' || name === '$defs'));
  }
}
const all = Object.entries(schemas).flatMap(([name, schema]) => [...subschemas(schema, name)]);

describe('schemas', () => {
  it('are named by a type identifier with the major version alone, and artifacts carry it', () => {
    for (const [name, schema] of Object.entries(schemas)) {
      expect(schema.$id).toBe(`urn:loccit:${name}:1`);
      expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
      const properties = schema.properties as Schema | undefined;
      if (properties?.schema !== undefined) {
        expect(properties.schema).toMatchObject({ const: `urn:loccit:${name}:1` });
        expect(schema.required).toContain('schema');
      }
    }
  });

  it('are closed: every object with members says that it has no others', () => {
    for (const [place, schema] of all) {
      // What stands under if and else only chooses a branch.
      if (schema.properties === undefined || /\/(?:if|else)(?:\/|$)/.test(place)) continue;
      expect(schema.additionalProperties, place).toBe(false);
    }
  });

  it('require only members that they have', () => {
    for (const [place, schema] of all) {
      const { required, properties } = schema;
      if (!Array.isArray(required) || properties === undefined) continue;
      for (const name of required)
        expect(Object.keys(properties as Schema), `${place} ${String(name)}`).toContain(name);
    }
  });

  it('use no format, no default and no multipleOf, whose meaning differs between readers', () => {
    for (const [place, schema] of all) {
      for (const keyword of ['format', 'default', 'multipleOf']) {
        expect(schema, place).not.toHaveProperty([keyword]);
      }
    }
  });

  it('match whole values: a trailing line feed is refused by every expression', () => {
    for (const [place, schema] of all) {
      const { pattern, maxLength, minLength, not } = schema;
      if (typeof pattern !== 'string' || /\/not$|propertyNames/.test(place) || pattern === '^[^/\\\\:\u0000]')
        continue;
      expect(pattern, place).toMatch(/^\^.*\$$/s);
      const fixed =
        typeof maxLength === 'number' && /\{\d+\}\$$|Z\$$|\)\$$/.test(pattern) && minLength === undefined;
      expect(fixed || JSON.stringify(not)?.includes('\\n'), place).toBe(true);
    }
  });

  it('give every shared type a title, so that the generated type has a name', () => {
    for (const [name, schema] of Object.entries(schemas)) {
      for (const [key, definition] of Object.entries((schema.$defs ?? {}) as Record<string, Schema>)) {
        const isMember = ['options', 'item_layers', 'message'].includes(key);
        expect(definition.title !== undefined || isMember, `${name} ${key}`).toBe(true);
      }
    }
  });

  it('do not compile with a misspelt keyword', () => {
    expect(() => ajv.compile({ type: 'string', maxLenght: 3 })).toThrow(/unknown keyword/);
    expect(() => ajv.compile({ type: 'object', propertie: {} })).toThrow(/unknown keyword/);
    expect(() => ajv.compile({ type: 'string', format: 'uri' })).toThrow(/unknown format/);
  });

  it('count own members only', () => {
    const validate = ajv.compile({ type: 'object', required: ['toString'] });
    expect(validate({})).toBe(false);
    expect(validate({ toString: 1 })).toBe(true);
  });

  it('count lengths in code points', () => {
    const validate = ajv.compile({ type: 'string', maxLength: 2 });
    expect(validate('\u{1f6a2}\u{1f6a2}')).toBe(true);
    expect(validate('\u{1f6a2}\u{1f6a2}\u{1f6a2}')).toBe(false);
  });
});
