import { hasMessage, type Lang, type MessageKey, message } from '@loccit/contract';
import type { StoreFinding, StoreFindingCode } from '@loccit/storage';
import { safeText, type Terminal, wrapLines } from '../console/terminal.js';
import { withCode } from '../console/with-code.js';
import { openStoreToRead } from '../files/find-store.js';
import { type Session, sessionTerminal, writeJson, writeLines } from '../session.js';

/** `loccit reconcile`: every inconsistency between a store and the chains in it. */
export function reconcile(
  session: Session,
  _operands: readonly string[],
  options: Readonly<Record<string, unknown>>,
): void {
  const { shown, store } = openStoreToRead(options.store);
  const json = options.json === true;
  const terminal = sessionTerminal(session);
  const told: object[] = [];
  const remedies = new Set<string>();
  let faults = 0;
  for (const finding of store.inspect()) {
    if (finding.code !== 'leftover') faults += 1;
    if (json) told.push({ ...finding, ...describe(finding.code, session.lang) });
    else writeLines(session, describeFinding(terminal, finding));
    remedies.add(describe(finding.code, session.lang).remedy);
  }
  if (json)
    writeJson(session, { schema: 'urn:loccit:reconciliation:1', holds: faults === 0, findings: told });
  else {
    for (const remedy of remedies)
      writeLines(session, wrapLines(terminal, terminal.colors.dim(remedy), '  '));
    const key = faults === 0 ? 'cli.reconcile.holds' : 'cli.reconcile.faults';
    const sign = faults === 0 ? terminal.colors.green('✓') : terminal.colors.red('✗');
    const text = message(key, session.lang, { store: shown, count: faults });
    writeLines(session, wrapLines(terminal, text, `${sign} `));
  }
  session.exitCode = faults === 0 ? 0 : 1;
}

function describeFinding(
  terminal: Terminal,
  { code, generation_id, place, tenant_id }: StoreFinding,
): string[] {
  const { colors, lang } = terminal;
  const where = [tenant_id, generation_id === place ? null : generation_id, place]
    .filter((part) => part !== null && part !== '')
    .map((part) => safeText(String(part)))
    .join(' · ');
  const sign = code === 'leftover' ? colors.yellow('!') : colors.red('✗');
  return wrapLines(terminal, withCode(`${where}: ${describe(code, lang).message}`, code, lang), `${sign} `);
}

/** What a finding means and what is to be done; the chain's faults are those of the provenance rules. */
function describe(code: StoreFindingCode, lang: Lang): { message: string; remedy: string } {
  const own = `reconcile.${code}`;
  const key = hasMessage(own) ? own : (`rule.provenance.${code}` as MessageKey);
  return { message: message(key, lang), remedy: message(`cli.reconcile.remedy.${remedyOf(code)}`, lang) };
}

type Remedy = 'audit' | 'event' | 'file' | 'leftover' | 'reingest' | 'restore';

const remedyByCode: Partial<Record<StoreFindingCode, Remedy>> = {
  leftover: 'leftover',
  orphan: 'file',
  'pointer-damaged': 'restore',
  'database-damaged': 'restore',
  'generation-missing': 'restore',
};

/** Text, records and lists are derived from the sources, and publishing them again mends what was harmed. */
function remedyOf(code: StoreFindingCode): Remedy {
  return (
    remedyByCode[code] ??
    (code.startsWith('event-') ? 'event' : code.startsWith('audit-') ? 'audit' : 'reingest')
  );
}
