import { type Extraction, message } from '@loccit/contract';
import { extractCitations } from '@loccit/markdown';
import { createTextIndex, readCanonicalText, type TextIndex } from '@loccit/text';
import { CliError } from '../cli-error.js';
import { safeText, wrapLines } from '../console/terminal.js';
import { explainReport } from '../files/explain-report.js';
import { isJsonFile } from '../files/is-json-file.js';
import { defaultMaxTextBytes, readInput } from '../files/read-input.js';
import { readIdAlphabet } from '../id-alphabets.js';
import { readCount } from '../options.js';
import { type Session, sessionTerminal, writeJson, writeLines } from '../session.js';

/** `loccit extract`: citations, references and claims of a Markdown report. */
export function extract(
  session: Session,
  operands: readonly string[],
  options: Readonly<Record<string, unknown>>,
): void {
  const [file = '-'] = operands;
  const maxBytes = readCount(options, 'maxBytes') ?? defaultMaxTextBytes;
  const passages = readCount(options, 'passages');
  const alphabet = readIdAlphabet(options);
  const { text } = readText(file, maxBytes);
  const extraction = extractCitations(text, { ...alphabet, ...(passages === undefined ? {} : { passages }) });
  if (options.json === true) writeJson(session, extraction);
  else writeLines(session, viewExtraction(session, extraction, createTextIndex(text)));
}

function readText(file: string, maxBytes: number) {
  try {
    const bytes = readInput(file, maxBytes);
    if (isJsonFile(file, bytes)) throw new CliError('not-a-report', { file });
    return readCanonicalText(bytes, { maxBytes });
  } catch (error) {
    throw explainReport(error, file);
  }
}

function viewExtraction(session: Session, extraction: Extraction, index: TextIndex): string[] {
  const terminal = sessionTerminal(session);
  const { colors, lang } = terminal;
  const place = (char: number) => {
    const { column, line } = index.toLineColumn(char);
    return `${line}:${column}`;
  };
  const title = (key: 'citations' | 'references' | 'claims' | 'uncited', count: number) =>
    colors.bold(`${message(`cli.extract.${key}`, lang)} ${count}`);
  const lines = [title('citations', extraction.citations.length)];
  for (const { char_start, citation, claim_ids, form, mark, problem, target } of extraction.citations) {
    const to =
      target.ref ??
      target.url ??
      (target.document_id === undefined ? '' : `${target.document_id}#${target.chunk_id ?? ''}`);
    const fault = problem === undefined ? '' : `  ${colors.yellow(problem)}`;
    lines.push(
      ...wrapLines(
        terminal,
        `${safeText(mark)}  ${form} → ${safeText(to)}  ${claim_ids.join(' ')}${fault}`,
        `  ${citation.padEnd(5)}${place(char_start).padEnd(8)} `,
        '                 ',
      ),
    );
  }
  lines.push(title('references', extraction.references.length));
  for (const { char_start, label, reference, title: name, url } of extraction.references) {
    lines.push(
      ...wrapLines(
        terminal,
        `[${safeText(label)}] ${safeText(name ?? '')} ${safeText(url ?? '')}`,
        `  ${reference.padEnd(5)}${place(char_start).padEnd(8)} `,
        '                 ',
      ),
    );
  }
  lines.push(title('claims', extraction.claims.length));
  for (const { char_start, claim_id, text } of extraction.claims) {
    lines.push(
      ...wrapLines(
        terminal,
        safeText(text),
        `  ${claim_id.padEnd(5)}${place(char_start).padEnd(8)} `,
        '                 ',
      ),
    );
  }
  lines.push(title('uncited', extraction.statements_uncited.length));
  return lines;
}
