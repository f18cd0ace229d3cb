import { type Finding, message, type Report } from '@loccit/contract';
import type { LineageTrace, TracedLink } from '@loccit/validator';
import { safeText, type Terminal, wrapLines } from '../console/terminal.js';
import { keepTelling, viewFinding } from './finding-view.js';
import { describeState, signOf, verdictOf } from './lineage-view.js';

/** Holds words together while lines are broken; U+00A0 would cost setting up what measures emoji. */
const tie = '\u00a6';

/**
 * Each citation on a line: every link with its sign; what does not match is named below it.
 *
 * @param cause - why nothing could be followed, where that is known
 */
export function viewChain(terminal: Terminal, chain: readonly LineageTrace[], cause?: string): string[] {
  const { colors, lang } = terminal;
  const lines = chain.flatMap(({ address, links }) => {
    const signs = links.map((link) => {
      const verdict = verdictOf(link);
      const text = `${signOf(verdict)} ${message(`level.${link.level}`, lang)}`;
      const paint = { matched: colors.green, mismatched: colors.red, 'not-available': colors.yellow }[
        verdict
      ];
      // One word of several: a link and its sign stay on one line.
      return paint(text.replaceAll(' ', tie));
    });
    return [
      ...wrapLines(terminal, signs.join(' '), `    ${colors.bold(address)} `, detail),
      ...links.flatMap((link) => viewFaults(terminal, link)),
      ...(links.every(isOpen) ? [] : viewUndecided(terminal, links)),
    ].map((line) => line.replaceAll(tie, ' '));
  });
  if (!chain.some(({ links }) => links.length > 0 && links.every(isOpen))) return lines;
  const why = cause ?? message('cli.verify.chain-undecided', lang);
  return [...lines, ...wrapLines(terminal, colors.yellow(why), '    ! ')];
}

const detail = '         ';

const isOpen = ({ faults, state }: TracedLink): boolean => state === 'not-available' && faults.length === 0;

function viewFaults(terminal: Terminal, link: TracedLink): string[] {
  const { colors, lang } = terminal;
  if (link.faults.length === 0) return [];
  const name = `${message(`level.${link.level}`, lang)} ${describeState(link, lang)}`;
  const text = `${name}${lang === 'zh' ? '：' : ': '}${link.faults.join(', ')}`;
  return wrapLines(terminal, colors.dim(text), detail);
}

/** Links of a chain that is at hand in part: which, and not by which rules, is what a person can do something about. */
function viewUndecided(terminal: Terminal, links: readonly TracedLink[]): string[] {
  const { colors, lang } = terminal;
  const open = links.filter(
    (link) => isOpen(link) || (link.faults.length === 0 && link.unchecked.length > 0),
  );
  if (open.length === 0) return [];
  const names = open.map(({ level }) => message(`level.${level}`, lang)).join(lang === 'zh' ? '、' : ', ');
  return wrapLines(
    terminal,
    colors.dim(message('cli.verify.link-undecided', lang, { links: names })),
    detail,
  );
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
