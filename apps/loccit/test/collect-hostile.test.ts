import { existsSync, readdirSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { checkDocument } from '@loccit/contract/documents';
import { afterAll, describe, expect, it } from 'vitest';
import { type CollectCall, collectLinks, startServer } from './collect-setup.js';

const limits = { maxBytes: 10_000, totalMs: 1500, idleMs: 400, connectMs: 400, maxHeaderBytes: 8192 };

/** What came of one address. */
async function outcomeOf(url: string, call: CollectCall = {}): Promise<string> {
  const { collection, urls } = await collectLinks([url], { ...call, limits: { ...limits, ...call.limits } });
  expect(checkDocument('collected', collection)).toEqual([]);
  return urls[0]?.reason ?? urls[0]?.outcome ?? '';
}

const sockets: Socket[] = [];
const closing: (() => void)[] = [];
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  for (const close of closing) close();
});

/** A server that writes the same bytes to whoever asks. */
async function startRaw(bytes: string | Buffer, end = true): Promise<string> {
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {}).once('data', () => (end ? socket.end(bytes) : socket.write(bytes)));
  });
  closing.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
}

describe('what a hostile server does to a collection', () => {
  it('ends a body without end at the limit', async () => {
    const { origin } = await startServer((_, response) => {
      const write = (): void => {
        while (!response.destroyed && response.write('x'.repeat(4096)));
        if (!response.destroyed) response.once('drain', write);
      };
      response.writeHead(200);
      write();
    });
    expect(await outcomeOf(origin)).toBe('too-large');
  });

  it('does not begin a body that says it is larger than the limit', async () => {
    expect(
      await outcomeOf(await startRaw('HTTP/1.1 200 OK\r\nContent-Length: 999999999\r\n\r\nx', false)),
    ).toBe('too-large');
  });

  it('ends a drip, and a server that says nothing', async () => {
    const { origin } = await startServer((request, response) => {
      if (request.url === '/silent') return;
      response.writeHead(200);
      const drip = setInterval(() => response.write('x'), 100);
      response.on('close', () => clearInterval(drip));
    });
    expect(await outcomeOf(`${origin}/drip`)).toBe('timeout');
    expect(await outcomeOf(`${origin}/silent`)).toBe('timeout');
  });

  it('ends circles and chains of redirects', async () => {
    const { asked, origin } = await startServer((request, response) => {
      const { url = '' } = request;
      const next = url === '/a' ? '/b' : url === '/b' ? '/a' : `/${Number(url.slice(1)) + 1}`;
      response.writeHead(302, { location: next }).end();
    });
    expect(await outcomeOf(`${origin}/a`)).toBe('redirect-loop');
    asked.length = 0;
    expect(await outcomeOf(`${origin}/10000`)).toBe('too-many-redirects');
    expect(asked).toHaveLength(11);
  });

  it.each([
    ['file:///etc/passwd', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['http://', 'bad-redirect'],
    ['http://user:secret@127.0.0.1/', 'credentials'],
    ['http://169.254.169.254/latest/meta-data/', 'refused-address'],
    ['http://[::ffff:169.254.169.254]/', 'refused-address'],
    ['http://127.0.0.1:22/', 'port'],
    ['/page?access_token=abc', 'secret-in-url'],
  ])('does not follow a redirect to %s', async (location, reason) => {
    const { origin } = await startServer((_, response) => response.writeHead(301, { location }).end());
    expect(await outcomeOf(origin)).toBe(reason);
  });

  it('does not follow from https to http unless it is allowed', async () => {
    const plain = await startServer((_, response) => response.end('here'));
    const secure = await startServer(
      (_, response) => response.writeHead(302, { location: plain.origin }).end(),
      true,
    );
    const { loopbackCa: ca } = await import('./collect-setup.js');
    const ports = [plain.port, secure.port];
    expect(await outcomeOf(secure.origin, { ca, ports })).toBe('downgrade');
    expect(await outcomeOf(secure.origin, { ca, ports, options: { allowDowngrade: true } })).toBe('had');
  });

  it('takes of a body that inflates no more than the limit', async () => {
    const zeros = Buffer.alloc(50_000_000);
    const bombs: Record<string, Buffer> = {
      gzip: gzipSync(zeros),
      br: brotliCompressSync(zeros.subarray(0, 5_000_000)),
    };
    bombs['gzip, gzip'] = gzipSync(bombs.gzip ?? zeros);
    const { origin } = await startServer((request, response) => {
      const coding = decodeURIComponent((request.url ?? '').slice(1));
      response.writeHead(200, { 'content-encoding': coding }).end(bombs[coding]);
    });
    for (const coding of Object.keys(bombs)) {
      const url = `${origin}/${encodeURIComponent(coding)}`;
      expect(await outcomeOf(url, { limits: { maxBytes: 100_000 } })).toBe('too-large');
    }
  });

  it.each([
    ['gzip', 'no gzip at all'],
    ['gzip', gzipSync('cut off').subarray(0, 15)],
    ['zstd', 'unknown'],
    ['gzip, gzip, gzip', 'too deep'],
  ])('refuses content coded as %s that is not', async (coding, body) => {
    const { origin } = await startServer((_, response) =>
      response.writeHead(200, { 'content-encoding': coding }).end(body),
    );
    expect(await outcomeOf(origin)).toBe('content-encoding');
  });

  it.each([
    ['a length that is too long', 'HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nshort'],
    ['chunks that are none', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n'],
    ['a last chunk that is missing', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n'],
    ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nabc'],
    ['no HTTP', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['nothing', ''],
  ])('takes an answer with %s for none', async (_, bytes) => {
    expect(await outcomeOf(await startRaw(bytes))).toBe('broken-response');
  });

  it('takes no more after the length that a server states', async () => {
    const url = await startRaw('HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nabcdef');
    const { urls } = await collectLinks([url], { limits });
    expect(urls[0]?.bytes ?? 2).toBe(2);
  });

  it('ends at headers that are too large', async () => {
    const { origin } = await startServer((_, response) =>
      response.writeHead(200, { 'x-long': 'y'.repeat(12_000) }).end(),
    );
    expect(await outcomeOf(origin)).toBe('headers-too-large');
  });

  it('keeps what headers say in printable ASCII, and believes no media type that is none', async () => {
    const bytes = Buffer.concat([
      Buffer.from('HTTP/1.1 200 OK\r\nContent-Type: text/../html; charset="../x"\r\nETag: "'),
      Buffer.from([0xff, 0xe9]),
      Buffer.from(
        '"\r\nContent-Disposition: attachment; filename="../../evil.sh"\r\nContent-Length: 2\r\n\r\nok',
      ),
    ]);
    const { out, urls } = await collectLinks([`${await startRaw(bytes)}..%2f..%2fetc/passwd`], { limits });
    expect(urls[0]).toMatchObject({ outcome: 'had', media_type: 'application/octet-stream' });
    expect(urls[0]).not.toHaveProperty('charset');
    expect(urls[0]?.headers?.etag).toMatch(/^[\x20-\x7e]*$/);
    expect(urls[0]?.source_version).toMatch(/^sha256-/);
    expect(readdirSync(join(out, 'files'))).toEqual([
      expect.stringMatching(/^127\.0\.0\.1-[0-9a-f]{12}-[0-9a-f]{12}\.bin$/),
    ]);
    expect(existsSync(join(out, '..', 'evil.sh'))).toBe(false);
  });

  it('asks for no more addresses and no more bytes than it may', async () => {
    const { origin } = await startServer((_, response) => response.end('x'.repeat(5000)));
    const links = [1, 2, 3, 4].map((at) => `${origin}/${at}`);
    const few = await collectLinks(links, { limits: { ...limits, maxUrls: 2, concurrency: 1 } });
    expect(few.urls.map(({ reason }) => reason)).toEqual([
      undefined,
      undefined,
      'too-many-urls',
      'too-many-urls',
    ]);
    const small = await collectLinks(links, { limits: { ...limits, maxTotalBytes: 6000, concurrency: 1 } });
    expect(small.urls.map(({ reason }) => reason)).toEqual([
      undefined,
      undefined,
      'total-too-large',
      'total-too-large',
    ]);
  });

  it.each([
    ['too-large', {}],
    ['content-encoding', { 'content-encoding': 'gzip' }],
  ])(
    'counts bodies that are refused as %s, and begins no request after the total, not even one that waits',
    async (reason, headers) => {
      const zeros = gzipSync(Buffer.alloc(9000));
      const cutOff = zeros.subarray(0, zeros.length - 8);
      const { asked, origin } = await startServer((_, response) => {
        response.writeHead(200, headers);
        response.write(reason === 'too-large' ? 'x'.repeat(12_000) : cutOff);
        response.end();
      });
      const links = [1, 2, 3, 4].map((at) => `${origin}/${at}`);
      for (const concurrency of [1, 4]) {
        const { urls } = await collectLinks(links, {
          limits: { ...limits, maxTotalBytes: 18_000, concurrency },
        });
        expect(urls.map((one) => one.reason)).toEqual([reason, reason, 'total-too-large', 'total-too-large']);
        expect(asked.splice(0)).toHaveLength(2);
      }
    },
  );
});
