import type { JsonValue } from './json-value.js';
import { readNumber } from './read-number.js';
import { readString } from './read-string.js';
import type { Reader } from './reader.js';

/**
 * Reads the value at the reader's place, white space before it included.
 *
 * @remarks Recursion is bounded by the reader's depth limit.
 */
export function readValue(reader: Reader): JsonValue {
  const unit = reader.peek();
  if (++reader.values > reader.maxValues) reader.fail('too-many-values');
  if (unit === 0x22) return readString(reader);
  if (unit === 0x7b) return readObject(reader);
  if (unit === 0x5b) return readArray(reader);
  if (unit === 0x2d || (unit >= 0x30 && unit <= 0x39)) return readNumber(reader);
  if (unit === 0x74) return readLiteral(reader, 'true', true);
  if (unit === 0x66) return readLiteral(reader, 'false', false);
  if (unit === 0x6e) return readLiteral(reader, 'null', null);
  return reader.failUnexpected();
}

function readObject(reader: Reader): JsonValue {
  const object: { [name: string]: JsonValue } = {};
  reader.enter();
  if (reader.peek() === 0x7d) {
    reader.leave();
    return object;
  }
  for (let ordinal = 0; ; ordinal++) {
    reader.step(null, ordinal);
    if (reader.peek() !== 0x22) reader.failUnexpected();
    const nameStart = reader.at;
    const name = readString(reader);
    reader.step(name, ordinal);
    // Refused because assignment would set the prototype here and in other JavaScript readers.
    if (name === '__proto__') reader.fail('forbidden-name', nameStart);
    if (Object.hasOwn(object, name)) reader.fail('duplicate-name', nameStart);
    if (reader.peek() !== 0x3a) reader.failUnexpected();
    reader.at++;
    object[name] = readValue(reader);
    if (endsHere(reader, 0x7d)) return object;
  }
}

function readArray(reader: Reader): JsonValue {
  const array: JsonValue[] = [];
  reader.enter();
  if (reader.peek() === 0x5d) {
    reader.leave();
    return array;
  }
  for (let index = 0; ; index++) {
    reader.step(index, index);
    array.push(readValue(reader));
    if (endsHere(reader, 0x5d)) return array;
  }
}

/** Passes a comma, or leaves the container at its closing bracket. */
function endsHere(reader: Reader, closing: number): boolean {
  const unit = reader.peek();
  if (unit === closing) {
    reader.leave();
    return true;
  }
  if (unit !== 0x2c) {
    reader.step(null, 0);
    reader.failUnexpected();
  }
  reader.at++;
  return false;
}

function readLiteral<T extends boolean | null>(reader: Reader, word: string, value: T): T {
  const { text, at } = reader;
  if (!text.startsWith(word, at)) {
    const cut = word.startsWith(text.slice(at));
    reader.fail(cut ? 'unexpected-end' : 'invalid-literal', cut ? text.length : at);
  }
  reader.at += word.length;
  return value;
}
