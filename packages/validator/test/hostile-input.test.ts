import { checkSchema } from '@loccit/contract';
import { canonicalizeJson } from '@loccit/json';
import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnswer, checkMarkdown } from '../src/index.js';
import { AT, WARDEN } from './artifacts.js';
import { audit, check, evidenceOf, good, store } from './rule-vectors.js';
import { readTamperMatrix } from './tamper.js';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Every place of a value, the whole first. */
function listPlaces(value: Json, at: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([name, member]) => listPlaces(member, [...at, name]))];
}

function replaceAt(value: Json, place: readonly string[], make: (before: Json) => Json | undefined): Json {
  const [step, ...rest] = place;
  if (step === undefined) return make(value) ?? null;
  const holder = value as Record<string, Json>;
  const member = holder[step] ?? null;
  const next = rest.length === 0 ? make(member) : replaceAt(member, rest, make);
  if (Array.isArray(value)) {
    return value.flatMap((item, at) => (String(at) === step ? (next === undefined ? [] : [next]) : [item]));
  }
  const { [step]: _, ...others } = holder;
  return next === undefined ? others : { ...others, [step]: next };
}

/** Values near what stood there, which get further than arbitrary ones. */
const near = fc.constantFrom<(before: Json) => Json | undefined>(
  () => undefined,
  (before) => (typeof before === 'number' ? before + 1 : before),
  (before) =>
    typeof before === 'string' ? `${before.slice(0, -1)}${before.endsWith('0') ? '1' : '0'}` : before,
  (before) => (typeof before === 'string' ? `${before}\u200b` : before),
  (before) => (typeof before === 'string' ? before.toUpperCase() : before),
  (before) => (Array.isArray(before) ? [...before, ...before] : before),
  (before) => (Array.isArray(before) ? [...before].reverse() : before),
  (before) => (typeof before === 'boolean' ? !before : before),
  () => null,
  () => '',
  () => 2 ** 53 - 1,
);
const anything = fc.jsonValue({ maxDepth: 3 }).map((value) => () => value as Json);
const mutation = fc.record({
  name: fc.constantFrom('answered', 'free', 'conflict'),
  place: fc.nat(),
  make: fc.oneof({ weight: 3, arbitrary: near }, { weight: 1, arbitrary: anything }),
});

/** Members that the table of the specification lists as unbound in a public answer. */
const unbound = readTamperMatrix()
  .filter((row) => row.subject === 'answer' && row.alone?.length === 0)
  .map((row) => row.member.replaceAll(/\/\d+(?=\/|$)/g, '/*'));
/** What "What nothing binds" says of absence, order and repetition. */
const unboundLists = [
  '/answer',
  '/claims',
  '/claims/*/facts',
  '/claims/*/facts/*',
  '/claims/*/citations/*/quote',
  '/claims/*/citations/*/quote/prefix',
  '/claims/*/citations/*/quote/suffix',
  '/claims/*/citations',
  '/conflicts',
  '/conflicts/*/claim_ids',
];
const isUnbound = (place: readonly string[]): boolean => {
  const pointer = place.map((step) => `/${/^\d+$/.test(step) ? '*' : step}`).join('');
  const isBelow = unbound.some((member) => pointer === member || pointer.startsWith(`${member}/`));
  return isBelow || unboundLists.includes(pointer);
};

function mutate(name: string, at: number, make: (before: Json) => Json | undefined) {
  const original = JSON.parse(JSON.stringify(good[name]?.answer)) as Json;
  const places = listPlaces(original);
  const place = places[at % places.length] ?? [];
  const changed = replaceAt(original, place, make);
  return { place, changed, isSame: canonicalizeJson(changed) === canonicalizeJson(original) };
}

describe('checkAnswer under attack', () => {
  it('never throws, and with the audit never passes what was changed', () => {
    seeded(
      fc.property(mutation, ({ name, place: at, make }) => {
        const { changed, isSame } = mutate(name, at, make);
        const report = check(changed, { audit: good[name]?.audit });
        expect(checkSchema('report', report)).toEqual([]);
        if (isSame) expect(report.verdict).toBe('pass');
        else expect(report.verdict).not.toBe('pass');
      }),
      { runs: 400 },
    );
  });

  it('passes of a public answer alone only what the specification lists as unbound', () => {
    seeded(
      fc.property(mutation, ({ name, place: at, make }) => {
        const { place, changed, isSame } = mutate(name, at, make);
        const report = check(changed);
        if (!isSame && report.verdict === 'pass') expect(place.join('/') + isUnbound(place)).toMatch(/true$/);
      }),
      { runs: 400, seed: 77 },
    );
  });

  it('never throws for anything handed over as an audit', () => {
    seeded(
      fc.property(fc.jsonValue({ maxDepth: 2 }), fc.nat(), near, (value, at, make) => {
        const original = JSON.parse(JSON.stringify(audit)) as Json;
        const places = listPlaces(original);
        const changed = replaceAt(original, places[at % places.length] ?? [], make);
        for (const given of [value, changed]) {
          const report = check(good.answered?.answer, { audit: given ?? 0 });
          expect(checkSchema('report', report)).toEqual([]);
        }
      }),
      { runs: 200 },
    );
  });

  it('never throws for any bytes', () => {
    seeded(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const report = checkAnswer({ bytes, evidence: evidenceOf(store) });
        expect(report.verdict).toBe('fail');
        expect(checkSchema('report', report)).toEqual([]);
      }),
      { runs: 300 },
    );
  });

  it('repeats no part of bytes that it refuses', () => {
    const secret = 'A1b2C3d4E5f6G7h8';
    for (const bytes of [
      `{"${secret}":1}`,
      `["${secret}"`,
      `{"schema":"${secret}","${secret}":"${secret}"}`,
    ]) {
      const report = checkAnswer({ bytes: new Uint8Array(Buffer.from(bytes)), evidence: evidenceOf(store) });
      expect(
        JSON.stringify(report.findings.map(({ message, expected }) => [message, expected])),
      ).not.toContain(secret);
    }
  });
});

describe('checkMarkdown under attack', () => {
  it('never throws for any text', () => {
    const piece = fc.constantFrom(
      '[1]',
      '[1, 3]',
      '[5-8]',
      '[a#0]',
      '[^1]',
      '[^1]: x',
      '\n\n',
      '# ',
      '```',
      '<b>',
      '](',
      '](javascript:x)',
      'https://a.example/x',
      '甲。',
      'Tide rose. ',
      '\u202e',
      '|',
      '> ',
      '[1]: loans.md',
      '## Sources\n\n',
    );
    seeded(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 8 })), { maxLength: 40 }), (pieces) => {
        const bytes = new Uint8Array(Buffer.from(pieces.join('').replaceAll('\0', '').toWellFormed()));
        const report = checkMarkdown({ bytes, evidence: { store, reader: WARDEN, at: AT } });
        expect(checkSchema('report', report)).toEqual([]);
      }),
      { runs: 300 },
    );
  });
});
