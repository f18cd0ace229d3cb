import { message, type Report } from '@loccit/contract';
import { wrapLines } from '../console/terminal.js';
import { type Demands, describeUnmet } from '../demands.js';
import { type Session, sessionTerminal } from '../session.js';

/** What narrowed a check and what was demanded of it, as lines for a person. */
export function describeDemands(session: Session, report: Report, demands: Demands): string[] {
  const terminal = sessionTerminal(session);
  const { lang } = terminal;
  const lines: string[] = [];
  if (report.scope.anchors.length === 0) lines.push(message('cli.check.anchors-none', lang));
  if (demands.without.length > 0)
    lines.push(message('cli.check.scope-without', lang, { parts: demands.without.join(', ') }));
  if (demands.allowUnverifiable && report.verdict === 'unverifiable')
    lines.push(message('cli.check.allowed', lang));
  if (report.scope.baseline !== undefined) {
    const { added, known, vanished } = report.scope.baseline;
    lines.push(message('cli.check.baseline', lang, { added, known, vanished }));
  }
  // Last, because an unmet demand is why the exit code is 1 whatever stands above.
  lines.push(...describeUnmet(report, lang));
  return lines.flatMap((line) => wrapLines(terminal, terminal.colors.yellow(line)));
}
