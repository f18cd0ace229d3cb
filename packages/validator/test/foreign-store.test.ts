import { LineageError } from '@loccit/lineage';
import { StorageError, type Store } from '@loccit/storage';
import { TextError } from '@loccit/text';
import { describe, expect, it } from 'vitest';
import { checkAnswer, checkMarkdown, traceLineage } from '../src/index.js';
import { auditOf, encode } from './artifacts.js';
import { answerWith, evidenceOf, generation, store } from './checked-corpus.js';
import { citation, LOAN, listSpoiltStores } from './spoilt-stores.js';

const answer = answerWith(LOAN, [citation]);
const audit = auditOf(answer, generation);
const report = new Uint8Array(
  Buffer.from(`${LOAN} [loans#0]\n\nThe desk lends books [1].\n\n## Sources\n\n[1] Loan rules\n`),
);
const bytes = encode(answer);

/** What came of a check: its verdict, or the code of what was thrown; anything else goes on. */
function comeTo(run: () => string): string {
  try {
    return run();
  } catch (error) {
    if (error instanceof StorageError || error instanceof LineageError || error instanceof TextError)
      return `refused ${error.code}`;
    throw error;
  }
}

const checkAudited = (held: Store): string =>
  comeTo(() => checkAnswer({ bytes, audit, evidence: evidenceOf(held) }).verdict);
const OTHER_CHECKS = {
  'a report': (held: Store) => checkMarkdown({ bytes: report, evidence: evidenceOf(held) }).verdict,
  'a trace': (held: Store) =>
    traceLineage(answer, evidenceOf(held), { audit })[0]?.holds === true ? 'pass' : 'fail',
} as const;

/** Where a check passes all the same: what is not asked for, what no id binds, and what is as it ought to be. */
const MAY_PASS: readonly RegExp[] = [
  / once$/,
  /^(?:canonical|element|chunk|entry) info /,
  /^parse info .*\boptions$/,
  /^canonical preimage has null as (?:extractor|locator_map_sha256)$/,
  /^document has (?:null|a number|a text|an object|a date) as (?:work_id|effective_from|effective_to|authority|marking|license|scope|title|sequence|path)$/,
  /^generation .*\b(?:generation|id)$/,
  /^info of the generation /,
  // The bytes give the text, and no others are asked for with the audit at hand.
  /^(?:text|records|generations|audits|generation)\(\) /,
];

describe('askStore', () => {
  const cases = [...listSpoiltStores()];

  it('makes an answer neither throw without a code nor pass for a malformed row that was asked for', () => {
    expect(cases.length).toBeGreaterThan(1000);
    const passed = cases.filter(([, make]) => checkAudited(make()) === 'pass').map(([what]) => what);
    expect(passed.filter((what) => !MAY_PASS.some((one) => one.test(what)))).toEqual([]);
    expect(checkAudited(store)).toBe('pass');
  });

  it.each(Object.entries(OTHER_CHECKS))('makes %s throw nothing without a code', (_name, run) => {
    for (const [, make] of cases) comeTo(() => run(make()));
  });

  it('looks for the audit, and at sources, at the same edge', () => {
    for (const [what, make] of cases) {
      if (/^(?:audits|generations?)\(\)|^generation /.test(what))
        comeTo(() => checkAnswer({ bytes, evidence: evidenceOf(make()) }).verdict);
      if (/^(?:record|text|raw)\(\)|^generation /.test(what))
        comeTo(
          () =>
            checkAnswer({
              bytes,
              audit,
              evidence: { ...evidenceOf(undefined), sources: make().current('bergtal') },
            }).verdict,
        );
    }
  });

  it('reads a generation of another maker as it reads its own', () => {
    const held = { ...store, current: (tenantId: string) => copy(store.current(tenantId)) };
    expect(checkAudited(held)).toBe('pass');
    for (const run of Object.values(OTHER_CHECKS)) expect(run(held)).toBe(run(store));
  });

  it('refuses a generation that is not the one asked for, and one of another tenant', () => {
    const other = { ...generation, id: `gen_${'0'.repeat(64)}` };
    expect(checkAudited({ ...store, generation: () => other })).toBe('refused store-damaged');
    const foreign = { ...generation, tenantId: 'elsewhere' };
    expect(checkAudited({ ...store, current: () => foreign })).toBe('refused store-damaged');
  });

  it('asks a port for a record once a check', () => {
    const asked: string[] = [];
    const record = (id: string) => {
      asked.push(id);
      return generation.record(id);
    };
    const twice = answerWith(LOAN, [citation, citation]);
    const held = { ...store, current: () => ({ ...generation, record }) };
    checkAnswer({ bytes: encode(twice), evidence: evidenceOf(held) });
    expect(asked).toContain(citation.chunk_id);
    expect(new Set(asked).size).toBe(asked.length);
  });
});

function copy(held: typeof generation | undefined): typeof generation | undefined {
  return held === undefined ? undefined : { ...held };
}
