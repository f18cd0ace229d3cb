import ts from 'typescript';

/** What a line of an example gives, and what the comment behind it says. */
export interface ShownValue {
  readonly line: number;
  readonly gives: unknown;
  readonly says: unknown;
}

/** The `ts` blocks of a text, each with the line it begins on. */
export function listExamples(text: string): { readonly line: number; readonly code: string }[] {
  return [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map((match) => ({
    line: text.slice(0, match.index).split('\n').length + 1,
    code: match[1] ?? '',
  }));
}

/**
 * An example as a module that exports `shown`: the values of all statements with a comment behind them.
 *
 * @remarks The comment is an expression, or `throws` and an error's message. Behind anything else than an
 * expression or the declaration of one name a comment could not be compared, and is an error here.
 */
export function writeExampleModule(code: string, firstLine: number): string {
  const source = ts.createSourceFile('example.ts', code, ts.ScriptTarget.ES2023, true);
  let module = 'export const shown: { line: number; gives: unknown; says: unknown }[] = [];\n';
  let compared = 0;
  for (const statement of source.statements) {
    const [comment] = ts.getTrailingCommentRanges(code, statement.end) ?? [];
    const text = code.slice(statement.getStart(), statement.end);
    if (comment === undefined) {
      module += `${text}\n`;
      continue;
    }
    const says = code.slice(comment.pos + 2, comment.end).trim();
    const line = firstLine + source.getLineAndCharacterOfPosition(statement.end).line;
    module += writeComparison(statement, text, says, line);
    compared += 1;
  }
  const comments = code.split('\n').filter((line) => /\S.*(?<!:)\/\/ /.test(line)).length;
  if (comments !== compared) {
    throw new Error(`${comments} comments behind code, ${compared} can be compared; line ${firstLine}`);
  }
  return module;
}

function writeComparison(statement: ts.Statement, text: string, says: string, line: number): string {
  const thrown = /^throws (.*)$/.exec(says)?.[1];
  if (ts.isExpressionStatement(statement)) {
    const expression = statement.expression.getText();
    if (thrown === undefined)
      return `shown.push({ line: ${line}, gives: ${expression}, says: (${says}) });\n`;
    return (
      `try { ${text} shown.push({ line: ${line}, gives: undefined, says: ${thrown} }); }\n` +
      `catch (error) { shown.push({ line: ${line}, gives: error instanceof Error && error.message, says: ${thrown} }); }\n`
    );
  }
  const name = ts.isVariableStatement(statement) && statement.declarationList.declarations[0]?.name;
  if (!name || !ts.isIdentifier(name)) throw new Error(`a comment that shows no value; line ${line}`);
  return `${text}\nshown.push({ line: ${line}, gives: ${name.text}, says: (${says}) });\n`;
}

/** Names that an example uses and does not declare. */
export function listFreeNames(code: string): string[] {
  const source = ts.createSourceFile('example.ts', code, ts.ScriptTarget.ES2023, true);
  const used = new Set<string>();
  const declared = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const { parent } = node;
      const declares =
        ts.isVariableDeclaration(parent) || ts.isParameter(parent) || ts.isBindingElement(parent);
      if (declares && parent.name === node) declared.add(node.text);
      else if (!ts.isPropertyAssignment(parent) || parent.name !== node) {
        if (!ts.isPropertyAccessExpression(parent) || parent.name !== node) used.add(node.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...used].filter((name) => !declared.has(name));
}
