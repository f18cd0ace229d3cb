import { readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import { visit } from './visit.mjs';

const whole = /\/contract\/dist\/generated\/validators\.js$/;
const others = /\/contract\/dist\/generated\/document-validators\.js$/;
const part = /\/generated\/validators\/([\w-]+)\.js$/;

/**
 * Splits the compiled validators into a module a schema, so that only those that are asked for are loaded.
 *
 * What the other documents share with them is written out again for those, which few commands ask for.
 */
export function splitValidators() {
  const parts = new Map();
  return {
    name: 'split-validators',
    resolveId: (id) => (parts.has(id) ? id : null),
    load: (id) => parts.get(id) ?? null,
    transform(code, id) {
      const path = id.replaceAll('\\', '/');
      if (others.test(path)) return writeOutShared(code, path);
      if (!whole.test(path) || part.test(path)) return null;
      const { names, cut, constants } = cutUp(code);
      const folder = path.slice(0, -'.js'.length);
      for (const name of names) parts.set(`${folder}/${name}.js`, cut([`compiled_${name}`]));
      return [
        ...names.map((name) => `import { compiled_${name} } from '${folder}/${name}.js';`),
        ...constants,
        `export const VALIDATORS = { ${names.map((name) => `get ${name}() { return compiled_${name}; }`)} };`,
      ].join('\n');
    },
  };
}

function writeOutShared(code, path) {
  const [taken] = parseAst(code).body.filter(({ type }) => type === 'ImportDeclaration');
  const shared = taken.specifiers.map(({ imported }) => imported.name);
  const { cut } = cutUp(readFileSync(path.replace(/document-validators\.js$/, 'validators.js'), 'utf8'));
  return `${cut(shared)}\n${code.slice(taken.end)}`;
}

function cutUp(code) {
  const statements = parseAst(code).body.map((node) => {
    const uses = new Set();
    visit(node, ({ type, name }) => type === 'Identifier' && uses.add(name));
    return { text: code.slice(node.start, node.end), declares: declaredBy(node), uses };
  });
  const owners = new Map(
    statements.flatMap((statement) => statement.declares.map((name) => [name, statement])),
  );
  const names = [...owners.keys()].flatMap((name) => /^compiled_(\w+)$/.exec(name)?.[1] ?? []);
  const constants = statements.filter(({ declares }) => declares.includes('FAULT_LIMIT'));

  const cut = (wanted) => {
    const needed = new Set();
    const open = [...wanted];
    for (let at = 0; at < open.length; at += 1) {
      const statement = owners.get(open[at]);
      if (statement === undefined || needed.has(statement)) continue;
      needed.add(statement);
      open.push(...statement.uses);
    }
    return statements
      .filter((statement) => needed.has(statement))
      .map(({ text }) => text)
      .join('\n');
  };
  return { names, cut, constants: constants.map(({ text }) => text) };
}

function declaredBy(node) {
  const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
  if (declaration?.type === 'FunctionDeclaration') return [declaration.id.name];
  if (declaration?.type === 'VariableDeclaration') return declaration.declarations.map(({ id }) => id.name);
  return [];
}
