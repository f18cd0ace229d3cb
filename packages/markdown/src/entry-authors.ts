/** Authors at the beginning of an entry, and how much of it they take. */
export interface ReadAuthors {
  readonly names: readonly string[];
  readonly length: number;
}

const PARTICLE = `(?:(?:[Vv]an|[Vv]on|[Dd]e|[Dd]er|[Dd]en|[Dd]el|[Dd]ella|[Dd]i|[Dd]a|[Dd]os|[Ll]a|[Ll]e|[Tt]er|[Tt]en|[Aa]l|[Bb]in|[Ii]bn|d’|d')[ -]?){0,3}`;
const SURNAME = String.raw`${PARTICLE}\p{Lu}[\p{L}\p{M}'’]+(?:[ -]\p{Lu}[\p{L}\p{M}'’]+){0,2}`;
const ONE_WORD = String.raw`${PARTICLE}\p{Lu}[\p{L}\p{M}'’]+(?:-\p{Lu}[\p{L}\p{M}'’]+)?`;
const INITIALS = String.raw`\p{Lu}\.(?:[ -]?(?:\p{Lu}\.|d\.|de))*`;
const END_OF_LIST = String.raw`(?:,?\s*\ufdd0?(?:et al\.?|and others|等|…)\ufdd0?)?`;
const BETWEEN = String.raw`(?:\s*[,;]\s*(?:&|and|…)?\s*|\s+(?:&|and|und|et)\s+|\s*&\s*)`;

const list = (name: string): RegExp =>
  new RegExp(`^(?:${name})(?:${BETWEEN}(?:${name})){0,200}${END_OF_LIST}`, 'u');

/** `Berg, A. B.`; `A. B. Berg`; `Berg AB`: what follows a list of such names ends it. */
const STYLES: readonly { readonly list: RegExp; readonly name: RegExp; readonly after: RegExp }[] = [
  { name: `${SURNAME},\\s*${INITIALS}(?:,? (?:Jr|Sr)\\.?)?`, after: String.raw`^[\s,.:;(（–—-]|^$` },
  { name: `${INITIALS}\\s*${SURNAME}(?:,? (?:Jr|Sr)\\.?)?`, after: String.raw`^\s*[,.:;(（–—]|^$` },
  {
    name: `${ONE_WORD} \\p{Lu}{1,3}(?!\\p{L})`,
    after: String.raw`^\s*(?:\.(?!\s?\p{Lu}\.)|[(（](?:1[5-9]|20)\d\d|,\s*(?:[“"]|(?:1[5-9]|20)\d\d)).*(?<!\d)(?:1[5-9]|20)\d\d`,
  },
].map(({ name, after }) => ({
  list: list(name),
  name: new RegExp(name, 'gu'),
  after: new RegExp(after, 'u'),
}));

/** Full names and organisations are told from a title only by what follows: a year, or a title in quotation marks. */
const BEFORE_TITLE =
  /^\s*(?:[(（]\s*(?:(?:1[5-9]|20)\d\d[a-z]?|n\.\s?d\.)(?![-–—]\d)[^()（）]{0,20}[)）](?:[.:：]\s*[\p{L}\p{N}]|\s*[.,:：]?\s*[“"‘《\ufdd0\ufdd1])|[,.:–—-]\s*\ufdd0?[“"]|[.,:–—-]\s*\ufdd0)/u;
const FULL_NAME = String.raw`${SURNAME}(?: ${INITIALS})?(?: ${PARTICLE}\p{Lu}[\p{L}\p{M}'’-]+){1,3}`;
const INVERTED = new RegExp(
  String.raw`^${SURNAME}, \p{Lu}[\p{L}'’-]+(?: \p{Lu}\.)?(?:,? (?:and|&) ${FULL_NAME}|(?:, ${FULL_NAME}){1,20},? (?:and|&) ${FULL_NAME})?${END_OF_LIST}(?=\.)`,
  'u',
);
const INVERTED_SINGLE = new RegExp(
  String.raw`^${SURNAME}, \p{Lu}[\p{L}'’-]+(?: \p{Lu}\.)?${END_OF_LIST}(?=\.)`,
  'u',
);
const FULL_NAMES = new RegExp(`^${FULL_NAME}(?:${BETWEEN}${FULL_NAME}){0,50}${END_OF_LIST}`, 'u');
const SURNAMES = new RegExp(
  `^${ONE_WORD}(?:(?:, ${ONE_WORD}){0,50},? (?:&|and|und) ${ONE_WORD}(?=,? ?[(（](?:1[5-9]|20)\\d\\d|, ?(?:\ufdd0|[“"]|(?:1[5-9]|20)\\d\\d))|(?:, ${ONE_WORD}){0,50},? \\ufdd0?(?:et al\\.?|等)\\ufdd0?(?=\\s*[,.(（:：]))`,
  'u',
);
/** `Berg. Tides. 2001.` and nothing else. */
const SINGLE = new RegExp(`^${ONE_WORD}(?=\\. [^.]{3,300}\\. (?:1[5-9]|20)\\d\\d\\.?$)`, 'u');
const ORGANISATION =
  /^(?:[\p{Lu}\p{N}\p{Script=Han}][\p{L}\p{N}\p{M}'’.&/-]*)(?:[ ,]{1,2}(?:of|for|the|and|&|on|in|de|des|du|la|von|der|für|et|[\p{Lu}\p{N}\p{Script=Han}][\p{L}\p{N}\p{M}'’.&/-]*)){0,9}/u;

