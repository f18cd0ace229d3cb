import { type Answer, message, type Report } from '@loccit/contract';
import { displayWidth } from '../console/display-width.js';
import { padColumns, safeText, type Terminal, wrapLines } from '../console/terminal.js';
import { showOutcome } from './signs.js';

/** What was sealed, as it is printed. */
export interface NewSeal {
  /** A seal beside an answer, a pack with one more seal, or an answer with a proof in it. */
  readonly kind: 'seal' | 'pack' | 'proof';
  readonly file: string;
  readonly answer_sha256: string;
  readonly status: Answer['status'];
  readonly keyid: string;
  readonly purpose?: string;
  readonly tenant_id?: string;
  readonly audience?: string;
  readonly issued_at: string;
  readonly expires_at: string;
  readonly binds: readonly ('answer' | 'pack' | 'report' | 'audit')[];
  /** What the sealed report came to; absent where none is sealed. */
  readonly report_verdict?: Report['verdict'];
}

/** What was sealed, for whom, until when and by which key, and that a seal is no check. */
export function viewNewSeal(terminal: Terminal, seal: NewSeal): string[] {
  const { colors, lang } = terminal;
  const binds = seal.binds.map((name) => message(`cli.sign.binds.${name}`, lang));
  const rows = [
    [message('cli.sign.file', lang), safeText(seal.file)],
    [message('cli.key.keyid', lang), seal.keyid],
    [message('cli.sign.bound', lang), binds.join(lang === 'zh' ? '、' : ', ')],
    [message('cli.seal.purpose', lang), seal.purpose],
    [message('cli.seal.tenant', lang), seal.tenant_id],
    [message('cli.seal.audience', lang), seal.audience],
    [message('cli.seal.expires', lang), seal.expires_at],
  ].filter((row): row is [string, string] => row[1] !== undefined);
  const columns = Math.max(...rows.map(([label]) => displayWidth(label)));
  return [
    colors.bold(message(`cli.sign.title.${seal.kind}`, lang)),
    ...rows.map(([label, value]) => `  ${padColumns(label, columns)}  ${safeText(value)}`),
    ...wrapLines(terminal, describeCheck(terminal, seal), '  '),
  ];
}

function describeCheck(terminal: Terminal, { report_verdict: verdict }: NewSeal): string {
  const { colors, lang } = terminal;
  if (verdict === undefined) return colors.yellow(message('cli.sign.no-report', lang));
  const text = message('cli.sign.report', lang, { outcome: showOutcome(terminal, verdict) });
  return verdict === 'pass' ? text : colors.yellow(text);
}
