import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { checkSchema, describeSchemaFault, message, SCHEMA_NAMES, type SchemaName } from '@loccit/contract';
import { parseJson } from '@loccit/json';
import { CliError, shortenPath } from '../cli-error.js';
import { toCliError } from '../console/report-error.js';
import { safeText, wrapLines } from '../console/terminal.js';
import { maxJsonBytes, readInput } from '../files/read-input.js';
import { refuseName } from '../near-names.js';
import { type Session, sessionTerminal, writeJson, writeLines } from '../session.js';

/** `loccit schema`: lists the schemas, prints one, or validates a JSON document. */
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
  if (!isSchemaName(name))
    throw new CliError('schema-without-validator', {}, { names: SCHEMA_NAMES.join(', ') });
  const faults = checkSchema(name, parseFile(file));
  session.exitCode = faults.length === 0 ? 0 : 1;
  if (json) {
    writeJson(session, { schema: 'urn:loccit:schema-result:1', name, valid: faults.length === 0, faults });
    return;
  }
  const terminal = sessionTerminal(session);
  const { colors, lang } = terminal;
  const verdict = message(faults.length === 0 ? 'cli.schema.valid' : 'cli.schema.invalid', lang, {
    file: shortenPath(file),
    name,
    count: faults.length,
  });
  writeLines(session, [
    `${faults.length === 0 ? colors.green('✓') : colors.red('✗')} ${verdict}`,
    ...faults.flatMap((fault) =>
      wrapLines(
        terminal,
        `${safeText(showPointer(fault.pointer))}: ${describeSchemaFault(fault, lang)}`,
        '  ',
      ),
    ),
  ]);
}

const nameColumns = 17;

const showPointer = (pointer: string): string => (pointer === '' ? '/' : pointer);

const isSchemaName = (name: string): name is SchemaName => SCHEMA_NAMES.includes(name as SchemaName);

function parseFile(file: string): unknown {
  try {
    return parseJson(readInput(file, maxJsonBytes));
  } catch (error) {
    throw toCliError(error, file);
  }
}

const schemaFolder = (): string =>
  dirname(createRequire(import.meta.url).resolve('@loccit/schemas/package.json'));
const suffix = '.schema.json';

/** Every schema of the package, those too of which no validator was compiled: outputs, stores, what others share. */
const listSchemas = (): string[] =>
  readdirSync(schemaFolder())
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.slice(0, -suffix.length))
    .sort();

const readSchema = (name: string): string => readFileSync(join(schemaFolder(), `${name}${suffix}`), 'utf8');
