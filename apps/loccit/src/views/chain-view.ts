import { type Finding, message, type Report } from '@loccit/contract';
import type { LineageTrace } from '@loccit/validator';
import { safeText, type Terminal, wrapLines } from '../console/terminal.js';
import { keepTelling, viewFinding } from './finding-view.js';
import { describeState, signOf, verdictOf } from './lineage-view.js';

/** Holds words together while lines are broken; U+00A0 would cost setting up what measures emoji. */
const tie = '\u00a6';

/** Each citation on a line: every link with its sign; what does not match is named below it. */
export function viewChain(terminal: Terminal, chain: readonly LineageTrace[]): string[] {
  const { colors, lang } = terminal;
  return chain.flatMap(({ address, links }) => {
    const signs = links.map((link) => {
      const verdict = verdictOf(link);
      const text = `${signOf(verdict)} ${message(`level.${link.level}`, lang)}`;
      const paint = { matched: colors.green, mismatched: colors.red, 'not-available': colors.yellow }[
        verdict
      ];
      // One word of several: a link and its sign stay on one line.
      return paint(text.replaceAll(' ', tie));
    });
    const lines = wrapLines(terminal, signs.join(' '), `    ${colors.bold(address)} `, '         ');
    for (const link of links) {
      const said = [
        ...link.faults,
        ...link.unchecked.map((rule) => message('cli.lineage.undecided', lang, { rule })),
      ];
      if (said.length === 0) continue;
      const text = `${message(`level.${link.level}`, lang)} ${describeState(link, lang)}${lang === 'zh' ? '：' : ': '}${said.join(', ')}`;
      lines.push(...wrapLines(terminal, colors.dim(text), '         '));
    }
    return lines.map((line) => line.replaceAll(tie, ' '));
  });
}

/** Every finding that a person needs to read; one that stands at several places is told once. */
export function viewFindings(terminal: Terminal, { findings }: Report): string[] {
  const byCitation = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = finding.citation ?? '';
    byCitation.set(key, [...(byCitation.get(key) ?? []), finding]);
  }
  const telling = new Set([...byCitation].flatMap(([key, list]) => (key === '' ? list : keepTelling(list))));
  const groups = new Map<string, { readonly first: Finding; readonly places: string[] }>();
  for (const finding of findings) {
    if (!telling.has(finding)) continue;
    const key = `${finding.rule}\n${finding.outcome}\n${finding.message}`;
    const place = finding.citation ?? finding.claim_id ?? '';
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { first: finding, places: [place] });
    else if (!group.places.includes(place)) group.places.push(place);
  }
  return [...groups.values()].flatMap(({ first, places }) => {
    const named = places.filter((place) => place !== '');
    return [
      ...viewFinding(terminal, first, '    '),
      ...(named.length === 0
        ? []
        : wrapLines(terminal, terminal.colors.dim(safeText(named.join(' '))), '      ')),
    ];
  });
}
