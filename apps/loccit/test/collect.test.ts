import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkDocument } from '@loccit/contract/documents';
import { describe, expect, it } from 'vitest';
import { collectLinks, loopbackCa, newFolder, startServer } from './collect-setup.js';
import { runMain } from './run-loccit.js';

const page = '# Quay fees\n\nMooring costs 4 crowns per night.\n';
const markdown = { 'content-type': 'text/markdown; charset=utf-8' };

const harbour = () =>
  startServer((request, response) => {
    const { url = '' } = request;
    if (url.startsWith('/moved')) response.writeHead(302, { location: '/fees' }).end();
    else if (url === '/gone') response.writeHead(404).end('gone');
    else if (url === '/packed')
      response.writeHead(200, { ...markdown, 'content-encoding': 'gzip' }).end(gzipSync(page));
    else if (url === '/html') response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Mooring</p>');
    else response.writeHead(200, { ...markdown, etag: '"v7"' }).end(page);
  });

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

describe('loccit collect', () => {
  it('[B6] asks for each cited address once, whatever fragment it is cited with', async () => {
    const { asked, origin } = await harbour();
    const report = `Mooring costs 4 crowns [1]. See [fees](${origin}/fees#night) and <${origin}/fees>.\n\n## References\n\n1. "Quay fees". ${origin}/fees#day\n`;
    const { exit, urls } = await collectLinks([`${origin}/fees`], { report });
    expect(asked).toEqual(['/fees']);
    expect(exit).toBe(0);
    expect(urls).toMatchObject([
      { url: `${origin}/fees`, outcome: 'had', title: 'Quay fees', source_version: 'etag "v7"' },
    ]);
  });

  it('keeps the bytes, and a manifest and a list that fit their schemas', async () => {
    const { origin } = await harbour();
    const { collection, out, stdout, urls } = await collectLinks([`${origin}/fees`, `${origin}/gone`]);
    const [had] = urls;
    expect(readFileSync(join(out, had?.path ?? ''), 'utf8')).toBe(page);
    expect(had).toMatchObject({
      bytes: page.length,
      raw_sha256: sha256(page),
      media_type: 'text/markdown',
      charset: 'utf-8',
    });
    expect(JSON.parse(stdout)).toEqual(collection);
    expect(checkDocument('collected', collection)).toEqual([]);
    const manifest = JSON.parse(readFileSync(join(out, 'sources.json'), 'utf8')) as { documents: object[] };
    expect(checkDocument('sources', manifest)).toEqual([]);
    expect(manifest.documents).toMatchObject([{ source_uri: `${origin}/fees`, path: had?.path }]);
  });

  it('undoes the content coding, and hashes what comes of it', async () => {
    const { origin } = await harbour();
    const { urls } = await collectLinks([`${origin}/packed`]);
    expect(urls).toMatchObject([{ raw_sha256: sha256(page), headers: { 'content-encoding': 'gzip' } }]);
  });

  it('tells the way of redirects, and names the source by the cited address', async () => {
    const { origin } = await harbour();
    const { out, urls } = await collectLinks([`${origin}/moved?a=1`]);
    expect(urls).toMatchObject([
      {
        url: `${origin}/moved?a=1`,
        redirects: [{ url: `${origin}/moved?a=1`, status: 302 }],
        final_url: `${origin}/fees`,
        attempts: 2,
      },
    ]);
    const { documents } = JSON.parse(readFileSync(join(out, 'sources.json'), 'utf8')) as {
      documents: { source_uri: string }[];
    };
    expect(documents.map(({ source_uri }) => source_uri)).toEqual([`${origin}/moved?a=1`]);
  });

  it('sends no cookies, no credentials and no referrer, and says who asks', async () => {
    const { origin, requests } = await harbour();
    await collectLinks([`${origin}/moved`], { options: { acceptLanguage: 'de, en;q=0.5' } });
    expect(requests).toHaveLength(2);
    for (const { headers } of requests) {
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('authorization');
      expect(headers).not.toHaveProperty('referer');
      expect(headers['user-agent']).toMatch(/^loccit\/\d/);
      expect(headers['accept-language']).toBe('de, en;q=0.5');
    }
  });

  it('asks a second time only for what is missing or no longer what it was, and for all with --refresh', async () => {
    const { asked, origin } = await harbour();
    const folder = newFolder();
    const links = [`${origin}/fees`, `${origin}/packed`, `${origin}/gone`];
    const first = await collectLinks(links, { folder });
    expect(first.exit).toBe(1);
    asked.length = 0;
    const second = await collectLinks(links, { folder });
    expect(asked).toEqual(['/gone']);
    expect(second.urls.slice(0, 2)).toEqual(first.urls.slice(0, 2));
    asked.length = 0;
    await collectLinks(links, { folder, options: { refresh: true } });
    expect(asked.sort()).toEqual(['/fees', '/gone', '/packed']);
  });

  it('keeps what it had where the server no longer gives it', async () => {
    let isThere = true;
    const { origin } = await startServer((_, response) => {
      if (isThere) response.writeHead(200, markdown).end(page);
      else response.writeHead(410).end();
    });
    const folder = newFolder();
    await collectLinks([`${origin}/a`], { folder });
    isThere = false;
    const { exit, out, urls } = await collectLinks([`${origin}/a`], { folder, options: { refresh: true } });
    expect(exit).toBe(1);
    expect(urls).toMatchObject([{ outcome: 'had', not_renewed: 'status-410', raw_sha256: sha256(page) }]);
    expect(readFileSync(join(out, urls[0]?.path ?? ''), 'utf8')).toBe(page);
  });

  it('comes to 0 where all was had, 1 where some was, 3 where nothing was', async () => {
    const { origin } = await harbour();
    expect((await collectLinks([`${origin}/fees`])).exit).toBe(0);
    expect((await collectLinks([`${origin}/fees`, `${origin}/gone`])).exit).toBe(1);
    expect((await collectLinks([`${origin}/gone`])).exit).toBe(3);
    expect((await collectLinks([], { report: 'Nothing is cited.\n' })).exit).toBe(0);
  });

  it('asks over TLS, and not where the certificate is not trusted', async () => {
    const { origin } = await startServer((_, response) => response.writeHead(200, markdown).end(page), true);
    expect((await collectLinks([origin], { ca: loopbackCa })).urls).toMatchObject([{ outcome: 'had' }]);
    expect((await collectLinks([origin])).urls).toMatchObject([{ outcome: 'not-had', reason: 'tls' }]);
  });

  it('waits as a server asks, within bounds, and only after 429 and 503', async () => {
    const answers: Record<string, number> = {};
    const { origin } = await startServer((request, response) => {
      const { url = '' } = request;
      answers[url] = (answers[url] ?? 0) + 1;
      if (url === '/later' && answers[url] === 1) response.writeHead(429, { 'retry-after': '7' }).end();
      else if (url === '/much-later') response.writeHead(503, { 'retry-after': '86400' }).end();
      else if (url === '/broken') response.writeHead(500).end();
      else response.writeHead(200, markdown).end(page);
    });
    const slept: number[] = [];
    const waiting = {
      now: () => Date.UTC(2026, 0, 5),
      sleep: async (ms: number) => void slept.push(ms),
      timeout: (ms: number) => AbortSignal.timeout(ms),
    };
    const links = ['/later', '/much-later', '/broken'].map((path) => origin + path);
    const { urls } = await collectLinks(links, { waiting, limits: { concurrency: 1 } });
    expect(urls.map(({ outcome, reason }) => reason ?? outcome)).toEqual(['had', 'status-503', 'status-500']);
    expect(answers).toEqual({ '/later': 2, '/much-later': 1, '/broken': 1 });
    expect(slept).toEqual([7000]);
  });

  it('pauses between requests to a host, and asks it for no more at once than it may', async () => {
    let now = 0;
    let running = 0;
    let most = 0;
    const { origin } = await startServer((_, response) => {
      running++;
      most = Math.max(most, running);
      setTimeout(() => {
        running--;
        response.writeHead(200, markdown).end(page);
      }, 5);
    });
    const slept: number[] = [];
    const waiting = {
      now: () => now,
      sleep: async (ms: number) => {
        slept.push(ms);
        now += ms;
      },
      timeout: (ms: number) => AbortSignal.timeout(ms),
    };
    await collectLinks(
      [1, 2, 3, 4].map((at) => `${origin}/${at}`),
      { waiting, limits: { pauseMs: 250 } },
    );
    expect(most).toBe(1);
    expect(slept).toEqual([250, 250, 250]);
  });

  it('lets check read what it kept, and one page that cannot be read spoils no other', async () => {
    const { origin } = await harbour();
    const folder = newFolder();
    await collectLinks([`${origin}/fees`, `${origin}/html`], {
      folder,
      report: `Mooring costs 4 crowns per night [fees](${origin}/fees). It has a page [page](${origin}/html).\n`,
    });
    const { stdout, stderr } = await runMain(['check', 'report.md', '--sources', 'cited', '--json'], {
      cwd: folder,
    });
    expect(stdout).toContain('urn:loccit:report:1');
    const { citations } = JSON.parse(stdout) as {
      citations: { resolved_by?: string; layers: Record<string, { outcome: string }> }[];
    };
    expect(citations.map(({ resolved_by }) => resolved_by)).toEqual(['url', undefined]);
    expect(citations.map(({ layers }) => layers.provenance?.outcome)).toEqual(['pass', 'unverifiable']);
    expect(stderr).toContain('media-type-unknown');
  });

  // BUG-LIN-16
  it.each([
    ['Mooring costs 4 crowns per night.', 'Mooring costs 5 crowns per night.'],
    ['泊位费每晚 4 克朗。', '泊位费每晚 5 克朗。'],
  ])('[B6] takes a page that answers for no page that still says it: %s', async (cited, now) => {
    let text = cited;
    const { origin } = await startServer((_, response) => response.writeHead(200, markdown).end(`${text}\n`));
    const folder = newFolder();
    const report = `${cited} [1]\n\n## Sources\n\n[1] ${origin}/fees\n`;
    const verdict = async () => {
      const argv = ['check', 'report.md', '--sources', 'cited', '--json'];
      return JSON.parse((await runMain(argv, { cwd: folder })).stdout).verdict;
    };
    await collectLinks([`${origin}/fees`], { folder, report });
    expect(await verdict()).toBe('pass');
    text = now;
    await collectLinks([`${origin}/fees`], { folder, report, options: { refresh: true } });
    expect(await verdict()).toBe('fail');
  });

  it('[B6] lets check find a page by the address to which the cited one led', async () => {
    const { origin } = await harbour();
    const folder = newFolder();
    await collectLinks([`${origin}/moved`], { folder });
    writeFileSync(
      join(folder, 'other.md'),
      `Mooring costs 4 crowns per night [a](${origin}/moved#x). So it does [b](${origin}/fees).\n`,
    );
    const { stdout } = await runMain(['check', 'other.md', '--sources', 'cited', '--json'], { cwd: folder });
    const { citations } = JSON.parse(stdout) as {
      citations: { resolved_by?: string; source_uri?: string }[];
    };
    expect(citations.map(({ resolved_by }) => resolved_by)).toEqual(['url', 'url']);
    expect(citations.map(({ source_uri }) => source_uri)).toEqual([`${origin}/moved`, `${origin}/moved`]);
  });

  it('writes into no folder that holds something else', async () => {
    const folder = newFolder();
    const { exit, stdout } = await runMain(['collect', 'report.md', '--out', '.', '--json'], { cwd: folder });
    expect(exit).toBe(2);
    expect(stdout).toContain('file-not-found');
    const { origin } = await harbour();
    await collectLinks([`${origin}/fees`], { folder });
    const other = await runMain(['collect', 'report.md', '--out', '.', '--json'], { cwd: folder });
    expect(other.exit).toBe(2);
    expect(other.stdout).toContain('not-a-collection');
  });

  it('neither follows a link in the folder nor waits for a pipe', async () => {
    const { asked, origin } = await harbour();
    const folder = newFolder();
    const out = join(folder, 'cited');
    const victim = join(folder, 'victim');
    mkdirSync(victim);
    const own = 'x-000000000000-000000000000.md';
    writeFileSync(join(victim, own), 'theirs');
    writeFileSync(join(victim, 'collected.json'), '{}');
    const plant: readonly (readonly [string, (at: string) => void])[] = [
      ['files', (at) => symlinkSync(victim, at)],
      ['files', (at) => symlinkSync(join(folder, 'none'), at)],
      ['files', (at) => writeFileSync(at, '')],
      ['collected.json', (at) => execFileSync('mkfifo', [at])],
      ['collected.json', (at) => symlinkSync(join(victim, 'collected.json'), at)],
      ['collected.json', (at) => mkdirSync(at)],
    ];
    for (const [name, make] of plant) {
      rmSync(out, { recursive: true, force: true });
      mkdirSync(out);
      make(join(out, name));
      await expect(collectLinks([`${origin}/fees`], { folder })).rejects.toMatchObject({
        code: 'not-a-collection',
        at: { file: join(out, name) },
      });
    }
    expect(asked).toEqual([]);
    expect(readdirSync(victim).sort()).toEqual(['collected.json', own]);
    expect(readdirSync(folder).sort()).toEqual(['cited', 'report.md', 'victim']);
  });

  it('asks again for a page in the place of which something else than a file lies', async () => {
    const { asked, origin } = await harbour();
    const folder = newFolder();
    const { out, urls } = await collectLinks([`${origin}/fees`], { folder });
    const file = join(out, urls[0]?.path ?? '');
    rmSync(file);
    execFileSync('mkfifo', [file]);
    await collectLinks([`${origin}/fees`], { folder });
    expect(asked).toHaveLength(2);
    expect(readFileSync(file, 'utf8')).toBe(page);
  });
});
