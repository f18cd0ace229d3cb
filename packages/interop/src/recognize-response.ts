import type { InputForm } from '@loccit/contract';
import { ADAPTERS } from './adapters.js';
import { InteropError } from './interop-error.js';
import type { ResponseReading } from './read-response.js';

/**
 * Tells what a JSON value is, by members that no other form has.
 *
 * @remarks Looks at a few members and reads nothing, so a value that is recognised may still be malformed.
 * @example
 * ```ts
 * recognizeResponse({ type: 'message', role: 'assistant', content: [] }); // 'anthropic-message'
 * ```
 */
export function recognizeResponse(value: unknown): InputForm | undefined {
  return ADAPTERS.find((adapter) => adapter.recognizes(value))?.form;
}

/**
 * Reads a provider's response into the one shape of all.
 *
 * @remarks Linear in the response. Members that its form does not know are ignored; offsets are checked against the
 * text, never believed.
 * @throws {@link InteropError} `response-unknown` where no adapter knows the shape, `response-ambiguous` where several do,
 * else by what is wrong and where.
 * @example
 * ```ts
 * readResponse({ type: 'message', role: 'assistant', content: [{ type: 'text', text: 'Yes.' }] }).text; // 'Yes.'
 * ```
 */
export function readResponse(value: unknown): ResponseReading {
  const [adapter, other] = ADAPTERS.filter((each) => each.recognizes(value));
  if (adapter === undefined) throw new InteropError('response-unknown', { at: '' });
  // What is two forms says two things, of which a reader would see one.
  if (other !== undefined) throw new InteropError('response-ambiguous', { at: '' });
  return adapter.read(value);
}
