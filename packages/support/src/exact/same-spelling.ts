const FAMILIES: readonly (readonly [pattern: RegExp, american: string])[] = [
  [/\b(col|flav|fav|hon|hum|lab|neighb|behavi|harb|rum|vap|arm|endeav|savi)our(?=[a-z]*\b)/g, '$1or'],
  [/\b(cent|theat|fib|lit|calib|kilomet|centimet|millimet|micromet|nanomet)re(?=[sd]?\b)/g, '$1er'],
  [
    /\b(organ|real|recogn|emphas|summar|util|special|general|normal|minim|maxim|optim|priorit|critic|apolog|author|character|memor|modern|stabil|standard|symbol|visual|crystall|colon|civil|capital|central|categor|commercial|final|global|hospital|immun|industrial|legal|local|mobil|national|neutral|penal|popular|privat|rational|social|steril|sympath|urban|victim)is(?=(?:e[sdr]?|ing|ations?)\b)/g,
    '$1iz',
  ],
  [/\b(anal|paral|catal)ys(?=(?:e[sd]|ing)\b|e\b)/g, '$1yz'],
  [
    /\b(travel|cancel|label|model|signal|fuel|level|tunnel|counsel|marvel|quarrel|channel|dial)l(?=(?:ed|ing|ers?)\b)/g,
    '$1',
  ],
  [/\b(def|off|pret)ence(?=s?\b)/g, '$1ense'],
  [/\bgrey(?=(?:er|est|ish|s)?\b)/g, 'gray'],
  [/\bcatalogue(?=[sd]?\b)/g, 'catalog'],
];

/**
 * Brings words that are spelt in two ways in English to one of them.
 *
 * @remarks Families of words of which both spellings are one word; none where they are two (metre and meter, tyre and
 * tire, licence and license). Words in small letters alone: a name is spelt as its bearer spells it. Linear.
 */
export function foldSpelling(text: string): string {
  let folded = text;
  for (const [pattern, american] of FAMILIES) folded = folded.replace(pattern, american);
  return folded;
}

const NEGATED: Readonly<Record<string, string>> = { wo: 'will', ca: 'can', sha: 'shall' };

/**
 * Writes contractions in full where they stand for one thing only.
 *
 * @remarks Not those of `'s` and `'d`, and not `cannot`: one can not go where one may also stay. Linear.
 */
export function writeContractions(text: string): string {
  return text
    .replace(
      /\b(is|are|was|were|has|have|had|does|do|did|would|should|could|must|need|wo|ca|sha)n't\b/gi,
      (_found, verb: string) => `${NEGATED[verb.toLowerCase()] ?? verb} not`,
    )
    .replace(
      /(?<=\b(?:i|you|we|they))'(re|ve|ll|m)\b/gi,
      (_found, verb: string) => FULL[verb.toLowerCase()] ?? '',
    );
}

const FULL: Readonly<Record<string, string>> = { re: ' are', ve: ' have', ll: ' will', m: ' am' };
