import { createRandom, type Perturbation, perturb } from '../perturbations.js';
import { isFlagged, type JudgePair, type LabelledPair } from './pairs.js';

/** What was changed, and how often that was noticed. */
export interface PerturbedCounts {
  /** Claims that had something to change. */
  readonly changed: number;
  readonly flagged: number;
  readonly contradicted: number;
  /** Changed claims that were found to be supported: there must be none. */
  readonly accepted: readonly string[];
  /** Some that were not noticed, to be looked at. */
  readonly missed: readonly { readonly id: string; readonly claim: string; readonly changed: string }[];
}

/**
 * Changes one thing in each of the claims and counts what rungs notice.
 *
 * @param most - at most so many changed claims, chosen by the seed
 */
export function measurePerturbed(
  pairs: readonly LabelledPair[],
  kind: Perturbation,
  judge: JudgePair,
  most: number,
  seed = 20261130,
): PerturbedCounts {
  const random = createRandom(seed);
  const counts = { changed: 0, flagged: 0, contradicted: 0 };
  const accepted: string[] = [];
  const missed: { id: string; claim: string; changed: string }[] = [];
  for (const { claim, evidence, id, lang } of shuffle(pairs, random)) {
    if (counts.changed === most) break;
    const changed = perturb(claim, kind, lang, random);
    if (changed === undefined) continue;
    const judged = judge(changed, evidence);
    counts.changed += 1;
    if (isFlagged(judged)) counts.flagged += 1;
    else missed.push({ id, claim, changed });
    if (judged.verdict === 'contradicted') counts.contradicted += 1;
    if (judged.verdict === 'supported') accepted.push(`${id} ${changed}`);
  }
  return { ...counts, accepted, missed };
}

function shuffle<T>(several: readonly T[], random: () => number): T[] {
  return several
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

// Where Chinese sentences end.
const CHINESE_SENTENCE = /[^。！？\n]+[。！？]/gu;

/** Chinese sentences as claims, each with the text that it stands in as its evidence. */
export function listSentencesInContext(pairs: readonly LabelledPair[]): LabelledPair[] {
  const seen = new Set<string>();
  return pairs
    .filter(({ dataset, lang }) => lang === 'zh' && dataset.startsWith('UHGEval'))
    .flatMap((pair) =>
      (pair.evidence.match(CHINESE_SENTENCE) ?? []).map(
        (sentence, at): LabelledPair => ({
          ...pair,
          id: `${pair.id}:${at}`,
          claim: sentence.trim(),
          label: 'supported',
        }),
      ),
    )
    .filter(({ claim }) => claim.length >= 8 && claim.length <= 120 && !seen.has(claim) && seen.add(claim));
}
