import { isDeepStrictEqual } from 'node:util';
import { checkSchema } from '@loccit/contract';
import { canonicalizeJson } from '@loccit/json';
import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnswer, checkMarkdown } from '../src/index.js';
import { audit, check, evidenceOf, good, store } from './checked-corpus.js';
import { AT, WARDEN } from './corpus.js';
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
const nearby: readonly ((before: Json) => Json | undefined)[] = [
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
  (before) => (Array.isArray(before) ? before.slice(1) : before),
  () => 2 ** 53 - 1,
];
const near = fc.constantFrom(...nearby);
const anything = fc.jsonValue({ maxDepth: 3 }).map((value) => () => value as Json);
const mutation = fc.record({
  name: fc.constantFrom('answered', 'free', 'conflict'),
  place: fc.nat(),
  make: fc.oneof({ weight: 3, arbitrary: near }, { weight: 1, arbitrary: anything }),
});

/** One change of an artifact; `after` is undefined where the member was removed. */
interface Change {
  readonly artifact: string;
  readonly pointer: string;
  readonly before: Json;
  readonly after: Json | undefined;
}

/** Rows of the specification's table that find nothing in a public answer; removal frees the member's absence only. */
const unboundRows = readTamperMatrix()
  .filter((row) => row.subject === 'answer' && row.alone?.length === 0)
  .map((row) => ({
    member: row.member.replaceAll(/\/\d+(?=\/|$)/g, '/*'),
    isRemoval: row.change === 'remove',
  }));

const asSet = (value: Json | undefined): string[] | undefined =>
  Array.isArray(value) ? [...new Set(value.map((item) => canonicalizeJson(item)))].sort() : undefined;
const isReordered = ({ before, after }: Change): boolean =>
  Array.isArray(before) &&
  Array.isArray(after) &&
  before.length === after.length &&
  isDeepStrictEqual(asSet(before), asSet(after));
const isReorderedOrRepeated = ({ before, after }: Change): boolean =>
  isDeepStrictEqual(asSet(before), asSet(after));
const isRemoved = ({ after }: Change): boolean => after === undefined;
const isLeftOutOrRepeated = ({ before, after }: Change): boolean => {
  const all = asSet(before);
  return after === undefined || asSet(after)?.every((item) => all?.includes(item)) === true;
};

/** What the artifact shows outside the spans of its claims, without what is neither letter nor digit. */
const besideClaims = (artifact: string, text: string): { stated: string[]; beside: string } => {
  const spans = (good[artifact]?.answer.claims ?? []).flatMap((claim) => claim.answer_spans ?? []);
  const characters = [...text];
  const isStated = (at: number) => spans.some((span) => at >= span.char_start && at < span.char_end);
  return {
    stated: spans.map((span) => characters.slice(span.char_start, span.char_end).join('')),
    beside: characters.filter((c, at) => !isStated(at) && /[\p{L}\p{N}]/u.test(c)).join(''),
  };
};
const saysTheSame = ({ artifact, before, after }: Change): boolean =>
  artifact === 'free' &&
  typeof before === 'string' &&
  typeof after === 'string' &&
  isDeepStrictEqual(besideClaims(artifact, before), besideClaims(artifact, after));

/** What "What nothing binds" says of absence, order and repetition, each with the changes that it frees. */
const unboundChanges: Readonly<Record<string, (change: Change) => boolean>> = {
  '/answer': saysTheSame,
  '/claims': (change) => change.artifact === 'free' && isReordered(change),
  '/claims/*/facts': isLeftOutOrRepeated,
  '/claims/*/facts/*': isRemoved,
  '/claims/*/citations': isReordered,
  '/claims/*/citations/*/quote': isRemoved,
  '/claims/*/citations/*/quote/prefix': ({ before, after }) =>
    typeof after === 'string' && String(before).endsWith(after),
  '/claims/*/citations/*/quote/suffix': ({ before, after }) =>
    typeof after === 'string' && String(before).startsWith(after),
  '/conflicts': isReorderedOrRepeated,
  '/conflicts/*/claim_ids': isReorderedOrRepeated,
};

const isUnbound = (change: Change): boolean =>
  unboundRows.some(({ member, isRemoval }) =>
    isRemoval
      ? change.pointer === member && isRemoved(change)
      : change.pointer === member || change.pointer.startsWith(`${member}/`),
  ) || unboundChanges[change.pointer]?.(change) === true;

function mutate(artifact: string, at: number, make: (before: Json) => Json | undefined) {
  const original = JSON.parse(JSON.stringify(good[artifact]?.answer)) as Json;
  const places = listPlaces(original);
  const place = places[at % places.length] ?? [];
  let change: Change = { artifact, pointer: '', before: original, after: original };
  const changed = replaceAt(original, place, (before) => {
    const after = make(before);
    const pointer = place.map((step) => `/${/^\d+$/.test(step) ? '*' : step}`).join('');
    change = { artifact, pointer, before, after };
    return after;
  });
  return { change, changed, isSame: canonicalizeJson(changed) === canonicalizeJson(original) };
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
        const { change, changed, isSame } = mutate(name, at, make);
        const passes = !isSame && check(changed).verdict === 'pass';
        // The change is in the comparison so that a failure shows it.
        if (passes)
          expect({ ...change, isUnbound: isUnbound(change) }).toEqual({ ...change, isUnbound: true });
      }),
      { runs: 400, seed: 77 },
    );
  });

  it.each(['answered', 'free', 'conflict'])(
    'passes no nearby change of any one member but those: %s',
    (name) => {
      const unlisted: Change[] = [];
      const places = listPlaces(JSON.parse(JSON.stringify(good[name]?.answer)) as Json);
      for (const at of places.keys()) {
        for (const make of nearby) {
          const { change, changed, isSame } = mutate(name, at, make);
          if (!isSame && !isUnbound(change) && check(changed).verdict === 'pass') unlisted.push(change);
        }
      }
      expect(unlisted).toEqual([]);
    },
  );

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
