import { message, type ReportCitation } from '@loccit/contract';
import { cutColumns, safeText, type Terminal } from '../console/terminal.js';
import { showVerdict } from './signs.js';

const longestReason = 400;

/** What each model said of a citation, and why, in its own words; a line each. */
export function tellOpinions(terminal: Terminal, { opinions = [] }: ReportCitation): string[] {
  const { lang } = terminal;
  return opinions.map(({ grade, name, rationale, rung, verdict }) => {
    const graded = grade === undefined ? '' : ` (${message('support.score.grade', lang, { value: grade })})`;
    const reason = rationale === undefined ? '' : ` “${cutColumns(safeText(rationale), longestReason)}”`;
    return `${message(`support.rung.${rung}`, lang)} (${safeText(name)}): ${showVerdict(terminal, verdict)}${graded}${reason}`;
  });
}
