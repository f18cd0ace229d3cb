import { describeType } from './schema-types.mjs';

const START = '<!-- members: written from the schema by npm run generate -->';
const END = '<!-- end of members -->';

/** Pages that are not named after a schema: one definition of a schema with those that only it uses. */
const SPLIT = { claim: { schema: 'answer', definitions: ['claim', 'fact', 'repair'] } };

/** Name of the page, the schema it is about and the definitions that it shows, the root as `''`. */
export function listPages(schemas) {
  const apart = Object.values(SPLIT).flatMap(({ schema, definitions }) =>
    definitions.map((one) => `${schema}/${one}`),
  );
  const whole = Object.entries(schemas).map(([schema, { $defs = {} }]) => ({
    page: schema,
    schema,
    definitions: ['', ...Object.keys($defs).filter((name) => !apart.includes(`${schema}/${name}`))],
  }));
  const split = Object.entries(SPLIT).map(([page, rest]) => ({ page, ...rest }));
  return [...whole, ...split].sort((a, b) => (a.page < b.page ? -1 : 1));
}

/** Which page shows a definition, and under which heading; the type of a member links there. */
function locate(pages, schema, definition) {
  const shown = pages.find((one) => one.schema === schema && one.definitions.includes(definition));
  return { page: shown?.page ?? schema, anchor: definition };
}

/**
 * The definitions of a page with their members, objects inside a member included.
 *
 * @returns sections in the order of the schema; `members` is undefined where a definition is no object with members
 */
function listSections({ schema, definitions }, schemas) {
  const root = schemas[schema];
  return definitions.flatMap((name) => {
    const node = name === '' ? root : root.$defs[name];
    return [{ name, node }, ...listInner(name, node)];
  });
}

function listInner(name, node) {
  return Object.entries(node.properties ?? {}).flatMap(([member, value]) => {
    if (value.properties === undefined || value.additionalProperties !== false) return [];
    const inner = [name, member].filter((part) => part !== '').join('.');
    return [{ name: inner, node: value }, ...listInner(inner, value)];
  });
}

/** The generated part of a page. */
function writeMembers(page, schemas) {
  const pages = listPages(schemas);
  const locateFrom = (schema, definition) => {
    const target = locate(pages, schema, definition);
    const file = target.page === page.page ? '' : `${target.page}.md`;
    return `${file}${target.anchor === '' ? (file === '' ? '#members' : '') : `#${target.anchor}`}`;
  };
  const context = { schema: page.schema, schemas, link: locateFrom };
  const sections = listSections(page, schemas).map(({ name, node }) => {
    const heading = name === '' ? [] : [`### ${name}`, ''];
    const words = name === '' ? [] : [node.description ?? '', ''];
    if (node.properties !== undefined && node.additionalProperties === false)
      return [...heading, ...words, ...writeTable(node, name, context), ''].join('\n');
    if (name === '' && node.$defs !== undefined && node.if === undefined) return '';
    const type = describeType(node, context);
    return [...heading, ...words, `${type[0].toUpperCase()}${type.slice(1)}.`, ''].join('\n');
  });
  return [START, '', ...sections.filter((section) => section !== ''), END].join('\n');
}

function writeTable(node, name, context) {
  const rows = Object.entries(node.properties).map(([member, value]) => {
    const inner = [name, member].filter((part) => part !== '').join('.');
    const isObject = value.properties !== undefined && value.additionalProperties === false;
    const type = isObject ? `[${member}](#${inner.replaceAll('.', '')})` : describeType(value, context);
    // A bar would end the cell, also in code.
    return `| \`${member}\` | ${type.replaceAll('|', '\\|')} | ${describePresence(node, member)} | ${value.description ?? ''} |`;
  });
  if (rows.length === 0) return ['No members.'];
  return ['| member | type | required | meaning |', '|---|---|---|---|', ...rows];
}

function describePresence(node, member) {
  if (node.required?.includes(member)) return 'MUST';
  const choice = node.oneOf?.find(({ required }) => required?.includes(member));
  if (choice !== undefined) {
    const others = node.oneOf.flatMap((one) => (one === choice ? [] : one.required));
    return `MUST without ${others.map((other) => `\`${other}\``).join(', ')}, MUST NOT with ${others.length === 1 ? 'it' : 'them'}`;
  }
  const others = node.dependentRequired?.[member];
  return others === undefined ? 'MAY' : `with ${others.map((other) => `\`${other}\``).join(', ')}`;
}

/**
 * A page with its generated part as the schema has it.
 *
 * @param text the page as it stands, or undefined: then it begins with what the schema says of itself
 */
export function writePage(page, schemas, text) {
  const root = schemas[page.schema];
  const node = page.definitions[0] === '' ? root : root.$defs[page.definitions[0]];
  const fresh = `# ${node.title}\n\n${node.description}\n\n## Members\n\n${START}\n${END}\n\n## Versions\n\n## Examples\n`;
  const from = text ?? fresh;
  const start = from.indexOf(START);
  const end = from.indexOf(END);
  if (start < 0 || end < start) throw new Error(`schemas/docs/${page.page}.md: no place for the members`);
  return from.slice(0, start) + writeMembers(page, schemas) + from.slice(end + END.length);
}
