import { readFileSync } from 'node:fs';
import { type Finding, type MessageKey, message, type RuleGroup } from '@loccit/contract';
import { loadVectors, projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../src/index.js';
import { buildArtifacts, encode } from './artifacts.js';
import { AT, createCorpusStore, currentOf, WARDEN } from './corpus.js';
import { readTamperMatrix, tamper } from './tamper.js';

type Told = Omit<Finding, 'message' | 'evidence' | 'layer'>;
interface Vector {
  readonly artifact: string;
  /** `answer`: checked without its audit; `audit`: the unchanged answer with the changed audit. */
  readonly subject: 'answer' | 'audit';
  readonly member: string;
  readonly change: string;
  readonly findings: readonly Told[];
}
const vectors = loadVectors<Vector[]>('validator/findings.json');

const store = createCorpusStore();
const artifacts = buildArtifacts(currentOf(store));

function findingsOf({ artifact, subject, member, change }: Omit<Vector, 'findings'>): readonly Finding[] {
  const good = artifacts[artifact];
  const answer = subject === 'answer' ? tamper(good?.answer, member, change) : good?.answer;
  const audit = subject === 'answer' ? undefined : tamper(good?.audit, member, change);
  const without: RuleGroup[] = audit === undefined ? ['audit'] : [];
  const { findings } = checkAnswer({
    bytes: encode(answer),
    evidence: { store, reader: WARDEN, at: AT },
    audit,
    without,
  });
  return findings.filter(({ layer }) => layer !== 'support');
}

const tell = (findings: readonly Finding[]): Told[] =>
  findings.map(({ message: _message, evidence: _evidence, layer: _layer, ...told }) => told);

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

/** Rows of section 11.11, and of 11.5 with its fourth column: rule, what the pointer of the item gets, whether values. */
function readPlaces(): Map<string, { adds: Set<string>; valued: boolean }> {
  const text = readFileSync(`${projectRoot}docs/specification.md`, 'utf8');
  const places = new Map<string, { adds: Set<string>; valued: boolean }>();
  const add = (rule: string, pointers: readonly string[], valued: boolean): void => {
    const held = places.get(rule) ?? { adds: new Set(['']), valued: false };
    for (const pointer of pointers) held.adds.add(pointer);
    places.set(rule, { adds: held.adds, valued: held.valued || valued });
  };
  const pointersOf = (cell: string) =>
    [...cell.matchAll(/`(\/[a-z0-9_/<>ij.]*)`/g)].map(([, pointer = '']) => pointer);
  const provenance = text.slice(text.indexOf('\n### 11.5 '), text.indexOf('\n### 11.6 '));
  for (const line of provenance.split('\n').filter((row) => row.startsWith('| '))) {
    const [name = '', , , at = ''] = cellsOf(line);
    const rule = /^`([a-z-]+)`/.exec(name)?.[1];
    const all = at.includes('each member') ? ['/document_id', '/source_uri', '/raw_sha256'] : pointersOf(at);
    if (name.trim() === '' || rule !== undefined) add(`provenance/${rule ?? 'canonical-id'}`, all, false);
    if (at.startsWith('likewise')) add(`provenance/${rule ?? ''}`, ['/char_start', '/char_end'], false);
    if (at.startsWith('that end')) add(`provenance/${rule ?? ''}`, ['/char_start', '/char_end'], false);
  }
  const section = text.slice(text.indexOf('\n### 11.11 '), text.indexOf('\n`missing` names'));
  let rules: string[] = [];
  for (const line of section.split('\n').filter((row) => row.startsWith('| '))) {
    const [names = '', , adds = '', values = ''] = cellsOf(line);
    const named = [...names.matchAll(/`([a-z]+\/[a-z-]+)`/g)].map(([, rule = '']) => rule);
    if (named.length > 0) rules = named;
    for (const rule of rules) add(rule, pointersOf(adds), /[a-z0-9]/.test(values));
  }
  return places;
}

describe('the findings of a changed artifact', () => {
  it.each(
    vectors.map(
      (vector) => [`${vector.artifact} ${vector.subject} ${vector.member} ${vector.change}`, vector] as const,
    ),
  )('stand where the specification says: %s', (_title, vector) => {
    expect(tell(findingsOf(vector))).toEqual(vector.findings);
  });

  it('are given for every row of the tamper matrix that has one', () => {
    const rows = readTamperMatrix().filter(({ alone, subject, withAudit }) =>
      (subject === 'answer' ? alone : withAudit)?.some((rule) => !rule.startsWith('support/')),
    );
    const keys = new Set(
      vectors.map(({ artifact, subject, member, change }) => `${artifact} ${subject} ${member} ${change}`),
    );
    expect(
      rows
        .map(({ artifact, subject, member, change }) => `${artifact} ${subject} ${member} ${change}`)
        .filter((key) => !keys.has(key)),
    ).toEqual([]);
  });

  it('add to the pointer of their item what the table says, and have values only where it says so', () => {
    const table = readPlaces();
    for (const { findings } of vectors) {
      for (const { rule, pointer, outcome, claim_id, citation, expected, actual, missing } of findings) {
        const place = table.get(rule);
        const item =
          citation !== undefined
            ? /^\/claims\/\d+\/citations\/\d+/
            : claim_id !== undefined
              ? /^\/claims\/\d+/
              : /^/;
        expect(pointer).toMatch(item);
        const places = ['<i>', '<j>'];
        const shape = pointer.replace(item, '').replace(/\/\d+/g, () => `/${places.shift() ?? ''}`);
        if (rule !== 'structure/schema-mismatch')
          expect([rule, [...(place?.adds ?? [])]]).toEqual([rule, expect.arrayContaining([shape])]);
        if (expected !== undefined || actual !== undefined)
          expect([rule, place?.valued]).toEqual([rule, true]);
        expect(missing !== undefined).toBe(outcome === 'unverifiable');
      }
    }
  });

  it('have the message of the catalogue, without any value', () => {
    for (const vector of vectors) {
      for (const { rule, outcome, missing, message: said } of findingsOf(vector)) {
        const [layer = '', name = ''] = rule.split('/');
        const key = (family: string) => message(`${family}.${layer}.${name}` as MessageKey, 'en');
        const needed = (missing ?? [])
          .map((one) => message(`missing.${one}`, 'en'))
          .join(message('missing.separator', 'en'));
        expect(said).toBe(
          outcome === 'unverifiable'
            ? message('finding.unverifiable', 'en', { missing: needed, demand: key('demand') })
            : key('rule'),
        );
      }
    }
  });
});
