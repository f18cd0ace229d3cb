import { isNfc } from './assert-hashable.js';
import type { FieldForm } from './fields.js';
import { LineageError } from './lineage-error.js';

const PATTERNS = {
  digest: /^[0-9a-f]{64}$/,
  'can-id': /^can_[0-9a-f]{64}$/,
  'par-id': /^par_[0-9a-f]{64}$/,
  'el-id': /^el_[0-9a-f]{64}$/,
  'chk-id': /^chk_[0-9a-f]{64}$/,
  'idx-id': /^idx_[0-9a-f]{64}$/,
} as const;

/** Kinds of elements. */
const KINDS: ReadonlySet<unknown> = new Set(['heading', 'paragraph', 'code', 'table_row']);

/** Members of an object in the order of RFC 8785, with the text that stands before each. */
export type Shape = readonly { readonly name: string; readonly form: FieldForm; readonly head: string }[];

/** Prepares the members of an object for {@link writeMembers}; names are ASCII. */
export function shapeOf(members: Readonly<Record<string, FieldForm>>): Shape {
  const names = Object.keys(members).sort();
  return names.map((name, index) => ({
    name,
    form: members[name] ?? 'text',
    head: `${index === 0 ? '{' : ','}"${name}":`,
  }));
}

const TOOL = shapeOf({ name: 'text', version: 'text', options_sha256: 'digest' });

/**
 * RFC 8785 text of an object that has exactly the members of a shape, each in its form.
 *
 * @remarks Checks and writes in one pass, so that each member is read once and nothing else is hashed. `type`
 * members are written as `text`.
 * @throws {@link LineageError} whose pointer begins with `at`.
 */
export function writeMembers(value: unknown, shape: Shape, at: string): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new LineageError('wrong-type', at);
  let text = '';
  for (const { name, form, head } of shape) {
    if (!Object.hasOwn(value, name)) throw new LineageError('missing-member', `${at}/${name}`);
    text += head + writeForm((value as Readonly<Record<string, unknown>>)[name], form, at, name);
  }
  // All that is known is there, so one member more is an unknown one.
  if (Object.keys(value).length !== shape.length) throw new LineageError('unknown-member', at);
  return `${text}}`;
}

/**
 * RFC 8785 text of an array that has one item a form, each in that form.
 *
 * @throws {@link LineageError} whose pointer begins with `at`.
 */
export function writeItems(row: unknown, forms: readonly FieldForm[], at: string): string {
  if (!Array.isArray(row)) throw new LineageError('wrong-type', at);
  if (row.length !== forms.length) throw new LineageError('wrong-form', at);
  return `[${forms.map((form, index) => writeForm(row[index], form, at, index)).join(',')}]`;
}

/**
 * RFC 8785 text of each item of a list.
 *
 * @throws {@link LineageError} `wrong-type` for what is no list, and what `write` throws.
 */
export function writeEach(list: unknown, write: (item: unknown, at: string) => string): string[] {
  if (!Array.isArray(list)) throw new LineageError('wrong-type');
  // A hole is read as undefined, which no form accepts.
  return Array.from(list, (item: unknown, index) => write(item, `/${index}`));
}

/**
 * RFC 8785 text of a tool.
 *
 * @throws {@link LineageError} whose pointer begins with `at`.
 */
export function writeTool(tool: unknown, at: string): string {
  return writeMembers(tool, TOOL, at);
}

/**
 * RFC 8785 text of a member that has a form.
 *
 * @throws {@link LineageError} with the pointer `at`/`member`.
 */
export function writeForm(value: unknown, form: FieldForm, at: string, member: string | number): string {
  switch (form) {
    case 'text-or-null':
      return value === null ? 'null' : writeForm(value, 'text', at, member);
    case 'digest-or-null':
      return value === null ? 'null' : writeForm(value, 'digest', at, member);
    case 'tool-or-null':
      return value === null ? 'null' : writeTool(value, `${at}/${member}`);
    case 'tool':
      assertGiven(value, at, member);
      return writeTool(value, `${at}/${member}`);
    case 'count':
      return writeCount(value, at, member);
    case 'kind':
      assertString(value, at, member);
      if (!KINDS.has(value)) throw new LineageError('wrong-form', `${at}/${member}`);
      return `"${value}"`;
    case 'element-ids':
      assertGiven(value, at, member);
      return writeElementIds(value, `${at}/${member}`);
    case 'text':
      return writeText(value, at, member);
    default:
      assertString(value, at, member);
      if (!PATTERNS[form].test(value)) throw new LineageError('wrong-form', `${at}/${member}`);
      return `"${value}"`;
  }
}

function writeText(value: unknown, at: string, member: string | number): string {
  assertString(value, at, member);
  if (value === '') throw new LineageError('empty-string', `${at}/${member}`);
  if (!value.isWellFormed()) throw new LineageError('lone-surrogate', `${at}/${member}`);
  if (!isNfc(value)) throw new LineageError('not-nfc', `${at}/${member}`);
  // For well-formed strings this is the form of RFC 8785, section 3.2.2.2.
  return JSON.stringify(value);
}

function writeCount(value: unknown, at: string, member: string | number): string {
  assertGiven(value, at, member);
  if (typeof value !== 'number') throw new LineageError('wrong-type', `${at}/${member}`);
  // -0 would be written as 0: two values, one digest.
  if (!Number.isSafeInteger(value) || Object.is(value, -0))
    throw new LineageError('unsafe-integer', `${at}/${member}`);
  if (value < 0) throw new LineageError('wrong-form', `${at}/${member}`);
  return String(value);
}

function writeElementIds(value: unknown, at: string): string {
  if (!Array.isArray(value)) throw new LineageError('wrong-type', at);
  if (value.length === 0) throw new LineageError('wrong-form', at);
  const ids = Array.from(value, (id: unknown, index) => writeForm(id, 'el-id', at, index));
  if (ids.length > 1 && new Set(ids).size !== ids.length) throw new LineageError('duplicate-entry', at);
  return `[${ids.join(',')}]`;
}

function assertGiven(value: unknown, at: string, member: string | number): void {
  if (value === null) throw new LineageError('null-not-allowed', `${at}/${member}`);
}

function assertString(value: unknown, at: string, member: string | number): asserts value is string {
  assertGiven(value, at, member);
  if (typeof value !== 'string') throw new LineageError('wrong-type', `${at}/${member}`);
}
