import { joinEvidence, listParts, type SupportEvidence } from '../evidence-parts.js';
import type { SupportInput } from '../judge-support.js';
import { addressesJudge, type Surroundings } from './judge-prompt.js';
import { listLanguages } from './languages.js';

/** A claim and its evidence, as models are asked about them. */
export interface ModelQuestion {
  readonly claim: string;
  /** The spans, each with the text beside it. */
  readonly parts: readonly SupportEvidence[];
  /** The parts joined by blank lines, which places count in. */
  readonly evidence: string;
  readonly lang: string | undefined;
  /** What stands beside each part in its own source; absent where nothing does. */
  readonly surroundings?: readonly Surroundings[];
}

/** What models read of an input. */
export function toQuestion({ claim, evidence, lang }: QuestionInput): ModelQuestion {
  const parts = listParts(evidence);
  const surroundings = parts.flatMap((part, index) => listSurroundings(part, index + 1));
  const question = { claim, parts, evidence: joinEvidence(parts), lang };
  return surroundings.length === 0 ? question : { ...question, surroundings };
}

const SURROUNDING_CHARS = 400;
// White space is no context: runs of it would push out what is.
const READ_UNITS = 4_000;

/** The text right before and right after a part, as far as a sentence or two reach. */
function listSurroundings({ after = '', before = '' }: SupportEvidence, part: number): Surroundings[] {
  const left = [...before.trimEnd().slice(-READ_UNITS).replace(/\s+/gu, ' ')].slice(-SURROUNDING_CHARS);
  const right = [...after.trimStart().slice(0, READ_UNITS).replace(/\s+/gu, ' ')].slice(0, SURROUNDING_CHARS);
  if (left.length + right.length === 0) return [];
  return [{ part, before: left.join('').trim(), after: right.join('').trim() }];
}

/** What of an input makes it another question. */
export type QuestionInput = Pick<SupportInput, 'claim' | 'evidence' | 'lang'>;

/**
 * What tells one question to models from another: equal for equal claim, evidence, text beside it and languages.
 *
 * @remarks The same words in another language are another question, since models are shown only what they declare to read;
 * `en` and `en-GB`, or any `lang` of a text in Chinese characters alone, are not. For opinions that were collected first and
 * are looked up when the check is made again.
 */
export function questionKey(input: QuestionInput): string {
  const question = toQuestion(input);
  const languages = [question.claim, question.evidence].flatMap((text) => listLanguages(text, input.lang));
  return JSON.stringify([writeTextsKey(question), [...new Set(languages)].sort()]);
}

/** The texts of a question that a judge is shown: it is told no language. */
export const writeTextsKey = ({ claim, evidence, surroundings = [] }: ModelQuestion): string =>
  JSON.stringify([claim, evidence, surroundings]);

const MAX_CHARS = 24_000;

/** Why a question is not put to a model that reads and writes, or `undefined`. */
export function refuseQuestion({
  claim,
  evidence,
  surroundings = [],
}: ModelQuestion): 'text-too-long' | 'addresses-judge' | undefined {
  if (claim.length + evidence.length > MAX_CHARS) return 'text-too-long';
  const texts = [claim, evidence, ...surroundings.flatMap(({ after, before }) => [before, after])];
  return texts.some(addressesJudge) ? 'addresses-judge' : undefined;
}
