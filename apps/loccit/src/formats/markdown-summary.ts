import {
  type Finding,
  formatRate,
  LAYERS,
  type Lang,
  listLimits,
  message,
  type Outcome,
  type Report,
  type SupportVerdict,
} from '@loccit/contract';
import { describeUnmet } from '../demands.js';
import { tellOpinions, tellPeople } from '../views/opinion-view.js';
import type { CheckedFile, CheckedFiles, RefusedFile } from './checked-file.js';
import { joinWithin, type Piece } from './cut-pieces.js';
import { inertText } from './inert-text.js';
import { cutText, tellFinding, tellRemedy } from './tell-finding.js';
import { lookUp, tellOtherPlaces, tellPlace } from './tell-place.js';

/** What a comment of a pull request holds on the common services, with room to spare. */
const MOST_CHARACTERS = 60_000;
const LONGEST_STATEMENT = 240;

const signs: Readonly<Record<Outcome, string>> = {
  pass: '✅',
  fail: '❌',
  unverifiable: '❔',
  skipped: '➖',
  inapplicable: '·',
};

/**
 * A summary of a check for a pull request: verdicts, a table of the layers, the findings by rule with place and remedy.
 *
 * @remarks Whatever came from a report or a source is made inert. At most 60,000 characters; what was left out is counted.
 */
export function writeMarkdown({ files, refused }: CheckedFiles, lang: Lang): string {
  const pieces = [
    ...describeHead(files, refused, lang),
    ...files.flatMap((file) => describeFile(file, lang)),
    ...refused.map((file) => describeRefused(file, lang)),
  ];
  const limits = `\n<details><summary>${message('limits.heading', lang)}</summary>\n\n${listLimits(lang)
    .map((limit) => `- ${limit}`)
    .join('\n')}\n\n</details>\n`;
  return joinWithin(
    pieces,
    MOST_CHARACTERS - limits.length,
    (count) => `\n> ${message('cli.check.summary-cut', lang, { count, most: MOST_CHARACTERS })}\n`,
  ).concat(limits);
}

function describeHead(files: readonly CheckedFile[], refused: readonly RefusedFile[], lang: Lang): Piece[] {
  const head = ['file', 'verdict', ...LAYERS] as const;
  const title = (name: (typeof head)[number]): string =>
    name === 'file' || name === 'verdict' ? message(`page.${name}`, lang) : message(`layer.${name}`, lang);
  return [
    { text: `## ${message('page.title', lang)}\n\n`, counts: 0 },
    { text: `| ${head.map(title).join(' | ')} |\n|${head.map(() => '---').join('|')}|\n`, counts: 0 },
    ...files.map(({ name, report }) => ({ text: describeRow(name, report, lang), counts: 1 })),
    ...refused.map(({ name }) => ({
      text: `| ${inertText(name)} | ⛔ ${message('page.not-read', lang)} | | | | |\n`,
      counts: 1,
    })),
  ];
}

function describeRow(name: string, { counts, layers, verdict }: Report, lang: Lang): string {
  const cells = LAYERS.map((layer) => {
    const { outcome } = layers[layer];
    const share = counts[layer].m === 0 ? '' : ` ${formatRate(counts[layer], lang)}`;
    return `${tellOutcome(outcome, lang)}${share}`;
  });
  return `| ${inertText(name)} | ${[`**${tellOutcome(verdict, lang)}**`, ...cells].join(' | ')} |\n`;
}

const tellOutcome = (outcome: Outcome, lang: Lang): string =>
  `${signs[outcome]} ${message(`outcome.${outcome}`, lang)}`;

