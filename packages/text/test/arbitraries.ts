import fc from 'fast-check';

/** Pieces at which counting goes wrong: line ends, marks, jamo, pairs, what comes apart, what hides. */
const PIECES = [
  'a',
  'e',
  'q',
  'A',
  ' ',
  '.',
  '\n',
  '\r',
  '\r\n',
  '\u0301',
  '\u0323',
  '\u0307',
  '\u0327',
  '\u031b',
  '\u0345',
  '\u0344',
  '\u0f73',
  '\u0f74',
  '\u034f',
  '\u00e9',
  '\u1ead',
  '\u212b',
  '\u0958',
  '\u0915',
  '\u093c',
  '\u09c7',
  '\u09be',
  '\u1112',
  '\u1161',
  '\u11ab',
  '\ud558',
  '\ud55c',
  '\u4e2d',
  '\u3002',
  '\uf900',
  '\ufeff',
  '\u200d',
  '\u{1f3fa}',
  '\u{11099}',
  '\u{110ba}',
  '\u{1d15e}',
  '\u{1d165}',
  '\u{20000}',
];

/** Well-formed text made to be awkward. */
export const awkwardText = (maxLength = 40): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...PIECES), { maxLength }).map((pieces) => pieces.join(''));

/** Well-formed text of any code points but U+0000. */
export const anyText = (maxLength = 40): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        fc.integer({ min: 1, max: 0xff }),
        fc.integer({ min: 0x100, max: 0xd7ff }),
        fc.integer({ min: 0xe000, max: 0x10ffff }),
      ),
      { maxLength },
    )
    .map((codePoints) => String.fromCodePoint(...codePoints));

/** Bytes as received, sometimes with a byte order mark. */
export const rawBytes = (maxLength?: number): fc.Arbitrary<Uint8Array> =>
  fc
    .tuple(fc.boolean(), fc.oneof(awkwardText(maxLength), anyText(maxLength)))
    .map(([mark, text]) => new TextEncoder().encode((mark ? '\ufeff' : '') + text));

export const fromHex = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex, 'hex'));
