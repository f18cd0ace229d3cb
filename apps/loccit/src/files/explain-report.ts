import { CliError } from '../cli-error.js';
import { toCliError } from '../console/report-error.js';

const noText = ['ill-formed-text', 'nul-character', 'bom-conflict'];

/** Why a report could not be read; what is no text at all has a remedy of its own, because no option would help. */
export function explainReport(error: unknown, file: string): CliError {
  const refused = toCliError(error, file);
  const { at, code, exitCode, values } = refused;
  return noText.includes(code)
    ? new CliError(code, at, values, exitCode, { remedy: 'needs-extractor' })
    : refused;
}
