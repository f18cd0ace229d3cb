import Ajv2020 from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { artifactNames, documentNames } from './schema-files.mjs';

/** A validator stops collecting at this many faults, so that hostile input costs bounded memory. */
const FAULT_LIMIT = 1000;

// Ajv's runtime/ucs2length: code points, a lone surrogate counts as one.
const CODE_POINT_LENGTH = `const codePointLength = (text) => {
  let length = text.length;
  for (let i = 0; i + 1 < text.length; i++) {
    if ((text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
      length--;
      i++;
    }
  }
  return length;
};`;

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

/** TypeScript source with one self-contained function an artifact. */
export function generateValidators(schemas, banner) {
  return `// @ts-nocheck
${banner}

${TYPES}

/** A validator stops collecting at this many faults. */
export const FAULT_LIMIT = ${FAULT_LIMIT};

/** Name of a schema that has a validator. */
export type SchemaName = ${unionOf(artifactNames)};

${compile(schemas, artifactNames)}

export const VALIDATORS: Readonly<Record<SchemaName, CompiledValidator>> = {
${tableOf(artifactNames)}
};
`;
}

/** The same for every other document; a file of its own, which only those load who ask for one of them. */
export function generateDocumentValidators(schemas, banner) {
  const names = documentNames(schemas);
  return `// @ts-nocheck
${banner}
import { type CompiledValidator, FAULT_LIMIT } from './validators.js';

/** Name of the schema of a document that is no artifact: what commands print, what a store holds, tables. */
export type OtherDocumentName = ${unionOf(names)};

${compile(schemas, names)}

export const DOCUMENT_VALIDATORS: Readonly<Record<OtherDocumentName, CompiledValidator>> = {
${tableOf(names)}
};
`;
}

const functionOf = (name) => `compiled_${name.replaceAll('-', '_')}`;
const unionOf = (names) => names.map((name) => `'${name}'`).join(' | ');
const tableOf = (names) =>
  names.map((name) => `  ${name.includes('-') ? `'${name}'` : name}: ${functionOf(name)},`).join('\n');

function compile(schemas, names) {
  const exported = Object.fromEntries(names.map((name) => [functionOf(name), `urn:loccit:${name}:1`]));
  const code = standaloneCode.default(createAjv(schemas), exported);
  const body = bound(compact(code))
    .replace(/^"use strict";\n?/, '')
    .replace(
      /const (func\d+) = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;/g,
      'const $1 = codePointLength;',
    )
    .trim();
  if (/\bevaluated\d*\b|\bparentData/.test(body)) throw new Error('unexpected form of a compiled validator');
  if (/\brequire\(|^import /m.test(body)) throw new Error('validators are not self-contained');
  return `${CODE_POINT_LENGTH}

${ADD_FAULT}

${body}`;
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
