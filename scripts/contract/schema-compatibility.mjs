// Whether a schema accepts whatever an older one accepted, told from the form of both. Errs on the side of no.

const ANNOTATIONS = new Set(['$schema', '$id', '$comment', 'title', 'description', 'examples', 'deprecated']);
const LOWER_BOUNDS = ['minLength', 'minItems', 'minProperties', 'minimum', 'exclusiveMinimum'];
const UPPER_BOUNDS = ['maxLength', 'maxItems', 'maxProperties', 'maximum', 'exclusiveMaximum'];
const COMPARED = new Set([
  ...['type', 'enum', 'const', 'required', 'properties', 'additionalProperties', 'items', 'anyOf', 'allOf'],
  ...['then', 'else', '$defs', '$ref', 'uniqueItems', ...LOWER_BOUNDS, ...UPPER_BOUNDS],
]);

/** A set of schemas in which references are followed: `$id` to schema. */
export function createSchemaSet(schemas) {
  return new Map(schemas.map((schema) => [schema.$id, schema]));
}

function follow(ref, base, set) {
  const [id, pointer = ''] = ref.split('#');
  const owner = id === '' ? base : id;
  const target = pointer
    .split('/')
    .slice(1)
    .reduce((node, step) => node?.[step], set.get(owner));
  return target === undefined ? undefined : { target, base: owner };
}

/** A schema without annotations and with every reference replaced, so that equal text means equal meaning. */
function expand(node, base, set, open = []) {
  if (Array.isArray(node)) return node.map((item) => expand(item, base, set, open));
  if (node === null || typeof node !== 'object') return node;
  const { $ref: ref, ...rest } = node;
  const members = Object.entries(rest)
    .filter(([key]) => !ANNOTATIONS.has(key) && key !== '$defs')
    .map(([key, value]) => [
      key,
      key === 'properties' ? expandEach(value, base, set, open) : expand(value, base, set, open),
    ])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  if (ref === undefined) return Object.fromEntries(members);
  const found = follow(ref, base, set);
  const address = `${base} ${ref}`;
  if (found === undefined || open.includes(address)) return { $ref: address, ...Object.fromEntries(members) };
  return { $ref: expand(found.target, found.base, set, [...open, address]), ...Object.fromEntries(members) };
}

