import { message, type Report, type ReportCitation } from '@loccit/contract';
import { safeText, type Terminal, wrapLines } from '../console/terminal.js';
import { nameSource } from './name-source.js';

/** The passages of a citation with what stands before and after them, the cited words marked. */
export function viewPassages(terminal: Terminal, citation: ReportCitation, report: Report): string[] {
  const { colors, lang } = terminal;
  const lines = wrapLines(terminal, nameSource(citation), `${colors.bold(citation.address)}  `);
  if (citation.source_uri !== undefined)
    lines.push(...wrapLines(terminal, colors.dim(safeText(citation.source_uri)), '    '));
  const passages = citation.passages ?? [];
  if (passages.some(({ ratio }) => ratio !== undefined))
    lines.push(...wrapLines(terminal, colors.yellow(message('cli.open.nearest', lang)), '    '));
  for (const passage of passages) {
    const path = (passage.section_path ?? []).map(safeText).join(' › ');
    const line = passage.line === undefined ? '' : message('cli.open.line', lang, { line: passage.line });
    const place = [
      path,
      line,
      message('cli.open.chars', lang, { start: passage.char_start, end: passage.char_end }),
    ]
      .filter((part) => part !== '')
      .join(' · ');
    lines.push(...wrapLines(terminal, colors.dim(place), '    '));
    const shown = `${cutMark(passage.before)}${passage.before ?? ''}【${passage.text}】${passage.after ?? ''}${cutMark(passage.after)}`;
    for (const paragraph of shown.split('\n').filter((part) => part.trim() !== '')) {
      lines.push(...wrapLines(terminal, safeText(paragraph), '    │ ', '    │ '));
    }
  }
  for (const finding of report.findings.filter((one) => one.citation === citation.address)) {
    lines.push(...wrapLines(terminal, `${colors.dim(finding.rule)}: ${safeText(finding.message)}`, '    ! '));
  }
  return lines;
}

/** The neighbours are cut after a fixed length, mostly inside a word. */
const cutMark = (neighbour: string | undefined): string =>
  neighbour === undefined || neighbour.trim() === '' ? '' : '…';
