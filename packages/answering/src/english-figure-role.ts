import type { AskedSpan, FigureClause, PlacedFigure } from './figure-clause.js';
import { englishFunctionWords } from './function-words.js';
import { stemWord } from './terms.js';

const englishTaking =
  /\bhow (?:long|much time|many (?:working |business )?(?:minutes?|hours?|days?|weeks?|months?|years?))\b[^?;]{0,120}\b(?:take|takes|taken|until|till|before|wait|waiting)\b|\bhow (?:soon|fast|quickly)\b|\bhow long after\b/iu;
const englishDeadline =
  /\b(?:must|should|shall|may|can|could|have to|has to|need to|needs to|deadline|no later|latest|by when|allowed)\b/iu;
/** `how long can it take`, `how soon can I get it`: what may be there is no leave to do something. */
const outcomeAsked = /\b(?:take|takes|taken)\b|\bhow (?:soon|fast|quickly) (?:can|could|may)\b/iu;
/** `how long does it take to clean it`. */
const actAsked = /\btakes? (?:\w+ ){0,4}?to ([a-z]+)\b/u;
const englishUnit =
  /\b(?:how many|what number of) (?:working |business |calendar )?(minute|hour|day|week|month|year)s?\b/iu;

/** What an English question says of the span of time that it asks for. */
export function readEnglishAsked(question: string): AskedSpan {
  const deadline = englishDeadline.test(question) && !outcomeAsked.test(question);
  const taking = englishTaking.test(question) && !deadline;
  const unit = englishUnit.exec(question)?.[1]?.toLowerCase();
  const once = /\bhow (?:long|soon|fast|quickly)\b/iu.test(question);
  const [, done = ''] = actAsked.exec(question) ?? [];
  const act = englishFunctionWords.has(done) ? '' : stemWord(done);
  return {
    taking,
    once,
    span: once,
    deadline,
    ...(act === '' ? {} : { act }),
    ...(unit === undefined ? {} : { unit }),
  };
}

const modal =
  /\b(?:must|shall|should|may|can|has to|have to|need to|needs to|(?:is|are) to be)\b(?!.*\b(?:must|shall|should|may|can|has to|have to|need to|needs to|(?:is|are) to be)\b)(.*)$/iu;
const countedFrom = /^\s*(?:of|from|after|since|following|before|prior to)\b(?:[^,;:|.]|[.,](?=\d))*/iu;
/** Where another statement begins. */
const clauseMark =
  /[;:|]\s|\n|,\s+(?=(?:and|but|or|so|while|whereas|which|who|if|unless|when|then)\b)|\b(?:who|which)\b/iu;
/** Stands for what an earlier clause is about. */
const referring = /^(?:and|but|or|so|then|\s|,)*(?:it|they|this|that|these|which)\b/iu;
/** What stands before the statement that holds under it. */
const condition = /^\s*(?:if|when|where|unless|once|as soon as)\b(?:[^,]|,(?=\d))*,/iu;
/** `the rent of one day` is no day. */
const partOf = /\bof\s*$/iu;
const leave = /\b(?:may|can|could)\b/iu;
const recurs = /\b(?:every|each|per)\s*$/iu;
const holdsFor = /\bfor(?: (?:up to|at most|at least|about|another|only|a further|a maximum of))?\s*$/iu;
const lasts = /\b(?:take|takes|took|last|lasts|run|runs|wait|waits|continue|continues)\b/iu;
const periodName = /\b(\p{L}+) (?:period|term)\s+(?:is|of)\s*(?:up to|at most|at least|about)?\s*$/iu;

/** What an English clause says of its figure. */
export function readEnglishClause({ before, behind }: PlacedFigure): FigureClause {
  const near = before.split(/[,;:|\n]/u).at(-1) ?? '';
  const from = countedFrom.exec(behind)?.[0] ?? '';
  const [, governed] = modal.exec(near) ?? [];
  const [rest = ''] = behind.slice(from.length).split(clauseMark);
  const [, done] = modal.exec(behind.split(clauseMark)[0] ?? '') ?? [];
  // What is done within the figure, or with it: `5 days may be carried over`.
  const act = governed === undefined ? findContentWord(done ?? '') : findContentWord(`${governed} ${behind}`);
  const [, name] = periodName.exec(near) ?? [];
  const clause = (before.split(clauseMark).at(-1) ?? '').replace(condition, '');
  const isLasting = lasts.test(near);
  return {
    core: `${referring.test(clause) ? before : clause} ${rest}`,
    from,
    state:
      (holdsFor.test(near) ||
        (partOf.test(near) && name === undefined) ||
        (leave.test(near) && governed !== undefined)) &&
      !isLasting,
    recurring: recurs.test(near),
    ...(act === undefined ? {} : { act: stemWord(act) }),
    ...(name === undefined ? {} : { name: stemWord(name.toLowerCase()) }),
  };
}

const findContentWord = (text: string): string | undefined =>
  text
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.find((word) => !englishFunctionWords.has(word) && !word.endsWith('ly'));
