import { readdirSync, readFileSync } from 'node:fs';
import { type FindingOutcome, LAYERS, type Layer, type Outcome, type Report } from '@loccit/contract';
import type { ChainMemory } from '@loccit/lineage';
import { projectRoot } from '@loccit/testing';
import { checkAnswer, checkMarkdown, type Evidence } from '../../src/index.js';
import { applyChanges, type Files } from './apply-changes.js';
import { readFolderStore } from './folder-store.js';
import type { Change, Expected, LayerOutcomes, VectorCase } from './vector-case.js';

/** Where a case finds its bases. */
export interface Bases {
  store(name: string): Files;
  /** `<name>.json` or `<name>.audit.json`. */
  answer(file: string): Uint8Array;
}

/** Where the bases and the corpora lie. */
export const VERIFIER_ROOT = `${projectRoot}fixtures/vectors/verifier/`;

/** The bases below fixtures/vectors/verifier, read once. */
export function openStoredBases(): Bases {
  const stores = new Map<string, Files>();
  return {
    store: (name) => {
      const held = stores.get(name) ?? readFolder(`${VERIFIER_ROOT}stores/${name}`);
      stores.set(name, held);
      return held;
    },
    answer: (file) => new Uint8Array(readFileSync(`${VERIFIER_ROOT}answers/${file}`)),
  };
}

/** Every file below a folder, by its path there. */
function readFolder(root: string): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const full = `${entry.parentPath}/${entry.name}`;
    files.set(full.slice(root.length + 1), new Uint8Array(readFileSync(full)));
  }
  return files;
}

/** Checks what a case describes, perhaps with what earlier checks left behind. */
export function runCase(vector: Omit<VectorCase, 'expected'>, bases: Bases, memory?: ChainMemory): Report {
  const { store, sources, reader, at, changes = [], without = [] } = vector;
  const evidence: Evidence = {
    store:
      store === null
        ? undefined
        : readFolderStore(
            applyChanges(bases.store(store), below('store:', changes)),
            vector.store_checks === true,
          ),
    sources:
      sources === undefined
        ? undefined
        : readFolderStore(bases.store(sources), false).current(reader.tenant_id),
    reader: { tenantId: reader.tenant_id, groups: reader.groups, principal: reader.principal },
    at,
    memory,
  };
  if (vector.report !== undefined) {
    const bytes = new Uint8Array(Buffer.from(vector.report));
    const passages = vector.passages === undefined ? {} : { passages: vector.passages };
    return checkMarkdown({ bytes, evidence, without, ...passages });
  }
  const artifacts = new Map([['answer', bases.answer(`${vector.answer}.json`)]]);
  if (vector.audit !== undefined) artifacts.set('audit', bases.answer(`${vector.audit}.audit.json`));
  const changed = applyChanges(
    artifacts,
    changes.filter(({ target }) => !target.startsWith('store:')),
  );
  const audit = changed.get('audit');
  return checkAnswer({
    bytes: changed.get('answer') ?? new Uint8Array(),
    evidence,
    without,
    ...(audit === undefined ? {} : { audit: JSON.parse(Buffer.from(audit).toString('utf8')) as unknown }),
  });
}

function below(prefix: string, changes: readonly Change[]): Change[] {
  return changes
    .filter(({ target }) => target.startsWith(prefix))
    .map((change) => ({ ...change, target: change.target.slice(prefix.length) }));
}

/** What a report says, in the form in which cases expect it. */
export function describeReport(report: Report, rule?: string): Expected {
  const rulesOf = (outcome: FindingOutcome): string[] =>
    [
      ...new Set(report.findings.filter((finding) => finding.outcome === outcome).map(({ rule: id }) => id)),
    ].sort();
  const ofRule = report.findings.filter((finding) => finding.rule === rule).map(({ outcome }) => outcome);
  const worst = (['fail', 'unverifiable', 'notice'] as const).find((outcome) => ofRule.includes(outcome));
  return {
    ...(rule === undefined ? {} : { outcome: worst ?? 'none' }),
    verdict: report.verdict,
    fail: rulesOf('fail'),
    unverifiable: rulesOf('unverifiable'),
    notice: rulesOf('notice'),
    layers: outcomesOf(report.layers),
    citations: Object.fromEntries(
      report.citations.map(({ address, layers }) => [address, outcomesOf(layers)]),
    ),
  };
}

function outcomesOf(layers: Readonly<Record<Layer, { readonly outcome: Outcome }>>): LayerOutcomes {
  return Object.fromEntries(LAYERS.map((layer) => [layer, layers[layer].outcome]));
}
