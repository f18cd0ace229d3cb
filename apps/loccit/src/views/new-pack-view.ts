import { message, type Report } from '@loccit/contract';
import { displayWidth } from '../console/display-width.js';
import { padColumns, safeText, type Terminal, wrapLines } from '../console/terminal.js';
import { showOutcome } from './signs.js';

/** What went into a pack, as it is printed. */
export interface NewPack {
  readonly file: string;
  readonly bytes: number;
  readonly pack_sha256: string;
  readonly answer_sha256: string;
  readonly evidence_level: 'raw' | 'canonical';
  /** Cited documents. */
  readonly documents: number;
  /** Files that the manifest lists. */
  readonly files: number;
  readonly audit: boolean;
  /** What the report in the pack came to; absent where there is none. */
  readonly report_verdict?: Report['verdict'];
  /** The page that was written of it; absent where there is none. */
  readonly html_file?: string;
}

/** What went into a pack, and what did not. */
export function viewNewPack(terminal: Terminal, pack: NewPack, emptyPage = ''): string[] {
  const { colors, lang } = terminal;
  const rows = [
    [
      message('cli.pack.file', lang),
      `${safeText(pack.file)} (${message('cli.pack.bytes', lang, { bytes: pack.bytes })})`,
    ],
    [message('cli.seal.pack', lang), pack.pack_sha256],
    [message('cli.seal.answer', lang), pack.answer_sha256],
    [message('cli.pack.level', lang), message(`cli.pack.level.${pack.evidence_level}`, lang)],
    [message('cli.pack.documents', lang), message('cli.pack.cited', lang, { count: pack.documents })],
  ] as const;
  const columns = Math.max(...rows.map(([label]) => displayWidth(label)));
  const lines = [
    colors.bold(message('cli.pack.title', lang)),
    ...rows.flatMap(([label, value]) =>
      wrapLines(terminal, value, `  ${padColumns(label, columns)}  `, ' '.repeat(columns + 4)),
    ),
  ];
  const { report_verdict: verdict } = pack;
  if (verdict !== undefined) {
    const outcome = showOutcome(terminal, verdict);
    lines.push(...wrapLines(terminal, message('cli.pack.report', lang, { outcome }), '  '));
  }
  lines.push(
    ...wrapLines(terminal, message(pack.audit ? 'cli.pack.audit' : 'cli.pack.no-audit', lang), '  '),
  );
  lines.push(...wrapLines(terminal, colors.dim(message('cli.pack.unsealed', lang)), '  '));
  return pack.html_file === undefined ? lines : [...lines, ...viewPage(terminal, pack.html_file, emptyPage)];
}

/** Where a page of a pack lies, and what it cannot show of itself. */
export function viewPage(terminal: Terminal, file: string, emptyPage: string): string[] {
  const { lang } = terminal;
  return [
    ...wrapLines(terminal, message('cli.pack.page', lang, { file: safeText(file) }), '  '),
    ...wrapLines(terminal, terminal.colors.dim(message('cli.pack.page-limit', lang)), '  '),
    // A path that is copied is not broken: a terminal joins its own line again.
    `  ${safeText(emptyPage)}`,
  ];
}
