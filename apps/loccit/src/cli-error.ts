import type { SchemaFault } from '@loccit/contract';

/** Codes of what the command line itself refuses; those of the packages below pass through unchanged. */
export type CliErrorCode =
  | 'unexpected'
  | 'bad-usage'
  | 'bad-number'
  | 'bad-choice'
  | 'bad-case'
  | 'bad-pair'
  | 'no-reports'
  | 'bad-position'
  | 'bad-rate'
  | 'bad-question'
  | 'bad-answer-id'
  | 'duplicate-document'
  | 'path-outside'
  | 'media-type-unsupported'
  | 'unknown-command'
  | 'file-not-found'
  | 'is-a-directory'
  | 'not-a-directory'
  | 'not-a-file'
  | 'unreadable'
  | 'symlink-loop'
  | 'too-large'
  | 'no-store'
  | 'tenant-needed'
  | 'no-generation'
  | 'no-such-citation'
  | 'nothing-to-decide'
  | 'unknown-rule'
  | 'unknown-schema'
  | 'schema-without-validator'
  | 'bad-time'
  | 'nothing-to-ingest'
  | 'content-needs-folder'
  | 'not-an-answer'
  | 'not-repairable'
  | 'not-a-report'
  | 'not-a-bibliography'
  | 'bibliography-syntax'
  | 'bibliography-key-twice'
  | 'is-a-seal'
  | 'is-a-policy'
  | 'is-a-key'
  | 'is-a-manifest'
  | 'is-a-report'
  | 'is-an-audit'
  | 'unknown-json'
  | 'output-exists'
  | 'output-to-stream'
  | 'name-too-long'
  | 'no-such-folder'
  | 'unwritable'
  | 'option-needed'
  | 'option-twice'
  | 'option-unfit'
  | 'unreadable-name'
  | 'bad-duration'
  | 'empty-input'
  | 'seal-needs-answer'
  | 'no-audit'
  | 'jwk-not-encrypted'
  | 'exposed-file'
  | 'not-a-collection'
  | 'collection-busy'
  | 'page-without-pack'
  | 'public-key'
  | 'passphrase-needed'
  | 'passphrase-short'
  | 'passphrase-differs'
  | 'models-unavailable'
  | 'cache-unwritable'
  | 'classifier-runtime-missing';

/** What a refusal says beside its code. */
export interface ErrorMore {
  /** Key of a remedy other than that of the code. */
  readonly remedy?: string;
  /** Where a schema refused: how the value differs from it. */
  readonly fault?: SchemaFault;
}

/** Where a fault lies: a file, and in it a line and column, a byte, a character or a JSON Pointer. */
export interface ErrorPlace {
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly byteOffset?: number;
  readonly charOffset?: number;
  readonly pointer?: string;
}

/**
 * A refusal with its code, its place and the values its catalogue message takes.
 *
 * @remarks `message` is mechanical; what a person reads comes from the catalogue (`error.<code>`, `remedy.<code>`).
 */
export class CliError extends Error {
  readonly code: string;
  readonly at: ErrorPlace;
  readonly values: Readonly<Record<string, string | number>>;
  readonly exitCode: 2 | 3;
  readonly more: ErrorMore;

  constructor(
    code: CliErrorCode | (string & {}),
    at: ErrorPlace = {},
    values: Readonly<Record<string, string | number>> = {},
    exitCode: 2 | 3 = 2,
    more: ErrorMore = {},
  ) {
    super(code);
    this.name = 'CliError';
    this.code = code;
    // Standard input has one name in every message.
    this.at = at.file === '-' ? { ...at, file: '<stdin>' } : at;
    this.values = values;
    this.exitCode = exitCode;
    this.more = more;
  }
}

/** The place as it stands in JSON: `{file?, line?, column?, byte_offset?, char_offset?, pointer?}`. */
export function writePlace({ byteOffset, charOffset, ...rest }: ErrorPlace): Record<string, string | number> {
  return {
    ...rest,
    ...(byteOffset === undefined ? {} : { byte_offset: byteOffset }),
    ...(charOffset === undefined ? {} : { char_offset: charOffset }),
  };
}

/** The place as one short phrase: `file:line:column`, a byte, a character or a pointer. */
export function describePlace(at: ErrorPlace): string {
  const parts: string[] = [];
  if (at.file !== undefined) {
    const lineColumn =
      at.line === undefined ? '' : `:${at.line}${at.column === undefined ? '' : `:${at.column}`}`;
    parts.push(`${shortenPath(at.file)}${lineColumn}`);
  } else if (at.line !== undefined) {
    parts.push(`${at.line}${at.column === undefined ? '' : `:${at.column}`}`);
  }
  if (at.byteOffset !== undefined) parts.push(`byte ${at.byteOffset}`);
  if (at.charOffset !== undefined) parts.push(`char ${at.charOffset}`);
  if (at.pointer !== undefined && at.pointer !== '') parts.push(at.pointer);
  return parts.join(', ');
}

const shownPathLength = 40;

/** The end of a path, at most 40 code points, with whatever could disturb a terminal replaced. */
export function shortenPath(path: string): string {
  const safe = [...path.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '\u{fffd}')];
  return safe.length <= shownPathLength ? safe.join('') : `\u2026${safe.slice(1 - shownPathLength).join('')}`;
}
