import { type HumanDecision, message, type Report, SUPPORT_VERDICTS } from '@loccit/contract';
import { createDecision } from '@loccit/packs';
import { createSigner } from '@loccit/signing';
import { checkAnswer, checkMarkdown, checkResponse, type SupportQuestion } from '@loccit/validator';
import { CliError } from '../cli-error.js';
import { toCliError } from '../console/report-error.js';
import { safeText, wrapLines } from '../console/terminal.js';
import { openEvidence } from '../evidence.js';
import { isJsonFile } from '../files/is-json-file.js';
import { isPack, readUnlessPack } from '../files/is-pack-file.js';
import { isResponse } from '../files/is-response.js';
import { defaultMaxTextBytes, maxJsonBytes } from '../files/read-input.js';
import { readPrivateKey } from '../files/read-private-key.js';
import { refuseExisting, writeNewFile } from '../files/write-new-file.js';
import { readMarkOptions } from '../mark-options.js';
import { readChoice, readCount, readNeeded, refuseMissing } from '../options.js';
import { parseReaderOptions } from '../reader.js';
import { refuseAddress } from '../refuse-address.js';
import { readName } from '../sealing/readable-name.js';
import { note, type Session, sessionTerminal, writeJson, writeLines } from '../session.js';
import { describeFault } from '../views/finding-view.js';

type Options = Readonly<Record<string, unknown>>;

/** A person's reason is read by people: long enough for a paragraph. */
const LONGEST_REASON = 2000;

/** `loccit decide`: signs what a person says of one claim and what is cited for it. */
export async function decide(session: Session, operands: readonly string[], options: Options): Promise<void> {
  const [file = '-', address = ''] = operands;
  refuseMissing(options, ['verdict', 'reason', 'reviewer', 'key', 'out']);
  const verdict = readChoice<HumanDecision['verdict']>(options, 'verdict', [...SUPPORT_VERDICTS]);
  const reason = readReason(options);
  const out = readNeeded(options, 'out');
  refuseExisting(out);
  const { question, report } = await findQuestion(session, file, address, options);
  const { at } = parseReaderOptions(options);
  const { answer_sha256: answerSha256 } = report.subject;
  const isWhole = options.thisAnswer === true;
  if (isWhole && answerSha256 === undefined) throw new CliError('not-an-answer', { file });
  const decision: HumanDecision = {
    schema: 'urn:loccit:decision:1',
    tenant_id: report.scope.reader?.tenant_id ?? 'default',
    reviewer: readName(options, 'reviewer') ?? readNeeded(options, 'reviewer'),
    ...question.binding(),
    ...(isWhole && answerSha256 !== undefined ? { answer_sha256: answerSha256 } : {}),
    verdict,
    reason,
    decided_at: at,
  };
  const announce = (): void => {
    for (const line of describe(session, question, decision)) note(session, line);
    for (const line of warn(session, report, decision)) note(session, line);
  };
  const key = await readPrivateKey(session, options, announce);
  const signer = createSigner(key);
  writeNewFile(out, await createDecision(decision, [signer]));
  if (options.json === true) writeJson(session, decision);
  else
    writeLines(session, [
      message('cli.decide.written', session.lang, { file: safeText(out), keyid: signer.publicKey.keyid }),
    ]);
}

function readReason(options: Options): string {
  const reason = readNeeded(options, 'reason').normalize('NFC').trim();
  if (reason === '' || [...reason].length > LONGEST_REASON || !reason.isWellFormed())
    throw new CliError('unreadable-name', {}, { option: '--reason', limit: LONGEST_REASON });
  return reason;
}

/** The claim and passages at an address, by a check like any other. */
async function findQuestion(
  session: Session,
  file: string,
  address: string,
  options: Options,
): Promise<{ readonly question: SupportQuestion; readonly report: Report }> {
  const questions = new Map<string, SupportQuestion>();
  const report = await checkFor(session, file, options, (question) => {
    if (!questions.has(question.citation)) questions.set(question.citation, question);
    return [];
  });
  const only = report.citations.filter(({ claim_id }) => claim_id === address);
  const [first] = only;
  const question = questions.get(only.length === 1 && first !== undefined ? first.address : address);
  if (question !== undefined) return { question, report };
  const cited = report.citations.find((one) => one.address === (first?.address ?? address));
  if (cited !== undefined && only.length < 2)
    throw new CliError('nothing-to-decide', { file }, { address: cited.address });
  throw refuseAddress(file, [...questions.keys()]);
}

async function checkFor(
  session: Session,
  file: string,
  options: Options,
  opinions: (question: SupportQuestion) => [],
): Promise<Report> {
  const { lang } = session;
  const held = readUnlessPack(file, Math.max(maxJsonBytes, defaultMaxTextBytes));
  if (held === undefined || isPack(held)) {
    // Loaded for packs alone.
    const { openPackEvidence, withPackedAnswer } = await import('../files/with-packed-answer.js');
    return withPackedAnswer(session, file, held, options, (answer) =>
      checkAnswer({
        bytes: answer.bytes,
        evidence: openPackEvidence(session, answer, options),
        lang,
        opinions,
      }),
    );
  }
  const evidence = openEvidence(session, options);
  const shared = { bytes: held, evidence, lang, opinions };
  try {
    if (!isJsonFile(file, held)) {
      const passages = readCount(options, 'passages');
      return checkMarkdown({
        ...shared,
        ...(passages === undefined ? {} : { passages }),
        ...readMarkOptions(options),
      });
    }
    return isResponse(held) ? checkResponse({ ...shared, ...readMarkOptions(options) }) : checkAnswer(shared);
  } catch (error) {
    throw toCliError(error, file);
  }
}

/** Said before anything is signed, so that whoever signs sees what they sign. */
function describe(session: Session, { claim, parts }: SupportQuestion, decision: HumanDecision): string[] {
  const { lang } = session;
  const terminal = sessionTerminal(session);
  const verdict = message(`verdict.${decision.verdict}`, lang);
  return [
    message('cli.decide.about', lang, { citation: decision.citation, verdict }),
    message('cli.decide.claim', lang, { text: safeText(claim) }),
    ...parts.map(({ text }) => message('cli.decide.passage', lang, { text: safeText(text) })),
  ].flatMap((line) => wrapLines(terminal, line));
}

/** That rules found the contrary of what is about to be signed, and what they found. */
function warn(session: Session, { citations, findings }: Report, decision: HumanDecision): string[] {
  const { lang } = session;
  const cited = citations.find(({ address }) => address === decision.citation);
  const found = cited?.verdict;
  const isContrary = found !== undefined && found !== 'undecided' && found !== decision.verdict;
  if (!isContrary) return [];
  const terminal = sessionTerminal(session);
  const verdict = message(`verdict.${found}`, lang);
  const raised = findings.filter(
    ({ citation, layer, outcome }) =>
      citation === decision.citation && layer === 'support' && outcome === 'fail',
  );
  return [
    ...wrapLines(terminal, message('cli.decide.contrary', lang, { verdict }), '! ', '  '),
    ...raised.flatMap((finding) =>
      wrapLines(
        terminal,
        `${finding.rule}: ${describeFault(terminal, finding)
          .filter((part) => part !== '')
          .join(lang === 'zh' ? '' : ' ')}`,
        '  - ',
      ),
    ),
  ];
}
