import { resolveLang } from '@loccit/contract';
import { digestValue } from '@loccit/lineage';
import { NOT_FOUND, PROMPT_CONTRACTS, type PromptContract, type PromptForm } from './prompt-contract.js';
import { encodePassages, escapePassage, type PromptPassage } from './prompt-passages.js';

/** A passage that one's own retrieval found. */
export interface FoundPassage extends PromptPassage {
  /** `YYYY-MM-DDThh:mm:ssZ`; in effect from then on. */
  readonly effectiveFrom?: string | null;
  /** `YYYY-MM-DDThh:mm:ssZ`; in effect until then. */
  readonly effectiveTo?: string | null;
}

/** How a prompt is written. */
export interface PromptOptions {
  /** The sentence that says that nothing was found, instead of {@link NOT_FOUND}; give it to the check too. */
  readonly notFound?: string;
  /** `text` unless given. */
  readonly form?: PromptForm;
  /** `YYYY-MM-DDThh:mm:ssZ`: passages that are not in effect then are left out. */
  readonly at?: string;
}

/** What a model is sent, and what it will be checked by. */
export interface Prompt {
  /** The standing instructions. */
  readonly system: string;
  /** The passages and the question. */
  readonly prompt: string;
  readonly contract: PromptContract;
  readonly notFound: string;
  /** For each number, from 1, the place of its passage in what was given. */
  readonly numbered: readonly number[];
  /** Digest of `system` and `prompt`. */
  readonly sha256: string;
}

/**
 * What a model is asked, so that its answer can be checked: the rules, the numbered passages, the question.
 *
 * @remarks Passages keep their order; those that are not in effect at `at` are left out, so that no old version is mixed in. No
 * text, neither of a passage nor of the question, can open or close a tag. Deterministic. Linear.
 * @param lang - BCP 47; the rules are English where there are none in that language
 * @throws RangeError where the sentence for nothing found is empty or more than a line
 * @example
 * ```ts
 * const passages = [{ source: 'fees.md', text: 'The fee is 4 crowns.' }];
 * const { prompt, system } = writePrompt(passages, 'What is the fee?', 'en');
 * prompt.split('\n')[1]; // '<doc id="1" source="fees.md">The fee is 4 crowns.</doc>'
 * system.includes('even if you know it'); // true
 * ```
 * @see specification, section 10.4
 */
export function writePrompt(
  passages: readonly FoundPassage[],
  question: string,
  lang: string,
  options: PromptOptions = {},
): Prompt {
  const { at, form = 'text' } = options;
  const language = resolveLang(lang);
  const notFound = options.notFound ?? NOT_FOUND[language];
  if (notFound.trim() === '' || /[\n\r]/.test(notFound)) throw new RangeError('notFound is no sentence');
  const numbered = [...passages.entries()].flatMap(([place, passage]) =>
    at === undefined || isInEffect(passage, at) ? [place] : [],
  );
  const contract = PROMPT_CONTRACTS[form][language];
  // A function, so that no `$` of the sentence is read as a reference.
  const system = contract.text.replace('{not_found}', () => notFound);
  const docs = encodePassages(numbered.flatMap((place) => passages[place] ?? []));
  const prompt = `${docs}\n<question>${escapePassage(question)}</question>`;
  const sha256 = digestValue({ type: 'loccit:prompt:1', system, prompt });
  return { system, prompt, contract, notFound, numbered, sha256 };
}

const isInEffect = ({ effectiveFrom, effectiveTo }: FoundPassage, at: string): boolean =>
  !(typeof effectiveFrom === 'string' && at < effectiveFrom) &&
  !(typeof effectiveTo === 'string' && at >= effectiveTo);
