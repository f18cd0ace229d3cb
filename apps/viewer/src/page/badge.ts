import type { Layer, Outcome, SupportVerdict } from '@loccit/contract';
import type { LinkState } from '@loccit/lineage';
import type { VerificationParts } from '@loccit/validator';
import { element } from './element.js';
import type { Words } from './words.js';

/** What a colour stands for; the sign and the word beside it say the same without any colour. */
export type Tone = 'good' | 'bad' | 'open' | 'quiet';

const OUTCOMES: Readonly<Record<Outcome, readonly [sign: string, tone: Tone]>> = {
  pass: ['✓', 'good'],
  fail: ['✗', 'bad'],
  unverifiable: ['?', 'open'],
  skipped: ['–', 'open'],
  inapplicable: ['·', 'quiet'],
};

const VERDICTS: Readonly<Record<SupportVerdict, readonly [sign: string, tone: Tone]>> = {
  supported: ['✓', 'good'],
  partial: ['~', 'open'],
  contradicted: ['✗', 'bad'],
  unsupported: ['✗', 'bad'],
  undecided: ['?', 'open'],
};

const GOOD_STATES = ['verified', 'valid', 'trusted', 'matched'];
const BAD_STATES = ['not-verified', 'not-valid', 'not-trusted', 'mismatched'];
const SIGNS: Readonly<Record<Tone, string>> = { good: '✓', bad: '✗', open: '?', quiet: '·' };

/** A word with its sign and colour. */
export function badge(tone: Tone, word: string, sign: string = SIGNS[tone]): HTMLElement {
  const mark = element('span', { class: 'sign', 'aria-hidden': 'true' }, sign);
  return element('span', { class: `badge ${tone}` }, mark, element('span', {}, word));
}

/** An outcome of a layer or of the whole. */
export function outcomeBadge(words: Words, outcome: Outcome): HTMLElement {
  const [sign, tone] = OUTCOMES[outcome];
  return badge(tone, words.say(`outcome.${outcome}`), sign);
}

/** The tone of an outcome. */
export const toneOf = (outcome: Outcome): Tone => OUTCOMES[outcome][1];

/** The sign of an outcome. */
export const signOf = (outcome: Outcome): string => OUTCOMES[outcome][0];

/** A verdict on a claim. */
export function verdictBadge(words: Words, verdict: SupportVerdict): HTMLElement {
  const [sign, tone] = VERDICTS[verdict];
  return badge(tone, words.say(`verdict.${verdict}`), sign);
}

/** The state of a link of a chain. */
export function linkBadge(words: Words, state: LinkState): HTMLElement {
  return badge(toneOfState(state), words.say(`link.${state}`));
}

/** The tone of a state of a seal, a chain or a link. */
function toneOfState(state: string): Tone {
  if (GOOD_STATES.includes(state)) return 'good';
  return BAD_STATES.includes(state) ? 'bad' : 'open';
}

/** The state of a part of a verification. */
export function partBadge<Part extends Exclude<keyof VerificationParts, 'layers'>>(
  words: Words,
  part: Part,
  state: VerificationParts[Part],
): HTMLElement {
  return badge(toneOfState(state), words.say(`verified.${part}.${state}` as 'verified.chain.none'));
}

/** The layers of one item, each as name, sign and word. */
export function layerBadges(
  words: Words,
  layers: Readonly<Record<Layer, { readonly outcome: Outcome }>>,
): HTMLElement {
  const items = Object.entries(layers).map(([layer, { outcome }]) =>
    element(
      'li',
      {},
      element('span', { class: 'name' }, words.say(`layer.${layer as Layer}`)),
      ' ',
      outcomeBadge(words, outcome),
    ),
  );
  return element('ul', { class: 'layers', 'aria-label': words.say('viewer.layers') }, ...items);
}
