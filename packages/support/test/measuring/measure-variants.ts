import { createRandom, pick } from '../perturbations.js';
import type { Judged, JudgePair, LabelledPair } from './pairs.js';

/** The same sentence, written otherwise. */
export type Variant = 'traditional' | 'full-width' | 'spacing';

export const VARIANTS: readonly Variant[] = ['traditional', 'full-width', 'spacing'];

/** How often a claim that is written otherwise gives the same findings. */
export interface VariantCounts {
  readonly same: number;
  readonly of: number;
  readonly other: readonly { readonly id: string; readonly from: string; readonly to: string }[];
}

/**
 * Writes claims otherwise, and their evidence too for every second one, and compares what is found.
 *
 * @remarks Of two runs the same are the verdict and every finding's rule, check, severity and relation, in order. That
 * a claim equals a sentence is a matter of its very characters: where only one side is written otherwise, `supported`
 * by equality may become undecided.
 */
export function measureVariants(
  pairs: readonly LabelledPair[],
  variant: Variant,
  toTraditional: (text: string) => string,
  judge: JudgePair,
): VariantCounts {
  const random = createRandom(7);
  const write = { traditional: toTraditional, 'full-width': widen, spacing: respace }[variant];
  let same = 0;
  let of = 0;
  const other: { id: string; from: string; to: string }[] = [];
  for (const { claim, evidence, id } of pairs) {
    const written = write(claim);
    if (written === claim) continue;
    const isBoth = pick([true, false], random) === true;
    const plain = judge(claim, evidence);
    const varied = judge(written, isBoth ? write(evidence) : evidence);
    if (!isBoth && (plain.verdict === 'supported' || plain.findings.some(isOfEquality))) continue;
    of += 1;
    const [from, to] = [writeJudged(plain), writeJudged(varied)];
    if (from === to) same += 1;
    else other.push({ id: `${id}${isBoth ? ' (both)' : ''} ${written}`, from, to });
  }
  return { same, of, other };
}

const isOfEquality = ({ rule }: Judged['findings'][number]): boolean =>
  /^support\/(?:span-fragment|context-reverses|not-extractive)$/.test(rule);

const writeJudged = ({ findings, verdict }: Judged): string =>
  [
    verdict,
    ...findings.map(({ check, relation, rule, severity }) => `${rule} ${check} ${severity} ${relation}`),
  ].join('; ');

const widen = (text: string): string =>
  text.replace(/[0-9%]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));

/** A blank between Chinese characters and figures, or none where there was one. */
function respace(text: string): string {
  const dense = text.replace(
    /(?<=\p{Script=Han}) +(?=[\dA-Za-z])|(?<=[\dA-Za-z%]) +(?=\p{Script=Han})/gu,
    '',
  );
  if (dense !== text) return dense;
  return text.replace(/(?<=\p{Script=Han})(?=\d)|(?<=[\d%])(?=\p{Script=Han})/gu, ' ');
}
