import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '@loccit/testing';
import { afterAll, afterEach } from 'vitest';
import type { CollectedAddress, Collection } from '../src/collecting/collection.js';
import { type CollectSeams, runCollect } from '../src/commands/collect.js';
import type { Session } from '../src/session.js';

const pem = (name: string): string =>
  readFileSync(`${projectRoot}apps/loccit/test/loopback/loopback-${name}.pem`, 'utf8');

/** The authority of the server that speaks TLS here. */
export const loopbackCa = pem('cert');

/** A server on the loopback address. */
export interface Loopback {
  readonly port: number;
  readonly origin: string;
  /** The paths that were asked for, in order. */
  readonly asked: string[];
  readonly requests: { readonly url: string; readonly headers: NodeJS.Dict<string | string[]> }[];
}

const open: (() => Promise<void>)[] = [];

/** Starts a server; it ends with the tests of the file. */
export async function startServer(answer: RequestListener, tls = false): Promise<Loopback> {
  const asked: string[] = [];
  const requests: { url: string; headers: NodeJS.Dict<string | string[]> }[] = [];
  const listen: RequestListener = (request, response) => {
    asked.push(request.url ?? '');
    requests.push({ url: request.url ?? '', headers: request.headers });
    answer(request, response);
  };
  const server: Server = tls
    ? createTlsServer({ key: pem('key'), cert: loopbackCa }, listen)
    : createServer(listen);
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { port, asked, requests, origin: `${tls ? 'https' : 'http'}://127.0.0.1:${port}` };
}

afterAll(async () => {
  for (const close of open.splice(0)) await close();
});

const folders: string[] = [];

/** An empty folder, removed after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'loccit-collect-'));
  folders.push(folder);
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** What a collection came to. */
export interface Collected {
  readonly exit: number;
  readonly out: string;
  readonly stdout: string;
  readonly collection: Collection;
  readonly urls: readonly CollectedAddress[];
}

/** How a collection is run in a test. */
export interface CollectCall extends CollectSeams {
  readonly folder?: string;
  readonly report?: string;
  readonly ports?: readonly number[];
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A report that links to each address. */
export const linkTo = (urls: readonly string[]): string =>
  urls.map((url, at) => `Statement number ${at} is true <${url}>.\n`).join('\n');

/** Collects what a report links to, in this process, with loopback allowed and no pauses unless a call says otherwise. */
export async function collectLinks(urls: readonly string[], call: CollectCall = {}): Promise<Collected> {
  const { folder = newFolder(), report = linkTo(urls), ports, options = {}, ...seams } = call;
  const file = join(folder, 'report.md');
  writeFileSync(file, report);
  const out = join(folder, 'cited');
  let stdout = '';
  const session: Session = {
    streams: {
      out: { write: (part) => (stdout += String(part)) },
      err: { write: () => true },
      env: {},
    },
    lang: 'en',
    exitCode: 0,
  };
  const allowed = ports ?? urls.flatMap((url) => (URL.canParse(url) ? Number(new URL(url).port) || [] : []));
  await runCollect(
    session,
    [file],
    {
      out,
      json: true,
      allowPrivate: true,
      ...(allowed.length === 0 ? {} : { ports: allowed.join(',') }),
      ...options,
    },
    { ...seams, limits: { pauseMs: 0, ...seams.limits } },
  );
  const collection = JSON.parse(readFileSync(join(out, 'collected.json'), 'utf8')) as Collection;
  return { exit: session.exitCode, out, stdout, collection, urls: collection.urls };
}
