import type { Answer } from '@loccit/contract';
import { encodePack } from '@loccit/packs';
import { describe, expect, it } from 'vitest';
import { executablePath, type Handed, skipped } from './open-page.js';
import { PATIENCE, pack, policy, usePages } from './pages.js';
import { answer, contentOf, policyWith, proofOf, sealedPack, sourceBytes } from './sealed-packs.js';

const source: Handed = { name: 'garden.md', bytes: sourceBytes() };

/** Text that tries to be markup, to hide and to run backwards. */
const HOSTILE =
  '</script><img src="https://evil.example/x" onerror="hacked=1"><b>\u202eevil\u200b\u2066 \u05d0\u05d1';

/** An answer whose every free text is hostile, and very long. */
function hostileAnswer(): Answer {
  const [claim] = answer.claims;
  const [citation] = claim?.citations ?? [];
  if (claim === undefined || citation === undefined) throw new Error('the answer has no citation');
  const text = `${HOSTILE}${'\u5b57'.repeat(20_000)}`;
  const hostile = { ...claim, text, citations: [{ ...citation, title: HOSTILE }] };
  return { ...answer, question: HOSTILE, answer: text, claims: [hostile] };
}

describe.skipIf(executablePath === undefined)('the verifier page (skipped where not asked for)', () => {
  const { fill, open } = usePages();

  it.each([
    ['en-US', 'en', 'Unverifiable', 'no trust policy of yours', 'Pass'],
    [
      'zh-TW',
      'zh-CN',
      '\u65e0\u6cd5\u6838\u9a8c',
      '\u6ca1\u6709\u60a8\u7684\u4fe1\u4efb\u7b56\u7565',
      '\u901a\u8fc7',
    ],
  ])(
    `[C14] shows a good pack in the reader’s language, and passes it by the reader’s own policy: %s${skipped}`,
    async (locale, lang, first, reason, last) => {
      const { hand, page, text } = await open({ locale });
      await hand(pack);
      expect(await page.getAttribute('html', 'lang')).toBe(lang);
      expect((await text('#result-title')).toLowerCase()).toContain(first.toLowerCase());
      expect(await text('#result')).toContain(reason);
      await hand(policy);
      for (const group of ['audit', 'reader']) {
        await page.check(`#without-${group}`);
        await page.waitForSelector(`#without-${group}:checked`);
      }
      await page.waitForSelector('#result.good', { timeout: 60_000 });
      expect((await text('#result-title')).toLowerCase()).toContain(last.toLowerCase());
      expect(await text('.claim mark')).toBe(answer.claims[0]?.text);
      expect(await text('.facts')).toContain('bergtal');
    },
    PATIENCE,
  );

  it.each([
    ['en-US', 'choose below which one you take the answer for', 'not judged until you choose', 'Pass'],
    [
      'zh-CN',
      '\u8bf7\u5728\u4e0b\u65b9\u9009\u62e9\u60a8\u6309\u54ea\u4e2a\u79df\u6237\u4f7f\u7528\u6b64\u56de\u7b54',
      '\u5f85\u60a8\u9009\u62e9\u540e\u624d\u4f1a\u5224\u65ad',
      '\u901a\u8fc7',
    ],
  ])(
    `[C14] waits for the reader to choose among the tenants of the policy, and is told by the keyboard: %s${skipped}`,
    async (locale, reason, unjudged, last) => {
      const { hand, page, text } = await open({ locale });
      await hand(pack, { name: 'policy.json', bytes: policyWith({ tenants: ['other', 'bergtal'] }) });
      for (const group of ['audit', 'reader']) {
        await page.check(`#without-${group}`);
        await page.waitForSelector(`#without-${group}:checked`);
        await page.waitForSelector('#result');
      }
      expect(await page.locator('#result.open').count()).toBe(1);
      expect(await text('#result .reasons')).toContain(reason);
      expect(await text('#result .parts')).toContain(unjudged);
      // Where it is chosen stands right behind the verdict that waits for it.
      expect(await page.locator('#result + .settings #rely-tenantId').count()).toBe(1);
      expect(await page.inputValue('#rely-tenantId')).toBe('');
      await page.focus('#rely-tenantId');
      await page.keyboard.press('b');
      await page.waitForSelector('#result.good', { timeout: 60_000 });
      expect((await text('#result-title')).toLowerCase()).toContain(last.toLowerCase());
      expect(await page.evaluate('document.activeElement.id')).toBe('rely-tenantId');
      await page.keyboard.press('o');
      await page.waitForSelector('#result.bad', { timeout: 60_000 });
    },
    PATIENCE,
  );

  it.each([
    ['en-US', 'Proof in the answer', 'the signature does not hold', 'the proof in the answer does not hold'],
    [
      'zh-CN',
      '\u56de\u7b54\u4e2d\u7684\u8bc1\u660e',
      '\u7b7e\u540d\u4e0d\u6210\u7acb',
      '\u56de\u7b54\u4e2d\u7684\u8bc1\u660e\u4e0d\u6210\u7acb',
    ],
  ])(
    `[C14] fails a forged proof in the answer by its own arithmetic, and says so: %s${skipped}`,
    async (locale, name, said, reason) => {
      const { hand, page, text } = await open({ locale });
      const forged: Answer = { ...answer, proof: await proofOf({ ...answer, answer: 'something else' }) };
      await hand({ name: 'forged.pack', bytes: await sealedPack(contentOf(forged), forged) }, policy);
      expect(await page.locator('#result.bad').count()).toBe(1);
      expect(await text('#result .parts')).toMatch(new RegExp(`${name}.*${said}`));
      expect(await text('#result .reasons')).toContain(reason);
      const proved: Answer = { ...answer, proof: await proofOf(answer) };
      await hand({ name: 'proved.pack', bytes: await sealedPack(contentOf(proved), proved) });
      expect(await page.locator('#result.bad').count()).toBe(0);
      expect(await text('#result .parts')).toContain(name);
    },
    PATIENCE,
  );

  it(
    `opens what is let fall on it, and keeps what was there${skipped}`,
    async () => {
      const { page, text } = await open();
      const drop = (file: Handed) =>
        page.evaluate(`(() => {
          const bytes = Uint8Array.from(atob('${Buffer.from(file.bytes).toString('base64')}'), (c) => c.charCodeAt(0));
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([bytes], '${file.name}'));
          document.getElementById('result')?.remove();
          document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
        })()`);
      await drop(pack);
      await page.waitForSelector('#result');
      await drop(policy);
      await page.waitForSelector('#rely-purpose');
      expect(await text('.held')).toMatch(/garden\.pack.*policy\.json/);
    },
    PATIENCE,
  );

  it(
    `[C14] takes the reader’s own copy of a source for an anchor${skipped}`,
    async () => {
      const { hand, text } = await open();
      await hand(pack, source);
      expect(await text('.held')).toContain('an anchor');
      expect(await text('#result')).not.toContain('nothing independent');
    },
    PATIENCE,
  );

  it(
    `[C14] refuses a pack of which one byte is another, and shows nothing of it${skipped}`,
    async () => {
      const { hand, page, text } = await open();
      const bytes = pack.bytes.slice();
      const at = Buffer.from(bytes).indexOf('\u56ed');
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      await hand({ name: 'x', bytes });
      expect(await text('#result')).toMatch(/This is no pack.*(damaged-entry|wrong-hash)/);
      expect(await page.locator('.claim, .answer').count()).toBe(0);
    },
    PATIENCE,
  );

  it(
    `[C14] shows a stripped seal as no anchor, and another pack’s seal as failed${skipped}`,
    async () => {
      const { hand, text } = await open();
      await hand({ name: 'stripped', bytes: encodePack(contentOf()) }, policy);
      expect(await text('#result')).toMatch(/Unverifiable.*no seal is at hand/i);
      const foreign = await sealedPack(contentOf(), answer, contentOf(answer, 'canonical'));
      await hand({ name: 'foreign', bytes: foreign });
      expect(await text('#result')).toMatch(/fail.*does not hold here/i);
    },
    PATIENCE,
  );

  it(
    `[C14] shows hostile text as text, with what it hides, and runs none of it${skipped}`,
    async () => {
      const hostile = hostileAnswer();
      const bytes = await sealedPack(contentOf(hostile), hostile);
      const { page, text } = await open({}, fill(bytes));
      expect(await text('.question')).toContain(
        '<img src="https://evil.example/x" onerror="hacked=1"><b>U+202E',
      );
      expect(await text('.citation h4')).toContain('evilU+200BU+2066');
      expect(await page.evaluate('typeof hacked')).toBe('undefined');
      expect(await page.locator('main img, main script, main b, main a, main style').count()).toBe(0);
      expect(
        await page.evaluate("getComputedStyle(document.querySelector('.question .foreign')).unicodeBidi"),
      ).toBe('isolate');
      const width = (await page.evaluate('document.documentElement.scrollWidth - innerWidth')) as number;
      expect(width).toBeLessThanOrEqual(0);
      expect((await text('.answer blockquote')).length).toBeLessThan(5_000);
      await page.click('.answer .more');
      expect((await text('.answer blockquote')).length).toBeGreaterThan(20_000);
    },
    PATIENCE,
  );

  it(
    `[C14] says of a page that carries its pack that it cannot vouch for itself; an empty one takes the pack out of it${skipped}`,
    async () => {
      const filled = fill(pack.bytes);
      const carrying = await open({}, filled);
      const digest = await carrying.text('.facts dd:first-of-type');
      expect(await carrying.text('.notice')).toContain('cannot vouch for itself');
      expect(await carrying.page.locator('script.pack').count()).toBe(0);
      await carrying.hand({ name: 'other.pack', bytes: encodePack(contentOf()) });
      // It is still not the reader's own copy.
      expect(await carrying.page.locator('.notice').count()).toBe(1);
      const empty = await open();
      expect(await empty.page.locator('.notice').count()).toBe(0);
      await empty.hand({ name: 'received.html', bytes: filled });
      expect(await empty.text('.facts dd:first-of-type')).toBe(digest);
      expect(await empty.page.locator('.notice').count()).toBe(0);
    },
    PATIENCE,
  );

  it(
    `lets nothing else run, whatever gets into the page${skipped}`,
    async () => {
      const opened = await open();
      const tried = await opened.page.evaluate(`(async () => {
      const refused = (act) => { try { act(); return false; } catch { return true; } };
      const script = document.createElement('script');
      const added = refused(() => { script.text = 'ran = 1'; document.body.append(script); }) || typeof ran === 'undefined';
      return [
        refused(() => { document.body.innerHTML = '<p>'; }),
        added,
        await fetch('https://evil.example/').then(() => false, () => true),
        refused(() => trustedTypes.createPolicy('other', {})),
      ];
    })()`);
      expect(tried).toEqual([true, true, true, true]);
      // These were the test's own attempts, and none of them left the page.
      expect(
        opened.faults.filter((fault) => !/policy|Trusted|refused|Refused|Content Security/.test(fault)),
      ).toEqual([]);
      opened.faults.length = 0;
    },
    PATIENCE,
  );
});
