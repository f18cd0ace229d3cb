import {
  describeRemedy,
  describeSchemaFault,
  type Finding,
  findRule,
  hasMessage,
  type Lang,
  message,
} from '@loccit/contract';
import type { TextIndex } from '@loccit/text';
import type { TracedDrift } from '@loccit/validator';
import { cutColumns, safeText, type Terminal, wrapLines } from '../console/terminal.js';
import { tellComparison } from './compared-view.js';
import { describeDrift } from './drift-line.js';
import { tellSharedKeys } from './opinion-view.js';

const longestValue = 40;
const longestPlace = 100;
const mostPlaces = 20;

/** What a finding is shown with. */
export interface FindingViewOptions {
  /** The text that positions count in, where its lines are those of the file. */
  readonly text?: TextIndex | undefined;
  /** Remedies that were told before, which are not told again. */
  readonly told?: Set<string> | undefined;
}

/** A finding with its rule, what it says, the values compared, and what to do about it. */
export function viewFinding(
  terminal: Terminal,
  finding: Finding,
  indent: string,
  { text: read, told }: FindingViewOptions = {},
): string[] {
  const { colors, lang } = terminal;
  const warns = finding.outcome === 'notice' || finding.severity !== 'error';
  const sign = warns ? colors.yellow('!') : finding.outcome === 'fail' ? colors.red('✗') : colors.yellow('?');
  const said = describeFault(terminal, finding);
  const again = `${finding.rule}\n${said.join(' ')}`;
  // What could not be checked is often so for one reason everywhere; what failed is always told in full.
  const isTold = finding.outcome === 'unverifiable' && told?.has(again) === true;
  told?.add(again);
  const parts = isTold ? [message('cli.check.as-above', lang)] : said;
  if (finding.known === true) parts.unshift(message('cli.check.known', lang));
  const remedy = adviseOn(finding, lang);
  if (remedy !== '' && told?.has(remedy) !== true) parts.push(colors.dim(remedy));
  told?.add(remedy);
  const places = listPlaces(finding, read, lang);
  const text = parts.filter((part) => part !== '').join(lang === 'zh' ? '' : ' ');
  return [
    ...wrapLines(terminal, `${colors.dim(finding.rule)}: ${text}`, `${indent}${sign} `, `${indent}  `),
    ...places.slice(0, mostPlaces).flatMap((place) => wrapLines(terminal, place, `${indent}    `)),
    ...(places.length > mostPlaces ? [`${indent}    …`] : []),
  ];
}

const ENTRY_RULES: ReadonlySet<string> = new Set([
  'structure/entry-duplicated',
  'structure/entry-unused',
  'structure/numbering-gap',
]);

/** The places in the text that a finding shows, each as its line and the words there. */
export function listPlaces(finding: Finding, text: TextIndex | undefined, lang: Lang): string[] {
  if (text === undefined || finding.citation !== undefined || finding.claim_id !== undefined) return [];
  return (finding.evidence ?? []).flatMap(({ char_end: end, char_start: start, side }) => {
    if (side !== 'answer' || start === undefined || end === undefined || end > text.chars) return [];
    const { column, line } = text.toLineColumn(start);
    // The label of an entry stands before its words.
    const from = ENTRY_RULES.has(finding.rule) ? start - column + 1 : start;
    const words = safeText(text.slice(from, end).replace(/\s+/g, ' ').trim());
    return [message('cli.check.finding-place', lang, { line, text: cutColumns(words, longestPlace) })];
  });
}

/** What a finding says and the values compared, or how and where the artifact differs from what it has to be. */
export function describeFault({ lang }: Pick<Terminal, 'lang'>, finding: Finding): string[] {
  const { actual, evidence = [], expected, pointer, rule } = finding;
  const at = (place: string) => message('cli.check.place', lang, { place: safeText(place) });
  if (rule === 'structure/schema-mismatch' && expected !== undefined)
    return [
      describeSchemaFault(readFault(pointer, String(expected)), lang),
      at(pointer === '' ? '/' : pointer),
    ];
  const why = rule === 'provenance/unknown-source' ? `unknown-source.${reasonOf(finding)}.said` : '';
  if (hasMessage(why)) {
    const names = evidence.map(({ document_id: id }) => safeText(id ?? ''));
    const documents = names.join(lang === 'zh' ? '、' : ', ');
    return [message(why, lang, documents === '' ? {} : { documents })];
  }
  const said = safeText(finding.message);
  if (rule === 'structure/malformed-json' && actual !== undefined) {
    const key = `error.${evidence[0]?.value ?? ''}`;
    return [said, ...(hasMessage(key) ? [message(key, lang)] : []), at(String(actual))];
  }
  return [
    said,
    ...tellReason(finding, lang),
    rule === 'verifiability/drifted' ? tellDrift(finding, lang) : describeValues(lang, finding),
    ...tellComparison(finding, lang),
  ];
}

