import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CHROMIUM_ARGUMENTS, findChromium, projectRoot } from '@loccit/testing';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { fillVerifierPage } from '../../loccit/src/files/write-verifier-page.js';
import { NOW } from './sealed-packs.js';

export const executablePath = findChromium();
export const skipped = executablePath === undefined ? ' (skipped: no Chromium is installed)' : '';

/** A file that is handed to the page. */
export interface Handed {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** An opened page with what it did that it must not do. */
export interface OpenedPage {
  readonly page: Page;
  /** Requests beyond the page itself and its worker, violations of its policy, errors. */
  readonly faults: string[];
  /** Hands files over and waits for the verdict. */
  hand(...files: readonly Handed[]): Promise<void>;
  /** What an element holds, as text. */
  text(selector: string): Promise<string>;
  close(): Promise<void>;
}

/** A browser with the page of the build, opened from a file as a reader would. */
export async function launch() {
  const { buildVerifierPage } = (await import(`${projectRoot}scripts/bundle/verifier-page.mjs`)) as {
    buildVerifierPage(): Promise<string>;
  };
  const template = await buildVerifierPage();
  const folder = mkdtempSync(join(tmpdir(), 'loccit-page-'));
  const browser = await chromium.launch({
    executablePath: executablePath ?? '',
    args: [...CHROMIUM_ARGUMENTS],
  });
  return {
    template,
    /** The page as bytes, with a pack in it. */
    fill: (pack: Uint8Array) => fill(template, pack),
    open: (options: BrowserContextOptions = {}, html: Uint8Array = Buffer.from(template)) =>
      open(browser, folder, html, options),
    close: async () => {
      await browser.close();
      rmSync(folder, { recursive: true });
    },
  };
}

function fill(template: string, pack: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  const source = {
    byteLength: pack.length,
    read: (start: number, end: number) => pack.subarray(start, end),
  };
  fillVerifierPage(template, source, { write: (part) => parts.push(part.slice()) });
  return Buffer.concat(parts);
}

async function open(
  browser: Browser,
  folder: string,
  html: Uint8Array,
  options: BrowserContextOptions,
): Promise<OpenedPage> {
  const file = join(folder, 'page.html');
  writeFileSync(file, html);
  const url = pathToFileURL(file).href;
  const context = await browser.newContext({ locale: 'en-US', ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('request', (request) => {
    const isOwn = request.url() === url || /^blob:/.test(request.url());
    if (!isOwn) faults.push(`request: ${request.url().slice(0, 100)}`);
  });
  page.on('console', (message) => faults.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  await page.clock.setFixedTime(new Date(NOW));
  await page.goto(url);
  const waitForVerdict = () => page.waitForSelector('#result', { timeout: 120_000 });
  return {
    page,
    faults,
    hand: async (...files) => {
      await page.evaluate("document.getElementById('result')?.remove()");
      const given = files.map(({ bytes, name }) => ({
        name,
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(bytes),
      }));
      await page.setInputFiles('#files', given);
      await waitForVerdict();
    },
    text: async (selector) => {
      await page.waitForSelector(selector, { timeout: 120_000, state: 'attached' });
      return ((await page.textContent(selector)) ?? '').replace(/\s+/g, ' ').trim();
    },
    close: () => context.close(),
  };
}
