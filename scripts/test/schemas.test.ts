import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { loadScript } from './load-script.js';
import { listFaults } from './schema-validators.js';

type Node = null | boolean | number | string | Node[] | { [name: string]: Node };
type Schema = { [name: string]: Node };
type Validate = (value: unknown) => boolean;
interface Scripts {
  readAllSchemas(): Record<string, Schema>;
  createAjv(schemas: Record<string, Schema>): {
    compile(schema: Schema): Validate;
    getSchema(id: string): Validate;
  };
}
const { readAllSchemas } = await loadScript<Scripts>('contract/schema-files.mjs');
const { createAjv } = await loadScript<Scripts>('contract/validators.mjs');
const schemas = readAllSchemas();
const ajv = createAjv(schemas);

const misspelt = loadVectors<{ kind: string; schema: Schema }[]>('contract/schema-keywords.json');
const forms = loadVectors<{ definition: string; accepted: Node[]; refused: Node[] }[]>('contract/forms.json');

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

  it('use no keyword whose meaning differs between readers or depends on what stands around it', () => {
    const differing = [
      'format',
      'default',
      'multipleOf',
      'unevaluatedProperties',
      'unevaluatedItems',
      '$dynamicRef',
    ];
    for (const [place, schema] of all) {
      for (const keyword of differing) {
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

  it.each(misspelt)('do not compile with $kind', ({ schema }) => {
    expect(() => ajv.compile(schema)).toThrow();
  });

  it('compile, every one of them, strictly', () => {
    for (const { $id } of Object.values(schemas))
      expect(ajv.getSchema(String($id)), String($id)).toBeTypeOf('function');
  });

  it('have good and wrong values for every form that an expression or a bound describes', () => {
    const { $defs } = schemas.primitives as { $defs: Record<string, Schema> };
    const described = Object.entries($defs).filter(([, { type }]) => type === 'string' || type === 'integer');
    expect(forms.map(({ definition }) => definition).sort()).toEqual(described.map(([name]) => name).sort());
    for (const { definition, refused } of forms) {
      if ($defs[definition]?.pattern === undefined) continue;
      expect(
        refused.some((value) => String(value).endsWith('\n')),
        definition,
      ).toBe(true);
    }
  });

  it.each(forms)(
    'accept the good values of a $definition and refuse the wrong ones',
    ({ definition, accepted, refused }) => {
      const conforms = (value: Node) =>
        JSON.stringify(listFaults(`urn:loccit:primitives:1#/$defs/${definition}`, value)) === '[]';
      expect(accepted.filter((value) => !conforms(value))).toEqual([]);
      expect(refused.filter(conforms)).toEqual([]);
    },
  );

  it('name the unit of every length and position', () => {
    expect(schemas.primitives?.description).toMatch(/length is counted in code points/);
    for (const [name, schema] of Object.entries(
      (schemas.primitives as { $defs: Record<string, Schema> }).$defs,
    )) {
      if (/^(?:code_point|span)$/.test(name)) expect(schema.description).toMatch(/code points/);
    }
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