/** Where the passage stands now. */
function tellDrift({ actual, evidence = [] }: Finding, lang: Lang): string {
  const places = evidence.flatMap(({ char_end, char_start }) =>
    char_start === undefined || char_end === undefined ? [] : [{ char_start, char_end }],
  );
  return describeDrift({ state: String(actual) as TracedDrift['state'], places }, lang);
}

/** What is known of it beyond its rule: why it is open, and who says what. */
function tellReason({ message: said, reason, rule, voices = [] }: Finding, lang: Lang): string[] {
  const key = `support.reason.${reason ?? ''}`;
  // That a claim is no whole sentence goes without saying.
  const isTold = reason === 'no-exact-sentence' || rule !== 'support/undecided' || !hasMessage(key);
  const why = isTold ? '' : message(key, lang);
  const names = voices.map(({ name, verdict }) =>
    message('cli.opinion.voice', lang, {
      name: safeText(name),
      verdict: message(`verdict.${verdict}`, lang),
    }),
  );
  return [
    ...(why === '' || said.includes(why) ? [] : [why]),
    ...(names.length === 0
      ? []
      : [message('cli.opinion.voices', lang, { voices: names.join(lang === 'zh' ? '，' : ', ') })]),
    ...tellSharedKeys(voices, lang),
  ];
}

/** What can be done about a finding; empty where nothing has to be, or for a rule of a later version. */
export function adviseOn(finding: Finding, lang: Lang): string {
  const known = findRule(finding.rule);
  if (known === undefined || finding.outcome === 'notice') return '';
  const asked = `remedy.reason.${finding.reason ?? ''}`;
  if (finding.rule === 'support/undecided' && hasMessage(asked)) return message(asked, lang);
  const special = `unknown-source.${reasonOf(finding)}.remedy`;
  return finding.rule === 'provenance/unknown-source' && hasMessage(special)
    ? message(special, lang)
    : describeRemedy(known.id, lang);
}

/** Why nothing stands behind a citation, where more is known than that there is nothing. */
export function reasonOf({ actual, missing = [] }: Finding): string {
  if (missing.includes('extractor')) return 'extractor';
  if (missing.includes('text')) return 'text';
  if (actual === 'ambiguous-source') return actual;
  return typeof actual === 'string' && actual.startsWith('ambiguous-') ? 'ambiguous' : '';
}

/** The fault of a schema as a finding carries it: the keyword, then `name=value` each. */
function readFault(pointer: string, expected: string) {
  const [keyword = '', ...params] = expected.split(/ (?=[a-z]+=)/);
  const pairs = params.map((param) => {
    const at = param.indexOf('=');
    return [param.slice(0, at), safeText(param.slice(at + 1))];
  });
  return { pointer, keyword, params: Object.fromEntries(pairs) as Record<string, string> };
}

/** What was expected and found, as far as it is short enough to be read. */
function describeValues(lang: Lang, { actual, expected }: Finding): string {
  if (expected === undefined && actual === undefined) return '';
  const show = (value: Finding['actual']) =>
    value === undefined ? '–' : cutColumns(safeText(String(value)), longestValue);
  return message('cli.check.values', lang, { expected: show(expected), actual: show(actual) });
}

/**
 * The findings on one citation that a person needs to read.
 *
 * @remarks Where the source is not at hand, everything else that could not be checked follows from it.
 */
export function keepTelling(findings: readonly Finding[]): readonly Finding[] {
  if (!findings.some(({ rule }) => rule === 'provenance/unknown-source')) return findings;
  return findings.filter(
    ({ outcome, rule }) => rule === 'provenance/unknown-source' || outcome !== 'unverifiable',
  );
}
