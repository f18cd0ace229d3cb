/**
 * What a JSON document can say.
 *
 * @remarks Numbers are IEEE 754 doubles. Objects are ordinary objects: every name, `constructor` and `toString`
 * among them, is an own member, so look members up with `Object.hasOwn` and never through the prototype.
 * @see RFC 8259, section 3
 */
export type JsonValue = null | boolean | number | string | JsonValue[] | { [name: string]: JsonValue };
