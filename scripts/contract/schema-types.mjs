/** What follows `$ref`: the schema, or this one, and the definition, or the root. */
const REFERENCE = /^(?:urn:loccit:([a-z-]+):1)?(?:#\/\$defs\/(.+))?$/;

const code = (value) => `\`${value}\``;

/** What holds a comma of its own in parentheses, where more follows. */
const inside = (type) => (type.includes(', ') ? `(${type})` : type);

/** Values that a person would count, with a comma for thousands. */
const count = (value) => value.toLocaleString('en');

/**
 * The type of a value in words.
 *
 * @param node a schema
 * @param context `schema`: the name of the schema that it stands in; `link`: where a definition is shown
 */
export function describeType(node, context) {
  if (node.$ref !== undefined) return describeReference(node.$ref, context);
  if (node.const !== undefined) return code(node.const);
  if (node.enum !== undefined) return node.enum.map(code).join(' or ');
  if (node.if !== undefined)
    return listBranches(node)
      .map((one) => describeType(one, context))
      .join(' or ');
  if (node.anyOf !== undefined)
    return node.anyOf.map((one) => inside(describeType(one, context))).join(' or ');
  if (node.prefixItems !== undefined)
    return `array of exactly ${node.prefixItems.map((one) => describeType(one, context)).join(', ')}`;
  if (node.type === 'array') return describeArray(node, context);
  if (node.type === 'object' && node.additionalProperties !== undefined)
    return `object of ${inside(describeType(node.additionalProperties, context))} by name${describeLimit(node, 'Properties', 'members')}`;
  const types = [node.type ?? 'anything'].flat().join(' or ');
  return `${types}${describeLimit(node, 'Length', 'code points')}${describeBounds(node)}${describePattern(node)}`;
}

function describeReference(reference, { schema, link }) {
  const [, name = schema, definition = ''] = REFERENCE.exec(reference) ?? [];
  return `[${definition === '' ? name : definition}](${link(name, definition)})`;
}

function describeArray(node, context) {
  const limit = describeLimit(node, 'Items', 'items');
  const items = node.items === undefined ? 'anything' : inside(describeType(node.items, context));
  return `array of ${items}${limit}${node.uniqueItems === true ? ', none twice' : ''}`;
}

function describeLimit(node, what, unit) {
  const [least, most] = [node[`min${what}`], node[`max${what}`]];
  if (least === undefined && most === undefined) return '';
  if (least === most) return `, ${count(least)} ${unit}`;
  if (most === undefined) return `, at least ${count(least)} ${least === 1 ? unit.replace(/s$/, '') : unit}`;
  return `, ${least === undefined ? 'at most ' : `${count(least)} to `}${count(most)} ${unit}`;
}

function describeBounds({ minimum, maximum }) {
  if (minimum === undefined) return maximum === undefined ? '' : ` to ${count(maximum)}`;
  return ` from ${count(minimum)}${maximum === undefined ? '' : ` to ${count(maximum)}`}`;
}

/** An expression that a cell can hold; long ones stand in the schema alone. */
function describePattern({ pattern }) {
  if (pattern === undefined || pattern.length > 80) return '';
  return `, ${code(JSON.stringify(pattern).slice(1, -1).replaceAll('\\\\', '\\'))}`;
}

/** The branches of `if A then X else if B then Y`; a last branch that names no form only refuses. */
function listBranches(node) {
  if (node.if !== undefined) return [node.then, ...listBranches(node.else)];
  return node.$ref === undefined ? [] : [node];
}
