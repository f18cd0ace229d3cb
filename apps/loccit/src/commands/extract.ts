import { type Extraction, message } from '@loccit/contract';
import { toAiSdkParts, toWebAnnotations } from '@loccit/interop';
import { sha256Hex } from '@loccit/lineage';
import { createTextIndex, type TextIndex } from '@loccit/text';
import { safeText, wrapLines } from '../console/terminal.js';
import { openBibliography } from '../files/open-bibliography.js';
import { defaultMaxTextBytes } from '../files/read-input.js';
import { readReport } from '../files/read-report.js';
import { readMarkOptions } from '../mark-options.js';
import { readChoice, readCount } from '../options.js';
import { type Session, sessionTerminal, writeJson, writeLines } from '../session.js';
import { viewCslItems } from '../views/csl-json.js';
import { describeForm } from '../views/input-form.js';

/** `loccit extract`: citations, references and claims of a report or a provider's response. */
export async function extract(
  session: Session,
  operands: readonly string[],
  options: Readonly<Record<string, unknown>>,
): Promise<void> {
  const format = readChoice(options, 'format', ['text', 'json', 'csl-json', 'web-annotation', 'ai-sdk']);
  const [file = '-'] = operands;
  const maxBytes = readCount(options, 'maxBytes') ?? defaultMaxTextBytes;
  const passages = readCount(options, 'passages');
  const { markScope: scope, ...marks } = readMarkOptions(options);
  const reading = {
    ...marks,
    ...(scope === undefined ? {} : { scope }),
    ...(passages === undefined ? {} : { passages }),
    ...(await openBibliography(options)),
  };
  const report = readReport(file, maxBytes);
  const extraction = report.extract(reading);
  const id = `urn:sha256:${sha256Hex(report.bytes)}`;
  const { text } = report;
  if (format === 'csl-json') writeJson(session, viewCslItems(extraction.references));
  else if (format === 'web-annotation')
    writeJson(session, toWebAnnotations(extraction, { answerId: id, text }));
  else if (format === 'ai-sdk')
    writeJson(session, { id, role: 'assistant', parts: toAiSdkParts(extraction, { text }) });
  else if (options.json === true || format === 'json') writeJson(session, extraction);
  else writeLines(session, viewExtraction(session, extraction, createTextIndex(text)));
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
  const form = extraction.read_as ?? 'markdown';
  const lines = form === 'markdown' ? [] : describeForm(form, extraction.lost ?? [], lang);
  lines.push(title('citations', extraction.citations.length));
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
  for (const { char_end, char_start, label, reference, title: name, url } of extraction.references) {
    // What a bibliography holds has no place in the text.
    const at = char_end === 0 ? '' : place(char_start);
    lines.push(
      ...wrapLines(
        terminal,
        `[${safeText(label)}] ${safeText(name ?? '')} ${safeText(url ?? '')}`,
        `  ${reference.padEnd(5)}${at.padEnd(8)} `,
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
