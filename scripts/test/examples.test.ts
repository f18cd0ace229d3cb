import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSchema } from '@loccit/contract';
import { projectRoot } from '@loccit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'loccit-examples-'));
/** Not there yet: the example makes it. */
const folder = join(root, 'out');
const lineCount = (path: string) =>
  readFileSync(`${projectRoot}examples/${path}`, 'utf8').split('\n').length - 1;

function runPipeline() {
  const script = `${projectRoot}examples/own-pipeline/pipeline.mjs`;
  const { status, stderr, stdout } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  return { status, stderr, lines: stdout.trim().split('\n') };
}

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('the example of a pipeline of one’s own', () => {
  it('[C1] [C5] [C13] writes an answer that passes a check, and a tampered copy that does not', () => {
    const { lines, status, stderr } = runPipeline();
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(lines).toEqual([
      'answer.json, pass, structure pass, provenance pass, support pass, verifiability pass',
      'tampered.json, fail, structure pass, provenance fail, support fail, verifiability pass, ' +
        'provenance/quote-mismatch, support/range-mismatch',
    ]);
  });

  it('writes an artifact of the schema whose chunk the foreign splitter cut', () => {
    const answer = JSON.parse(readFileSync(join(folder, 'answer.json'), 'utf8'));
    expect(checkSchema('answer', answer)).toEqual([]);
    expect(answer.claims[0].citations[0]).toMatchObject({
      document_id: 'handbook.md',
      title: 'Crossing the sound',
    });
  });

  it('fits on a page', () => {
    expect(lineCount('own-pipeline/pipeline.mjs')).toBeLessThanOrEqual(80);
  });
});

/** What the service answers, a problem or not. */
interface Body {
  readonly status?: unknown;
  readonly errors?: readonly { readonly pointer: string }[];
}

describe('the example of a service', () => {
  let service: ChildProcess | undefined;
  let address = '';

  beforeAll(async () => {
    const tsc = join(projectRoot, 'node_modules/typescript/bin/tsc');
    const example = `${projectRoot}examples/typescript-service`;
    const built = spawnSync(process.execPath, [tsc, '-p', example], { encoding: 'utf8' });
    expect(built.stdout).toBe('');
    const child = spawn(process.execPath, [`${example}/dist/service.js`], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    service = child;
    address = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()));
      child.once('exit', () => reject(new Error('the service ended')));
    });
  });
  afterAll(() => service?.kill());

  const post = async (body: string | Uint8Array, url = address) => {
    const response = await fetch(url, {
      method: 'POST',
      body: typeof body === 'string' ? body : new Blob([new Uint8Array(body)]),
    });
    return { type: response.headers.get('content-type'), body: (await response.json()) as Body };
  };

  it('takes an answer that conforms to the schema', async () => {
    runPipeline();
    const answer = readFileSync(join(folder, 'answer.json'), 'utf8');
    const { answer_id } = JSON.parse(answer);
    expect(await post(answer)).toEqual({
      type: 'application/json',
      body: { answer_id, status: 'answered', claims: 1 },
    });
  });

  it('refuses with a problem that names the place and repeats nothing', async () => {
    const answer = JSON.parse(readFileSync(join(folder, 'answer.json'), 'utf8'));
    answer.claims[0].citations[0].raw_sha256 = 'secret';
    const { body, type } = await post(JSON.stringify(answer));
    expect(type).toBe('application/problem+json');
    expect(body).toMatchObject({ type: 'about:blank', status: 422 });
    expect(body.errors?.map(({ pointer }) => pointer)).toContain('/claims/0/citations/0/raw_sha256');
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it.each([
    ['what is no JSON', '{"schema":', 400],
    ['what is no UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 400],
    ['what is too large', `"${'a'.repeat(1_000_001)}"`, 413],
  ])('refuses %s with a problem', async (_, sent, status) => {
    const { body, type } = await post(sent);
    expect([type, body.status]).toEqual(['application/problem+json', status]);
  });

  it('refuses other methods and other places with a problem', async () => {
    expect(((await (await fetch(address)).json()) as Body).status).toBe(405);
    expect((await post('{}', `${address}/x`)).body.status).toBe(404);
  });

  it('uses nothing of Loccit but its schemas, and fits on a page', () => {
    const source = readFileSync(`${projectRoot}examples/typescript-service/service.ts`, 'utf8');
    expect([...source.matchAll(/@loccit\/([a-z]+)/g)].map(([, name]) => name)).toEqual(['schemas']);
    expect(lineCount('typescript-service/service.ts')).toBeLessThanOrEqual(80);
  });
});