function describeFile(file: CheckedFile, lang: Lang): Piece[] {
  const { name, report } = file;
  const { baseline } = report.scope;
  const lines = [
    listRates(report, lang),
    ...(report.scope.anchors.length === 0 ? [message('cli.check.anchors-none', lang)] : []),
    ...(report.citations.length === 0 ? [message('cli.check.no-claims', lang)] : []),
    ...(baseline === undefined
      ? []
      : [
          message('cli.check.baseline', lang, {
            known: baseline.known,
            added: baseline.added,
            vanished: baseline.vanished,
          }),
        ]),
    ...describeUnmet(report, lang).map((said) => `**${said}**`),
  ];
  const isNew = ({ known, outcome }: Finding): boolean => known !== true && outcome !== 'notice';
  return [
    { text: `\n### ${inertText(name)}\n\n${lines.join('  \n')}\n`, counts: 0 },
    ...listGroups(file, report.findings.filter(isNew), lang),
    ...fold(
      message('page.notices', lang),
      listGroups(
        file,
        report.findings.filter((finding) => !isNew(finding)),
        lang,
      ),
    ),
  ];
}

function listRates({ counts, overlap }: Report, lang: Lang): string {
  const names = ['claims_supported', 'claims_cited', 'citations_resolved'] as const;
  return [
    ...names.map((name) => `${message(`count.${name}`, lang)} ${formatRate(counts[name], lang)}`),
    `${message('overlap.coverage', lang)} ${formatRate(overlap.coverage, lang)}`,
  ].join(' · ');
}

/** Findings of one rule together, for what is to be done about them is the same. */
function listGroups(file: CheckedFile, findings: readonly Finding[], lang: Lang): Piece[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.rule} ${finding.outcome}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const sign = first.outcome === 'notice' ? '⚠️' : signs[first.outcome];
    const remedy = tellRemedy(first, lang);
    return [
      {
        text: `\n**${sign} \`${first.rule}\`** (${group.length})${remedy === '' ? '' : ` — ${inertText(remedy)}`}\n\n`,
        counts: 0,
      },
      ...group.map((finding) => ({ text: describeFinding(file, finding, lang), counts: 1 })),
    ];
  });
}

function describeFinding(file: CheckedFile, finding: Finding, lang: Lang): string {
  const { places } = lookUp(file);
  const statement = places.claimOf(finding)?.text;
  const mark = places.citationOf(finding)?.mark;
  const parts = [
    showPlace([tellPlace(file, finding), ...tellOtherPlaces(file, finding)].join(', ')),
    inertText(tellFinding(finding, lang)),
    ...(mark === undefined ? [] : [inertText(cutText(mark, LONGEST_STATEMENT))]),
    ...(statement === undefined ? [] : [`“${inertText(cutText(statement, LONGEST_STATEMENT))}”`]),
  ];
  const voices = tellVoices(file, finding, lang).map((said) => `  - ${inertText(said)}\n`);
  return `- ${parts.join(' · ')}\n${voices.join('')}`;
}

/** Who said what of the citation and why, people and models, beside the first finding on whether it bears the claim. */
function tellVoices(file: CheckedFile, finding: Finding, lang: Lang): string[] {
  const { citations, decisions = [], findings } = file.report;
  const { citation: address, layer } = finding;
  const cited = citations.find((one) => one.address === address);
  if (cited === undefined || layer !== 'support') return [];
  const first = findings.find((one) => one.citation === address && one.layer === layer);
  if (first !== finding) return [];
  const show = (verdict: SupportVerdict): string => message(`verdict.${verdict}`, lang);
  return [...tellPeople(cited, decisions, lang, show), ...tellOpinions(cited, lang, show)];
}

/** In a code span, which a code host leaves alone, where the name of the file cannot end one. */
const showPlace = (place: string): string =>
  /^[\w./:#, -]+$/.test(place) ? `\`${place}\`` : inertText(place);

function fold(title: string, pieces: readonly Piece[]): Piece[] {
  const count = pieces.reduce((sum, { counts }) => sum + counts, 0);
  if (count === 0) return [];
  const opening = `\n<details><summary>${title} (${count})</summary>\n`;
  return [
    { text: opening, counts: 0, closing: '\n</details>\n' },
    ...pieces,
    { text: '', counts: 0, closes: true },
  ];
}

const describeRefused = ({ code, name, place, what }: RefusedFile, lang: Lang): Piece => ({
  text: `\n### ${inertText(name)}\n\n⛔ ${message('page.not-read', lang)}: ${inertText(`${what} ${place} (${code})`)}\n`,
  counts: 1,
});
