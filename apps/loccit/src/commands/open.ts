import { message, type Report } from '@loccit/contract';
import { checkAnswer, checkMarkdown, type Evidence } from '@loccit/validator';
import { toCliError } from '../console/report-error.js';
import { openEvidence } from '../evidence.js';
import { isJsonFile } from '../files/is-json-file.js';
import { isPack, readUnlessPack } from '../files/is-pack-file.js';
import { maxJsonBytes } from '../files/read-input.js';
import { readText } from '../options.js';
import { refuseAddress } from '../refuse-address.js';
import { type Session, sessionTerminal, writeJson, writeLines } from '../session.js';
import { viewPassages } from '../views/passage-view.js';

/**
 * `loccit open`: the cited passage in its place, for this reader, now.
 *
 * @remarks Authorized anew each time. What is absent, forbidden, deleted or another tenant's gives one message and exit 1.
 */
export async function open(
  session: Session,
  operands: readonly string[],
  options: Readonly<Record<string, unknown>>,
): Promise<void> {
  const [file = '-', address = ''] = operands;
  const report = await checkFor(session, file, options);
  const citations = report.citations.filter(
    (citation) => citation.address === address || citation.claim_id === address,
  );
  if (citations.length === 0)
    throw refuseAddress(
      file,
      report.citations.map((citation) => citation.address),
    );
  const opened = citations.filter(({ passages }) => (passages ?? []).length > 0);
  session.exitCode = opened.length === citations.length ? 0 : 1;
  if (options.json === true) {
    const findings = report.findings.filter(({ citation }) =>
      citations.some((one) => one.address === citation),
    );
    writeJson(session, { schema: 'urn:loccit:passages:1', citations, findings });
    return;
  }
  const terminal = sessionTerminal(session);
  writeLines(
    session,
    citations.flatMap((citation) =>
      opened.includes(citation)
        ? viewPassages(terminal, citation, report)
        : [
            `${terminal.colors.bold(citation.address)}  ${terminal.colors.yellow(message('cli.open.nothing', session.lang))}`,
          ],
    ),
  );
}

async function checkFor(
  session: Session,
  file: string,
  options: Readonly<Record<string, unknown>>,
): Promise<Report> {
  const { lang } = session;
  const held = readUnlessPack(file, maxJsonBytes);
  if (held === undefined || isPack(held) || readText(options, 'pack') !== undefined) {
    // Loaded for packs alone.
    const { openPackEvidence, withPackedAnswer } = await import('../files/with-packed-answer.js');
    return withPackedAnswer(session, file, held, options, (answer) =>
      checkAnswer({
        bytes: answer.bytes,
        evidence: openPackEvidence(session, answer, options, 'open'),
        lang,
      }),
    );
  }
  const evidence: Evidence = openEvidence(session, options, undefined, 'open');
  try {
    return isJsonFile(file, held)
      ? checkAnswer({ bytes: held, evidence, lang })
      : checkMarkdown({ bytes: held, evidence, lang });
  } catch (error) {
    throw toCliError(error, file);
  }
}
