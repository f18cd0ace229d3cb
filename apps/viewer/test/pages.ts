import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Handed, launch, type OpenedPage } from './open-page.js';
import { policyBytes, sealedPack } from './sealed-packs.js';

/** How long one test of the page may take, in milliseconds. */
export const PATIENCE = 240_000;
export const pack: Handed = { name: 'garden.pack', bytes: await sealedPack() };
export const policy: Handed = { name: 'policy.json', bytes: policyBytes };

type Browser = Awaited<ReturnType<typeof launch>>;

/** A browser for the tests of one block; after each, no page may have asked for anything or run against its policy. */
export function usePages(): Pick<Browser, 'fill' | 'open'> {
  let browser: Browser;
  const opened: OpenedPage[] = [];
  beforeAll(async () => {
    browser = await launch();
  }, PATIENCE);
  afterAll(() => browser.close());
  afterEach(async () => {
    const faults = opened.flatMap((page) => page.faults);
    await Promise.all(opened.splice(0).map((page) => page.close()));
    expect(faults).toEqual([]);
  });
  return {
    fill: (bytes) => browser.fill(bytes),
    open: async (...given) => {
      const page = await browser.open(...given);
      opened.push(page);
      return page;
    },
  };
}
