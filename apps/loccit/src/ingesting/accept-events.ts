import { dirname, join } from 'node:path';
import { bindContent, type ReadEvent, readSourceEvent } from '@loccit/ingestion';
import { parseJson } from '@loccit/json';
import type { EventReceipt, StoredEvent } from '@loccit/storage';
import { type CaseLine, isBlankLine, readCaseLines } from '../anchoring/case-lines.js';
import { placeInFile } from '../anchoring/place-in-file.js';
import { CliError, type ErrorPlace } from '../cli-error.js';
import { toCliError } from '../console/report-error.js';
import type { OpenedStore } from '../files/find-store.js';
import { assertConfined, assertRegular } from '../files/load-sources.js';
import { readInput } from '../files/read-input.js';

/** What became of one line. */
export type EventAnswer =
  | { readonly event: StoredEvent; readonly receipt: EventReceipt }
  | { readonly id: string | null; readonly error: CliError; readonly at: ErrorPlace };

/** Where events are read from and what their content may be. */
export interface EventInput {
  /** `-` for standard input, which has no folder. */
  readonly file: string;
  readonly maxBytes: number;
}

/**
 * Hands in the events of a file, one answer a line, in its order.
 *
 * @remarks An answer is given when the event is on the medium. A line that is refused ends nothing. Blank lines have no answer.
 * One line and its content are in memory at a time.
 */
export async function* acceptEvents({ store }: OpenedStore, input: EventInput): AsyncGenerator<EventAnswer> {
  const blocks = input.file === '-' ? process.stdin : undefined;
  for await (const line of readCaseLines(input.file, blocks)) {
    if (isBlankLine(line)) continue;
    yield answerLine(store, line, input);
  }
}

function answerLine(store: OpenedStore['store'], line: CaseLine, input: EventInput): EventAnswer {
  let value: unknown;
  const refuse = (error: unknown, pointer?: string): EventAnswer => {
    const refused = toCliError(error);
    const at = pointer === undefined ? refused.at : { pointer };
    return { id: idOf(value), error: refused, at: placeInFile(at, line, input.file, value) };
  };
  let bound: ReturnType<typeof bindContent>;
  try {
    if (!(line.bytes instanceof Uint8Array)) throw line.bytes;
    const parsed = parseJson(line.bytes);
    value = parsed;
    const read = readSourceEvent(parsed);
    bound = bindContent(read, readContent(read, input));
  } catch (error) {
    return refuse(error);
  }
  try {
    return { event: bound.event, receipt: store.accept(bound.event, bound.raw) };
  } catch (error) {
    const member = error instanceof CliError ? memberOfCode.get(error.code) : undefined;
    // What the store refuses for another reason is not the line's fault, and the next line would fare no better.
    if (member === undefined) throw error;
    return refuse(error, member);
  }
}

/** Where in an event lies what a store refuses of it. */
const memberOfCode: ReadonlyMap<string, string> = new Map([
  ['event-malformed', ''],
  ['event-conflict', '/event_id'],
  ['sequence-conflict', '/sequence'],
]);

/** The bytes that an event brings in another way than as text. */
function readContent({ content }: ReadEvent, { file, maxBytes }: EventInput): Uint8Array | undefined {
  if (content?.base64 !== undefined) return new Uint8Array(Buffer.from(content.base64, 'base64'));
  if (content?.path === undefined) return undefined;
  const at = { pointer: '/content/path' };
  if (file === '-') throw new CliError('content-needs-folder', at);
  const folder = dirname(file);
  const path = join(folder, content.path);
  try {
    assertConfined(path, folder, content.path);
    assertRegular(path, content.path);
    return readInput(path, maxBytes);
  } catch (error) {
    const { code, exitCode, more, values } = toCliError(error);
    throw new CliError(code, at, values, exitCode, more);
  }
}

function idOf(value: unknown): string | null {
  const id = typeof value === 'object' && value !== null && 'event_id' in value ? value.event_id : null;
  return typeof id === 'string' ? id : null;
}
