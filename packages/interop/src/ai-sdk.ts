import { citeText } from './ai-sdk-cited-text.js';
import {
  isStep,
  isStepList,
  isTextWithSources,
  isUiChat,
  isUiMessage,
  readContent,
} from './ai-sdk-content.js';
import { readOwnCitations } from './ai-sdk-own.js';
import { addSource, readAnthropicPlace } from './ai-sdk-source.js';
import type { AnswerText } from './answer-text.js';
import { type CheckedSpan, checkAnswerSpanOf, checkPart, findStated } from './check-answer-span.js';
import { GroundingReader } from './gemini-grounding.js';
import { AnnotationReader } from './openai-annotations.js';
import { InsertionPoints } from './openai-insertion.js';
import { PartList } from './part-list.js';
import type { ResponseAdapter, ResponseReading } from './read-response.js';
import { ReadingDraft } from './reading-draft.js';
import type { ResponseObject } from './response-object.js';

/** What the AI SDK keeps of any provider's answer: a message of a chat, or the result of `generateText` or of a step. */
export const AI_SDK: ResponseAdapter = {
  form: 'ai-sdk',
  recognizes: (value) =>
    isUiMessage(value) || isUiChat(value) || isStep(value) || isTextWithSources(value) || isStepList(value),
  read: (value) => new AiSdkReader().read(value),
};

/** A source part with the text part before it, to which it belongs where its provider puts it there. */
interface SourcePart {
  readonly part: ResponseObject;
  readonly behind: number | undefined;
}

class AiSdkReader {
  readonly #draft = new ReadingDraft();
  readonly #parts = new PartList();
  readonly #numbers: number[] = [];
  readonly #annotated: { readonly annotations: readonly ResponseObject[]; readonly part: number }[] = [];
  readonly #cited: { readonly citations: readonly ResponseObject[]; readonly part: number }[] = [];
  readonly #sources: SourcePart[] = [];

  read(value: unknown): ResponseReading {
    const { parts, metadata, lost } = readContent(value);
    for (const code of lost) this.#draft.lose(code);
    for (const part of parts) this.#collect(part);
    const answer = this.#parts.join();
    const annotations = new AnnotationReader(this.#draft, answer);
    for (const { annotations: each, part } of this.#annotated) annotations.read(each, part);
    const grounding = readGrounding(metadata);
    const numbered = new Map(this.#numbers.map((part, i) => [i, part]));
    if (grounding !== undefined) new GroundingReader(this.#draft, answer, numbered).readGrounding(grounding);
    const points = new InsertionPoints(answer);
    const isOwn = this.#sources.some(({ part }) => providerOf(part, 'loccit') !== undefined);
    if (!isOwn) {
      for (const { citations, part } of this.#cited) {
        for (const citation of citations) citeText(this.#draft, answer, points, citation, part);
      }
    }
    const counts = metadata?.has('perplexity') === true;
    this.#sources.forEach((source, i) => {
      if (isOwn) this.#readOwn(source.part, answer);
      // What Google names it names in its grounding, with the places in the answer.
      else if (grounding === undefined)
        this.#cite(source, answer, points, counts ? String(i + 1) : undefined);
    });
    return this.#draft.finish('ai-sdk', answer);
  }

  #collect(part: ResponseObject): void {
    switch (part.string('type')) {
      case 'text': {
        if (part.value('state') === 'streaming') this.#draft.lose('answer-cut-off');
        const number = this.#parts.add(part.string('text'));
        this.#numbers.push(number);
        const kept = providerOf(part, 'openai', 'azure');
        if (kept?.has('annotations') === true)
          this.#annotated.push({ annotations: kept.objects('annotations'), part: number });
        else if (part.has('citations'))
          this.#cited.push({ citations: part.objects('citations'), part: number });
        break;
      }
      case 'source':
      case 'source-url':
      case 'source-document':
        this.#sources.push({ part, behind: this.#numbers[this.#numbers.length - 1] });
        break;
      default:
        // Whatever stands between texts, a tool's work or a new step, sets them apart.
        this.#parts.separate();
    }
  }

  #readOwn(part: ResponseObject, answer: AnswerText): void {
    const own = providerOf(part, 'loccit');
    const source = addSource(this.#draft, part, undefined);
    if (own !== undefined) readOwnCitations(this.#draft, answer, own, source);
  }

  /** Adds the citation that a source part is, where anything tells its place; else only the source. */
  #cite(
    { part, behind }: SourcePart,
    answer: AnswerText,
    points: InsertionPoints,
    label: string | undefined,
  ): void {
    if (this.#cited.length > 0) {
      // Where texts have citations, sources are what was found on the way to them.
      this.#draft.lose('consulted-sources');
      return;
    }
    const source = addSource(this.#draft, part, label);
    const anthropic = providerOf(part, 'anthropic');
    if (anthropic?.has('citedText') === true && behind !== undefined) {
      this.#draft.cite('statement', checkPart(answer, behind), {
        source,
        ...readAnthropicPlace(this.#draft, anthropic),
      });
      return;
    }
    const cohere = providerOf(part, 'cohere');
    if (cohere?.has('text') === true) {
      this.#draft.cite('statement', checkCohere(answer, cohere, behind), { source });
      if (cohere.list('sources').length > 1) this.#draft.lose('other-sources');
      return;
    }
    if (this.#annotated.length > 0) return;
    const openai = providerOf(part, 'openai', 'azure');
    const index = openai?.optionalNumber('index');
    if (index !== undefined && behind !== undefined && openai?.value('type') === 'file_citation') {
      this.#draft.lose('insertion-point');
      this.#draft.cite('statement', points.sentenceAt(index, behind), { source });
      return;
    }
    if (label === undefined) this.#draft.lose('source-without-place');
  }
}

/** What a provider says of a part, under the name that its package has for it. */
function providerOf(part: ResponseObject, ...names: readonly string[]): ResponseObject | undefined {
  const metadata = part.optionalObject('providerMetadata');
  for (const name of names) {
    if (metadata?.has(name) === true) return metadata.object(name);
  }
  return undefined;
}

function readGrounding(metadata: ResponseObject | undefined): ResponseObject | undefined {
  const google = metadata?.optionalObject('google') ?? metadata?.optionalObject('vertex');
  return google?.optionalObject('groundingMetadata');
}

function checkCohere(answer: AnswerText, kept: ResponseObject, part: number | undefined): CheckedSpan {
  const stated = kept.string('text');
  const start = kept.optionalNumber('start');
  const end = kept.optionalNumber('end');
  if (start === undefined || end === undefined) return findStated(answer, stated);
  const [first, second] = [
    { start, end, unit: 'code-point' },
    { start, end, unit: 'utf16-unit' },
  ] as const;
  return checkAnswerSpanOf(answer, [first, second], stated, part);
}
