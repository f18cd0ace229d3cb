import { type Answer, conformsTo, digestAnswer, message, type Report } from '@loccit/contract';
import { type JsonValue, parseJson } from '@loccit/json';
import { addSeal, createSeal, type PackSource, type SealPredicate } from '@loccit/packs';
import { createProof, createSigner, type Signer } from '@loccit/signing';
import { CliError } from '../cli-error.js';
import { toCliError } from '../console/report-error.js';
import { wrapLines } from '../console/terminal.js';
import { type Artifact, withArtifact } from '../files/open-artifact.js';
import { readPrivateKey } from '../files/read-private-key.js';
import { fillNewFile, refuseExisting, writeNewFile } from '../files/write-new-file.js';
import { flagOf, readNeeded, refuseMissing } from '../options.js';
import { addDuration, parseReaderOptions } from '../reader.js';
import { describePredicate, readBound, type Times } from '../sealing/seal-content.js';
import { note, type Session, sessionTerminal, writeJson, writeLines } from '../session.js';
import { type NewSeal, viewNewSeal } from '../views/new-seal-view.js';

type Options = Readonly<Record<string, unknown>>;

/** `loccit sign`: seals an answer or a pack, or puts a proof into an answer; what was there stays as it was. */
export async function sign(session: Session, operands: readonly string[], options: Options): Promise<void> {
  const [file = '-'] = operands;
  refuseMissing(options, ['key', ...(options.proof === true ? [] : ['purpose']), 'expires', 'out']);
  const out = readNeeded(options, 'out');
  const times = readTimes(options);
  refuseExisting(out);
  const sealed = await withArtifact(file, {}, async (artifact) => {
    const answer = readAnswerOf(artifact, file);
    if (options.proof === true) {
      refuseOptions(artifact, options, file);
      const signer = createSigner(await readPrivateKey(session, options, () => announce(session, answer)));
      return writeProof(answer, signer, out, times);
    }
    const bound = readBound(artifact, answer, options);
    const predicate = describePredicate(artifact, bound, options, times);
    const signer = createSigner(await readPrivateKey(session, options, () => announce(session, answer)));
    const seal = await createSeal(answer, predicate, [signer]);
    if (artifact.kind === 'pack') sealPack(artifact.source, seal, out, file);
    else writeNewFile(out, seal);
    return describeNewSeal(artifact, answer, predicate, signer, out, bound.report);
  });
  if (options.json === true) writeJson(session, { schema: 'urn:loccit:new-seal:1', ...sealed });
  else writeLines(session, viewNewSeal(sessionTerminal(session), sealed));
}

function readTimes(options: Options): Times {
  const { at } = parseReaderOptions(options);
  return { at, until: addDuration(at, readNeeded(options, 'expires')) };
}

function readAnswerOf({ bytes }: Artifact, file: string): Answer {
  try {
    const value: unknown = parseJson(bytes);
    if (!conformsTo('answer', value)) throw new CliError('not-an-answer', { file });
    return value;
  } catch (error) {
    throw toCliError(error, file);
  }
}

/** Said before anything is signed, so that whoever is asked for a passphrase knows what for. */
function announce(session: Session, answer: Answer): void {
  const text = message('cli.sign.about', session.lang, {
    answer: digestAnswer(answer),
    status: message(`status-name.${answer.status}`, session.lang),
  });
  for (const line of wrapLines(sessionTerminal(session), text)) note(session, line);
}

function sealPack(source: PackSource, seal: Uint8Array, out: string, file: string): void {
  try {
    fillNewFile(out, (sink) => addSeal(source, seal, sink));
  } catch (error) {
    throw toCliError(error, file);
  }
}

/** A proof says nothing of purpose, tenant or audience: an option for these would be taken and lost. */
function refuseOptions(artifact: Artifact, options: Options, file: string): void {
  if (artifact.kind === 'pack') throw new CliError('seal-needs-answer', { file });
  for (const name of ['purpose', 'tenant', 'audience', 'report', 'audit']) {
    if (options[name] !== undefined)
      throw new CliError('option-unfit', {}, { option: flagOf(name) }, 2, { remedy: 'proof-options' });
  }
}

async function writeProof(
  answer: Answer,
  signer: Signer,
  out: string,
  { at, until }: Times,
): Promise<NewSeal> {
  const document = answer as unknown as { readonly [name: string]: JsonValue };
  const proof = await createProof(document, signer, { created: at, expires: until });
  writeNewFile(out, `${JSON.stringify({ ...answer, proof }, null, 2)}\n`);
  return {
    kind: 'proof',
    file: out,
    answer_sha256: digestAnswer(answer),
    status: answer.status,
    keyid: signer.publicKey.keyid,
    issued_at: at,
    expires_at: until,
    binds: ['answer'],
  };
}

function describeNewSeal(
  { kind }: Artifact,
  answer: Answer,
  predicate: SealPredicate,
  signer: Signer,
  out: string,
  report: Report | undefined,
): NewSeal {
  const { audience, auditSha256, expiresAt, issuedAt, packSha256, purpose, reportSha256, tenantId } =
    predicate;
  return {
    kind: kind === 'pack' ? 'pack' : 'seal',
    file: out,
    answer_sha256: digestAnswer(answer),
    status: answer.status,
    keyid: signer.publicKey.keyid,
    purpose,
    tenant_id: tenantId,
    ...(audience === undefined ? {} : { audience }),
    issued_at: issuedAt,
    expires_at: expiresAt,
    binds: [
      'answer',
      ...(packSha256 === undefined ? [] : (['pack'] as const)),
      ...(reportSha256 === undefined ? [] : (['report'] as const)),
      ...(auditSha256 === undefined ? [] : (['audit'] as const)),
    ],
    ...(report === undefined ? {} : { report_verdict: report.verdict }),
  };
}
