import type { BlockContext, Line, MarkdownConfig } from '@lezer/markdown';

const DEFINITION = /\[\^[^\]\s[]{1,999}\]:[ \t]*/y;

function matchDefinition(line: Line): number {
  if (line.next !== 91 || line.indent >= line.baseIndent + 4) return -1;
  DEFINITION.lastIndex = line.pos;
  return DEFINITION.exec(line.text)?.[0].length ?? -1;
}

function openDefinition(cx: BlockContext, line: Line): false | null {
  const length = matchDefinition(line);
  if (length < 0) return false;
  const from = cx.lineStart + line.pos;
  const labelEnd = from + line.text.indexOf(']', line.pos) - line.pos + 2;
  cx.startComposite('FootnoteDefinition', line.pos);
  cx.addElement(cx.elt('FootnoteMark', from, labelEnd));
  line.moveBase(line.pos + length);
  return null;
}

/** Footnote definitions as containers: the first line behind `[^label]:`, then blank lines and lines indented by four. */
export const footnoteBlocks: MarkdownConfig = {
  defineNodes: [
    {
      name: 'FootnoteDefinition',
      block: true,
      composite: (_cx, line) => {
        if (line.next < 0) return true;
        if (line.indent < line.baseIndent + 4) return false;
        line.moveBaseColumn(line.baseIndent + 4);
        return true;
      },
    },
    'FootnoteMark',
  ],
  parseBlock: [
    {
      name: 'FootnoteDefinition',
      before: 'Blockquote',
      parse: openDefinition,
      endLeaf: (_cx, line) => matchDefinition(line) >= 0,
    },
  ],
};
