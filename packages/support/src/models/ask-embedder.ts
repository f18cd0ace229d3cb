import type { ModelOpinion } from '../model-opinion.js';
import type { AskSetup } from './ask-setup.js';
import { embedTexts } from './embed-texts.js';
import type { Embedder } from './embedder.js';
import { readsLanguages } from './languages.js';
import { toSource } from './model-identity.js';
import { toKept, toSilence, toSimilarityOpinion } from './opinions.js';
import { cutPassages } from './passages.js';
import type { ModelQuestion } from './question.js';
import { rankPassages, type SimilarityThresholds } from './similarity.js';

/**
 * How alike claims and their evidence are, passage by passage.
 *
 * @remarks Every text is embedded once, however many questions hold it, and kept under its own content. A text in a
 * language the embedder does not declare is not shown to it.
 */
export async function askEmbedder(
  embedder: Embedder,
  questions: readonly ModelQuestion[],
  thresholds: SimilarityThresholds,
  setup: AskSetup,
): Promise<readonly ModelOpinion[]> {
  const source = toSource(embedder.identity);
  const cut = questions.map((question) => ({
    ...question,
    passages: cutPassages(question.evidence),
    isRead: readsLanguages(embedder.languages, [question.claim, question.evidence], question.lang),
  }));
  const texts = cut
    .filter(({ isRead }) => isRead)
    .flatMap(({ claim, passages }) => [claim, ...passages.map(({ text }) => text)]);
  const { kept, vectors } = await embedTexts(embedder, [...new Set(texts)], setup);
  return cut.map(({ claim, isRead, passages }) => {
    if (!isRead) return toSilence('embedding', source, claim, 'language-not-declared');
    const embedded = [claim, ...passages.map(({ text }) => text)];
    const found = embedded.map((text) => vectors.get(text) ?? 'model-unavailable');
    const missing = found.find((vector) => typeof vector === 'string');
    if (missing !== undefined) return toSilence('embedding', source, claim, missing);
    const [first = [], ...others] = found.filter((vector) => typeof vector !== 'string');
    const closest = rankPassages(first, passages, others);
    if (closest === undefined) return toSilence('embedding', source, claim, 'answer-unreadable');
    const opinion = toSimilarityOpinion(source, closest, thresholds);
    return embedded.every((text) => kept.has(text)) ? toKept(opinion) : opinion;
  });
}
