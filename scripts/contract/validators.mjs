import Ajv2020 from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { artifactNames, documentNames } from './schema-files.mjs';

/** A validator stops collecting at this many faults, so that hostile input costs bounded memory. */
const FAULT_LIMIT = 1000;

// Ajv's runtime/ucs2length: code points, a lone surrogate counts as one. A text has no more of them than units and no
// fewer than half as many, so that nearly none need be counted.
const CODE_POINT_LENGTH = `const codePointLength = (text) => {
  let length = text.length;
  for (let i = 0; i + 1 < text.length; i++) {
    if ((text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
      length--;
      i++;
    }
  }
  return length;
};
const isLonger = (text, limit) => text.length > limit && codePointLength(text) > limit;
const isShorter = (text, limit) => text.length < limit || (text.length < 2 * limit && codePointLength(text) < limit);`;

// One call in place of Ajv's six lines.
const PUSH_FAULT =
  /if\(vErrors === null\)\{\s*vErrors = \[(err\d+)\];\s*\}\s*else \{\s*vErrors\.push\(\1\);\s*\}\s*errors\+\+;/g;
const ADD_FAULT = `const addFault = (faults, fault) => {
  if (faults === null) return [fault];
  faults.push(fault);
  return faults;
};`;

const TYPES = `export interface CompiledFault {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}
export interface CompiledValidator {
  (value: unknown): boolean;
  readonly errors?: readonly CompiledFault[] | null;
}`;

/** The Ajv instance of this project; strict, so that a misspelt keyword does not compile. */
export function createAjv(schemas) {
  const ajv = new Ajv2020.default({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    allErrors: true,
    ownProperties: true,
    unicodeRegExp: true,
    coerceTypes: false,
    useDefaults: false,
    messages: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true, optimize: 2 },
  });
  // No schema uses dynamic references or unevaluatedProperties; the bookkeeping for them would double the code.
  Object.assign(ajv.opts, { unevaluated: false, dynamicRef: false });
  for (const schema of Object.values(schemas)) ajv.addSchema(withoutAnnotations(schema));
  return ajv;
}

/**
 * TypeScript sources of the validators: `artifacts` with everything that the artifacts need, and `documents` with what every
 * other document needs beyond that. The second is a file of its own, which only those load who ask for one of them.
 */
export function generateValidators(schemas, banner) {
  const otherNames = documentNames(schemas);
  const statements = compile(schemas, [...artifactNames, ...otherNames]);
  const needed = findNeeded(statements, artifactNames.map(functionOf));
  const own = statements.filter((statement) => needed.has(statement));
  const others = statements.filter((statement) => !needed.has(statement));
  const used = new Set(others.flatMap(({ uses }) => uses));
  const shared = own.map(({ name }) => name).filter((name) => used.has(name));
  const text = (list) => list.map((statement) => statement.text).join('\n\n');
  const artifacts = `// @ts-nocheck
${banner}

${TYPES}

/** A validator stops collecting at this many faults. */
export const FAULT_LIMIT = ${FAULT_LIMIT};

/** Name of a schema that has a validator. */
export type SchemaName = ${unionOf(artifactNames)};

${text(own)}

export const VALIDATORS: Readonly<Record<SchemaName, CompiledValidator>> = {
${tableOf(artifactNames)}
};

// What other documents are made of, too.
export { ${shared.join(', ')} };
`;
  const documents = `// @ts-nocheck
${banner}
import { type CompiledValidator, FAULT_LIMIT, ${shared.join(', ')} } from './validators.js';

/** Name of the schema of a document that is no artifact: what commands print, what a store holds, tables. */
export type OtherDocumentName = ${unionOf(otherNames)};

${text(others)}

export const DOCUMENT_VALIDATORS: Readonly<Record<OtherDocumentName, CompiledValidator>> = {
${tableOf(otherNames)}
};
`;
  return { artifacts, documents };
}

const functionOf = (name) => `compiled_${name.replaceAll('-', '_')}`;
const unionOf = (names) => names.map((name) => `'${name}'`).join(' | ');
const tableOf = (names) =>
  names.map((name) => `  ${name.includes('-') ? `'${name}'` : name}: ${functionOf(name)},`).join('\n');

