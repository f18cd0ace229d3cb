import { message } from '@loccit/contract';
import { findMediaType } from '@loccit/ingestion';
import type { CollectedAddress } from '../collecting/collection.js';
import { safeText, type Terminal, wrapLines } from '../console/terminal.js';
import { withCode } from '../console/with-code.js';

/** What a view of a collection says beside its addresses. */
interface CollectionAbout {
  readonly folder: string;
  readonly kept: ReadonlyMap<string, CollectedAddress>;
}

const mostShown = 100;

/** What was had, and each address that was not, with its reason. */
export function viewCollection(
  terminal: Terminal,
  own: readonly CollectedAddress[],
  { folder, kept }: CollectionAbout,
): string[] {
  const { colors, lang } = terminal;
  const had = own.filter(({ outcome }) => outcome === 'had');
  const earlier = had.filter((one) => kept.get(one.url)?.fetched_at === one.fetched_at).length;
  const missing = own.filter(({ not_renewed, reason }) => (reason ?? not_renewed) !== undefined);
  const values = { had: had.length, urls: own.length, earlier, folder: safeText(folder) };
  const sign = missing.length === 0 ? colors.green('✓') : colors.yellow('!');
  const lines = wrapLines(terminal, message('cli.collect.done', lang, values), `${sign} `);
  for (const { not_renewed, reason, url } of missing.slice(0, mostShown)) {
    const code = reason ?? not_renewed ?? '';
    lines.push(...wrapLines(terminal, `${safeText(url)} `, `${colors.red('✗')} `));
    lines.push(...wrapLines(terminal, withCode(describeReason(code, lang), code, lang), '    '));
  }
  const unread = had.filter(({ path = '' }) => findMediaType(path) === undefined).length;
  if (unread > 0)
    lines.push(
      ...wrapLines(
        terminal,
        colors.yellow(message('cli.collect.unread', lang, { count: unread })),
        '! ',
        '  ',
      ),
    );
  const more = missing.length - mostShown;
  if (more > 0) lines.push(`  ${message('cli.collect.more', lang, { count: more })}`);
  if (had.length > 0)
    lines.push(
      ...wrapLines(
        terminal,
        colors.dim(message('cli.collect.next', lang, { folder: safeText(folder) })),
        '  ',
      ),
    );
  return lines;
}

function describeReason(code: string, lang: Terminal['lang']): string {
  const [, status] = /^status-(\d+)$/.exec(code) ?? [];
  if (status !== undefined) return message('cli.collect.reason.status', lang, { status });
  return message(`cli.collect.reason.${code}` as Parameters<typeof message>[0], lang);
}
