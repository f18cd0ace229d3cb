// Takes answers over HTTP and says in what they differ from the schema. Nothing of Loccit is used but its schemas.
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';

const MAX_BYTES = 1_000_000;

// The first fault only: a list of all of them takes a time that whoever sends the answer chooses.
const ajv = new Ajv2020({ ownProperties: true, strict: true, strictRequired: false });
for (const name of ['primitives', 'citation', 'answer']) {
  const file = fileURLToPath(import.meta.resolve(`@loccit/schemas/${name}.schema.json`));
  ajv.addSchema(JSON.parse(readFileSync(file, 'utf8')));
}
const validate = ajv.getSchema('urn:loccit:answer:1');
if (validate === undefined) throw new Error('the schemas package has no answer schema of version 1');

/** What a request is refused with; RFC 9457. */
class Problem extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    readonly errors: readonly { readonly pointer: string; readonly detail: string }[] = [],
  ) {
    super(title);
  }
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    parts.push(part);
    size += part.length;
    if (size > MAX_BYTES) throw new Problem(413, `An answer has at most ${MAX_BYTES} bytes`);
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts)));
  } catch {
    // The parser's own message would repeat what was sent.
    throw new Problem(400, 'The body is not JSON in UTF-8');
  }
}

async function handle(request: IncomingMessage): Promise<object> {
  if (request.url !== '/answers') throw new Problem(404, 'There is nothing here but /answers');
  if (request.method !== 'POST') throw new Problem(405, 'Answers are sent with POST');
  const answer = await readJson(request);
  if (validate?.(answer) !== true) {
    const errors = (validate?.errors ?? []).map(({ instancePath, message = '' }) => ({
      pointer: instancePath,
      detail: message,
    }));
    throw new Problem(422, 'The body does not conform to urn:loccit:answer:1', errors);
  }
  const { answer_id, status, claims } = answer as { answer_id: string; status: string; claims: unknown[] };
  return { answer_id, status, claims: claims.length };
}

function send(response: ServerResponse, status: number, type: string, body: object): void {
  response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
}

const server = createServer((request, response) => {
  handle(request).then(
    (body) => send(response, 200, 'application/json', body),
    (error: unknown) => {
      const { status, title, errors } = error instanceof Problem ? error : new Problem(500, 'It failed');
      send(response, status, 'application/problem+json', { type: 'about:blank', title, status, errors });
    },
  );
});

// Loopback only: the service authenticates nobody.
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.stdout.write(`http://127.0.0.1:${address?.port}/answers\n`);
});