/** The statements of one module with a function a name, each with what it declares and what of the others it uses. */
function compile(schemas, names) {
  const exported = Object.fromEntries(names.map((name) => [functionOf(name), `urn:loccit:${name}:1`]));
  const code = standaloneCode.default(createAjv(schemas), exported);
  const body = bound(compact(code))
    .replace(/^"use strict";\n?/, '')
    .replace(/const func\d+ = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;\n?/g, '')
    .replace(/\bfunc\d+\((\w+)\) > (\d+)/g, 'isLonger($1, $2)')
    .replace(/\bfunc\d+\((\w+)\) < (\d+)/g, 'isShorter($1, $2)')
    .trim();
  if (/\bevaluated\d*\b|\bparentData/.test(body)) throw new Error('unexpected form of a compiled validator');
  if (/\brequire\(|^import /m.test(body)) throw new Error('validators are not self-contained');
  return cutUp(`${CODE_POINT_LENGTH}\n${ADD_FAULT}\n${body}`);
}

// Constants of one line, functions of several that end at the first brace of a line of its own after what they return.
const STATEMENT =
  /^(?:const (\w+) = \(.*\) => \{\n(?: .*\n)+\};|(?:export )?const (\w+) = .*;|function (\w+)\([\s\S]*?^return errors === 0;\n\})$/gm;

function cutUp(code) {
  const left = code.replace(STATEMENT, '').trim();
  if (left !== '') throw new Error(`no statement: ${left.slice(0, 80)}`);
  const found = [...code.matchAll(STATEMENT)].map(([text, ...names]) => ({
    text,
    name: names.find((name) => name !== undefined),
  }));
  const statements = mergeEqual(found);
  const names = new Set(statements.map(({ name }) => name));
  return statements.map(({ text, name }) => {
    const words = new Set(text.match(WORD));
    return { text, name, uses: [...words].filter((word) => word !== name && names.has(word)) };
  });
}

const isExport = (name) => name.startsWith('compiled_');
const WORD = /\b[A-Za-z_]\w*\b/g;

/** Ajv compiles what several schemas refer to for each of them: of statements that differ in names alone the first is kept. */
function mergeEqual(statements) {
  const kept = new Map();
  const others = new Map();
  for (const { text, name } of statements) {
    const key = isExport(name) ? name : text.replace(WORD, (word) => (word === name ? '#' : word));
    const first = kept.get(key);
    if (first === undefined) kept.set(key, { text, name });
    else others.set(name, first.name);
  }
  if (others.size === 0) return statements;
  const rename = (text) => text.replace(WORD, (word) => others.get(word) ?? word);
  return mergeEqual([...kept.values()].map(({ text, name }) => ({ text: rename(text), name })));
}

function findNeeded(statements, names) {
  const byName = new Map(statements.map((statement) => [statement.name, statement]));
  const needed = new Set();
  const open = [...names];
  for (let at = 0; at < open.length; at++) {
    const statement = byName.get(open[at]);
    if (statement === undefined || needed.has(statement)) continue;
    needed.add(statement);
    open.push(...statement.uses);
  }
  return needed;
}

/** Ajv writes each schema out for its error objects; what only a person reads is left out. */
function withoutAnnotations(schema, isMap = false) {
  if (Array.isArray(schema)) return schema.map((item) => withoutAnnotations(item));
  if (schema === null || typeof schema !== 'object') return schema;
  // Words are compared as words: for items without a type Ajv would compare every two of them as any JSON.
  const typed =
    schema.uniqueItems === true ? { ...schema, items: { type: 'string', ...schema.items } } : schema;
  const kept = Object.entries(typed).filter(([key]) => isMap || !['title', 'description'].includes(key));
  return Object.fromEntries(
    kept.map(([key, value]) => [
      key,
      withoutAnnotations(value, !isMap && ['properties', '$defs'].includes(key)),
    ]),
  );
}

/** Shortens what Ajv repeats, and drops constants that nothing reads. */
function compact(code) {
  const short = code
    .replace(/,parentData(?::\w+)?,parentDataProperty(?::(?:"[^"]*"|\w+))?,rootData\}/g, '}')
    .replace(
      /, \{instancePath="", parentData, parentDataProperty, rootData=data\}=\{\}/g,
      ', {instancePath=""}={}',
    )
    .replace(/,params:\{pattern: "(?:[^"\\]|\\.)*"\}\}/g, ',params:{}}')
    .replace(PUSH_FAULT, 'vErrors = addFault(vErrors, $1); errors++;');
  return short.replace(/^const (schema\d+) = (\{.*\});$/gm, (_, name, value) => {
    if (short.split(new RegExp(`\\b${name}\\b`)).length < 3) return '';
    const { $defs: _defs, $schema: _schema, $id: _id, required: _required, ...rest } = JSON.parse(value);
    return `const ${name} = ${JSON.stringify(rest)};`;
  });
}

/** Makes every loop over input stop at the limit; the counter is the function's own, so that nothing is lost below it. */
function bound(code) {
  let loops = 0;
  const stop = (match) => {
    loops++;
    return match;
  };
  const bounded = code
    .replace(
      /for\(let (i\d+)=0; \1<(len\d+); \1\+\+\)\{/g,
      (match, i, length) => stop(match) && `for(let ${i}=0; ${i}<${length} && errors < FAULT_LIMIT; ${i}++){`,
    )
    .replace(
      /for\(const (key\d+) of Object\.keys\((data\d*)\)\)\{/g,
      (match, key, data) =>
        stop(match) && `for(const ${key} of Object.keys(${data})){ if (errors >= FAULT_LIMIT) break;`,
    );
  const all = code.match(/\bfor\((?:let|const) /g)?.length ?? 0;
  if (loops !== all) throw new Error(`bounded ${loops} of ${all} loops`);
  return bounded;
}
