import { describeRule, findRule, message } from '@loccit/contract';
import { formatRatio } from '@loccit/support';
import { cutColumns, safeText, type Terminal, wrapLines } from '../console/terminal.js';
import type { ToldRepair } from '../repairing/tell-repair.js';

type ToldClaim = ToldRepair['repairs'][number];

const longestText = 320;

/** What a repair changed, claim by claim, and where the result was written. */
export function viewRepair(terminal: Terminal, told: ToldRepair): string[] {
  const { colors, lang } = terminal;
  const { counts, file, outcome, repairs } = told;
  if (outcome === 'unchanged')
    return wrapLines(
      terminal,
      message('cli.repair.unchanged', lang, { file: safeText(file ?? '') }),
      `${colors.green('✓')} `,
      '  ',
    );
  const end =
    file === undefined
      ? message('cli.repair.not-written', lang)
      : message('cli.repair.written', lang, { file: safeText(file) });
  const said =
    outcome === 'refused'
      ? message('cli.repair.refused', lang, { count: repairs.length })
      : message('cli.repair.counts', lang, counts);
  return [
    ...repairs.flatMap((one) => [...viewClaim(terminal, one), '']),
    ...wrapLines(terminal, outcome === 'refused' ? colors.red(said) : said),
    ...wrapLines(terminal, end),
  ];
}

function viewClaim(terminal: Terminal, one: ToldClaim): string[] {
  const { colors, lang } = terminal;
  const { after, before, claim_id: id, failed, outcome, replacing } = one;
  const isOpen = outcome === 'unverified';
  const sign = isOpen ? colors.yellow('!') : colors.green('✓');
  const head = `${colors.bold(id)}  ${message(`cli.repair.${outcome}`, lang)}`;
  const show = (text: string): string => cutColumns(safeText(text.replace(/\s+/g, ' ')), longestText);
  const tell = (text: string): string[] => wrapLines(terminal, text, '    ');
  return [
    ...wrapLines(terminal, head, `${sign} `, '  '),
    ...tell(message('cli.repair.before', lang, { text: show(before) })),
    ...failed.flatMap((citation) => tell(colors.dim(tellFailed(citation, id, terminal)))),
    ...(after === before
      ? []
      : tell(
          message('cli.repair.after', lang, {
            text: after === '' ? message('cli.repair.gone', lang) : show(after),
          }),
        )),
    ...replacing.flatMap(({ document_id, mark, ratio, text, verdict }) =>
      tell(
        message('cli.repair.replacing', lang, {
          document: safeText(mark ?? document_id),
          text: show(text),
          ratio: formatRatio(ratio),
          verdict: message(`verdict.${verdict}`, lang),
        }),
      ),
    ),
  ];
}

function tellFailed(
  { citation, mark, rule }: ToldClaim['failed'][number],
  claimId: string,
  { lang }: Terminal,
): string {
  const name =
    citation === undefined ? claimId : mark === undefined ? citation : `${citation} ${safeText(mark)}`;
  const found = findRule(rule);
  const what = found === undefined ? '' : describeRule(found.id, lang).replace(/[.。]$/, '');
  return message('cli.repair.failed', lang, { citation: name, what, rule });
}
