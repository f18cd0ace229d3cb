import { hasMessage, type Lang, message } from '@loccit/contract';
import { displayWidth } from '../console/display-width.js';
import { type Terminal, wrapLines } from '../console/terminal.js';

const INDENT = '  ';

/**
 * A page of our own as a terminal shows it: headings bold, paragraphs wrapped, examples as they stand, a table as a
 * line a column.
 *
 * @remarks For the plain Markdown of the rule pages: no lists, no nesting, tables of one row.
 */
export function viewRulePage(terminal: Terminal, page: string): string[] {
  const { colors } = terminal;
  const lines: string[] = [];
  let paragraph: string[] = [];
  let heads: string[] = [];
  let inExample = false;
  const endParagraph = (): void => {
    if (paragraph.length > 0) lines.push(...wrapLines(terminal, plainText(paragraph.join(' ')), INDENT));
    paragraph = [];
  };
  for (const line of page.trimEnd().split('\n')) {
    if (line.startsWith('```')) {
      inExample = !inExample;
    } else if (inExample) {
      lines.push(`${INDENT}${INDENT}${colors.dim(line)}`);
    } else if (line.startsWith('#')) {
      endParagraph();
      lines.push(colors.bold(line.replace(/^#+ /, '')));
    } else if (line.startsWith('|')) {
      endParagraph();
      const cells = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim());
      if (heads.length === 0) heads = cells;
      else if (!line.startsWith('|-')) lines.push(...viewColumns(terminal, heads, cells));
    } else if (line === '') {
      heads = [];
      endParagraph();
      lines.push('');
    } else {
      paragraph.push(line);
    }
  }
  endParagraph();
  return lines;
}

function viewColumns(
  { colors, lang }: Terminal,
  heads: readonly string[],
  cells: readonly string[],
): string[] {
  const width = Math.max(...heads.map(displayWidth));
  return heads.map((head, column) => {
    const padding = ' '.repeat(width - displayWidth(head));
    return `${INDENT}${colors.dim(head)}${padding}  ${tellValues(cells[column] ?? '', lang)}`;
  });
}

/** Values of the rule table in the reader's words; English readers are shown the values themselves. */
function tellValues(cell: string, lang: Lang): string {
  if (lang === 'en') return cell;
  const told = cell.split(' ').map((value) => {
    // A second severity stands in brackets.
    const bare = value.replace(/^\((.*)\)$/, '$1');
    const key = [`severity.${bare}`, `outcome.${bare}`, `rule-value.${bare}`].find(hasMessage);
    const words = key === undefined ? bare : message(key, lang);
    return bare === value ? words : `（${words}）`;
  });
  return told.join('、').replaceAll('、（', '（');
}

/** Links as their text, and without the signs of emphasis and code. */
const plainText = (text: string): string =>
  text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/\*\*|`/g, '');
