import { readdirSync, readFileSync } from 'node:fs';
import { projectRoot } from '@loccit/testing';

type Schema = { readonly [keyword: string]: unknown };

const schemas = new Map<string, Schema>();
for (const file of readdirSync(`${projectRoot}schemas`)) {
  if (!file.endsWith('.schema.json')) continue;
  const schema = JSON.parse(readFileSync(`${projectRoot}schemas/${file}`, 'utf8')) as Schema;
  schemas.set(String(schema.$id), schema);
}

/** Every member that is no object or list of objects, as a pointer with `*` for indexes. */
export function listMembers(id: string): string[] {
  const members = new Set<string>();
  walk(schemas.get(id) ?? {}, id, '', members);
  return [...members].sort();
}

function walk(schema: Schema, base: string, at: string, members: Set<string>): void {
  const reference = schema.$ref;
  if (typeof reference === 'string') {
    const [document = '', fragment = ''] = reference.split('#');
    const root = document === '' ? base : document;
    let target: unknown = schemas.get(root);
    for (const step of fragment.split('/').slice(1)) target = (target as Schema | undefined)?.[step];
    walk(target as Schema, root, at, members);
    return;
  }
  const branches = ['anyOf', 'oneOf', 'allOf'].flatMap(
    (keyword) => (schema[keyword] as Schema[] | undefined) ?? [],
  );
  const conditional = [schema.then, schema.else].filter((branch) => branch !== undefined) as Schema[];
  for (const branch of [...branches, ...conditional]) walk(branch, base, at, members);
  const { properties, items } = schema as { properties?: Record<string, Schema>; items?: Schema };
  for (const [name, member] of Object.entries(properties ?? {})) walk(member, base, `${at}/${name}`, members);
  if (items !== undefined && items.properties === undefined && items.$ref === undefined) members.add(at);
  else if (items !== undefined) walk(items, base, `${at}/*`, members);
  const isLeaf =
    properties === undefined && items === undefined && branches.length + conditional.length === 0;
  if (isLeaf && at !== '' && schema.required === undefined && schema.type !== 'null') {
    members.add(at.replace(/\/\*$/, ''));
  }
}
