import { message } from '@loccit/contract';
import { withArtifact } from '../files/open-artifact.js';
import { readPackOptions } from '../files/pack-reading.js';
import { note, type Session, sessionTerminal, writeJson, writeLines } from '../session.js';
import { verifyArtifact } from '../verification/verify-artifact.js';
import { viewVerification } from '../views/verification-view.js';

/** `loccit verify`: signature, statement, chain and layers of a sealed answer or a pack, each apart from the others. */
export async function verify(
  session: Session,
  operands: readonly string[],
  options: Readonly<Record<string, unknown>>,
): Promise<void> {
  const [file = '-'] = operands;
  const { policy, verification } = await withArtifact(file, readPackOptions(options), (artifact) =>
    verifyArtifact(session, artifact, options),
  );
  const { outcome, pack, report } = verification;
  if (options.json === true) writeJson(session, verification);
  else {
    const name = file === '-' ? message('cli.stdin', session.lang) : file;
    writeLines(session, viewVerification(sessionTerminal(session), verification, name, policy));
  }
  if (pack?.canonical_form === false)
    note(session, message('cli.verify.foreign', session.lang, { count: pack.ignored_entries }));
  const isMalformed = report.findings.some(({ rule }) => rule === 'structure/malformed-json');
  session.exitCode = isMalformed ? 2 : outcome === 'pass' ? 0 : 1;
}
