import { listWords } from './neighbours.js';
import { STATUS } from './status-words.js';

/** "Alcohol is not reimbursed.": a thing by its name, and something of its own that is not done with it. */
const DENIED_OF_A_THING =
  /^(?:the )?(\p{L}+(?: \p{L}+)?) (?:is|are) not (\p{L}+(?:ed|able|ible)|paid|sold|given|kept)[.!]*$/iu;
/** Subjects that may stand for the statement, for its readers or for whatever it leaves out. */
const SUBJECT_OF_STATEMENT =
  /\b(?:this|that|these|those|it|they|we|i|he|she|you|there|so|both|all|any|each|every\w*|some\w*|any\w*|one|ones|most|many|few|others?|only|even|half|which|what|who|former|above|exceptions?|rules?|claims?|statements?|proposals?|polic(?:y|ies)|clauses?|provisions?|requirements?|measures?|sections?|offers?|plans?|ideas?|laws?|articles?|sentences?|texts?|stor(?:y|ies)|reports?|tables?|lists?|entr(?:y|ies)|rows?|pages?|approvals?|permissions?|consent|details?|facts?|figures?|data|information|sources?|evidence|results?|news|numbers?|dates?|decisions?|conditions?|terms?|answers?|accuracy|quotes?|children|guests?|weekends?|holidays?|\p{L}+days?)\b/iu;
/** What is said of statements, or takes a thing out of what was said before. */
const SAID_OF_STATEMENTS =
  /^(?:allowed|permitted|approved|accepted|acceptable|admitted|applied|applicable|included|covered|counted|concerned|affected|meant|intended|required|guaranteed|granted|given|confirmed|verified|supported|substantiated|proved|proven|established|finali[sz]ed|enforced|enforceable|implemented|adopted|authori[sz]ed|recommended|recogni[sz]ed|entitled|qualified|involved|addressed|mentioned|available|possible|eligible|bound|settled|decided|reliable|justified|based|updated|completed|believed|trusted|needed|invited|kept|changed)$/i;
/** A statement of everything is limited by whatever is taken out of it. */
const OF_EVERYTHING =
  /\b(?:all|any|every\w*|any\w*|each|always|whatever|whichever|costs?|expenses?|spending|everything)\b/i;

/** Whether a short sentence denies something of a thing that the statement before does not speak of, in words it does not use. */
export function isOfAnotherThing(own: string, text: string): boolean {
  const [, subject, predicate] = DENIED_OF_A_THING.exec(text) ?? [];
  if (subject === undefined || predicate === undefined || STATUS.test(text)) return false;
  if (SUBJECT_OF_STATEMENT.test(subject) || SAID_OF_STATEMENTS.test(predicate)) return false;
  const said = listWords(own);
  return !OF_EVERYTHING.test(own) && !listWords(`${subject} ${predicate}`).some((word) => isSaid(word, said));
}

const STEM = 4;
const isSaid = (word: string, said: readonly string[]): boolean =>
  said.some((other) => other === word || other.slice(0, STEM) === word.slice(0, STEM));
