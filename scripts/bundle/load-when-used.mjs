import { parseAst } from 'rolldown/parseAst';
import { visit } from './visit.mjs';

/** Makes every file of a bundle load its neighbours when it first uses them, not when it is loaded itself. */
export function loadWhenUsed() {
  return { name: 'load-when-used', renderChunk: (code) => ({ code: deferRequires(code) }) };
}

/** `const x = require('y')` at the top becomes a function, and every `x` a call of it; the bundler never shadows them. */
function deferRequires(code) {
  const { body } = parseAst(code);
  const loads = body
    .filter((node) => node.type === 'VariableDeclaration')
    .flatMap((node) => node.declarations)
    .filter(
      ({ id, init }) =>
        id.type === 'Identifier' && init?.type === 'CallExpression' && init.callee.name === 'require',
    );
  const names = new Set(loads.map(({ id }) => id.name));
  const wraps = new Map(body.flatMap((node) => findWrap(node, names)));
  const edits = loads.map(({ id, init }) => {
    const load = code.slice(init.start, init.end);
    const wrap = wraps.get(id.name);
    const made = wrap === undefined ? load : `(${wrap.helper}()).${wrap.method}(${load}${wrap.rest(code)})`;
    return [init.start, init.end, `() => ${id.name}.held ??= ${made}`];
  });
  for (const { statement } of wraps.values()) edits.push([statement.start, statement.end, '']);
  const kept = body.filter((node) => findWrap(node, names).length === 0);
  visit(kept, (node, parent, key) => {
    if (node.type !== 'Identifier' || !names.has(node.name)) return;
    if (parent?.type === 'VariableDeclarator' && key === 'id') return;
    if (key === 'property' && parent?.computed !== true) return;
    edits.push([node.start, node.end, `(${node.name}())`]);
  });
  return edits
    .sort(([one], [other]) => other - one)
    .reduce((text, [start, end, insert]) => text.slice(0, start) + insert + text.slice(end), code);
}

/** `x = helper.method(x, ...)` at the top, by which a neighbour is seen as a module: it is done when `x` is first used. */
function findWrap(statement, names) {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression')
    return [];
  const { left, right } = statement.expression;
  if (left.type !== 'Identifier' || !names.has(left.name) || right.type !== 'CallExpression') return [];
  const [first, ...others] = right.arguments;
  const { callee } = right;
  const isWrap = first?.type === 'Identifier' && first.name === left.name && names.has(callee.object?.name);
  if (!isWrap) return [];
  const rest = (code) => others.map((node) => `, ${code.slice(node.start, node.end)}`).join('');
  return [[left.name, { statement, helper: callee.object.name, method: callee.property.name, rest }]];
}
