/** A member of an item: the answer holds no other kinds of value. */
export type ItemValue = string | number | boolean;

/** Objects in an answer, as far as they are whole. */
export interface AnswerItems {
  readonly items: readonly Readonly<Record<string, ItemValue>>[];
  /** Whether the answer is whole, ends in the midst of itself, or is not what was asked for. */
  readonly ending: 'whole' | 'cut' | 'malformed';
  /** Whether the answer is one object, in no array. */
  readonly isAlone: boolean;
}

const STRING = String.raw`"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"`;
const SPACE = String.raw`[ \t\r\n]*`;
const MEMBER = new RegExp(`(${STRING})${SPACE}:${SPACE}(${STRING}|true|false|0|[1-9][0-9]{0,8})`, 'y');
const PUNCTUATION = new RegExp(`${SPACE}([[{,}\\]])${SPACE}`, 'y');
// A member that stops anywhere: within its name, before its value, within its value.
const CUT_STRING = String.raw`"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*(?:\\(?:u[0-9a-fA-F]{0,3})?)?`;
const CUT = new RegExp(
  `(?:${CUT_STRING}|${STRING}${SPACE}(?::${SPACE}(?:${CUT_STRING}|t|tr|tru|f|fa|fal|fals)?)?)?$`,
  'y',
);

/**
 * Reads an array of flat objects of text, whole numbers and booleans, or one such object alone.
 *
 * @remarks Anything before or after it makes it malformed, but for one code fence around it; so do repeated members and
 * nested values. Objects that are whole before the answer is cut are kept. Linear, never throws.
 */
export function readAnswerItems(answer: string): AnswerItems {
  const reader = createReader(unfence(answer.trim()));
  const items: Readonly<Record<string, ItemValue>>[] = [];
  const isAlone = !reader.take('[');
  const end = (ending: AnswerItems['ending']): AnswerItems => ({ items, ending, isAlone });
  if (isAlone && !reader.sees('{')) return end(reader.isAtEnd() ? 'cut' : 'malformed');
  for (;;) {
    const item = readItem(reader);
    if (item === 'cut' || item === 'malformed') return end(item);
    items.push(item);
    if (isAlone) break;
    if (reader.take(',')) continue;
    if (reader.take(']')) break;
    return end(reader.isAtEnd() ? 'cut' : 'malformed');
  }
  return end(reader.isAtEnd() ? 'whole' : 'malformed');
}

// Models put their answer into a code fence whatever they are told; it says nothing.
function unfence(answer: string): string {
  const whole = /^```(?:json)?[ \t]*\r?\n([\s\S]*?)\r?\n?```$/.exec(answer)?.[1];
  return whole ?? answer.replace(/^```(?:json)?[ \t]*\r?\n/, '');
}

function readItem(reader: Reader): Readonly<Record<string, ItemValue>> | 'cut' | 'malformed' {
  if (!reader.take('{')) return reader.isAtEnd() ? 'cut' : 'malformed';
  const members = new Map<string, ItemValue>();
  for (;;) {
    const member = reader.member();
    if (member === undefined) return reader.isCut() ? 'cut' : 'malformed';
    if (members.has(member.name)) return 'malformed';
    members.set(member.name, member.value);
    if (reader.take(',')) continue;
    if (reader.take('}')) return Object.fromEntries(members);
    return reader.isAtEnd() ? 'cut' : 'malformed';
  }
}

type Reader = ReturnType<typeof createReader>;

function createReader(text: string) {
  let at = 0;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  const sees = (sign: string): boolean => match(PUNCTUATION)?.[1] === sign;
  return {
    sees,
    take: (sign: string): boolean => {
      if (!sees(sign)) return false;
      at = PUNCTUATION.lastIndex;
      return true;
    },
    member: (): { readonly name: string; readonly value: ItemValue } | undefined => {
      const found = match(MEMBER);
      if (found === null) return undefined;
      at = MEMBER.lastIndex;
      return { name: String(parse(found[1])), value: parse(found[2]) };
    },
    isAtEnd: (): boolean => text.slice(at).trim() === '',
    isCut: (): boolean => match(CUT) !== null,
  };
}

/** The pattern lets nothing through that JSON does not read as one of these. */
const parse = (written = 'false'): ItemValue => JSON.parse(written) as ItemValue;
