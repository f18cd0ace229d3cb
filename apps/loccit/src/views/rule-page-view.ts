import { type Terminal, wrapLines } from '../console/terminal.js';

const INDENT = '  ';

/**
 * A page of our own as a terminal shows it: headings bold, paragraphs wrapped, tables and examples as they stand.
 *
 * @remarks For the plain Markdown of the rule pages: no lists, no nesting.
 */
export function viewRulePage(terminal: Terminal, page: string): string[] {
  const { colors } = terminal;
  const lines: string[] = [];
  let paragraph: string[] = [];
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
      const cells = line.slice(1, -1).split('|');
      if (!line.startsWith('|-')) lines.push(INDENT + cells.map((cell) => cell.trim()).join('  |  '));
    } else if (line === '') {
      endParagraph();
      lines.push('');
    } else {
      paragraph.push(line);
    }
  }
  endParagraph();
  return lines;
}

/** Links as their text, and without the signs of emphasis and code. */
const plainText = (text: string): string =>
  text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/\*\*|`/g, '');
