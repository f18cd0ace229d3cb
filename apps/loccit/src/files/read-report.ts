import type { Extraction } from '@loccit/contract';
import { readResponse, recognizeResponse, toExtraction } from '@loccit/interop';
import { parseJson } from '@loccit/json';
import { type ExtractOptions, extractCitations } from '@loccit/markdown';
import { readCanonicalText } from '@loccit/text';
import { CliError } from '../cli-error.js';
import { explainReport } from './explain-report.js';
import { isJsonFile } from './is-json-file.js';
import { readInput } from './read-input.js';

/** A report in Markdown or a provider's response, read from a file. */
export interface ReportFile {
  readonly bytes: Uint8Array;
  /** The report, or the answer inside the response: what positions count in. */
  readonly text: string;
  /** Numbered passages belong to reports alone: a response names its own. */
  extract(options: ExtractOptions): Extraction;
}

/**
 * Reads a file that citations stand in.
 *
 * @throws {@link CliError} `not-a-report` for JSON that no adapter knows; else what text, JSON or response are refused for
 */
export function readReport(file: string, maxBytes: number): ReportFile {
  try {
    const bytes = readInput(file, maxBytes);
    if (!isJsonFile(file, bytes)) {
      const { text } = readCanonicalText(bytes, { maxBytes });
      return { bytes, text, extract: (options) => extractCitations(text, options) };
    }
    const value = parseJson(bytes);
    if (recognizeResponse(value) === undefined) throw new CliError('not-a-report', { file });
    const response = readResponse(value);
    return {
      bytes,
      text: response.text,
      extract: ({ passages: _, ...options }) => toExtraction(response, options),
    };
  } catch (error) {
    throw explainReport(error, file);
  }
}
