import { traceLineage } from '@loccit/validator';
import { CliError } from '../cli-error.js';
import { toCliError } from '../console/report-error.js';
import { openEvidence } from '../evidence.js';
import { readAnswer } from '../files/read-answer.js';
import { readAudit } from '../files/read-audit.js';
import { type Session, sessionTerminal, writeJson, writeLines } from '../session.js';
import { viewTrace } from '../views/lineage-view.js';

/** `loccit lineage`: the chain of one or every citation, recomputed from raw bytes to span. */
export function lineage(
  session: Session,
  operands: readonly string[],
  options: Readonly<Record<string, unknown>>,
): void {
  const [file = '-', address] = operands;
  const answer = readAnswer(file);
  const evidence = openEvidence(session, options);
  try {
    // The store's own audit would show the reader a generation made of documents that the reader may not see.
    const audit = readAudit(options);
    const traces = traceLineage(answer, evidence, {
      ...(address === undefined ? {} : { address }),
      ...(audit === undefined ? {} : { audit }),
    });
    if (traces.length === 0) throw new CliError('no-such-citation', { file });
    session.exitCode = traces.every(({ holds }) => holds) ? 0 : 1;
    if (options.json === true) {
      const [first] = traces;
      writeJson(session, {
        schema: 'urn:loccit:lineage-trace:1',
        ...(traces.length === 1 ? first : {}),
        ...(traces.length > 1 ? { traces } : {}),
      });
    } else
      writeLines(
        session,
        traces.flatMap((trace) => viewTrace(sessionTerminal(session), trace)),
      );
  } catch (error) {
    throw toCliError(error, file);
  }
}
