import type { FieldForm } from './fields.js';
import { LineageError } from './lineage-error.js';

const PATTERNS = {
  text: /^/,
  digest: /^[0-9a-f]{64}$/,
  'can-id': /^can_[0-9a-f]{64}$/,
  'par-id': /^par_[0-9a-f]{64}$/,
  'el-id': /^el_[0-9a-f]{64}$/,
  'chk-id': /^chk_[0-9a-f]{64}$/,
  'idx-id': /^idx_[0-9a-f]{64}$/,
} as const;

const KINDS: ReadonlySet<unknown> = new Set(['heading', 'paragraph', 'code', 'table_row']);
const TOOL_MEMBERS: Readonly<Record<string, FieldForm>> = {
  name: 'text',
  version: 'text',
  options_sha256: 'digest',
};

/**
 * Makes sure that an object has exactly the named members, each in its form.
 *
 * @remarks Strings and numbers are known to be hashable, see {@link assertHashable}.
 * @throws {@link LineageError} whose pointer begins with `at`.
 */
export function checkMembers(object: object, forms: Readonly<Record<string, FieldForm>>, at: string): void {
  for (const [name, form] of Object.entries(forms)) {
    if (!Object.hasOwn(object, name)) throw new LineageError('missing-member', `${at}/${name}`);
    checkForm((object as Readonly<Record<string, unknown>>)[name], form, `${at}/${name}`);
  }
  // All that is known is there, so one member more is an unknown one.
  if (Object.keys(object).length !== Object.keys(forms).length) throw new LineageError('unknown-member', at);
}

/**
 * Makes sure that an array has one item a form, each in that form.
 *
 * @throws {@link LineageError} whose pointer begins with `at`.
 */
export function checkItems(row: unknown, forms: readonly FieldForm[], at: string): void {
  if (!Array.isArray(row)) throw new LineageError('wrong-type', at);
  if (row.length !== forms.length) throw new LineageError('wrong-form', at);
  for (const [index, form] of forms.entries()) checkForm(row[index], form, `${at}/${index}`);
}

/**
 * Makes sure that a value has a form.
 *
 * @throws {@link LineageError} whose pointer begins with `at`.
 */
export function checkForm(value: unknown, form: FieldForm, at: string): void {
  if (value === null) {
    if (!form.endsWith('-or-null')) throw new LineageError('null-not-allowed', at);
    return;
  }
  switch (form) {
    case 'tool':
    case 'tool-or-null':
      if (typeof value !== 'object' || Array.isArray(value)) throw new LineageError('wrong-type', at);
      checkMembers(value, TOOL_MEMBERS, at);
      break;
    case 'count':
      if (typeof value !== 'number') throw new LineageError('wrong-type', at);
      if (value < 0) throw new LineageError('wrong-form', at);
      break;
    case 'kind':
      if (!KINDS.has(value)) throw new LineageError('wrong-form', at);
      break;
    case 'element-ids':
      checkElementIds(value, at);
      break;
    case 'text-or-null':
      checkString(value, 'text', at);
      break;
    case 'digest-or-null':
      checkString(value, 'digest', at);
      break;
    default:
      checkString(value, form, at);
  }
}

function checkElementIds(value: unknown, at: string): void {
  if (!Array.isArray(value)) throw new LineageError('wrong-type', at);
  if (value.length === 0) throw new LineageError('wrong-form', at);
  for (const [index, id] of value.entries()) checkString(id, 'el-id', `${at}/${index}`);
  if (new Set(value).size !== value.length) throw new LineageError('duplicate-entry', at);
}

function checkString(value: unknown, form: keyof typeof PATTERNS, at: string): void {
  if (typeof value !== 'string') throw new LineageError('wrong-type', at);
  if (!PATTERNS[form].test(value)) throw new LineageError('wrong-form', at);
}
