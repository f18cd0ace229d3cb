/**
 * Makes objects that inherit nothing, so that a polluted `Object.prototype` can neither catch what is written into
 * them nor lend them a `toJSON`.
 *
 * @remarks Objects of `Object.create(null)` would do, but engines keep those as hash tables.
 */
export const BareObject = function BareObject() {} as unknown as new () => Record<string, unknown>;
BareObject.prototype = Object.freeze(Object.create(null));
