import type { QuoteIndex, QuoteResult } from '@loccit/anchoring';
import { type MessageKey, message } from '@loccit/contract';
import type { DescribedSelector } from '../anchoring/describe-span.js';
import { safeText, type Terminal, wrapLines } from '../console/terminal.js';

/** How many places are shown, and how much text around each. */
const SHOWN = 10;
const AROUND = 40;
/** How much of a long place is shown at either end. */
const INSIDE = 240;

/** What looking for a quote came to, and every place with what stands around it. */
export function viewResult(
  terminal: Terminal,
  index: QuoteIndex,
  { outcome, matches }: QuoteResult,
): string[] {
  const { colors, lang } = terminal;
  const paint =
    outcome === 'exact' || outcome === 'moved' || outcome === 'folded' ? colors.green : colors.yellow;
  const lines = wrapLines(
    terminal,
    message(`cli.anchor.outcome.${outcome}`, lang),
    `${paint(colors.bold(outcome))}  `,
    '  ',
  );
  for (const { charStart, charEnd, foldings, score } of matches.slice(0, SHOWN)) {
    const { line, column } = index.textIndex.toLineColumn(charStart);
    const named = foldings.map((folding) => message(`cli.anchor.folding.${folding}` as MessageKey, lang));
    const place = [
      message('cli.anchor.place', lang, { line, column }),
      message('cli.open.chars', lang, { start: charStart, end: charEnd }),
      ...(score === 1 ? [] : [message('cli.anchor.score', lang, { percent: Math.floor(100 * score) })]),
      ...(named.length === 0
        ? []
        : [message('cli.anchor.foldings', lang, { foldings: named.join(lang === 'zh' ? '、' : ', ') })]),
    ];
    lines.push(...wrapLines(terminal, colors.dim(place.join(' · ')), '  '));
    for (const paragraph of excerpt(index, charStart, charEnd)
      .split('\n')
      .filter((part) => part.trim() !== '')) {
      lines.push(...wrapLines(terminal, safeText(paragraph), '    │ ', '    │ '));
    }
  }
  if (matches.length > SHOWN) {
    lines.push(
      ...wrapLines(terminal, message('cli.anchor.more', lang, { count: matches.length - SHOWN }), '  '),
    );
  }
  return lines;
}

function excerpt({ textIndex }: QuoteIndex, charStart: number, charEnd: number): string {
  const from = Math.max(0, charStart - AROUND);
  const to = Math.min(textIndex.chars, charEnd + AROUND);
  const inside =
    charEnd - charStart <= 2 * INSIDE
      ? textIndex.slice(charStart, charEnd)
      : `${textIndex.slice(charStart, charStart + INSIDE)} … ${textIndex.slice(charEnd - INSIDE, charEnd)}`;
  const before = `${from === 0 ? '' : '…'}${textIndex.slice(from, charStart)}`;
  return `${before}【${inside}】${textIndex.slice(charEnd, to)}${to === textIndex.chars ? '' : '…'}`;
}

/** The selectors of a span, one after the other. */
export function viewSelectors(terminal: Terminal, described: readonly DescribedSelector[]): string[] {
  const { colors, lang } = terminal;
  return described.flatMap(({ selector, unique }) => [
    ...wrapLines(
      terminal,
      colors.bold(selector.type === 'FragmentSelector' ? selector.value : JSON.stringify(selector)),
    ),
    ...(unique ? [] : wrapLines(terminal, colors.yellow(message('cli.anchor.not-unique', lang)), '  ')),
  ]);
}
