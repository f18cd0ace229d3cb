import { execFileSync } from 'node:child_process';
import { CHROMIUM_ARGUMENTS, findChromium, projectRoot } from '@loccit/testing';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SuiteResult } from '../src/index.js';
import { serveVectors } from './vector-server.js';

const inNode = JSON.parse(
  execFileSync(process.execPath, [`${projectRoot}packages/conformance/bin/run.js`], { encoding: 'utf8' }),
) as SuiteResult;
const executablePath = findChromium();
// Seconds on a machine at rest; many times that where everything else runs beside it.
const PATIENCE = 240_000;
const skipped = executablePath === undefined ? ' (skipped: no Chromium is installed or asked for)' : '';

describe('runChecks', () => {
  it('meets every vector in Node', () => {
    expect(inNode.failures).toEqual([]);
    const { rules, verifier, signing, packs, ...others } = inNode.checks;
    expect(Object.keys(others)).toEqual(['text', 'json', 'lineage', 'contract']);
    expect(Object.values(others).reduce((sum, count) => sum + count)).toBeGreaterThan(1_000);
    expect(signing).toBeGreaterThan(350);
    expect(packs).toBeGreaterThan(200);
    expect(rules).toBeGreaterThan(200);
    expect(verifier).toBeGreaterThan(500);
  });
});

describe.skipIf(executablePath === undefined)('runFromServer (skipped where not asked for)', () => {
  let browser: Browser;
  let served: Awaited<ReturnType<typeof serveVectors>>;

  beforeAll(async () => {
    served = await serveVectors();
    browser = await chromium.launch({ executablePath: executablePath ?? '', args: [...CHROMIUM_ARGUMENTS] });
  });

  afterAll(async () => {
    await browser.close();
    served.server.close();
  });

  it.each([
    ['a page', 'runInPage()'],
    ['a worker', 'runInWorker()'],
  ])(
    `gives the same bytes in %s of Chromium, from the same build${skipped}`,
    async (_, call) => {
      const page = await browser.newPage();
      await page.goto(served.origin);
      expect(await page.evaluate(call)).toEqual(inNode);
      await page.close();
    },
    PATIENCE,
  );
});
