import { GroundingReader } from './gemini-grounding.js';
import { readInteraction } from './gemini-interaction.js';
import { nameIn } from './gemini-names.js';
import { PartList } from './part-list.js';
import type { ResponseAdapter, ResponseReading } from './read-response.js';
import { ReadingDraft } from './reading-draft.js';
import { isJsonObject, memberOf, ResponseObject } from './response-object.js';

/** What the Gemini API and Vertex AI return: of `generateContent` in the names of REST or Python, or an interaction. */
export const GEMINI_RESPONSE: ResponseAdapter = {
  form: 'gemini-response',
  recognizes: (value) => isGenerated(value) || isInteraction(value),
  read: (value) => {
    const response = new ResponseObject(value);
    return isInteraction(value) ? readInteraction(response) : readGenerated(response);
  },
};

/** Why a candidate ends before its answer does, and why there is less of it than was asked for. */
const REFUSED: ReadonlySet<unknown> = new Set([
  'SAFETY',
  'RECITATION',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
  'LANGUAGE',
]);

function isGenerated(value: unknown): boolean {
  const candidates = memberOf(value, 'candidates');
  if (candidates === undefined)
    return isJsonObject(memberOf(value, 'promptFeedback') ?? memberOf(value, 'prompt_feedback'));
  if (!Array.isArray(candidates)) return false;
  const first: unknown = candidates[0];
  return (
    isJsonObject(memberOf(first, 'content')) ||
    typeof (memberOf(first, 'finishReason') ?? memberOf(first, 'finish_reason')) === 'string' ||
    (candidates.length === 0 &&
      (memberOf(value, 'usageMetadata') ?? memberOf(value, 'usage_metadata')) !== undefined)
  );
}

function isInteraction(value: unknown): boolean {
  const steps = memberOf(value, 'steps');
  return Array.isArray(steps) && steps.some((step) => memberOf(step, 'type') === 'model_output');
}

function readGenerated(response: ResponseObject): ResponseReading {
  const draft = new ReadingDraft();
  const parts = new PartList();
  const numbers = new Map<number, number>();
  const candidates = response.objects('candidates');
  if (candidates.length > 1) draft.lose('other-answers');
  const candidate = candidates[0];
  candidate
    ?.optionalObject('content')
    ?.objects('parts')
    .forEach((part, i) => {
      // A thought is not shown; without it the text is what the SDK gives as the text of the response.
      if (part.value('thought') === true) return;
      if (part.has('text')) numbers.set(i, parts.add(part.string('text')));
      else draft.lose('content-not-text');
    });
  const feedback = response.optionalObject(nameIn(response, 'promptFeedback'));
  if (feedback?.has(nameIn(feedback, 'blockReason')) === true) draft.lose('answer-refused');
  const answer = parts.join();
  if (candidate !== undefined) {
    const reason = candidate.value(nameIn(candidate, 'finishReason'));
    if (reason === 'MAX_TOKENS') draft.lose('answer-cut-off');
    if (REFUSED.has(reason)) draft.lose('answer-refused');
    const reader = new GroundingReader(draft, answer, numbers);
    const grounding = candidate.optionalObject(nameIn(candidate, 'groundingMetadata'));
    if (grounding !== undefined) reader.readGrounding(grounding);
    const recited = candidate.optionalObject(nameIn(candidate, 'citationMetadata'));
    if (recited !== undefined) reader.readRecitations(recited);
  }
  return draft.finish('gemini-response', answer);
}
