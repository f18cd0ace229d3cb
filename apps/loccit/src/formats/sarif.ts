import type { Lang } from '@loccit/contract';
import { version } from '../version.js';
import type { CheckedFile, CheckedFiles } from './checked-file.js';
import { describeArtifact, SOURCE_ROOT } from './sarif/artifact.js';
import { describeInvocation } from './sarif/invocation.js';
import { describeResults } from './sarif/result.js';
import { describeRules } from './sarif/rules.js';
import { uriOf } from './sarif/uri.js';

const LANGUAGES: Readonly<Record<Lang, string>> = { en: 'en-US', zh: 'zh-CN' };
const NAME = 'loccit';

/**
 * The findings of a check as SARIF 2.1.0: one run, an artifact a file, a result a finding.
 *
 * @remarks Columns and offsets count code points. Nothing absolute is in it, and no text of a source.
 * @see {@link https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html}
 */
export function writeSarif({ files, refused }: CheckedFiles, lang: Lang): string {
  const used = listUsedRules(files);
  const other: Lang = lang === 'en' ? 'zh' : 'en';
  const run = {
    tool: {
      driver: {
        name: NAME,
        version,
        semanticVersion: version,
        language: LANGUAGES[lang],
        rules: describeRules(used, lang),
      },
    },
    translations: [
      {
        name: NAME,
        language: LANGUAGES[other],
        contents: ['localizedData'],
        associatedComponent: { name: NAME },
        rules: describeRules(used, other),
      },
    ],
    columnKind: 'unicodeCodePoints',
    originalUriBaseIds: { [SOURCE_ROOT]: {} },
    artifacts: [
      ...files.map((file) => describeArtifact(file)),
      ...refused.map(({ name }) => ({ location: { uri: uriOf(name), uriBaseId: SOURCE_ROOT } })),
    ],
    invocations: [describeInvocation(files, refused, lang)],
    results: files.flatMap((file, index) => describeResults(file, index, used, lang)),
  };
  return JSON.stringify(
    { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] },
    null,
    2,
  );
}

/** The rules of all findings, each once, in alphabetical order. */
const listUsedRules = (files: readonly CheckedFile[]): readonly string[] =>
  [...new Set(files.flatMap(({ report }) => report.findings.map(({ rule }) => rule)))].sort();
