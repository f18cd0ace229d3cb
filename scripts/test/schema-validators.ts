import { loadScript } from './load-script.js';

export type Node = null | boolean | number | string | Node[] | { [name: string]: Node };
export type Schema = { [name: string]: Node };
type Validate = ((value: unknown) => boolean) & { errors?: unknown };

interface Scripts {
  readAllSchemas(): Record<string, Schema>;
  createAjv(schemas: Record<string, Schema>): {
    compile(schema: Schema): Validate;
    getSchema(id: string): Validate | undefined;
  };
}
const { readAllSchemas } = await loadScript<Scripts>('contract/schema-files.mjs');
const { createAjv } = await loadScript<Scripts>('contract/validators.mjs');

/** Every schema of the folder by name. */
export const schemas = readAllSchemas();

const ajv = createAjv(schemas);

/** What differs from a schema, named by its identifier; empty when nothing does. */
export function listFaults(id: string, value: unknown): unknown {
  const validate = ajv.getSchema(id);
  if (validate === undefined) return `no schema ${id}`;
  return validate(value) ? [] : validate.errors;
}

/** The members of every closed object of a schema; branches only refer, or refuse what is no form at all. */
export function listObjects(node: Node, isMap = false): Schema[] {
  if (node === null || typeof node !== 'object') return [];
  if (Array.isArray(node)) return node.flatMap((item) => listObjects(item));
  const inner = Object.entries(node).flatMap(([key, value]) =>
    !isMap && ['const', 'enum', 'required', 'dependentRequired', 'if', 'then', 'else', 'oneOf'].includes(key)
      ? []
      : listObjects(value, !isMap && ['properties', '$defs'].includes(key)),
  );
  const { properties } = node;
  const isObject = !isMap && properties !== undefined && node.additionalProperties === false;
  return isObject ? [properties as Schema, ...inner] : inner;
}
