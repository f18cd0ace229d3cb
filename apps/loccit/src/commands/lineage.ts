import { type Answer, message } from '@loccit/contract';
import { createRerunner } from '@loccit/ingestion';
import { exportProv } from '@loccit/lineage';
import { type Evidence, type LineageTrace, traceLineage } from '@loccit/validator';
import { CliError } from '../cli-error.js';
import { toCliError } from '../console/report-error.js';
import { wrapLines } from '../console/terminal.js';
import { openEvidence } from '../evidence.js';
import { isPack, readUnlessPack } from '../files/is-pack-file.js';
import { parseAnswer } from '../files/read-answer.js';
import { readAudit } from '../files/read-audit.js';
import { maxJsonBytes } from '../files/read-input.js';
import { readText } from '../options.js';
import { refuseAddress } from '../refuse-address.js';
import { type Session, sessionTerminal, writeJson, writeLines } from '../session.js';
import { drawDot, drawMermaid } from '../views/lineage-diagram.js';
import { viewTraces } from '../views/lineage-view.js';

const formats = ['text', 'tree', 'json', 'mermaid', 'dot', 'prov'] as const;
type Format = (typeof formats)[number];

/** `loccit lineage`: the chain of one or every citation, recomputed from raw bytes to span. */
export async function lineage(
  session: Session,
  operands: readonly string[],
  options: Readonly<Record<string, unknown>>,
): Promise<void> {
  const [file = '-', address] = operands;
  const format = readFormat(options);
  const trace = (bytes: Uint8Array, open: () => Evidence): void => {
    const answer = parseAnswer(bytes, file);
    traceAnswer(session, { file, address, answer, format }, open(), options);
  };
  const held = readUnlessPack(file, maxJsonBytes);
  if (held !== undefined && !isPack(held) && readText(options, 'pack') === undefined) {
    trace(held, () => openEvidence(session, options, undefined, 'trace'));
    return;
  }
  // Loaded for packs alone.
  const { openPackEvidence, withPackedAnswer } = await import('../files/with-packed-answer.js');
  await withPackedAnswer(session, file, held, options, (answer) =>
    trace(answer.bytes, () => openPackEvidence(session, answer, options, 'trace')),
  );
}

/** The answer whose chains are asked for. */
interface Asked {
  readonly file: string;
  readonly address: string | undefined;
  readonly answer: Answer;
  readonly format: Format;
}

function traceAnswer(
  session: Session,
  { address, answer, file, format }: Asked,
  evidence: Evidence,
  options: Readonly<Record<string, unknown>>,
): void {
  try {
    // The store's own audit, or that of a pack, would show the reader a generation made of documents that the reader may not see.
    const audit = readAudit(options);
    const traces = traceLineage(answer, evidence, {
      ...(address === undefined ? {} : { address }),
      ...(audit === undefined ? {} : { audit }),
      ...(options.rerun === true ? { rerun: createRerunner() } : {}),
    });
    if (traces.length === 0) throw refuseAddress(file, listAddresses(answer));
    session.exitCode = traces.every(({ holds }) => holds) ? 0 : 1;
    write(session, format, answer, traces);
    if (format === 'text' || format === 'tree') noteAnchor(session, evidence);
  } catch (error) {
    throw toCliError(error, file);
  }
}

const listAddresses = ({ claims }: Answer): string[] =>
  claims.flatMap(({ citations, claim_id }) => citations.map((_, at) => `${claim_id}.${at + 1}`));

function readFormat(options: Readonly<Record<string, unknown>>): Format {
  const named = readText(options, 'format') ?? (options.json === true ? 'json' : 'text');
  const format = formats.find((one) => one === named);
  if (format === undefined)
    throw new CliError('bad-choice', {}, { option: '--format', choices: formats.join(', ') });
  return format;
}

function write(session: Session, format: Format, answer: Answer, traces: readonly LineageTrace[]): void {
  switch (format) {
    case 'json':
      writeJson(session, describeTraces(traces));
      break;
    case 'prov':
      writeJson(session, exportProv(traces.map((trace) => citedChain(answer, trace))));
      break;
    case 'mermaid':
      writeLines(session, drawMermaid(traces, session.lang));
      break;
    case 'dot':
      writeLines(session, drawDot(traces, session.lang));
      break;
    default:
      writeLines(session, viewTraces(sessionTerminal(session), traces));
  }
}

/** A chain that holds inside a pack says nothing of who made it. */
function noteAnchor(session: Session, { pack, sources, store }: Evidence): void {
  if (pack === undefined || sources !== undefined || store !== undefined) return;
  writeLines(session, wrapLines(sessionTerminal(session), message('cli.lineage.pack-alone', session.lang)));
}

/** One chain stands at the top, several in a list. */
function describeTraces(traces: readonly LineageTrace[]): object {
  const [first] = traces;
  const schema = 'urn:loccit:lineage-trace:1';
  return traces.length === 1 ? { schema, ...first } : { schema, traces };
}

function citedChain(answer: Answer, { address, links }: LineageTrace) {
  const [claimId, at] = address.split('.');
  const claim = answer.claims.find((one) => one.claim_id === claimId);
  const citation = claim?.citations[Number(at) - 1];
  const { char_start: charStart, char_end: charEnd } = citation ?? {};
  return {
    answerId: answer.answer_id,
    address,
    links,
    ...(charStart === undefined ? {} : { charStart }),
    ...(charEnd === undefined ? {} : { charEnd }),
  };
}
