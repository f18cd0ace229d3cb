import { message } from '@loccit/contract';
import { CliError } from '../cli-error.js';
import { describeError } from '../console/report-error.js';
import { safeText, type Terminal, wrapLines } from '../console/terminal.js';
import type { OpenedStore } from '../files/find-store.js';
import { countServed, type Published } from './publish-tenant.js';

const mostDeletedShown = 10;
const mostWaitingShown = 10;

/** What one publication is told as: the tenant with what it serves, then what is gone and what waits. */
export function describePublication(
  terminal: Terminal,
  { shown, store }: OpenedStore,
  { deleted, generation, published, tenantId, waiting }: Published,
): string[] {
  const { colors, lang } = terminal;
  const key = published ? 'cli.ingest.served' : 'cli.ingest.served-unchanged';
  const values = { tenant: tenantId, store: shown, ...countServed(store, tenantId) };
  return [
    ...wrapLines(terminal, message(key, lang, values), `${colors.green('✓')} `),
    `  ${colors.dim(generation)}`,
    ...describeDeleted(terminal, deleted),
    ...waiting.slice(0, mostWaitingShown).flatMap(({ position, reason }) => {
      const id = store.eventAt(tenantId, position)?.event.event_id ?? '';
      const { remedy, what } = describeError(new CliError(reason), lang);
      const text = message('cli.ingest.waiting', lang, { event: safeText(id), reason: what, code: reason });
      const lines = wrapLines(terminal, text, `  ${colors.yellow('!')} `);
      return remedy === undefined ? lines : [...lines, ...wrapLines(terminal, colors.dim(remedy), '    ')];
    }),
  ];
}

/** Nothing else tells that a folder was named instead of another, and that documents are gone for it. */
export function describeDeleted(terminal: Terminal, deleted: readonly string[]): string[] {
  if (deleted.length === 0) return [];
  const { colors, lang } = terminal;
  const shown = deleted.slice(0, mostDeletedShown).map(safeText);
  if (deleted.length > shown.length) shown.push('…');
  const list = shown.join(lang === 'zh' ? '、' : ', ');
  const text = message('cli.ingest.deleted', lang, { count: deleted.length, list });
  return wrapLines(terminal, text, `  ${colors.yellow('!')} `);
}
