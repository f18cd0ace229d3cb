import type { Lang, Report } from '@loccit/contract';
import { encodeShownJson } from '../session.js';
import type { ReportFolder } from './read-reports.js';
import { verify } from './verify-citation.js';

type Citation = Report['citations'][number];

/** How many pairs were written, by what they are examples of. */
export interface ExportCounts {
  positive: number;
  negative: number;
  open: number;
  /** Citations of which the report holds no passage, or no verdict. */
  left_out: number;
}

/**
 * Writes every judged citation as a pair of claim and passage.
 *
 * @remarks `polarity` is `positive` for `supported`, `negative` for the verdicts that fail, `open` for what nobody decided:
 * that is no negative example, and has no label. A label is the verdict of who stands in `label_source`, which is no gold
 * standard unless that is a person. What is not supported has a `verification`: what the source says, what was compared with
 * what, and what to do about it.
 */
export function exportPairs(
  folders: readonly ReportFolder[],
  lang: Lang,
  write: (line: string) => void,
): ExportCounts {
  const counts: ExportCounts = { positive: 0, negative: 0, open: 0, left_out: 0 };
  for (const { name: system, reports } of folders) {
    for (const { name, report } of reports) {
      const claims = new Map(report.claims.map((claim) => [claim.claim_id, claim]));
      for (const citation of report.citations) {
        const { address, passages = [], verdict } = citation;
        const claim = claims.get(citation.claim_id);
        const evidence = passages
          .flatMap(({ text }) => (text === undefined || text === '' ? [] : [text]))
          .join('\n\n');
        if (claim === undefined || verdict === undefined || evidence === '') {
          counts.left_out += 1;
          continue;
        }
        const polarity = verdict === 'supported' ? 'positive' : verdict === 'undecided' ? 'open' : 'negative';
        counts[polarity] += 1;
        write(
          `${encodeShownJson({
            id: `${system}/${name}#${address}`,
            dataset: system,
            claim: claim.statement ?? claim.text,
            evidence,
            label: polarity === 'open' ? null : verdict,
            label_source: citation.decided_by ?? 'none',
            polarity,
            rules: listRules(report, citation),
            ...verify(report, citation, claim.statement ?? claim.text, lang),
            ...sourceOf(citation),
          })}\n`,
        );
      }
    }
  }
  return counts;
}

const listRules = ({ findings }: Report, { address }: Citation): string[] => [
  ...new Set(
    findings
      .filter(({ citation, layer }) => citation === address && layer === 'support')
      .map(({ check, rule }) => (check === undefined ? rule : `${rule} ${check}`)),
  ),
];

function sourceOf({ char_end, char_start, document_id, source_uri, source_version }: Citation) {
  return {
    ...(document_id === undefined ? {} : { document_id }),
    ...(source_uri === undefined ? {} : { source_uri }),
    ...(source_version === undefined ? {} : { source_version }),
    ...(char_start === undefined || char_end === undefined ? {} : { char_start, char_end }),
  };
}
