import type { JsonValue } from '@loccit/json';
import { evaluateSource, evaluateTrust, parseTrustPolicy } from '@loccit/signing';
import { type Check, type LoadVectors, refusalOf, resultOf } from './check.js';

interface Change {
  readonly op: 'set' | 'remove';
  readonly path: string;
  readonly value?: JsonValue;
}

interface Evaluation {
  readonly id: string;
  readonly policy: string;
  readonly signed: readonly string[];
  readonly context: Readonly<Record<'tenant_id' | 'purpose' | 'audience', string | null>> & {
    readonly at: string;
  };
  readonly expected: {
    readonly keys: unknown;
    readonly threshold_met: boolean;
    readonly sources?: readonly { readonly source_uri: string }[];
  };
}

interface PolicyVectors {
  readonly policies: Readonly<Record<string, JsonValue>>;
  readonly reading: readonly {
    readonly id: string;
    readonly changes: readonly Change[];
    readonly expected: { readonly code: string; readonly pointer: string } | null;
  }[];
  readonly evaluations: readonly Evaluation[];
}

interface PrefixVectors {
  readonly prefixes: readonly { readonly prefix: string; readonly good: boolean }[];
  readonly pairs: readonly { readonly prefix: string; readonly uri: string; readonly under: boolean }[];
}

/** Checks of trust policies: what is read, which keys are trusted, and who may speak for a source. */
export function policyChecks(load: LoadVectors): Check[] {
  const { evaluations, policies, reading } = load('signing/policies.json') as PolicyVectors;
  const { pairs, prefixes } = load('signing/source-prefixes.json') as PrefixVectors;
  const policyOf = (name: string): JsonValue => policies[name] ?? null;
  const withPrefix = (prefix: string): JsonValue =>
    change(policyOf('one'), [
      { op: 'set', path: '/sources', value: [{ source_uri_prefix: prefix, keyids: [firstKeyid] }] },
    ]);
  const [{ signed: [firstKeyid = ''] = [] } = {}] = evaluations;
  return [
    ...reading.map(({ id, changes, expected }) => ({
      file: 'signing/policies.json',
      name: id,
      expected,
      observe: () =>
        resultOf(() => parseTrustPolicy(change(policyOf('one'), changes)) && null, expected ?? {}),
    })),
    ...evaluations.map((row) => ({
      file: 'signing/policies.json',
      name: row.id,
      expected: row.expected,
      observe: () => evaluate(row, policyOf(row.policy)),
    })),
    ...prefixes.map(({ prefix, good }) => ({
      file: 'signing/source-prefixes.json',
      name: prefix,
      expected: good,
      observe: () => refusalOf(() => parseTrustPolicy(withPrefix(prefix))) === 'not refused',
    })),
    ...pairs.map(({ prefix, uri, under }) => ({
      file: 'signing/source-prefixes.json',
      name: `${uri} under ${prefix}`,
      expected: under,
      observe: () => {
        // Under what is no prefix lies nothing.
        if (refusalOf(() => parseTrustPolicy(withPrefix(prefix))) !== 'not refused') return false;
        const policy = parseTrustPolicy(withPrefix(prefix));
        const context = { tenantId: null, purpose: null, audience: null, at: '2026-02-01T00:00:00Z' };
        const trust = evaluateTrust(policy, [firstKeyid], { ...context, clock: 'checker' });
        return evaluateSource(policy, trust, uri).outcome !== 'no-entry';
      },
    })),
  ];
}

function evaluate({ context, expected, signed }: Evaluation, document: JsonValue): unknown {
  const policy = parseTrustPolicy(document);
  const { at, audience, purpose, tenant_id: tenantId } = context;
  const trust = evaluateTrust(policy, signed, { tenantId, purpose, audience, at, clock: 'checker' });
  return {
    keys: trust.keys.map(({ keyid, reasons }) => ({ keyid, reasons })),
    threshold_met: trust.thresholdMet,
    ...(expected.sources === undefined
      ? {}
      : {
          sources: expected.sources.map(({ source_uri }) => ({
            source_uri,
            ...evaluateSource(policy, trust, source_uri),
          })),
        }),
  };
}

/** A copy of a policy with members set or removed by their pointers. */
function change(policy: JsonValue, changes: readonly Change[]): JsonValue {
  const copy = structuredClone(policy);
  for (const { op, path, value } of changes) {
    const steps = path.slice(1).split('/');
    const last = steps.pop() ?? '';
    let parent = copy as Record<string, unknown>;
    for (const step of steps) parent = parent[step] as Record<string, unknown>;
    if (op === 'set') parent[last] = value;
    else delete parent[last];
  }
  return copy;
}
