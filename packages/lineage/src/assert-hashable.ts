import { assertJson, describePointer, JsonError, type JsonValue, type PointerStep } from '@loccit/json';
import { LineageError } from './lineage-error.js';

/**
 * Makes sure that a value may stand in a preimage.
 *
 * @remarks Objects, arrays, NFC strings that are not empty, booleans, null and integers within ±(2^53-1); member
 * names are strings too. Whether null may stand in a place is the field table's part.
 * @throws {@link LineageError} with a pointer to the first fault.
 */
export function assertHashable(value: unknown): asserts value is JsonValue {
  try {
    assertJson(value);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const code = error.code === 'lone-surrogate' ? 'lone-surrogate' : 'not-json';
    throw new LineageError(code, error.details.pointer);
  }
  check(value, []);
}

function check(value: JsonValue, steps: PointerStep[]): void {
  if (typeof value === 'string') checkString(value, steps);
  else if (typeof value === 'number') {
    // -0 would be written as 0: two values, one digest.
    if (!Number.isSafeInteger(value) || Object.is(value, -0)) refuse('unsafe-integer', steps);
  } else if (Array.isArray(value)) {
    for (const [index, member] of value.entries()) {
      steps.push(index);
      check(member, steps);
      steps.pop();
    }
  } else if (value !== null && typeof value === 'object') {
    let ordinal = 0;
    for (const [name, member] of Object.entries(value)) {
      steps.push({ name, ordinal: ordinal++ });
      checkString(name, steps);
      check(member, steps);
      steps.pop();
    }
  }
}

function checkString(text: string, steps: readonly PointerStep[]): void {
  if (text === '') refuse('empty-string', steps);
  if (!isNfc(text)) refuse('not-nfc', steps);
}

/** Whether a string is in normal form C. */
export function isNfc(text: string): boolean {
  // Below U+0300 nothing composes.
  return !/[\u0300-\uffff]/.test(text) || text.normalize('NFC') === text;
}

function refuse(code: LineageError['code'], steps: readonly PointerStep[]): never {
  throw new LineageError(code, describePointer(steps));
}
