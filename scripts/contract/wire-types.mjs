import { compile } from 'json-schema-to-typescript';
import ts from 'typescript';
import { artifactNames } from './schema-files.mjs';

// What the compiler says of itself in comments.
const COMPILER_REMARK =
  /(?:\n \*)?\n \* This interface was referenced by [^\n]*(?:\n \* via the [^\n]*)?|(?:\n\s*\*)?\n\s*\* @(?:min|max)Items \d+/g;
const ASSERTIONS = ['oneOf', 'anyOf', 'not', 'dependentRequired'];

/** One schema with local references only, so that a shared definition becomes one type. */
function bundle(schemas) {
  const definitions = {};
  for (const [name, schema] of Object.entries(schemas)) {
    const { $defs = {}, $id: _id, $schema: _schema, ...rest } = schema;
    for (const [key, value] of Object.entries($defs)) definitions[`${name}.${key}`] = simplify(value, name);
    if (artifactNames.includes(name)) definitions[name] = simplify(rest, name);
  }
  return {
    title: 'ArtifactTypes',
    description: 'The artifacts by the name of their schema.',
    type: 'object',
    additionalProperties: false,
    required: artifactNames,
    properties: Object.fromEntries(artifactNames.map((name) => [name, reference(name)])),
    definitions,
  };
}

const reference = (key) => ({ $ref: `#/definitions/${key}` });

/** Rewrites what says nothing about the shape, or says it in words that the type compiler does not know. */
function simplify(schema, file) {
  if (Array.isArray(schema)) return schema.map((item) => simplify(item, file));
  if (schema === null || typeof schema !== 'object') return schema;
  if (typeof schema.$ref === 'string') {
    const [, name = file, key] = /^(?:urn:loccit:([a-z]+):1)?(?:#\/\$defs\/(.+))?$/.exec(schema.$ref) ?? [];
    const target = reference(key === undefined ? name : `${name}.${key}`);
    // A sibling of $ref would make the compiler see a second, equal type.
    return schema.description === undefined ? target : { description: schema.description, allOf: [target] };
  }
  if (schema.if !== undefined) {
    const { if: _if, then, else: otherwise, ...rest } = schema;
    return { ...rest, anyOf: branches(schema).map((branch) => simplify(branch, file)) };
  }
  if (schema.prefixItems !== undefined) {
    const { prefixItems, items: _items, ...rest } = schema;
    const items = prefixItems.map((item) => simplify(item, file));
    return { ...rest, minItems: items.length, maxItems: items.length, items };
  }
  const says = (key) => {
    if (key === 'minItems' || key === 'maxItems') return false;
    return !(ASSERTIONS.includes(key) && (schema.properties !== undefined || schema.type === 'string'));
  };
  const entries = Object.entries(schema).filter(([key]) => says(key));
  return Object.fromEntries(
    entries.map(([key, value]) =>
      key === 'properties'
        ? [key, Object.fromEntries(Object.entries(value).map(([k, v]) => [k, simplify(v, file)]))]
        : [key, ['const', 'enum', 'required'].includes(key) ? value : simplify(value, file)],
    ),
  );
}

/** `if A then X else if B then Y else Z` is X | Y | Z; a last branch that names no type only refuses. */
function branches(schema) {
  if (schema.if !== undefined) return [schema.then, ...branches(schema.else)];
  return schema.$ref === undefined ? [] : [schema];
}

/** Artifacts are values: every member, array and tuple becomes readonly. */
function makeReadonly(source) {
  const file = ts.createSourceFile('wire.ts', source, ts.ScriptTarget.ES2023, true);
  const inserts = [];
  const visit = (node) => {
    if (ts.isPropertySignature(node) || ts.isIndexSignatureDeclaration(node)) {
      inserts.push([node.getStart(file, false), 'readonly ']);
    }
    if (ts.isArrayTypeNode(node) || ts.isTupleTypeNode(node)) {
      const nested = ts.isArrayTypeNode(node.parent);
      inserts.push([node.getStart(file), nested ? '(readonly ' : 'readonly ']);
      if (nested) inserts.push([node.end, ')']);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  // Stable, from the back: a later insert at the same place must end up behind an earlier one.
  let text = source;
  for (const [at, what] of inserts.map((x, i) => [...x, i]).sort((a, b) => b[0] - a[0] || b[2] - a[2])) {
    text = text.slice(0, at) + what + text.slice(at);
  }
  return text;
}

/** TypeScript source of the wire types. */
export async function generateWireTypes(schemas, banner) {
  const source = await compile(bundle(schemas), 'ArtifactTypes', {
    additionalProperties: false,
    bannerComment: banner,
    declareExternallyReferenced: true,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: false,
    maxItems: -1,
    unknownAny: true,
    style: { singleQuote: true, printWidth: 110, semi: true, trailingComma: 'all' },
  });
  return makeReadonly(source)
    .replaceAll(COMPILER_REMARK, '')
    .replaceAll(/\/\*\*\n\s*\*\/\n/g, '');
}
