import { message, type Report } from '@loccit/contract';
import type { Reader } from '@loccit/storage';
import { safeText, type Terminal, wrapLines } from '../console/terminal.js';

/** Rules that speak of what this reader has not at hand. */
const OF_THE_READER: ReadonlySet<string> = new Set([
  'provenance/audit-missing',
  'provenance/unknown-source',
  'verifiability/cannot-open',
  'verifiability/not-available-now',
]);

/** For whom the sources were read, where something of them was not at hand: another reader may have it. */
export function viewReader(terminal: Terminal, report: Report, { groups, tenantId }: Reader): string[] {
  if (!report.findings.some(({ rule }) => OF_THE_READER.has(rule))) return [];
  const { colors, lang } = terminal;
  const line = message('cli.check.reader', lang, {
    tenant: safeText(tenantId),
    groups: groups.map(safeText).join(lang === 'zh' ? '、' : ', '),
  });
  return wrapLines(terminal, colors.dim(line));
}
