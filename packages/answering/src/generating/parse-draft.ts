import { message, resolveLang } from '@loccit/contract';
import { parseJson } from '@loccit/json';
import { extractCitations } from '@loccit/markdown';
import { canonicalizeText, encodeUtf8, segmentSentences } from '@loccit/text';
import { type Draft, type DraftKind, type DraftSentence, draftLimits } from './draft.js';
import type { PromptForm } from './prompt-contract.js';

/** What a reply has to be read as. */
export interface DraftReading {
  readonly form: PromptForm;
  /** BCP 47, of the answer. */
  readonly lang: string;
  /** The sentence that says that nothing was found. */
  readonly notFound: string;
  /** How many passages were numbered. */
  readonly passages: number;
}

/**
 * What a model wrote, sentence by sentence; nothing where it is not what was asked for.
 *
 * @remarks A text of several sentences is cut, so that each is judged by itself. A sentence without a number is given those of the
 * next one that has some in its paragraph, since models like to cite once at the end: whether they bear it is for the check to
 * say. JSON may stand in one code fence; members that are not known, or are of another type, make it no draft. Never throws.
 * @see REQUIREMENTS E6
 */
export function parseDraft(reply: string, reading: DraftReading): Draft | undefined {
  try {
    const text = canonicalizeText(reply);
    return reading.form === 'json' ? readJson(text) : readText(text, reading);
  } catch {
    // Neither text nor JSON.
    return undefined;
  }
}

function readJson(text: string): Draft | undefined {
  const whole = /^\s*```(?:json)?[ \t]*\n([\s\S]*?)\n?```\s*$/.exec(text)?.[1] ?? text;
  const draft = parseJson(encodeUtf8(whole));
  if (!isObject(draft, ['missing', 'sentences'])) return undefined;
  const { missing, sentences } = draft;
  if (!isTexts(missing, draftLimits.missing) || !isSentences(sentences)) return undefined;
  return {
    sentences: spreadSources(sentences.flatMap(cutSentence)),
    missing,
    leavesOpen: missing.length > 0,
  };
}

const isObject = (value: unknown, members: readonly string[]): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).sort().join() === members.join();

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= draftLimits.chars;

const isTexts = (value: unknown, most: number): value is string[] =>
  Array.isArray(value) && value.length <= most && value.every(isText);

const isSentences = (value: unknown): value is DraftSentence[] =>
  Array.isArray(value) && value.length <= draftLimits.sentences && value.every(isSentence);

function isSentence(value: unknown): value is DraftSentence {
  if (!isObject(value, ['kind', 'quotes', 'sources', 'text'])) return false;
  const { kind, quotes, sources, text } = value;
  const isKind = kind === 'fact' || kind === 'inference' || kind === 'advice';
  const areNumbers = Array.isArray(sources) && sources.every(Number.isSafeInteger);
  return (
    isKind &&
    isText(text) &&
    areNumbers &&
    sources.length <= draftLimits.sources &&
    isTexts(quotes, draftLimits.sources)
  );
}

/** One sentence each; what was quoted for several is no quote of any of them, unless it stands there. */
function cutSentence(sentence: DraftSentence): DraftSentence[] {
  const text = sentence.text.trim();
  const points = [...text];
  const pieces = segmentSentences(text).map(({ charEnd, charStart }) =>
    points.slice(charStart, charEnd).join(''),
  );
  return pieces.map((piece) => ({ ...sentence, text: piece }));
}

/** Sentences without a number take those of the next one that has some. */
function spreadSources(sentences: readonly DraftSentence[]): DraftSentence[] {
  const spread: DraftSentence[] = [];
  let sources: readonly number[] = [];
  for (const sentence of sentences.toReversed()) {
    if (sentence.sources.length > 0) sources = sentence.sources;
    spread.push(sentence.sources.length > 0 ? sentence : { ...sentence, sources, quotes: [] });
  }
  return spread.reverse();
}

function readText(text: string, { lang, notFound, passages }: DraftReading): Draft | undefined {
  const sentences: DraftSentence[] = [];
  let isPartial = false;
  for (const paragraph of text.split(/\n[ \t]*\n/)) {
    const { citations, claims } = extractCitations(paragraph, { passages, notFound: [notFound] });
    const numbers = new Map<string, number[]>();
    for (const { claim_ids, target } of citations) {
      const number = target.kind === 'none' ? Number.NaN : Number(target.ref);
      for (const id of claim_ids) numbers.set(id, [...(numbers.get(id) ?? []), number]);
    }
    isPartial ||= claims.some(({ kind }) => kind === 'absence');
    const drafted = claims.flatMap(({ claim_id, kind, text: said }): DraftSentence[] => {
      if (kind === 'absence') return [];
      const sources = numbers.get(claim_id) ?? [];
      // The writer's own words that need no citation state nothing.
      if (kind === 'opinion' && sources.length === 0) return [];
      return [{ ...readLabel(said, lang), sources, quotes: [] }];
    });
    sentences.push(...spreadSources(drafted));
  }
  if (sentences.length === 0 && !isPartial) return undefined;
  return sentences.length > draftLimits.sentences
    ? undefined
    : { sentences, missing: [], leavesOpen: isPartial };
}

/** `Inference: …` is offered as one. */
function readLabel(text: string, lang: string): { readonly text: string; readonly kind: DraftKind } {
  for (const kind of ['inference', 'advice'] as const) {
    const label = message(`kind.${kind}`, resolveLang(lang)).trim();
    if (text.startsWith(label)) return { kind, text: text.slice(label.length).trim() };
  }
  return { kind: 'fact', text };
}
