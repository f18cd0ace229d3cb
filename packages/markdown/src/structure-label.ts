const DENSE_DIGITS = '零一二三四五六七八九';
const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50 };

/** A number in Chinese up to 99, as digits; `undefined` for what is none. */
function readDenseNumber(text: string): number | undefined {
  const parts = /^([一二三四五六七八九]?)(十?)([一二三四五六七八九]?)$/u.exec(text);
  if (parts === null || text === '') return undefined;
  const [, tens = '', ten = '', ones = ''] = parts;
  if (ten === '') return tens !== '' && ones !== '' ? undefined : DENSE_DIGITS.indexOf(tens || ones);
  return 10 * (tens === '' ? 1 : DENSE_DIGITS.indexOf(tens)) + (ones === '' ? 0 : DENSE_DIGITS.indexOf(ones));
}

function readRoman(text: string): number | undefined {
  if (!/^(?:XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/.test(text) || text === '') return undefined;
  let sum = 0;
  for (let i = 0; i < text.length; i += 1) {
    const value = ROMAN[text.charAt(i)] ?? 0;
    sum += value < (ROMAN[text.charAt(i + 1)] ?? 0) ? -value : value;
  }
  return sum;
}

/**
 * The form in which labels are compared: numerals as digits, parts joined by full stops, lower case.
 *
 * @param letters - whether a lone letter such as `C` stays one and is no Roman numeral
 */
export function foldStructureLabel(label: string, letters: boolean): string {
  const plain = label
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .replace(/[-‐‑‒–—]/g, '.');
  const dense = readDenseNumber(plain);
  if (dense !== undefined) return String(dense);
  const roman = letters && plain.length === 1 ? undefined : readRoman(plain);
  return roman === undefined ? plain.toLowerCase().replace(/\.$/, '') : String(roman);
}

/** A label without the letter of a part: `2` of `2a`. */
export function wholeOf(label: string): string {
  return label.replace(/(?<=\d)[a-z]$/, '');
}
