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
  const edits = loads.map(({ id, init }) => [
    init.start,
    init.end,
    `() => ${id.name}.held ??= ${code.slice(init.start, init.end)}`,
  ]);
  const names = new Set(loads.map(({ id }) => id.name));
  visit(body, (node, parent, key) => {
    if (node.type !== 'Identifier' || !names.has(node.name)) return;
    if (parent?.type === 'VariableDeclarator' && key === 'id') return;
    if (key === 'property' && parent?.computed !== true) return;
    edits.push([node.start, node.end, `(${node.name}())`]);
  });
  return edits
    .sort(([one], [other]) => other - one)
    .reduce((text, [start, end, insert]) => text.slice(0, start) + insert + text.slice(end), code);
}
