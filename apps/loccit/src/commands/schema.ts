import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { checkSchema, describeSchemaFault, message, SCHEMA_NAMES, type SchemaName } from '@loccit/contract';
import { parseJson } from '@loccit/json';
import { shortenPath } from '../cli-error.js';
import { toCliError } from '../console/report-error.js';
import { safeText, wrapLines } from '../console/terminal.js';
import { maxJsonBytes, readInput } from '../files/read-input.js';
import { refuseName } from '../near-names.js';
import { type Session, sessionTerminal, writeJson, writeLines } from '../session.js';

/** `loccit schema`: lists the schemas, prints one, or compares a JSON document with it. */
export function schema(
  session: Session,
  operands: readonly string[],
  options: Readonly<Record<string, unknown>>,
): void {
  const [name, file] = operands;
  const json = options.json === true;
  if (name === undefined) {
    if (json)
      writeJson(session, {
        schema: 'urn:loccit:schema-list:1',
        schemas: SCHEMA_NAMES.map((id) => ({ name: id, id: `urn:loccit:${id}:1` })),
      });
    else
      writeLines(
        session,
        SCHEMA_NAMES.map((id) => `${id.padEnd(12)} urn:loccit:${id}:1`),
      );
    return;
  }
  if (!isSchemaName(name)) throw refuseName('unknown-schema', name, SCHEMA_NAMES);
  if (file === undefined) {
    session.streams.out.write(readSchema(name));
    return;
  }
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

const showPointer = (pointer: string): string => (pointer === '' ? '/' : pointer);

const isSchemaName = (name: string): name is SchemaName => SCHEMA_NAMES.includes(name as SchemaName);

function parseFile(file: string): unknown {
  try {
    return parseJson(readInput(file, maxJsonBytes));
  } catch (error) {
    throw toCliError(error, file);
  }
}

function readSchema(name: SchemaName): string {
  const folder = dirname(createRequire(import.meta.url).resolve('@loccit/schemas/package.json'));
  return readFileSync(join(folder, `${name}.schema.json`), 'utf8');
}
