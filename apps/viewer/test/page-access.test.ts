import { describe, expect, it } from 'vitest';
import { CONTRASTS } from './contrasts.js';
import { executablePath, skipped } from './open-page.js';
import { PATIENCE, pack, policy, usePages } from './pages.js';

describe.skipIf(executablePath === undefined)(
  'access to the verifier page (skipped where not asked for)',
  () => {
    const { open } = usePages();

    it(
      `is used by the keyboard alone, in the order of the page${skipped}`,
      async () => {
        const { hand, page } = await open();
        await hand(pack);
        await page.evaluate('document.activeElement.blur()');
        const seen: string[] = [];
        const focused = () =>
          page.evaluate(
            "((e) => e.localName + (e.id ? '#' + e.id : '') + (e.matches(':focus-visible') ? '' : ' unseen'))(document.activeElement)",
          ) as Promise<string>;
        for (let step = 0; step < 40; step += 1) {
          await page.keyboard.press('Tab');
          const at = await focused();
          if (at.startsWith('body')) break;
          seen.push(at);
        }
        expect(seen.slice(0, 3)).toEqual(['a', 'button#lang-en', 'button#lang-zh']);
        expect(seen.filter((at) => at.endsWith(' unseen'))).toEqual([]);
        expect(seen.filter((at) => at.startsWith('summary')).length).toBeGreaterThanOrEqual(5);
        for (const id of ['input#files', 'input#without-audit', 'input#without-support'])
          expect(seen).toContain(id);
        await page.focus('#chain-C1\\.1 > summary');
        await page.keyboard.press('Enter');
        await page.waitForSelector('#chain-C1\\.1 .links li');
        expect(await page.locator('#chain-C1\\.1 .links li.matched').count()).toBe(7);
        await page.focus('#lang-zh');
        await page.keyboard.press('Enter');
        expect(await page.evaluate('document.activeElement.id')).toBe('lang-zh');
        // What was open stays open when the language changes.
        expect(await page.locator('#chain-C1\\.1[open]').count()).toBe(1);
      },
      PATIENCE,
    );

    it.each(['light', 'dark'] as const)(
      `can be read in the dark and in the light, and never by colour alone: %s${skipped}`,
      async (colorScheme) => {
        const { hand, page } = await open({ colorScheme });
        await hand(pack);
        const { faint, wordless, paper } = (await page.evaluate(CONTRASTS)) as {
          faint: string[];
          wordless: number;
          paper: number;
        };
        expect(faint).toEqual([]);
        expect(wordless).toBe(0);
        expect(paper > 0.5).toBe(colorScheme === 'light');
      },
      PATIENCE,
    );

    it(
      `has landmarks, one title, headings without a gap and a name for every control${skipped}`,
      async () => {
        const { hand, page } = await open();
        await hand(pack, policy);
        const found = (await page.evaluate(`({
      mains: document.querySelectorAll('main').length,
      headers: document.querySelectorAll('body > header').length,
      live: document.querySelector('[aria-live=polite]').textContent,
      levels: [...document.querySelectorAll('h1,h2,h3,h4')].map((h) => Number(h.localName[1])),
      nameless: [...document.querySelectorAll('button,select,input,summary')].filter((control) =>
        !(control.textContent || control.ariaLabel || control.labels?.[0]?.textContent)).length,
    })`)) as { mains: number; headers: number; live: string; levels: number[]; nameless: number };
        expect(found).toMatchObject({ mains: 1, headers: 1, nameless: 0 });
        expect(found.live).toContain('Verified here');
        expect(found.levels.filter((level) => level === 1)).toHaveLength(1);
        expect(found.levels.every((level, at) => level <= (found.levels[at - 1] ?? 0) + 1)).toBe(true);
      },
      PATIENCE,
    );
  },
);
