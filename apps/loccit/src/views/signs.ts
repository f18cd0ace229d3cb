import {
  LAYERS,
  type Layer,
  type MessageKey,
  message,
  type Outcome,
  type SupportVerdict,
} from '@loccit/contract';
import type { Terminal } from '../console/terminal.js';

type Paint = (colors: Terminal['colors'], text: string) => string;

const green: Paint = (colors, text) => colors.green(text);
const red: Paint = (colors, text) => colors.red(text);
const yellow: Paint = (colors, text) => colors.yellow(text);
const grey: Paint = (colors, text) => colors.dim(text);

/** Sign and colour of each outcome; the word always stands beside them, so that neither is needed to read it. */
const outcomeSigns: Readonly<Record<Outcome, readonly [string, Paint]>> = {
  pass: ['✓', green],
  fail: ['✗', red],
  unverifiable: ['?', yellow],
  skipped: ['–', yellow],
  inapplicable: ['·', grey],
};

const verdictSigns: Readonly<Record<SupportVerdict, readonly [string, Paint]>> = {
  supported: ['✓', green],
  partial: ['~', yellow],
  contradicted: ['✗', red],
  unsupported: ['✗', red],
  undecided: ['?', yellow],
};

/** An outcome as sign and word, coloured. */
export function showOutcome(terminal: Terminal, outcome: Outcome): string {
  const [sign, paint] = outcomeSigns[outcome];
  return paint(terminal.colors, `${sign} ${message(`outcome.${outcome}`, terminal.lang)}`);
}

/** A verdict on a claim as sign and word, coloured. */
export function showVerdict(terminal: Terminal, verdict: SupportVerdict): string {
  const [sign, paint] = verdictSigns[verdict];
  return paint(terminal.colors, `${sign} ${message(`verdict.${verdict}`, terminal.lang)}`);
}

/** The four layers of one item, each as its name, sign and word. */
export function listLayers(
  terminal: Terminal,
  layers: Readonly<Record<Layer, { readonly outcome: Outcome }>>,
): string[] {
  return LAYERS.map(
    (layer) => `${message(`layer.${layer}`, terminal.lang)} ${showOutcome(terminal, layers[layer].outcome)}`,
  );
}

/** Words of the parts of a verification that are good, and those that leave it open; all others are bad. */
const good = ['verified', 'valid', 'trusted', 'matched'];
const open = ['none', 'not-checked', 'unsigned', 'not-read', 'not-judged', 'not-available'];

/** The state of a part of a verification as sign and word, coloured. */
export function showState(
  { colors, lang }: Terminal,
  part: 'signature' | 'statement' | 'trust' | 'chain',
  state: string,
): string {
  const [sign, paint] = good.includes(state)
    ? ['✓', green]
    : open.includes(state)
      ? ['?', yellow]
      : ['✗', red];
  return (paint as Paint)(colors, `${sign} ${message(`verified.${part}.${state}` as MessageKey, lang)}`);
}
