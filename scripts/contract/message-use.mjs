import ts from 'typescript';

const HAN = /[\u3400-\u4dbf\u4e00-\u9fff]/;
const SENTENCE = /[\u3400-\u4dbf\u4e00-\u9fff]{2}.*[。！？]/u;
// A line that a reader types.
const COMMAND_LINE = /npx --no-install loccit\b.*/;
// Two words of letters with a space between; `--at <time>` and `word/word` are none.
const PROSE = /\p{L}{2,}[,;:.]? \p{L}{2,}/u;
// Closed lists of a package whose every name is told to people, with the family that their keys are of.
const TOLD_NAMES = {
  DataIntegrityOutcome: 'signature',
  DistrustReason: 'distrust',
  Ed25519Outcome: 'signature',
  SealFaultCode: 'seal',
  SealFormFaultCode: 'seal',
  SignatureOutcome: 'signature',
  SourceOutcome: 'source-trust',
  VerificationReason: 'verification',
};
// Where a text reaches a person: streams, the console, help, errors that are shown. TypeError and RangeError name a
// parameter to a programmer; the errors of packages carry codes.
const APP_SINKS =
  /^(?:write|writeLines?|note|print|log|info|warn|error|debug|description|summary|usage|addHelpText|super|(?!TypeError$|RangeError$)\w*Error)$/;
const PACKAGE_SINKS = /^(?:write|log|info|warn|error|debug|Error)$/;

/** The strings of a source with their place; import paths and types are none. */
function listStrings(source, path) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.ES2023, true);
  const found = [];
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isLiteralTypeNode(node)) return;
    const isText =
      ts.isStringLiteral(node) ||
      ts.isNoSubstitutionTemplateLiteral(node) ||
      [ts.SyntaxKind.TemplateHead, ts.SyntaxKind.TemplateMiddle, ts.SyntaxKind.TemplateTail].includes(
        node.kind,
      );
    if (isText) {
      const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ node, text: node.text, place: `${path}:${line + 1}:${character + 1}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { file, found };
}

function sinkOf(node, sinks) {
  for (let at = node; at.parent !== undefined; at = at.parent) {
    const { parent } = at;
    if (ts.isFunctionLike(parent) || ts.isBlock(parent)) return undefined;
    if (!ts.isCallExpression(parent) && !ts.isNewExpression(parent)) continue;
    if (parent.expression === at) continue;
    const callee = parent.expression;
    const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
    return sinks.test(name) ? name : undefined;
  }
  return undefined;
}

/**
 * Texts for people that stand in a source instead of the catalogue.
 *
 * @param source TypeScript source
 * @param path its path from the root, with slashes
 * @param options `app`: whether every text that reaches a person counts, as in an application; `chinese`: what of
 * Chinese the file may hold as data, `none`, `words` or `sentences`; what is handed to a person is never data
 * @returns lines `path:line:column what`
 */
export function listStrayMessages(source, path, { app = false, chinese = 'none' } = {}) {
  const faults = [];
  for (const { node, text, place } of listStrings(source, path).found) {
    const shown = JSON.stringify([...text].slice(0, 40).join(''));
    const sink = sinkOf(node, app ? APP_SINKS : PACKAGE_SINKS);
    const isData = chinese === 'sentences' || (chinese === 'words' && !SENTENCE.test(text));
    if (HAN.test(text) && (!isData || sink !== undefined)) faults.push(`${place} Chinese text ${shown}`);
    else if (PROSE.test(text.replace(COMMAND_LINE, '')) && sink !== undefined) {
      faults.push(`${place} text handed to ${sink} ${shown}`);
    }
  }
  return faults;
}

/** What a source says of keys: texts that may be keys, patterns of keys put together, codes of errors. */
export function listKeyUses(source, path) {
  const { file, found } = listStrings(source, path);
  const literals = new Set(found.map(({ text }) => text));
  const patterns = [];
  const errorCodes = new Set();
  const told = new Set();
  const visit = (node) => {
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
      if (/^[a-z]+(?:-[a-z]+)*\.$|^[a-z]+(?:[.-][a-z]+)*\.[a-z-]*$/.test(parts[0])) {
        patterns.push(
          new RegExp(`^${parts.map((part) => part.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')).join('.+')}$`),
        );
      }
    }
    if (ts.isTypeAliasDeclaration(node)) {
      const { text } = node.name;
      if (/ErrorCode$/.test(text)) for (const code of listNames(node.type)) errorCodes.add(code);
      const family = Object.hasOwn(TOLD_NAMES, text) ? TOLD_NAMES[text] : undefined;
      if (family !== undefined) for (const name of listNames(node.type)) told.add(`${family}.${name}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { literals, patterns, errorCodes, told };
}

/** The texts of a union of literal types; other members of it have lists of their own. */
function listNames(type) {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(listNames);
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : [];
}

/**
 * Keys that nothing uses, and keys that something uses and the catalogue lacks.
 *
 * @param keys keys of the catalogue
 * @param uses what {@link listKeyUses} gave for every source
 * @param families keys that a closed list calls for
 */
export function compareKeys(keys, uses, families) {
  const wanted = new Set(families);
  for (const { errorCodes, told } of uses) {
    for (const code of errorCodes) wanted.add(`error.${code}`).add(`remedy.${code}`);
    for (const key of told) wanted.add(key);
  }
  const missing = [...wanted].filter((key) => !keys.includes(key));
  const unused = keys.filter(
    (key) =>
      !wanted.has(key) &&
      !uses.some(
        ({ literals, patterns }) => literals.has(key) || patterns.some((pattern) => pattern.test(key)),
      ),
  );
  return { missing, unused };
}
