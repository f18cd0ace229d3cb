import { hasMessage, type Lang, type MessageKey, message } from '@loccit/contract';
import {
  findPrecision,
  joinEvidence,
  type ModelOpinion,
  type ModelScores,
  type Place,
  type Quantity,
  type SupportFinding,
  type SupportInput,
  type SupportReason,
  type SupportResult,
} from '@loccit/support';
import { type AgreeingFigures, findAgreeing, type WrittenFigure } from './compared-figures.js';

/** A result as it stands in JSON, with the words at each place that it names. */
export function writeSupport(input: SupportInput, result: SupportResult, lang: Lang) {
  const { decidedBy, findings, needsHuman, opinions, overlap, verdict } = result;
  const open = findings.find(isOpen);
  const texts = readTexts(input);
  const agreeing = findAgreeing(input.claim, texts.joined());
  return {
    verdict,
    decided_by: decidedBy,
    scores: {
      token_overlap: Math.round(overlap.ratio * 1000) / 1000,
      shared_tokens: overlap.sharedTokens,
      claim_tokens: overlap.claimTokens,
      ...writeScores(opinions),
    },
    // That nothing could decide is no finding: the verdict says it.
    findings: findings.filter((finding) => !isOpen(finding)).map(createFindingWriter(texts)),
    ...(open?.reason === undefined
      ? {}
      : { reason: { code: open.reason, message: tellReason(open.reason, lang) } }),
    ...(needsHuman ? { needs_human: true } : {}),
    ...(opinions.length === 0
      ? {}
      : { opinions: opinions.map((opinion) => writeOpinion(opinion, texts.evidence, lang)) }),
    ...(agreeing.length === 0 ? {} : { agreeing: agreeing.map(writeAgreeing) }),
  };
}

/** Whether a finding says no more than that the verdict is open. */
export const isOpen = ({ rule }: SupportFinding): boolean => rule === 'support/undecided';

/** Why nothing decided, for a person. */
export const tellReason = (reason: SupportReason, lang: Lang): string =>
  hasMessage(`support.reason.${reason}`)
    ? message(`support.reason.${reason}` as MessageKey, lang)
    : message('rule.support.undecided', lang);

/** How many characters of a place are repeated; of more the beginning. */
const MOST_WORDS = 400;

/** The words at places of the claim and of the joined evidence. */
interface JudgedTexts {
  readonly claim: Slicer;
  readonly evidence: Slicer;
  readonly joined: () => string;
}

function readTexts({ claim, evidence }: SupportInput): JudgedTexts {
  const joined = (): string => joinEvidence('text' in evidence ? [evidence] : evidence);
  return { claim: createSlicer(() => claim), evidence: createSlicer(joined), joined };
}

function createFindingWriter(slices: JudgedTexts) {
  const writeSide = (side: 'claim' | 'evidence', span?: Place, value?: Quantity | string) => ({
    ...(span === undefined ? {} : writePlace(span)),
    ...(typeof value === 'string' ? { text: value } : span === undefined ? {} : slices[side](span)),
    ...(value === undefined || typeof value === 'string' ? {} : { value: writeQuantity(value) }),
  });
  return (finding: SupportFinding) => {
    const { check, claimSpan, claimValue, evidenceSpan, evidenceValue, reason, relation, rule, severity } =
      finding;
    return {
      rule,
      severity,
      ...(check === undefined ? {} : { check }),
      claim: writeSide('claim', claimSpan, claimValue),
      ...(evidenceSpan === undefined && evidenceValue === undefined
        ? {}
        : { evidence: writeSide('evidence', evidenceSpan, evidenceValue) }),
      ...(relation === undefined ? {} : { relation }),
      ...(reason === undefined ? {} : { reason }),
      ...writePrecision(check),
    };
  };
}

type Slicer = (place: Place) => { readonly text?: string };

/** The words at places of a text, which is taken apart when the first is asked for; of an empty place none. */
function createSlicer(read: () => string): Slicer {
  let characters: string[] | undefined;
  return ({ charEnd, charStart }) => {
    if (charEnd <= charStart) return {};
    characters ??= [...read()];
    const words = characters.slice(charStart, Math.min(charEnd, charStart + MOST_WORDS)).join('');
    return { text: charEnd - charStart > MOST_WORDS ? `${words}…` : words };
  };
}

function writePrecision(check: string | undefined) {
  const precision = findPrecision(check);
  return precision === undefined ? {} : { precision };
}

const writePlace = ({ charEnd, charStart }: Place) => ({ char_start: charStart, char_end: charEnd });

const writeQuantity = ({ form, hi, hiOpen, kind, lo, loOpen, unit }: Quantity) => ({
  kind,
  unit,
  lo,
  hi,
  lo_open: loOpen,
  hi_open: hiOpen,
  form,
});

function writeAgreeing({ claim, evidence }: AgreeingFigures) {
  const write = ({ quantity, words }: WrittenFigure) => ({
    ...writePlace(quantity),
    text: words,
    value: writeQuantity(quantity),
  });
  return { claim: write(claim), evidence: write(evidence) };
}

/** The scores of all who were asked; of two models of one kind those of the last. */
function writeScores(opinions: readonly ModelOpinion[]) {
  const scores: ModelScores = Object.assign({}, ...opinions.map((opinion) => opinion.scores));
  return scores;
}

function writeOpinion(
  { cached, findings, quoted, rationale, rung, scores, source, verdict }: ModelOpinion,
  slice: Slicer,
  lang: Lang,
) {
  const reason = findings.find(({ rule }) => rule === 'support/judge-error')?.reason;
  const { modelSha256, name, promptSha256, tokenizerSha256, version } = source;
  return {
    rung,
    verdict,
    name,
    ...(version === undefined ? {} : { version }),
    ...(modelSha256 === undefined ? {} : { model_sha256: modelSha256 }),
    ...(tokenizerSha256 === undefined ? {} : { tokenizer_sha256: tokenizerSha256 }),
    ...(promptSha256 === undefined ? {} : { prompt_sha256: promptSha256 }),
    ...(scores.grade === undefined ? {} : { grade: scores.grade }),
    ...(rationale === undefined ? {} : { rationale }),
    ...(quoted === undefined ? {} : { quote: { ...writePlace(quoted), ...slice(quoted) } }),
    ...(reason === undefined ? {} : { reason: { code: reason, message: tellReason(reason, lang) } }),
    ...(cached === true ? { cached } : {}),
  };
}
