import type { Lang } from '@loccit/contract';
import type { CheckedFiles } from './checked-file.js';
import type { DocumentFormat } from './read-format.js';

type Writer = (checked: CheckedFiles, lang: Lang) => string;

/** Loaded when asked for: what builds pages and XML is no part of most checks. */
const writers: Readonly<Record<DocumentFormat, () => Promise<Writer>>> = {
  html: async () => (await import('./html.js')).writeHtml,
  markdown: async () => (await import('./markdown-summary.js')).writeMarkdown,
  sarif: async () => (await import('./sarif.js')).writeSarif,
  junit: async () => (await import('./junit.js')).writeJunit,
};

/** All that was checked as one document, ended by a line feed. */
export async function writeFormat(
  format: DocumentFormat,
  checked: CheckedFiles,
  lang: Lang,
): Promise<string> {
  const write = await writers[format]();
  return `${write(checked, lang).trimEnd()}\n`;
}
