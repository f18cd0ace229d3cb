import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the fake was sent. */
export interface FakeCall {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Readonly<Record<string, unknown>>;
}

/** What goes wrong with a call; `undefined` answers it. */
export type Fault =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }
  | { readonly raw: string }
  | { readonly slow: number }
  | { readonly huge: number }
  | 'reset'
  | 'reset-midway'
  | 'other-model'
  | 'no-model'
  | 'no-usage'
  | 'cut'
  | 'withheld'
  | 'shuffled';

/** How the fake answers. */
export interface FakeBehaviour {
  /** The text of an answer, from the texts of the call. */
  readonly answer?: (system: string, prompt: string) => string;
  /** The vector of a text. */
  readonly vector?: (text: string) => readonly number[];
  /** How close a text is to a question. */
  readonly closeness?: (question: string, text: string) => number;
  /** What goes wrong with the call of that number, from 0. */
  readonly fault?: (call: number) => Fault | undefined;
}

/**
 * A fake: a server on this machine that speaks `chat/completions` and `embeddings` of OpenAI's protocol, `rerank` and `messages` of
 * Anthropic's, and has no model. It answers what a test tells it to.
 */
export async function startFakeEndpoint(behaviour: FakeBehaviour = {}) {
  const calls: FakeCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>;
      const call: FakeCall = { path: request.url ?? '', headers: request.headers, body };
      const fault = behaviour.fault?.(calls.length);
      calls.push(call);
      respond(response, call, behaviour, fault);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    calls,
    baseUrl: `http://127.0.0.1:${port}/v1`,
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function respond(
  response: ServerResponse,
  call: FakeCall,
  behaviour: FakeBehaviour,
  fault: Fault | undefined,
): void {
  if (fault === 'reset') {
    response.socket?.destroy();
    return;
  }
  if (typeof fault === 'object' && 'status' in fault) {
    const headers = { 'content-type': 'application/json', ...fault.headers };
    response.writeHead(fault.status, headers).end(fault.body ?? '{"error":{"message":"fake"}}');
    return;
  }
  const send = (text: string): void => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(text);
  };
  if (typeof fault === 'object' && !('slow' in fault)) {
    send('raw' in fault ? fault.raw : ' '.repeat(fault.huge));
    return;
  }
  const text = JSON.stringify(writeAnswer(call, behaviour, fault));
  if (typeof fault === 'object') setTimeout(() => send(text), fault.slow).unref();
  else if (fault === 'reset-midway') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length });
    response.write(text.slice(0, text.length / 2), () => response.socket?.destroy());
  } else send(text);
}

function writeAnswer({ body, path }: FakeCall, behaviour: FakeBehaviour, fault: Fault | undefined): object {
  const model = fault === 'no-model' ? undefined : fault === 'other-model' ? 'somebody-else' : body.model;
  if (path.endsWith('/embeddings')) {
    const texts = body.input as readonly string[];
    const data = texts.map((text, index) => ({
      object: 'embedding',
      index,
      embedding: behaviour.vector?.(text) ?? [1, 0],
    }));
    if (fault === 'shuffled') data.reverse();
    return {
      object: 'list',
      model,
      data,
      ...usage(fault, { prompt_tokens: texts.length, total_tokens: texts.length }),
    };
  }
  if (path.endsWith('/rerank')) {
    const texts = body.documents as readonly string[];
    const results = texts.map((text, index) => ({
      index,
      relevance_score: behaviour.closeness?.(String(body.query), text) ?? 0,
    }));
    // As endpoints do: best first.
    results.sort((x, y) => y.relevance_score - x.relevance_score);
    if (fault === 'shuffled') results.pop();
    return { model, results, ...usage(fault, { total_tokens: texts.length }) };
  }
  const isAnthropic = path.endsWith('/messages');
  const [system, prompt] = isAnthropic ? readMessages(body) : readChat(body);
  const text = behaviour.answer?.(system, prompt) ?? 'I think so.';
  if (isAnthropic) {
    const reason = fault === 'cut' ? 'max_tokens' : fault === 'withheld' ? 'refusal' : 'end_turn';
    return {
      id: 'msg_fake',
      type: 'message',
      role: 'assistant',
      model,
      content: [{ type: 'text', text }],
      stop_reason: reason,
      stop_sequence: null,
      usage: { input_tokens: 120, output_tokens: 30 },
    };
  }
  const reason = fault === 'cut' ? 'length' : fault === 'withheld' ? 'content_filter' : 'stop';
  return {
    id: 'chatcmpl-fake',
    object: 'chat.completion',
    created: 0,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: reason }],
    ...usage(fault, { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 }),
  };
}

const usage = (fault: Fault | undefined, counted: object): object =>
  fault === 'no-usage' ? {} : { usage: counted };

type Messages = readonly { readonly role: string; readonly content: unknown }[];

function readChat({ messages }: FakeCall['body']): [string, string] {
  const of = (role: string) =>
    textOf((messages as Messages).find((message) => message.role === role)?.content);
  return [of('system'), of('user')];
}

function readMessages({ messages, system }: FakeCall['body']): [string, string] {
  return [textOf(system), textOf((messages as Messages)[0]?.content)];
}

/** A text, or the texts of an array of parts. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return Array.isArray(content) ? content.map((part: { text?: string }) => part.text ?? '').join('') : '';
}