const expandEach = (map, base, set, open) =>
  Object.fromEntries(
    Object.entries(map)
      .map(([name, schema]) => [name, expand(schema, base, set, open)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

const asList = (value) => (value === undefined ? undefined : Array.isArray(value) ? value : [value]);
const valuesOf = ({ const: constant, enum: values }) => (constant !== undefined ? [constant] : values);
const includesAll = (list, wanted) =>
  wanted.every((value) => list.some((other) => JSON.stringify(other) === JSON.stringify(value)));
const isAnything = (schema) =>
  schema === true || (typeof schema === 'object' && Object.keys(schema).every((key) => ANNOTATIONS.has(key)));

/**
 * What in the new set may refuse a document that the old set accepted.
 *
 * @returns lines `place: what`, empty when nothing can
 */
export function listNarrowings(oldSchema, newSchema, oldSet, newSet) {
  const faults = [];
  const open = new Set();

  function compare(before, after, place, bases) {
    if (isAnything(after) || before === false) return;
    const fault = (text) => faults.push(`${place || '/'}: ${text}`);
    if (typeof after === 'boolean' || typeof before === 'boolean')
      return fault('anything was allowed or nothing is now');
    const equal = (key) =>
      JSON.stringify(expand({ [key]: before[key] }, bases.before, oldSet)) ===
      JSON.stringify(expand({ [key]: after[key] }, bases.after, newSet));
    const refers = before.$ref !== undefined || after.$ref !== undefined;
    if (refers && (before.$ref !== after.$ref || bases.before !== bases.after)) {
      const found = unfold(before, after, bases);
      if (found === undefined) return fault('the reference leads elsewhere and cannot be compared');
      // A schema that refers to itself is being compared already.
      if (open.has(found.key)) return;
      open.add(found.key);
      compare(found.before, found.after, place, found.bases);
      open.delete(found.key);
      return;
    }
    compareTypes(before, after, fault);
    compareBounds(before, after, fault);
    compareObjects(before, after, place, bases, fault);
    if (after.uniqueItems === true && before.uniqueItems !== true) fault('items must be unique now');
    if (after.items !== undefined) {
      if (before.items === undefined) fault('items have a form now');
      else compare(before.items, after.items, `${place}/items`, bases);
    }
    for (const [at, option] of (before.anyOf ?? []).entries()) {
      if (after.anyOf === undefined) break;
      if (!after.anyOf.some((other) => accepts(option, other, bases)))
        fault(`anyOf ${at} is not offered any more`);
    }
    // Choices are no narrowing where one of them is what stood alone.
    const isNew = after.anyOf !== undefined && before.anyOf === undefined;
    if (isNew && !after.anyOf.some((other) => accepts(before, other, bases))) fault('anyOf is new');
    for (const [at, demand] of (after.allOf ?? []).entries()) {
      if (!(before.allOf ?? []).some((other) => accepts(other, demand, bases))) fault(`allOf ${at} is new`);
    }
    for (const key of ['then', 'else']) {
      if (after[key] === undefined) continue;
      if (before[key] === undefined) fault(`${key} is new`);
      else compare(before[key], after[key], `${place}/${key}`, bases);
    }
    // Where less is more (`not`), and for whatever this comparison does not know, only the same is safe.
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (ANNOTATIONS.has(key) || COMPARED.has(key) || after[key] === undefined) continue;
      if (before[key] === undefined) fault(`${key} is new`);
      else if (!equal(key)) fault(`${key} is not the same`);
    }
    if (after.if === undefined && before.if !== undefined && (after.then ?? after.else) !== undefined)
      fault('if is gone');
    if (before.if === undefined && after.if !== undefined) fault('if is new');
  }

  /** Both without their references, where these are all that they hold. */
  function unfold(before, after, bases) {
    const lookUp = (schema, base, set) => {
      if (schema.$ref === undefined) return { target: schema, base };
      const others = Object.keys(schema).filter((key) => key !== '$ref' && !ANNOTATIONS.has(key));
      return others.length > 0 ? undefined : follow(schema.$ref, base, set);
    };
    const from = lookUp(before, bases.before, oldSet);
    const to = lookUp(after, bases.after, newSet);
    if (from === undefined || to === undefined) return undefined;
    const key = `${bases.before} ${before.$ref} ${bases.after} ${after.$ref} ${JSON.stringify(after)}`;
    return { before: from.target, after: to.target, bases: { before: from.base, after: to.base }, key };
  }

  function accepts(before, after, bases) {
    const kept = faults.length;
    compare(before, after, '', bases);
    return faults.splice(kept).length === 0;
  }

  function compareTypes(before, after, fault) {
    const types = asList(after.type);
    if (types !== undefined) {
      const former = asList(before.type);
      if (former === undefined) fault('has a type now');
      for (const type of former ?? []) {
        if (!types.includes(type) && !(type === 'integer' && types.includes('number')))
          fault(`type ${type} is refused`);
      }
    }
    const values = valuesOf(after);
    if (values === undefined) return;
    const former = valuesOf(before);
    if (former === undefined) fault('only some values are allowed now');
    else if (!includesAll(values, former)) fault('a value is refused');
  }

  function compareBounds(before, after, fault) {
    for (const key of LOWER_BOUNDS) {
      if (after[key] !== undefined && !(before[key] >= after[key])) fault(`${key} is higher`);
    }
    for (const key of UPPER_BOUNDS) {
      if (after[key] !== undefined && !(before[key] <= after[key])) fault(`${key} is lower`);
    }
  }

  function compareObjects(before, after, place, bases, fault) {
    for (const name of after.required ?? []) {
      if (!(before.required ?? []).includes(name)) fault(`${name} is required now`);
    }
    const isClosed = before.additionalProperties === false;
    const members = after.properties ?? {};
    for (const [name, schema] of Object.entries(before.properties ?? {})) {
      if (members[name] !== undefined) compare(schema, members[name], `${place}/properties/${name}`, bases);
      else if (after.additionalProperties === false) fault(`member ${name} is gone`);
      else if (after.additionalProperties !== undefined && !isAnything(after.additionalProperties))
        compare(schema, after.additionalProperties, `${place}/properties/${name}`, bases);
    }
    for (const name of Object.keys(members)) {
      if (before.properties?.[name] === undefined && !isClosed && !isAnything(members[name]))
        fault(`member ${name} has a form now`);
    }
    if (after.additionalProperties === undefined || isClosed) return;
    if (before.additionalProperties === undefined) {
      if (!isAnything(after.additionalProperties)) fault('other members are refused');
    } else
      compare(
        before.additionalProperties,
        after.additionalProperties,
        `${place}/additionalProperties`,
        bases,
      );
  }

  const bases = { before: oldSchema.$id, after: newSchema.$id };
  compare(oldSchema, newSchema, '', bases);
  for (const [name, definition] of Object.entries(oldSchema.$defs ?? {})) {
    const place = `/$defs/${name}`;
    if (newSchema.$defs?.[name] === undefined) faults.push(`${place}: is gone, and others may refer to it`);
    else compare(definition, newSchema.$defs[name], place, bases);
  }
  return [...new Set(faults)];
}
