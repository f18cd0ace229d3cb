import { isJsonObject, memberOf, ResponseObject } from './response-object.js';

/** What an AI SDK value holds of an answer: its parts in order, and what the provider said of all of it. */
export interface AiSdkContent {
  readonly parts: readonly ResponseObject[];
  readonly metadata: ResponseObject | undefined;
  /** Codes for what else the value holds. */
  readonly lost: readonly string[];
}

/** Whether a value is a message of a chat's interface, as `useChat` keeps them. */
export function isUiMessage(value: unknown): boolean {
  const parts = memberOf(value, 'parts');
  if (memberOf(value, 'role') !== 'assistant' || !Array.isArray(parts)) return false;
  const [first] = parts;
  return first === undefined
    ? typeof memberOf(value, 'id') === 'string'
    : typeof memberOf(first, 'type') === 'string';
}

/** Whether a value is a list of such messages with an answer in it. */
export function isUiChat(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.some(isUiMessage) &&
    value.every((message) => Array.isArray(memberOf(message, 'parts')))
  );
}

/** Whether a value is the result of a model call, or of a step of one: `content` in parts, and `finishReason`. */
export function isStep(value: unknown): boolean {
  const content = memberOf(value, 'content');
  if (!Array.isArray(content) || !isFinishReason(memberOf(value, 'finishReason'))) return false;
  return content.every((part) => typeof memberOf(part, 'type') === 'string');
}

/** Whether a value has the text and the sources of a `generateText` result, written as an object. */
export function isTextWithSources(value: unknown): boolean {
  const sources = memberOf(value, 'sources');
  if (typeof memberOf(value, 'text') !== 'string' || !Array.isArray(sources)) return false;
  const [first] = sources;
  return first === undefined
    ? isFinishReason(memberOf(value, 'finishReason'))
    : typeof memberOf(first, 'sourceType') === 'string';
}

/** Whether a value is a `generateText` result as its class is written in JSON: steps, each with its content. */
export function isStepList(value: unknown): boolean {
  const steps = memberOf(value, 'steps');
  return Array.isArray(steps) && steps.length > 0 && steps.every(isStep);
}

/** The parts of a value that one of the tests above accepts. */
export function readContent(value: unknown): AiSdkContent {
  if (Array.isArray(value)) return readChat(value);
  const object = new ResponseObject(value);
  if (isUiMessage(value)) return { parts: object.objects('parts'), metadata: undefined, lost: [] };
  if (isStepList(value)) {
    const steps = object.objects('steps');
    const last = steps[steps.length - 1] ?? object;
    const said = steps.slice(0, -1).some((step) => step.objects('content').some(isShown));
    return { ...readStep(last), lost: said ? ['other-steps'] : [] };
  }
  return isStep(value) ? readStep(object) : readText(object);
}

function readChat(messages: readonly unknown[]): AiSdkContent {
  const at = messages.findLastIndex(isUiMessage);
  const parts = new ResponseObject(messages[at], `/${at}`).objects('parts');
  return { parts, metadata: undefined, lost: messages.length > 1 ? ['other-messages'] : [] };
}

function readStep(step: ResponseObject): AiSdkContent {
  return { parts: step.objects('content'), metadata: step.optionalObject('providerMetadata'), lost: [] };
}

function readText(result: ResponseObject): AiSdkContent {
  const text = new ResponseObject({ type: 'text', text: result.string('text') }, result.at);
  return {
    parts: [text, ...result.objects('sources')],
    metadata: result.optionalObject('providerMetadata'),
    lost: [],
  };
}

function isShown(part: ResponseObject): boolean {
  const type = part.value('type');
  return type === 'source' || (type === 'text' && part.value('text') !== '');
}

function isFinishReason(value: unknown): boolean {
  return typeof value === 'string' || (isJsonObject(value) && typeof value.unified === 'string');
}
