import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { CHROMIUM_ARGUMENTS, findChromium } from '@loccit/testing';
import { chromium } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { linkToText, safeUrl } from '../../src/formats/html/safe-url.js';
import { checkAs, HOSTILE, harbour } from './harbour.js';

const executablePath = findChromium();
const skip = executablePath === undefined ? ' (skipped: no Chromium is installed or asked for)' : '';

describe('safeUrl', () => {
  it('lets web addresses through and nothing else', () => {
    expect(safeUrl('https://a.example/x?y=1#z')).toBe('https://a.example/x?y=1#z');
    for (const url of [
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'java\nscript:x',
      'data:text/html,x',
      '//a.example',
      'https:a.example',
      'file:///etc',
      'https://u:p@a.example',
      'https://a.example/\u202ex',
      '#r1-C1',
      'mailto:a@b.example',
      '',
    ])
      expect([url, safeUrl(url)]).toEqual([url, undefined]);
  });
});

describe('linkToText', () => {
  it('names both ends of a long passage, and escapes what means something there', () => {
    expect(linkToText('https://a.example/p#x', 'one-two, three')).toBe(
      'https://a.example/p#:~:text=one%2Dtwo%2C%20three',
    );
    const long = Array.from({ length: 30 }, (_, at) => `w${at}`).join(' ');
    expect(linkToText('https://a.example', long)).toBe(
      'https://a.example#:~:text=w0%20w1%20w2%20w3%20w4,w25%20w26%20w27%20w28%20w29',
    );
  });
});

describe('writeHtml', () => {
  it('[B10] shows each cited statement in colour, word and sign, and leads to its passage', async () => {
    const { exit, stdout } = await checkAs(harbour(), 'html', ['report.md', '--lang', 'en']);
    expect(exit).toBe(1);
    const tones = [...stdout.matchAll(/class="statement (\w+)" id="r1-(C\d+)-in-text"/g)].map(
      ([, tone, id]) => `${id} ${tone}`,
    );
    expect(tones).toEqual(['C1 good', 'C2 bad', 'C3 uncited', 'C4 open', 'C5 good']);
    expect(stdout).toMatch(
      /class="badge bad" href="#r1-C2" aria-label="C2: contradicted[^"]*"><span class="sign">✗<\/span><span class="word">contradicted/,
    );
    expect(stdout).toMatch(
      /class="badge open" href="#r1-C4"[^>]*><span class="sign">\?<\/span><span class="word">source not found/,
    );
    expect(stdout).toContain('closes at <strong class="compared">21:00</strong>');
    expect(stdout).toContain('What a pass does not prove');
    expect(stdout).toContain('2/4');
  });

  it('is grey where nothing was given to look in', async () => {
    const { stdout } = await checkAs(
      harbour({ 'sources/tides.md': '# Other\n\nWords.\n', 'sources/refund.md': '# X\n\nY.\n' }),
      'html',
      ['report.md', '--lang', 'zh'],
    );
    expect(stdout).toContain('未找到来源');
    expect(stdout).toContain('<html lang="zh-CN">');
  });

  it('[E4] makes a list of sources: web addresses as links that tell nothing, others opened in the page', async () => {
    const cwd = harbour({
      'web/sources.json': JSON.stringify({
        schema: 'urn:loccit:sources:1',
        tenant_id: 'default',
        documents: [
          {
            document_id: 'tides',
            path: 'tides.md',
            source_uri: 'https://harbour.example/tides',
            source_version: '1',
            title: 'Tide tables',
            allowed_groups: ['public'],
          },
        ],
      }),
      'web/tides.md': '# Tide tables\n\nThe tide is high at noon.\n',
    });
    const page = await checkAs(cwd, 'html', ['report.md', '--sources', 'web/sources.json']);
    expect(page.stdout).toContain('rel="noreferrer noopener"');
    expect(page.stdout).toContain('href="https://harbour.example/tides"');
    const local = await checkAs(cwd, 'html', ['report.md']);
    expect(local.stdout).toContain('file-set:tides.md');
    expect(local.stdout).not.toMatch(/href="file-set/);
  });

  it('lets no tag, address or hidden character of a report through', async () => {
    const hostile = `${HOSTILE} noon [1].\n\n<script>alert(1)</script>\n\n<a href="https://evil.example" onclick="x()">a</a> <style>*{}</style>\n\n[a](javascript:x) [b](data:text/html,x) [c](#r1-C1) ![d](https://evil.example/d.png) <https://ok.example/é>\n\n# <img src=x> \u202e\n\n[1]: javascript:alert(1)\n`;
    const { stdout } = await checkAs(harbour({ 'evil.md': hostile }), 'html', ['evil.md']);
    const tags = new Set(
      [...stdout.slice(stdout.indexOf('<body')).matchAll(/<([a-z0-9]+)/g)].map(([, tag]) => tag),
    );
    for (const tag of ['script', 'img', 'style', 'iframe', 'form', 'object', 'input'])
      expect(tags).not.toContain(tag);
    expect(stdout).not.toMatch(/<[^>]*\s(?:on\w+|src|style)=/);
    const hrefs = [...stdout.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    for (const href of hrefs) expect(href).toMatch(/^#(?:r1-|report-1$)|^https:\/\/(?:ok|evil)\.example/);
    expect(stdout).not.toContain('\u202e');
  });

  it.skipIf(executablePath === undefined)(
    `runs without a script: a click on a mark shows its citation, and nothing is asked of the network${skip}`,
    async () => {
      const cwd = harbour();
      const { stdout } = await checkAs(cwd, 'html', ['report.md', '--lang', 'en']);
      writeFileSync(`${cwd}/page.html`, stdout);
      const browser = await chromium.launch({
        executablePath: executablePath ?? '',
        args: [...CHROMIUM_ARGUMENTS],
      });
      const faults: string[] = [];
      try {
        const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
        page.on('console', (said) => faults.push(said.text()));
        page.on('request', (request) => {
          if (!request.url().startsWith('file:')) faults.push(request.url());
        });
        await page.goto(pathToFileURL(`${cwd}/page.html`).href);
        expect(await page.locator('#r1-C2').isVisible()).toBe(false);
        await page.locator('a.mark.bad').first().click();
        expect(await page.locator('#r1-C2').isVisible()).toBe(true);
        expect(await page.locator('#r1-C1').isVisible()).toBe(false);
        await page.locator('a.badge[href="#r1-C1"]').focus();
        await page.keyboard.press('Enter');
        expect(await page.locator('#r1-C1').isVisible()).toBe(true);
        const spread = await page.evaluate('[document.documentElement.scrollWidth, innerWidth]');
        expect(spread).toEqual([1400, 1400]);
      } finally {
        await browser.close();
      }
      expect(faults).toEqual([]);
    },
    60_000,
  );
});
