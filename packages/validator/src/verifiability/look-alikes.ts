/** Letters of a script that look like Latin ones in most typefaces, beside the Latin letters that they look like. */
interface LookAlikes {
  readonly script: RegExp;
  readonly letters: ReadonlySet<string>;
  /** The Latin letters that look like some of them. */
  readonly latin: ReadonlySet<string>;
}

const pair = (script: RegExp, letters: string, latin: string): LookAlikes => ({
  script,
  letters: new Set(letters.normalize('NFC')),
  latin: new Set(latin),
});

const CYRILLIC = pair(
  /\p{Script_Extensions=Cyrillic}/u,
  '\u0430\u0441\u0435\u043e\u0440\u0445\u0443\u0455\u0456\u0458\u0501\u051b\u051d\u04bb\u04cf\u043a\u0451\u0457' +
    '\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0425\u0423\u0406\u0408\u0405\u051a\u051c\u050c\u04c0\u0401\u0407',
  'aceopxysijdqwhlkABEKMHOPCTXYIJSQWG',
);

const GREEK = pair(
  /\p{Script_Extensions=Greek}/u,
  '\u03bf\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7',
  'oABEZHIKMNOPTYX',
);

const OTHERS = [
  pair(/\p{Script_Extensions=Armenian}/u, '\u0585\u057d\u0570\u0578\u0581\u0566\u054d\u0555\u053c', ''),
  pair(
    /\p{Script_Extensions=Cherokee}/u,
    '\u13a0\u13a1\u13a2\u13a5\u13a9\u13aa\u13ab\u13ac\u13b3\u13b7\u13bb\u13c0\u13c2\u13c3\u13cf\u13d2\u13da\u13de\u13df\u13e2\u13e6\u13f4',
    '',
  ),
  pair(
    /\p{Script_Extensions=Coptic}/u,
    '\u2c9f\u2c81\u2c9e\u2c80\u2c82\u2c8e\u2c92\u2c94\u2c98\u2c9a\u2ca2\u2ca4',
    '',
  ),
];

/** Greek letters that are signs of quantities by themselves, and look Latin only inside a Latin word. */
const GREEK_INSIDE = /(?<=\p{Script=Latin})[\u03bd\u03c1\u03c5\u03b9\u03b1](?=\p{Script=Latin})/gu;
const LATIN = /\p{Script_Extensions=Latin}/u;
const LETTER = /\p{L}/u;

/**
 * Whether a word mixes scripts so that it reads as a word of one of them.
 *
 * @remarks It does if all of its letters of one script look like letters of the other: `p\u0430ypal` with a Cyrillic letter reads as
 * Latin. A word whose foreign letters are plain to see (`\u03bcm`, `\u0394G`, `A\u03b2`, `USB\u0448\u043d\u044b\u0439`) does not.
 * @see Unicode Technical Standard 39
 */
export function isMixedWord(word: string): boolean {
  if (!LATIN.test(word)) return readsAsGreekOrCyrillic(word);
  return (
    readsMixed(word, CYRILLIC) ||
    readsMixed(word.replace(GREEK_INSIDE, '\u03bf'), GREEK) ||
    OTHERS.some((one) => readsMixed(word, one))
  );
}

function readsMixed(word: string, { latin, letters, script }: LookAlikes): boolean {
  const foreign = lettersOf(word, script);
  const own = lettersOf(word, LATIN);
  if (foreign.length === 0 || own.length === 0 || foreign.length + own.length < countLetters(word))
    return false;
  if (foreign.every((letter) => letters.has(letter))) return true;
  // A sign of Greek beside Latin capitals is a name of science; a Greek word is longer.
  const isForeignWord =
    script === CYRILLIC.script ? foreign.length >= own.length : foreign.length > 2 * own.length;
  return isForeignWord && own.every((letter) => latin.has(letter));
}

/** Without any Latin letter: Cyrillic and Greek look like each other, too. */
function readsAsGreekOrCyrillic(word: string): boolean {
  const cyrillic = lettersOf(word, CYRILLIC.script);
  const greek = lettersOf(word, GREEK.script);
  if (cyrillic.length === 0 || greek.length === 0) return false;
  return (
    cyrillic.every((letter) => CYRILLIC.letters.has(letter)) ||
    greek.every((letter) => GREEK.letters.has(letter))
  );
}

/** Whether a word is of one foreign script and reads as a Latin one all the same: in a host such a label passes for another. */
export function isWhollyAlike(word: string): boolean {
  return [CYRILLIC, GREEK, ...OTHERS].some(({ letters, script }) => {
    const foreign = lettersOf(word, script);
    return (
      foreign.length > 1 &&
      foreign.length === countLetters(word) &&
      foreign.every((letter) => letters.has(letter))
    );
  });
}

const lettersOf = (word: string, script: RegExp): string[] =>
  [...word].filter((letter) => LETTER.test(letter) && script.test(letter));

const countLetters = (word: string): number => [...word].filter((letter) => LETTER.test(letter)).length;
