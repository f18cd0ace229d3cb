import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describeSchemaFault, message } from '@loccit/contract';
import { DOCUMENT_NAMES, type DocumentName } from '@loccit/contract/documents';
import { CliError, shortenPath } from '../cli-error.js';
import { safeText, wrapLines } from '../console/terminal.js';
import { findSchemaFaults, type PlacedFault, type SchemaVerdict } from '../files/find-schema-faults.js';
import { readDocuments } from '../files/read-documents.js';
import { refuseName } from '../near-names.js';
import { type Session, sessionTerminal, writeJson, writeLines } from '../session.js';

/** `loccit schema`: lists the schemas, prints one, or validates a JSON document or every line of a file. */
export function schema(
  session: Session,
  operands: readonly string[],
  options: Readonly<Record<string, unknown>>,
): void {
  const [name, file] = operands;
  const json = options.json === true;
  const names = listSchemas();
  if (name === undefined) {
    const schemas = names.map((one) => ({ name: one, id: `urn:loccit:${one}:1` }));
    if (json) writeJson(session, { schema: 'urn:loccit:schema-list:1', schemas });
    else
      writeLines(
        session,
        schemas.map((one) => `${one.name.padEnd(nameColumns)} ${one.id}`),
      );
    return;
  }
  if (!names.includes(name)) throw refuseName('unknown-schema', name, names);
  if (file === undefined) {
    session.streams.out.write(readSchema(name));
    return;
  }
  if (!isDocumentName(name))
    throw new CliError('schema-without-validator', {}, { names: DOCUMENT_NAMES.join(', ') });
  const verdict = findSchemaFaults(name, readDocuments(file));
  session.exitCode = verdict.faults.length === 0 ? 0 : 1;
  if (json) {
    const valid = verdict.faults.length === 0;
    writeJson(session, { schema: 'urn:loccit:schema-result:1', name, valid, ...verdict });
  } else writeVerdict(session, name, file, verdict);
}

function writeVerdict(session: Session, name: string, file: string, { faults, lines }: SchemaVerdict): void {
  const terminal = sessionTerminal(session);
  const { colors, lang } = terminal;
  const isValid = faults.length === 0;
  const key = isValid ? (lines === undefined ? 'valid' : 'valid-lines') : 'invalid';
  const verdict = message(`cli.schema.${key}`, lang, {
    file: shortenPath(file),
    name,
    count: isValid ? (lines ?? 1) : faults.length,
  });
  const describe = (fault: PlacedFault) =>
    `${fault.line}:${fault.column} ${safeText(showPointer(fault.pointer))}: ${describeSchemaFault(fault, lang)}`;
  writeLines(session, [
    `${isValid ? colors.green('✓') : colors.red('✗')} ${verdict}`,
    ...faults.flatMap((fault) => wrapLines(terminal, describe(fault), '  ')),
  ]);
}

const nameColumns = 17;

const showPointer = (pointer: string): string => (pointer === '' ? '/' : pointer);

const isDocumentName = (name: string): name is DocumentName => DOCUMENT_NAMES.includes(name as DocumentName);

const schemaFolder = (): string =>
  dirname(createRequire(import.meta.url).resolve('@loccit/schemas/package.json'));
const suffix = '.schema.json';

/** Every schema of the package, also the one that only holds what the others share. */
const listSchemas = (): string[] =>
  readdirSync(schemaFolder())
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.slice(0, -suffix.length))
    .sort();

const readSchema = (name: string): string => readFileSync(join(schemaFolder(), `${name}${suffix}`), 'utf8');
