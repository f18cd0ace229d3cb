const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const LONGEST_LABEL = 63;

/**
 * A host name as its reader sees it: lower case, NFC, labels of `xn--` decoded; one that does not decode stays as it is.
 *
 * @see RFC 3492
 */
export function readHostName(host: string): string {
  return host
    .toLowerCase()
    .replace(/\.$/, '')
    .split(/[.。．｡]/u)
    .map((label) => (label.startsWith('xn--') ? (decodeLabel(label.slice(4)) ?? label) : label))
    .join('.')
    .normalize('NFC');
}

/** What a label in Punycode stands for; undefined where it is none. */
function decodeLabel(text: string): string | undefined {
  if (text.length > LONGEST_LABEL || /[^a-z0-9-]/.test(text)) return undefined;
  const delimiter = text.lastIndexOf('-');
  const points = [...text.slice(0, Math.max(0, delimiter))].map((sign) => sign.charCodeAt(0));
  let point = 128;
  let at = 0;
  let bias = 72;
  for (let from = delimiter + 1; from < text.length; ) {
    const before = at;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = readDigit(text.charCodeAt(from++));
      if (digit === undefined) return undefined;
      at += digit * weight;
      const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias));
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const length = points.length + 1;
    bias = adapt(at - before, length, before === 0);
    point += Math.floor(at / length);
    at %= length;
    if (point > 0x10ffff || (point >= 0xd800 && point < 0xe000)) return undefined;
    points.splice(at++, 0, point);
  }
  const label = String.fromCodePoint(...points);
  // Only what such a label would be written for stands in it: otherwise two names would read alike.
  return /^\p{ASCII}*$/u.test(label) || label !== label.normalize('NFKC').toLowerCase() ? undefined : label;
}

function readDigit(code: number): number | undefined {
  if (code >= 0x61 && code <= 0x7a) return code - 0x61;
  return code >= 0x30 && code <= 0x39 ? code - 0x30 + T_MAX : undefined;
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(isFirst ? delta / DAMP : delta / 2);
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
