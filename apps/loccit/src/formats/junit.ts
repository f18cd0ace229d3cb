import {
  type Finding,
  formatRate,
  LAYERS,
  type Lang,
  message,
  type Report,
  type ReportCitation,
} from '@loccit/contract';
import Builder from 'fast-xml-builder';
import { safeText } from '../console/terminal.js';
import { describeUnmet } from '../demands.js';
import { indexReport } from '../views/report-index.js';
import type { CheckedFile, CheckedFiles, RefusedFile } from './checked-file.js';
import { cutText, tellFinding, tellRemedy } from './tell-finding.js';
import { tellOtherPlaces, tellPlace } from './tell-place.js';

type Attributes = Readonly<Record<`@${string}`, string | number>>;
type Node = Attributes & { readonly [name: string]: unknown };

interface Case {
  readonly node: Node;
  readonly state: 'passed' | 'failure' | 'skipped' | 'error';
}

const longestName = 200;

/**
 * The result of a check as JUnit XML: a suite a file, a case a citation, and one for each finding and demand that belongs to no citation.
 *
 * @remarks What could not be checked is skipped, never passed. What XML cannot hold, and what turns the direction of a line, is
 * replaced by a visible sign.
 */
export function writeJunit({ files, refused }: CheckedFiles, lang: Lang): string {
  const suites = [
    ...files.map((file) => describeSuite(file, lang)),
    ...refused.map((file) => describeRefusal(file)),
  ];
  const builder = new Builder({
    attributeNamePrefix: '@',
    ignoreAttributes: false,
    suppressBooleanAttributes: false,
    suppressEmptyNode: true,
    format: true,
  });
  const body = builder.build({
    testsuites: {
      '@name': 'loccit check',
      ...sumUp(suites.flatMap(({ cases }) => cases)),
      testsuite: suites.map(toNode),
    },
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${body}`;
}

interface Suite {
  readonly name: string;
  readonly properties: readonly (readonly [string, string])[];
  readonly cases: readonly Case[];
}

function toNode({ cases, name, properties }: Suite): Node {
  const list = properties.map(([key, value]) => ({ '@name': key, '@value': plain(value) }));
  return {
    '@name': plain(name),
    ...sumUp(cases),
    ...(list.length === 0 ? {} : { properties: { property: list } }),
    testcase: cases.map(({ node }) => node),
  };
}

function sumUp(cases: readonly Case[]): Attributes {
  const count = (state: Case['state']): number => cases.filter((one) => one.state === state).length;
  return {
    '@tests': cases.length,
    '@failures': count('failure'),
    '@errors': count('error'),
    '@skipped': count('skipped'),
  };
}

function describeSuite(file: CheckedFile, lang: Lang): Suite {
  const { name, report } = file;
  const index = indexReport(report);
  const claims = new Map(report.claims.map(({ claim_id: id, text }) => [id, text]));
  const addresses = new Set(report.citations.map(({ address }) => address));
  const ofCitation = (citation: ReportCitation): Case =>
    describeCase(
      file,
      nameCitation(citation, claims.get(citation.claim_id) ?? ''),
      index.findingsOnCitation(citation.address),
      LAYERS.some((layer) => ['skipped', 'unverifiable'].includes(citation.layers[layer].outcome)),
      lang,
    );
  const general = report.findings.filter(
    ({ citation }) => citation === undefined || !addresses.has(citation),
  );
  return {
    name,
    properties: listProperties(report),
    cases: [
      ...report.citations.map(ofCitation),
      ...general.map((finding) =>
        describeCase(
          file,
          `${finding.claim_id ?? (finding.pointer || '/')} ${finding.rule}`,
          [finding],
          false,
          lang,
        ),
      ),
      ...describeUnmet(report, lang).map((said) => fail(name, 'demand', said)),
      ...(report.citations.length === 0 && report.verdict === 'unverifiable'
        ? [skip(name, 'claims', message('cli.check.no-claims', lang))]
        : []),
    ],
  };
}

const fail = (file: string, name: string, said: string): Case => ({
  state: 'failure',
  node: {
    '@name': name,
    '@classname': plain(file),
    failure: { '@type': name, '@message': plain(said), '#text': plain(said) },
  },
});

const skip = (file: string, name: string, said: string): Case => ({
  state: 'skipped',
  node: { '@name': name, '@classname': plain(file), skipped: { '@message': plain(said) } },
});

function describeRefusal({ code, name, place, what }: RefusedFile): Suite {
  const said = plain([what, place].filter((part) => part !== '').join(' '));
  const node = {
    '@name': 'read',
    '@classname': plain(name),
    error: { '@type': code, '@message': said, '#text': said },
  };
  return { name, properties: [], cases: [{ state: 'error', node }] };
}

/** A case is as bad as the worst of what was found on it, apart from what a baseline knows. */
function describeCase(
  file: CheckedFile,
  name: string,
  findings: readonly Finding[],
  isOpen: boolean,
  lang: Lang,
): Case {
  const telling = (outcome: Finding['outcome']): Finding[] =>
    findings.filter((finding) => finding.outcome === outcome && finding.known !== true);
  const failing = telling('fail');
  const open = telling('unverifiable');
  const isKnown = findings.some(({ known, outcome }) => known === true && outcome !== 'notice');
  const rest = findings.filter((finding) => !failing.includes(finding) && !open.includes(finding));
  const state =
    failing.length > 0 ? 'failure' : open.length > 0 || (isOpen && !isKnown) ? 'skipped' : 'passed';
  const [first] = state === 'failure' ? failing : open;
  const said = first === undefined ? message('outcome.skipped', lang) : tellFinding(first, lang);
  const tell = (list: readonly Finding[]): string => list.map((one) => tellLine(file, one, lang)).join('\n');
  return {
    state,
    node: {
      '@name': plain(cutText(name, longestName)),
      '@classname': plain(file.name),
      ...(state === 'failure'
        ? {
            failure: {
              '@type': first?.rule ?? '',
              '@message': plain(said),
              '#text': tell([...failing, ...open]),
            },
          }
        : {}),
      ...(state === 'skipped' ? { skipped: { '@message': plain(open.length > 1 ? tell(open) : said) } } : {}),
      ...(rest.length > 0 ? { 'system-out': tell(rest) } : {}),
    },
  };
}

function tellLine(file: CheckedFile, finding: Finding, lang: Lang): string {
  const parts = [
    [tellPlace(file, finding), ...tellOtherPlaces(file, finding)].join(', '),
    `${finding.rule}:`,
    tellFinding(finding, lang),
    tellRemedy(finding, lang),
  ];
  return plain(parts.filter((part) => part !== '').join(' '));
}

const nameCitation = ({ address, document_id: id, mark, title }: ReportCitation, claim: string): string =>
  [address, mark, title ?? id, claim].filter((part) => part !== undefined && part !== '').join(' · ');

const rates = ['claims_supported', 'claims_cited', 'citations_resolved', ...LAYERS] as const;

function listProperties({ counts, overlap, scope, subject, verdict }: Report): [string, string][] {
  const { baseline } = scope;
  return [
    ['verdict', verdict],
    ['sha256', subject.sha256],
    ...rates.map((rate): [string, string] => [rate, formatRate(counts[rate], 'en')]),
    ['coverage', formatRate(overlap.coverage, 'en')],
    ...(baseline === undefined
      ? []
      : (['known', 'added', 'vanished'] as const).map((key): [string, string] => [
          `baseline_${key}`,
          String(baseline[key]),
        ])),
  ];
}

/** One line that every XML 1.0 document may hold. */
const plain = (text: string): string => safeText(text).replace(/[\ufffe\uffff]/g, '\ufffd');
