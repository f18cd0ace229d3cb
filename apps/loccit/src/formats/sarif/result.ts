import { type Finding, type Lang, message } from '@loccit/contract';
import { fingerprintReport } from '../../baseline/fingerprint.js';
import type { CheckedFile } from '../checked-file.js';
import { passageOf } from '../place.js';
import { cutText, tellFinding, tellRemedy } from '../tell-finding.js';
import { lookUp } from '../tell-place.js';
import { SOURCE_ROOT } from './artifact.js';
import { sarifText } from './message.js';
import { findOtherRegions, findRegions, type Region } from './region.js';
import { uriOf } from './uri.js';

const LONGEST_STATEMENT = 240;

/** Each finding of a file as a result. */
export function describeResults(
  file: CheckedFile,
  artifact: number,
  rules: readonly string[],
  lang: Lang,
): object[] {
  const regions = findRegions(file);
  const fingerprints = numberAlike(file);
  const isCompared = file.report.scope.baseline !== undefined;
  return file.report.findings.map((finding, at) => ({
    ruleId: finding.rule,
    ruleIndex: rules.indexOf(finding.rule),
    ...judge(finding),
    message: { text: tell(file, finding, lang) },
    locations: [locate(file, finding, artifact, regions[at])],
    ...relate(file, finding, artifact, lang),
    partialFingerprints: { 'loccitFinding/v1': fingerprints[at] },
    ...(isCompared ? { baselineState: finding.known === true ? 'unchanged' : 'new' } : {}),
    ...(finding.known === true
      ? { suppressions: [{ kind: 'external', justification: message('cli.check.known', lang) }] }
      : {}),
    properties: {
      outcome: finding.outcome,
      severity: finding.severity,
      ...(finding.missing === undefined ? {} : { missing: finding.missing }),
    },
  }));
}

/**
 * What could not be decided is `open`, and has no level, as SARIF asks.
 *
 * @remarks A notice is a `fail` of the level of a warning or a note: SARIF has levels for nothing else.
 */
const judge = ({ outcome, severity }: Finding): object =>
  outcome === 'unverifiable' ? { kind: 'open', level: 'none' } : { kind: 'fail', level: severity };

function tell(file: CheckedFile, finding: Finding, lang: Lang): string {
  const { places } = lookUp(file);
  const statement = places.claimOf(finding)?.text;
  const parts = [
    tellFinding(finding, lang),
    tellRemedy(finding, lang),
    statement === undefined ? '' : `“${cutText(statement, LONGEST_STATEMENT)}”`,
  ];
  return sarifText(parts.filter((part) => part !== '').join(' '));
}

function locate(file: CheckedFile, finding: Finding, index: number, region: Region | undefined): object {
  const { claim_id: claimId, citation, pointer } = finding;
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(file.name), uriBaseId: SOURCE_ROOT, index },
      ...(region === undefined ? {} : { region }),
    },
    logicalLocations: [
      {
        name: citation ?? claimId ?? (pointer === '' ? '/' : pointer),
        fullyQualifiedName: pointer === '' ? '/' : pointer,
        kind: citation !== undefined ? 'citation' : claimId !== undefined ? 'claim' : 'value',
      },
    ],
  };
}

/** The other places that a finding shows in the text, and the source that it compares with: named, and of its words nothing. */
function relate(file: CheckedFile, finding: Finding, index: number, lang: Lang): object {
  const related = [
    ...findOtherRegions(file, finding).map((region) => ({
      physicalLocation: {
        artifactLocation: { uri: uriOf(file.name), uriBaseId: SOURCE_ROOT, index },
        region,
      },
    })),
    ...listSource(file, finding, lang),
  ];
  return related.length === 0 ? {} : { relatedLocations: related.map((place, id) => ({ id, ...place })) };
}

function listSource(file: CheckedFile, finding: Finding, lang: Lang): object[] {
  const citation = lookUp(file).places.citationOf(finding);
  if (citation?.source_uri === undefined) return [];
  const line = passageOf(citation, finding)?.line;
  const place = line === undefined ? '' : `, ${message('cli.open.line', lang, { line })}`;
  return [
    {
      message: { text: sarifText(`${citation.title ?? citation.document_id ?? ''}${place}`) },
      logicalLocations: [{ fullyQualifiedName: citation.source_uri, kind: 'source' }],
    },
  ];
}

/** Fingerprints of the findings, those that are alike numbered in their order. */
function numberAlike(file: CheckedFile): string[] {
  const { report } = file;
  const { index } = lookUp(file);
  const items = fingerprintReport(report, (start, end) =>
    index !== undefined && start <= end && end <= index.chars ? index.slice(start, end) : undefined,
  );
  const seen = new Map<string, number>();
  return items.slice(0, report.findings.length).map(({ fingerprint }) => {
    const count = (seen.get(fingerprint) ?? 0) + 1;
    seen.set(fingerprint, count);
    return `${fingerprint}/${count}`;
  });
}
