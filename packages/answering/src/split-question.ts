import { type Question, readQuestion } from './read-question.js';

const askingWord =
  '(?:how|what|when|where|which|who|whom|whose|why|is|are|was|were|does|do|did|can|could|may|must|will|would|should|has|have)';
/** Between things that are asked one after the other. */
const englishJoint = new RegExp(String.raw`[?;]\s+|,?\s+(?:and|or)\s+(?=${askingWord}\b)`, 'iu');
const chineseJoint = /[？；?;，,]\s*(?:以及|并且|还有|另外|同时|那么?)?|(?:以及|还有|并且)/u;
/** Whether a piece of a Chinese question asks something by itself. */
const chineseAsking =
  /多少|多久|多长|多大|几|谁|哪|什么|怎么|如何|何时|是否|吗|能不能|可不可以|是不是|要不要|由[^，]{1,6}承担/u;

/**
 * The things that a question asks, in its own words and order; none where it asks one thing only.
 *
 * @remarks Cut where one question ends and another begins: `… and what …`, `？`, a comma between pieces each of which asks. Depends on
 * the question alone. Linear.
 */
export function splitQuestion(question: Question): string[] {
  const pieces = question.text
    .replace(/\s+/gu, ' ')
    .split(question.lang === 'zh' ? chineseJoint : englishJoint)
    .map((piece) => piece.trim().replace(/^[,，;；]+|[?？.。,，;；\s]+$/gu, ''))
    .filter((piece) => piece !== '');
  const parts = question.lang === 'zh' ? joinUnasking(pieces) : pieces;
  const isWhole = parts.every((part) => readQuestion(part).units.length > 0);
  return parts.length > 1 && parts.length <= mostParts && isWhole ? parts : [];
}

const mostParts = 5;

/** A piece that asks nothing belongs to the next one that does: `出差时，住宿费上限是多少`. */
function joinUnasking(pieces: readonly string[]): string[] {
  const parts: string[] = [];
  let held = '';
  for (const piece of pieces) {
    held = held === '' ? piece : `${held}，${piece}`;
    if (!chineseAsking.test(piece)) continue;
    parts.push(held);
    held = '';
  }
  const last = parts.pop();
  if (last === undefined) return held === '' ? [] : [held];
  return [...parts, held === '' ? last : `${last}，${held}`];
}
