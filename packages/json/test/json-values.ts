import fc from 'fast-check';

/** Text that writers get wrong: quotes, controls, what looks like an escape, the edges of UTF-16. */
const hostileText = fc.string({
  unit: fc.constantFrom(
    ...['"', '\\', '/', '\u0000', '\u001f', '\u007f', '\u2028', '\u2029', '\ufeff', '\u{1f6a2}', '\u00e9'],
    ...['\uff5e', '\ue000', '\\ud800', '\\u0061', 'ud', '\n', 'a'],
  ),
  maxLength: 8,
});

/** Names that engines order or treat in a way of their own. */
const hostileName = fc.constantFrom(
  ...['', '0', '7', '10', '01', '-1', '1.5', '4294967294', '4294967295', '4294967296', '9007199254740993'],
  ...[
    'constructor',
    'toString',
    'toJSON',
    'valueOf',
    'hasOwnProperty',
    'length',
    '__proto',
    ' ',
    '\u0000',
    '"',
  ],
);

const number = fc
  .oneof(
    fc.maxSafeInteger(),
    fc
      .double({ noNaN: true, noDefaultInfinity: true })
      .filter((value) => Math.abs(value) < 2 ** 53 || Math.abs(value) >= 1e21),
    fc.constantFrom(1e21, 1e-6, 1e-7, 5e-324, 1.7976931348623157e308, 2 ** 53 - 1),
  )
  .map((value) => (value === 0 ? 0 : value));

/** Values that a strict document can hold, hostile text and names among them. */
export const jsonValue = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, depthIdentifier: 'json' },
    fc.constant(null),
    fc.boolean(),
    number,
    fc.string({ unit: 'grapheme' }),
    hostileText,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.string({ unit: 'grapheme' }), hostileText, hostileName), tie('value'), {
      maxKeys: 6,
    }),
  ),
})).value;

/** The same value with the members of every object in reverse order. */
export function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, reversed(member)]),
  );
}