const HAN_SURNAME =
  /^(?:欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|慕容|令狐|[王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖萧田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付傅方白邹孟熊秦邱江尹薛闫阎段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝])[\p{Script=Han}]{1,2}$/u;
const HAN_NAMES =
  /^[\p{Script=Han}·]{2,12}(?:\s*[,，、;；]\s*[\p{Script=Han}·]{2,12}){0,30}?(?:[,，]?\s*等)?(?=\s*(?:[.．。:：]|[,，]\s*[《“"]|[《“]|[(（]\s*(?:1[5-9]|20)\d\d))/u;

/** No list of surnames is without one of these. */
const JOINS = /&|and|und|et al|等/;
/** Without a letter that may be an initial, and without a year or a title set off, most entries need no second look. */
const INITIAL = /\p{Lu}[.,;:(（]/u;
const SET_OFF = /[“"‘《\ufdd0\ufdd1]|(?:1[5-9]|20)\d\d|n\.\s?d\.|et al|等/u;

/**
 * Reads the authors that stand at the beginning of an entry: `Berg, A.`, `A. Berg`, `Berg A`, `张三, 李四`, full names
 * and organisations.
 *
 * @remarks Nothing rather than a guess: names of the last two kinds must be followed by a year or a title in quotes.
 */
export function readAuthors(text: string): ReadAuthors | undefined {
  for (const style of INITIAL.test(text.slice(0, 100)) ? STYLES : []) {
    const found = style.list.exec(text)?.[0];
    if (found === undefined || !style.after.test(text.slice(found.length))) continue;
    return { names: [...found.matchAll(style.name)].map((name) => name[0].trim()), length: found.length };
  }
  return readHanNames(text) ?? (SET_OFF.test(text) ? readNamed(text) : undefined);
}

function readHanNames(text: string): ReadAuthors | undefined {
  const found = HAN_NAMES.exec(text)?.[0];
  if (found === undefined) return undefined;
  const names = found.replace(/[,，]?\s*等$/, '').split(/\s*[,，、;；]\s*/);
  const persons = names.filter((name) => HAN_SURNAME.test(name)).length;
  // A short title may look like a name; several names, or what marks a title behind it, tell.
  const isSure = names.length > 1 ? persons * 2 >= names.length : persons === 1;
  return isSure ? { names, length: found.length } : undefined;
}

function readNamed(text: string): ReadAuthors | undefined {
  const several = JOINS.test(text) ? SURNAMES.exec(text)?.[0] : undefined;
  if (several !== undefined) return { names: splitNames(several), length: several.length };
  const single = /\d\.?$/.test(text.slice(-2)) ? SINGLE.exec(text)?.[0] : undefined;
  if (single !== undefined) return { names: [single], length: single.length };
  const inverted = readInverted(text);
  if (inverted !== undefined && /(?:[“"]|\b(?:1[5-9]|20)\d\d\b)/.test(text.slice(inverted.length))) {
    const [family = '', given = '', ...others] = inverted.split(/,\s*(?:and\s+|&\s+)?|\s+(?:and|&)\s+/);
    return { names: [`${family}, ${given}`, ...others.filter(isName)], length: inverted.length };
  }
  const persons = FULL_NAMES.exec(text)?.[0];
  if (persons !== undefined && /,|\band\b|&/.test(persons) && BEFORE_TITLE.test(text.slice(persons.length)))
    return { names: splitNames(persons), length: persons.length };
  const organisation = ORGANISATION.exec(text)?.[0].replace(/[ ,.]+$/, '');
  if (
    organisation === undefined ||
    !BEFORE_TITLE.test(text.slice(organisation.length).replace(/^\.(?=\s*[(（])/, ''))
  )
    return undefined;
  return { names: [organisation], length: organisation.length };
}

/** The first comma must part a family's name from a given one, and only an "and" makes several persons of a list. */
function readInverted(text: string): string | undefined {
  const comma = text.indexOf(',');
  if (comma < 0 || !/^, \p{Lu}/u.test(text.slice(comma, comma + 4))) return undefined;
  return (/ (?:and|&) /.test(text) ? INVERTED : INVERTED_SINGLE).exec(text)?.[0];
}

function splitNames(text: string): string[] {
  return text
    .replace(new RegExp(`${END_OF_LIST}$`, 'u'), '')
    .split(/\s*[,;]\s*(?:(?:and|&)\s+)?|\s+(?:and|und|&)\s+/)
    .filter(isName);
}

function isName(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !/^(?:et al\.?|others|Jr\.?|Sr\.?)$/i.test(text);
}
