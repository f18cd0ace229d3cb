import type { JsonValue } from '@loccit/json';
import { loadVectors } from '@loccit/testing';
import type { TrustContext } from '../src/evaluate-trust.js';
import type { Refusal } from './fixed-keys.js';

interface Change {
  readonly op: 'set' | 'remove';
  readonly path: string;
  readonly value?: JsonValue;
}

/** The vectors of trust policies. */
export const vectors = loadVectors<{
  policies: Record<'one' | 'two', JsonValue>;
  reading: { id: string; changes: Change[]; expected: Required<Refusal> | null; schema: boolean }[];
  evaluations: {
    id: string;
    title: string;
    policy: 'one' | 'two';
    signed: string[];
    context: { tenant_id: string | null; purpose: string | null; audience: string | null; at: string };
    expected: {
      keys: { keyid: string; reasons: string[] }[];
      threshold_met: boolean;
      sources?: { source_uri: string; outcome: string; keyids: string[] }[];
    };
  }[];
}>('signing/policies.json');

/** The policy that the cases of reading start from, with members set or removed by their pointers. */
export function changedPolicy(changes: readonly Change[]): JsonValue {
  const policy = structuredClone(vectors.policies.one);
  for (const { op, path, value } of changes) {
    const steps = path.slice(1).split('/');
    const last = steps.pop() ?? '';
    // biome-ignore lint/suspicious/noExplicitAny: a walk through any document
    const parent = steps.reduce((node: any, step) => node[step], policy as any);
    if (op === 'set') parent[last] = value;
    else delete parent[last];
  }
  return policy;
}

/** The context of a case, judged by the clock of who checks. */
export function contextOf(row: (typeof vectors.evaluations)[number]): TrustContext {
  const { tenant_id: tenantId, purpose, audience, at } = row.context;
  return { tenantId, purpose, audience, at, clock: 'checker' };
}
