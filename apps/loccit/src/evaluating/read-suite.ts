import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import type { AnswerStatus } from '@loccit/contract';
import { checkDocument } from '@loccit/contract/documents';
import { parseJson } from '@loccit/json';
import { sha256Hex } from '@loccit/lineage';
import { CliError } from '../cli-error.js';
import { toCliError } from '../console/report-error.js';
import { readInput } from '../files/read-input.js';
import { statPath } from '../files/stat.js';

/** What is made to fail. */
export type SuiteFault =
  | 'retrieval-down'
  | 'reranker-down'
  | 'writer-refused'
  | 'writer-timeout'
  | 'writer-429'
  | 'writer-500'
  | 'writer-garbage';

/** What an answer must be; what is absent is not asked. */
export interface SuiteExpectation {
  readonly status: AnswerStatus;
  readonly reason?: string;
  readonly missing?: readonly string[];
  readonly cites?: readonly string[];
  readonly cites_within?: readonly string[];
  readonly claims?: number;
  readonly shows?: readonly string[];
  readonly hides?: readonly string[];
  readonly same_as?: string;
  readonly degraded?: readonly string[];
}

/** A question, who asks it, and what must come of it. */
export interface SuiteCase {
  readonly id: string;
  readonly question: string;
  readonly tenant_id?: string;
  readonly as?: readonly string[];
  readonly at?: string;
  readonly lang?: string;
  readonly fault?: SuiteFault;
  readonly expect: SuiteExpectation;
}

/** A `urn:loccit:suite:1`, as its schema has it. */
export interface Suite {
  readonly name: string;
  readonly at: string;
  readonly cases: readonly SuiteCase[];
}

/** A suite with where it is from. */
export interface OpenedSuite extends Suite {
  /** Where the sources are, from the working folder. */
  readonly sources: readonly string[];
  /** Of the file. */
  readonly sha256: string;
}

const maxSuiteBytes = 16 << 20;

/**
 * Reads the suite of that name: a file, a folder that holds `suite.json`, or such a folder below `suites` or `fixtures/suites`.
 *
 * @throws {@link CliError} `unexpected-form` with the place, and the codes of files and of JSON
 */
export function readSuite(name: string): OpenedSuite {
  const file = findSuite(name);
  const bytes = readInput(file, maxSuiteBytes);
  let document: unknown;
  try {
    document = parseJson(bytes);
  } catch (error) {
    throw toCliError(error, file);
  }
  const refuse = (pointer: string, more: object = {}) =>
    new CliError('unexpected-form', { file, pointer }, {}, 2, { remedy: 'suite-form', ...more });
  const [fault] = checkDocument('suite', document);
  if (fault !== undefined) throw refuse(fault.pointer, { fault });
  const suite = document as Suite & { readonly sources: readonly string[] };
  const misfit = findMisfit(suite.cases);
  if (misfit !== undefined) throw refuse(misfit);
  const beside = (source: string): string => (isAbsolute(source) ? source : join(dirname(file), source));
  return { ...suite, sources: suite.sources.map(beside), sha256: sha256Hex(bytes) };
}

function findSuite(name: string): string {
  const places = [name, join('suites', name), join('fixtures', 'suites', name)];
  const found = places.find((place) => existsSync(place)) ?? name;
  const isFolder = statPath(found)?.isDirectory() === true;
  return isFolder ? join(found, 'suite.json') : found;
}

/** What the schema cannot say. */
function findMisfit(cases: readonly SuiteCase[]): string | undefined {
  const before = new Set<string>();
  for (const [at, { expect, id }] of cases.entries()) {
    if (before.has(id)) return `/cases/${at}/id`;
    if (expect.same_as !== undefined && !before.has(expect.same_as)) return `/cases/${at}/expect/same_as`;
    before.add(id);
  }
  return undefined;
}
