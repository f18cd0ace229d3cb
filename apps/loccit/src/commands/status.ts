import { message } from '@loccit/contract';
import { CliError } from '../cli-error.js';
import { describeError } from '../console/report-error.js';
import { safeText, type Terminal, wrapLines } from '../console/terminal.js';
import { withCode } from '../console/with-code.js';
import { openStoreToRead } from '../files/find-store.js';
import { compareSources, type SourceDrift } from '../ingesting/source-drift.js';
import { describeTenant, type TenantStatus } from '../ingesting/tenant-status.js';
import { readText } from '../options.js';
import { type Session, sessionTerminal, showProgress, writeJson, writeLines } from '../session.js';

const mostShown = 10;

/** `loccit status`: what a store serves, what waits and why, and how far sources have moved on. */
export function status(
  session: Session,
  operands: readonly string[],
  options: Readonly<Record<string, unknown>>,
): void {
  const { shown, store } = openStoreToRead(options.store);
  const named = readText(options, 'tenant');
  const all = [...new Set([...store.tenants(), ...store.eventTenants()])].sort();
  const tenants = all
    .filter((tenantId) => named === undefined || tenantId === named)
    .map((tenantId) => describeTenant(store, tenantId));
  const drift =
    operands.length === 0
      ? undefined
      : compareSources(store, operands, showProgress(session, 'cli.ingest.progress'));
  if (options.json === true) {
    writeJson(session, {
      schema: 'urn:loccit:status:1',
      tenants,
      ...(drift === undefined ? {} : { sources: drift }),
    });
    return;
  }
  const terminal = sessionTerminal(session);
  writeLines(session, [message('cli.status.store', session.lang, { store: shown, count: tenants.length })]);
  for (const tenant of tenants) writeLines(session, describeText(terminal, tenant));
  if (drift !== undefined) writeLines(session, describeDrift(terminal, drift));
}

function describeText(terminal: Terminal, tenant: TenantStatus): string[] {
  const { colors, lang } = terminal;
  const { documents, chunks, generation, generations, events, pending, restrictions, tombstones } = tenant;
  const lines = wrapLines(
    terminal,
    message('cli.status.tenant', lang, {
      tenant: safeText(tenant.tenant_id),
      documents,
      chunks,
      tombstones,
      generations,
    }),
    `${colors.green('•')} `,
  );
  lines.push(`  ${colors.dim(generation ?? message('cli.status.no-generation', lang))}`);
  if (events.last > 0) lines.push(...wrapLines(terminal, message('cli.status.events', lang, events), '  '));
  for (const { document_id, event_id, reason } of pending.slice(0, mostShown)) {
    const why = reason === null ? message('cli.status.not-tried', lang) : describeReason(reason, terminal);
    const values = { event: safeText(event_id), document: safeText(document_id), reason: why };
    lines.push(
      ...wrapLines(terminal, message('cli.status.pending', lang, values), `  ${colors.yellow('!')} `),
    );
  }
  if (pending.length > mostShown)
    lines.push(`  ${message('cli.status.more', lang, { count: pending.length - mostShown })}`);
  for (const { document_id, deleted } of restrictions.slice(0, mostShown)) {
    const key = deleted ? 'cli.status.closed' : 'cli.status.narrowed';
    lines.push(
      ...wrapLines(
        terminal,
        message(key, lang, { document: safeText(document_id) }),
        `  ${colors.yellow('!')} `,
      ),
    );
  }
  return lines;
}

const describeReason = (code: string, { lang }: Terminal): string =>
  withCode(describeError(new CliError(code), lang).what, code, lang);

function describeDrift(terminal: Terminal, drift: SourceDrift): string[] {
  const { lang } = terminal;
  const { counts, documents } = drift;
  const lines = wrapLines(terminal, message('cli.status.drift', lang, counts), '');
  const moved = documents.filter(({ state }) => state !== 'current');
  for (const { document_id, state } of moved.slice(0, mostShown)) {
    lines.push(
      ...wrapLines(terminal, `${safeText(document_id)}: ${message(`cli.status.drift.${state}`, lang)}`, '  '),
    );
  }
  if (moved.length > mostShown)
    lines.push(`  ${message('cli.status.more', lang, { count: moved.length - mostShown })}`);
  return lines;
}
