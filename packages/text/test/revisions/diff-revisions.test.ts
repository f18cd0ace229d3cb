import { existsSync, readFileSync } from 'node:fs';
import { loadVectors, seeded, sharedData } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffRevisions, type RevisionMap } from '../../src/revisions/index.js';
import { awkwardText } from '../arbitraries.js';
import { caught } from '../caught.js';

const { diffs } = loadVectors<{ diffs: { name: string; old: string; new: string; sections: number[] }[] }>(
  'text/revisions.json',
);

/** What a map keeps must be equal in both texts, and the lengths theirs. */
function expectTrue(map: RevisionMap, oldText: string, newText: string): void {
  const old = [...oldText];
  const fresh = [...newText];
  expect([map.oldChars, map.newChars]).toEqual([old.length, fresh.length]);
  let oldAt = 0;
  let newAt = 0;
  for (let at = 0; at < map.sections.length; at += 2) {
    const [length = 0, inserted = 0] = map.sections.slice(at, at + 2);
    const kept = inserted === -1;
    if (kept) expect(fresh.slice(newAt, newAt + length)).toEqual(old.slice(oldAt, oldAt + length));
    oldAt += length;
    newAt += kept ? length : inserted;
  }
}

describe('diffRevisions', () => {
  it.each(diffs)('$name', ({ old, new: fresh, sections }) => {
    const { map, coarse } = diffRevisions(old, fresh);
    expect(map.sections).toEqual(sections);
    expect(coarse).toEqual([]);
    expectTrue(map, old, fresh);
  });

  it('says that equal is what is equal', () => {
    const edit = fc.tuple(awkwardText(30), awkwardText(6), awkwardText(30), awkwardText(6));
    seeded(
      fc.property(edit, ([head, gone, tail, come]) => {
        const old = head + gone + tail;
        const fresh = head + come + tail;
        expectTrue(diffRevisions(old, fresh).map, old, fresh);
      }),
      { runs: 1000 },
    );
  });

  it('names what it took as replaced in whole because too much differs', () => {
    const noise = (seed: number): string => {
      let state = seed;
      const words = Array.from({ length: 1500 }, () => {
        state = (Math.imul(state, 1103515245) + 12345) >>> 0;
        return 'abcd'[(state >>> 20) % 4];
      });
      return `${words.join(' ')}\n`;
    };
    const old = `Before.\n${noise(1)}After.\n`;
    const { map, coarse } = diffRevisions(old, `Before.\n${noise(2)}After.\n`);
    expect(coarse.length).toBeGreaterThan(0);
    expect(map.mapSpan(0, 7)).toMatchObject({ deleted: 'none', span: { charStart: 0, charEnd: 7 } });
    for (const { charStart, charEnd } of coarse)
      expect(map.mapSpan(charStart, charEnd).deleted).toBe('whole');
  });

  it('refuses what is no text', () => {
    expect(caught(() => diffRevisions('\ud800', '')).code).toBe('lone-surrogate');
    expect(caught(() => diffRevisions('', 'a\udc00')).code).toBe('lone-surrogate');
  });
});

interface Quote {
  class: string;
  old: string;
  new: string;
  quote: { start_cp: number; end_cp: number };
  expected: { start_cp: number; end_cp: number } | null;
}

const data = sharedData('anchoring');

describe.skipIf(data === undefined || !existsSync(`${data}/reanchor.jsonl`))(
  'quotes in old revisions, truth from git (skipped where the data set is not beside the checkout or not asked for)',
  () => {
    it('leads most quotes that are unchanged to their place, and says of most that are deleted that they are', () => {
      const lines = readFileSync(`${data}/reanchor.jsonl`, 'utf8').trim().split('\n');
      const maps = new Map<string, RevisionMap>();
      const right = new Map<string, number>();
      const all = new Map<string, number>();
      for (const row of lines.map((line) => JSON.parse(line) as Quote)) {
        const key = `${row.old} ${row.new}`;
        const map =
          maps.get(key) ??
          diffRevisions(
            readFileSync(`${data}/${row.old}`, 'utf8'),
            readFileSync(`${data}/${row.new}`, 'utf8'),
          ).map;
        maps.set(key, map);
        const mapped = map.mapSpan(row.quote.start_cp, row.quote.end_cp);
        // Text that moved is deleted in one place and inserted in another.
        const agrees =
          row.class === 'deleted' || row.class === 'moved'
            ? mapped.deleted === 'whole'
            : mapped.deleted !== 'whole' &&
              mapped.span.charStart === row.expected?.start_cp &&
              mapped.span.charEnd === row.expected.end_cp;
        all.set(row.class, (all.get(row.class) ?? 0) + 1);
        if (agrees) right.set(row.class, (right.get(row.class) ?? 0) + 1);
      }
      const share = (kind: string): number => (right.get(kind) ?? 0) / (all.get(kind) ?? 1);
      expect(share('exact')).toBeGreaterThan(0.95);
      expect(share('exact_dup')).toBeGreaterThan(0.95);
      expect(share('deleted')).toBeGreaterThan(0.9);
    });
  },
);
