import { formatRate, LAYERS, type Report } from '@loccit/contract';
import type { CheckedFile, CheckedText } from '../checked-file.js';
import { uriOf } from './uri.js';

/** What paths are relative to: the folder in which the check ran, as code hosts call it. */
export const SOURCE_ROOT = '%SRCROOT%';

/** A file that was checked, with what the check came to. */
export function describeArtifact({ checked, name, report }: CheckedFile): object {
  const { subject } = report;
  const isFile = checked.kind !== 'answer' || !checked.packed;
  return {
    location: { uri: uriOf(name), uriBaseId: SOURCE_ROOT },
    mimeType: mimeTypeOf(checked),
    roles: ['analysisTarget'],
    ...(checked.kind === 'text' ? { encoding: 'utf-8' } : {}),
    ...(isFile ? { hashes: { 'sha-256': subject.sha256 } } : {}),
    properties: { verdict: report.verdict, ...listRates(report) },
  };
}

function mimeTypeOf(checked: CheckedText): string {
  if (checked.kind === 'text') return 'text/markdown';
  return checked.kind === 'answer' && checked.packed ? 'application/zip' : 'application/json';
}

const rates = ['claims_supported', 'claims_cited', 'citations_resolved', ...LAYERS] as const;

const listRates = ({ counts, overlap }: Report): Record<string, string> => ({
  ...Object.fromEntries(rates.map((rate) => [rate, formatRate(counts[rate], 'en')])),
  coverage: formatRate(overlap.coverage, 'en'),
});
