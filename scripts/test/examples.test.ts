import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSchema } from '@loccit/contract';
import { projectRoot } from '@loccit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeEndpoint } from '../../packages/endpoints/test/fake-endpoint.js';

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

describe('the example of an agent’s loop', () => {
  const place = join(root, 'agent-loop');
  const stops: (() => Promise<void>)[] = [];

  beforeAll(() => {
    cpSync(`${projectRoot}examples/agent-loop`, place, { recursive: true });
  });
  afterAll(async () => {
    await Promise.all(stops.map((stop) => stop()));
  });

  const loop = (question: string, env: Readonly<Record<string, string>> = {}) =>
    new Promise<{ readonly stdout: string; readonly stderr: string }>((resolve) => {
      const child = spawn(process.execPath, ['loop.mjs', question, 'out'], {
        cwd: place,
        env: { PATH: process.env.PATH, ...env },
      });
      let stdout = '';
      let stderr = '';
      child.stdout.on('data', (part) => {
        stdout += String(part);
      });
      child.stderr.on('data', (part) => {
        stderr += String(part);
      });
      child.on('close', () => resolve({ stdout, stderr }));
    });
  const startModel = async (answer: string) => {
    const fake = await startFakeEndpoint({ answer: () => answer });
    stops.push(fake.stop);
    return { MODEL: 'writer', MODEL_URL: fake.baseUrl };
  };

  it('[A8] [C12] answers without a model, checked and sealed', async () => {
    const { stderr, stdout } = await loop('What does a crossing cost for adults?');
    expect(stderr).toBe('');
    expect(stdout).toContain(
      'answered (loccit-extractive): pass pass pass\nA crossing costs 48 euros for adults',
    );
    const answer = JSON.parse(readFileSync(join(place, 'out', 'answer.json'), 'utf8'));
    expect(checkSchema('answer', answer)).toEqual([]);
    expect(
      readFileSync(join(place, 'out', 'answer.loccit'))
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  it('[E2] [C16] shows of a model what the passages bear, and nothing where it writes no draft', async () => {
    const text = 'Dogs travel free.';
    const sentences = [
      { text, kind: 'fact', sources: [1], quotes: [text] },
      { text: 'Cats travel free.', kind: 'fact', sources: [1], quotes: [] },
    ];
    const { stdout } = await loop(
      'What do dogs pay?',
      await startModel(JSON.stringify({ sentences, missing: [] })),
    );
    expect(stdout).toContain('(loccit-model-writer): pass pass pass');
    expect(stdout).toContain(text);
    expect(stdout).not.toContain('Cats');
    const garbage = await loop('What do dogs pay?', await startModel('All is free.'));
    expect(garbage.stdout).toContain('generation_unavailable');
    expect(garbage.stdout).not.toContain('All is free');
  });

  it('fits in a hundred lines', () => {
    expect(lineCount('agent-loop/loop.mjs')).toBeLessThanOrEqual(100);
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
