import { parseAst } from 'rolldown/parseAst';
import { visit } from './visit.mjs';

/** Constants whose making costs a start more than a millisecond, and that few commands ask for. */
const costly = new Set(['RUNGS', 'SCHEMA_NAMES', 'TOOLS', 'UNICODE_VERSION']);

/** Expressions with properties of Unicode: the engine builds their sets when it parses the file, run or not. */
const isCostlyExpression = ({ regex }) => regex !== undefined && /\\[pP]\{/.test(regex.pattern);

/** Makes the costly constants of a file when they are first used, not when it is loaded. */
export function evaluateWhenUsed() {
  return { name: 'evaluate-when-used', renderChunk: (code) => ({ code: deferConstants(code) }) };
}

function deferConstants(code) {
  const { body } = parseAst(code);
  const declared = countDeclarations(body);
  const deferred = new Map(
    body
      .filter(({ type, kind }) => type === 'VariableDeclaration' && kind === 'const')
      .flatMap(({ declarations }) => declarations)
      .filter(
        ({ id, init }) =>
          // A name that is declared twice might be shadowed, and is left as it is.
          declared.get(id.name) === 1 &&
          (isCostlyExpression(init) || costly.has(id.name.replace(/\$\d+$/, ''))),
      )
      .map(({ id, init }) => [id.name, init]),
  );
  const edits = [];
  const made = [];
  visit(body, (node, parent, key) => {
    if (node.type === 'VariableDeclarator' && deferred.get(node.id.name) === node.init)
      edits.push([node.init.start, node.init.start, `() => ${node.id.name}.held ??= `]);
    else if (isCostlyExpression(node))
      edits.push([node.start, node.end, replaceExpression(node, parent, made)]);
    else if (node.type === 'Identifier' && deferred.has(node.name) && isUse(parent, key))
      edits.push([
        node.start,
        node.end,
        parent.shorthand ? `${node.name}: ${node.name}()` : `${node.name}()`,
      ]);
  });
  const text = edits
    .sort(([one, oneEnd], [other, otherEnd]) => other - one || otherEnd - oneEnd)
    .reduce((text, [start, end, insert]) => text.slice(0, start) + insert + text.slice(end), code);
  return [text, ...made].join('\n');

  /** Of the expressions within functions only those that keep no place are made once. */
  function replaceExpression({ regex: { flags, pattern } }, parent, made) {
    const make = `new RegExp(${JSON.stringify(pattern)}, "${flags}")`;
    if (parent.type === 'VariableDeclarator' && deferred.has(parent.id.name)) return make;
    if (/[gy]/.test(flags)) return make;
    const name = `expression$${made.length}`;
    made.push(`function ${name}() { return ${name}.held ??= ${make}; }`);
    return `${name}()`;
  }
}

function isUse(parent, key) {
  if (parent.type === 'VariableDeclarator') return key !== 'id';
  if (key === 'property') return parent.computed;
  return key !== 'key' || parent.computed;
}

/** How often each name is declared, at least: what stands in a default value is counted too. */
function countDeclarations(body) {
  const counts = new Map();
  const count = (pattern) =>
    visit(pattern, ({ type, name }) => {
      if (type === 'Identifier') counts.set(name, (counts.get(name) ?? 0) + 1);
    });
  visit(body, ({ type, id, params, param }) => {
    if (type === 'VariableDeclarator') count(id);
    else if (type === 'CatchClause') count(param);
    else if (params !== undefined) count(params);
    if (type === 'FunctionDeclaration' || type === 'ClassDeclaration') count(id);
  });
  return counts;
}
