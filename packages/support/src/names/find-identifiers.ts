/** A code identifier of a text, in UTF-16 units. */
export interface FoundIdentifier {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The forms of which one has to stand in the evidence. */
  readonly forms: readonly string[];
}

const WORD = '[A-Za-z_$][\\w$]*';
const EXTENSIONS =
  'js|ts|mjs|cjs|jsx|tsx|py|go|rs|rb|java|kt|c|h|cpp|cs|php|sh|sql|css|html|json|jsonl|yaml|yml|toml|ini|cfg|conf|xml|csv|md|txt|log|lock|env|exe|dll|so|jar|zip|tar|gz';
const FILE = new RegExp(`\\.(?:${EXTENSIONS})$`);
// In this order: what is longer is tried first.
const IDENTIFIER = new RegExp(
  [
    '`([^`\\n]{1,80})`',
    // Flags: --dry-run, -Xmx512m is left out.
    '(?<![\\w-])--[a-z][\\w-]*',
    // Paths with two slashes or more, or that begin with one.
    '(?<![\\w./:])\\.{0,2}/[\\w.-]+(?:/[\\w.-]+)+',
    // Names of files.
    `\\b[\\w-]+\\.(?:${EXTENSIONS})\\b`,
    // Dotted paths and calls: asyncio.create_task, client.get(), run().
    `\\b${WORD}(?:\\.${WORD})+(?:\\(\\))?`,
    `\\b${WORD}\\(\\)`,
    // snake_case and CONSTANTS.
    '\\b[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)+\\b|\\b__\\w+__\\b',
    // camelCase, but for two letters and a capital, as in iPhone and eBay.
    '\\b[a-z]{2,}[a-z0-9]*(?:[A-Z][a-z0-9]+)+\\b',
    // Versions with a v or two points.
    '\\bv\\d+(?:\\.\\d+)+(?:-[\\w.]+)?\\b|\\b\\d+\\.\\d+\\.\\d+(?:-[\\w.]+)?\\b(?!\\.\\d)',
    // Part, order and error numbers: AB-1234, ERR4012, kebab-case-2, 0x80070005.
    '\\b0x[0-9A-Fa-f]{2,}\\b|\\b[A-Z]{1,6}-?\\d{3,}[A-Z]?\\b|\\b[A-Za-z]+(?:-[A-Za-z]+)*-\\d+[A-Za-z]*(?:-\\w+)*\\b',
  ].join('|'),
  'g',
);
const LONGEST_CLAIM = 20_000;

/**
 * Code identifiers of a claim: code in backticks, flags, paths, calls, file names, names with underscores or inner
 * capitals, versions, and numbers with letters.
 *
 * @remarks Linear; of a claim longer than 20,000 units the beginning is read.
 */
export function findIdentifiers(claim: string): FoundIdentifier[] {
  return [...claim.slice(0, LONGEST_CLAIM).matchAll(IDENTIFIER)].flatMap(({ 0: text, 1: code, index }) => {
    if (code === undefined)
      return isOrdinary(text) ? [] : [{ start: index, end: index + text.length, text, forms: formsOf(text) }];
    const bare = code.trim();
    // Prose in backticks is no identifier, and neither is a lone number.
    if (!/[A-Za-z]/.test(bare) || /\s\S+\s/.test(bare)) return [];
    return [{ start: index, end: index + text.length, text: bare, forms: formsOf(bare) }];
  });
}

/** Abbreviations with points, addresses, and words with a number that mean an age, a size or a year. */
const isOrdinary = (text: string): boolean =>
  /^(?:[A-Za-z]\.)+[A-Za-z]?$|^(?:www\.)|\.(?:com|org|net|edu|gov|io|cn|uk|de)$/.test(text) ||
  /^(?:mid|pre|post|under|over|top|covid|age|ages|aged|pm|sars|sars-cov|non|co|word|g|u|f|i|a|route|highway|boeing|apollo|formula|catch)-\d+/i.test(
    text,
  );

/** An identifier as it may stand in the evidence: with or without its call, and by its last part alone. */
function formsOf(text: string): string[] {
  const bare = text.replace(/\(.*\)$/, '').replace(/^[-./]+/, '');
  const isDotted = /^[\w$]+(?:\.[\w$]+)+$/.test(bare) && !/^v?\d/.test(bare) && !FILE.test(bare);
  const last = isDotted ? bare.split('.').at(-1) : undefined;
  const version = /^v\d/.test(bare) ? bare.slice(1) : undefined;
  return [...new Set([bare, last, version])]
    .filter((form): form is string => form !== undefined && form !== '')
    .map((form) => form.toLowerCase());
}
