import type { Finding, ReportCitation, ReportClaim } from '@loccit/contract';
import type { LineageTrace } from '@loccit/validator';
import type { Verification } from '../verify/verification.js';
import { layerBadges, outcomeBadge, verdictBadge } from './badge.js';
import { disclosure, element } from './element.js';
import { foreignText } from './foreign-text.js';
import { viewChain } from './view-chain.js';
import { viewFindings } from './view-findings.js';
import { viewPassage } from './view-passage.js';
import type { Words } from './words.js';

/** What of a claim is shown at once: a statement, not a page. */
const CLAIM_UNITS = 800;

/** What the claims of a report are shown with, looked up once. */
interface ClaimIndex {
  readonly citations: ReadonlyMap<string, ReportCitation>;
  readonly traces: ReadonlyMap<string, LineageTrace>;
  readonly byCitation: ReadonlyMap<string, readonly Finding[]>;
  readonly byClaim: ReadonlyMap<string, readonly Finding[]>;
}

/** Every claim with its verdict, its layers and its citations. */
export function viewClaims(words: Words, verification: Verification): HTMLElement {
  const { citations, claims, findings } = verification.report;
  const index: ClaimIndex = {
    citations: new Map(citations.map((citation) => [citation.address, citation])),
    traces: new Map(verification.traces.map((trace) => [trace.address, trace])),
    byCitation: groupBy(findings, ({ citation }) => citation),
    byClaim: groupBy(findings, ({ citation, claim_id }) => (citation === undefined ? claim_id : undefined)),
  };
  return element(
    'section',
    { 'aria-labelledby': 'claims-title' },
    element('h2', { id: 'claims-title' }, words.say('viewer.claims')),
    claims.length === 0 ? element('p', {}, words.say('cli.check.no-claims')) : undefined,
    ...claims.map((claim) => viewClaim(words, index, claim)),
  );
}

function viewClaim(words: Words, index: ClaimIndex, claim: ReportClaim): HTMLElement {
  const { claim_id: id, kind, layers, verdict } = claim;
  const title = `claim-${id}`;
  return element(
    'article',
    { class: 'claim', 'aria-labelledby': title },
    element(
      'h3',
      { id: title },
      element('span', { class: 'address' }, id),
      ' ',
      kind === 'fact' ? undefined : element('span', { class: 'kind' }, words.say(`kind.${kind}`).trimEnd()),
      ' ',
      foreignText(words, claim.text, { shown: CLAIM_UNITS }),
    ),
    element(
      'div',
      { class: 'judged' },
      verdict === null ? outcomeBadge(words, layers.support.outcome) : verdictBadge(words, verdict),
      layerBadges(words, layers),
    ),
    viewFindings(words, index.byClaim.get(id) ?? []),
    claim.citations.length === 0
      ? element('p', { class: 'note' }, words.say('cli.check.no-citation'))
      : undefined,
    ...claim.citations.map((address) => viewCitation(words, index, address)),
  );
}

function viewCitation(words: Words, index: ClaimIndex, address: string): HTMLElement | undefined {
  const citation = index.citations.get(address);
  if (citation === undefined) return undefined;
  const { document_id: documentId, source_uri: uri, source_version: version, title } = citation;
  const findings = index.byCitation.get(address) ?? [];
  const isClean = Object.values(citation.layers).every(({ outcome }) => outcome !== 'fail');
  const trace = index.traces.get(address);
  const name = title ?? documentId;
  return element(
    'section',
    { class: 'citation', 'aria-label': words.say('viewer.citation', { address }) },
    element(
      'h4',
      {},
      element('span', { class: 'address' }, address),
      ' ',
      name === undefined ? words.say('cli.check.source-not-found') : foreignText(words, name),
      ' ',
      version === undefined ? undefined : element('span', { class: 'version' }, foreignText(words, version)),
    ),
    // An address is shown and never a link: this page leads nowhere.
    uri === undefined ? undefined : element('p', { class: 'uri' }, foreignText(words, uri)),
    ...(citation.passages ?? []).map((passage) => viewPassage(words, passage)),
    layerBadges(words, citation.layers),
    findings.length === 0
      ? undefined
      : disclosure(
          { id: `findings-${address}`, open: !isClean },
          [words.say('viewer.findings', { count: findings.length })],
          () => [viewFindings(words, findings)],
        ),
    trace === undefined ? undefined : viewChain(words, trace),
  );
}

function groupBy(
  findings: readonly Finding[],
  keyOf: (finding: Finding) => string | undefined,
): Map<string, readonly Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = keyOf(finding);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [finding]);
    else group.push(finding);
  }
  return groups;
}
