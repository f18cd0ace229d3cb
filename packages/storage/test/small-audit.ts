import type { Audit } from '@loccit/contract';

/** An audit of the least that the schema wants. */
export function createSmallAudit(answerSha256: string, nonce: string, createdAt: string): Audit {
  return {
    schema: 'urn:loccit:audit:1',
    nonce,
    answer_sha256: answerSha256,
    principal: 'reader-1',
    tenant_id: 'north',
    groups: ['public'],
    authorization_revision: null,
    index_generation_id: null,
    selected_entry_ids: [],
    filter: {
      documents: 0,
      tombstoned: 0,
      other_tenant: 0,
      access_denied: 0,
      not_in_effect: 0,
      readable: 0,
    },
    stages: { retrieved: [], reranked: [], selected: [], dropped: [] },
    rules: [],
    tools: [],
    unicode_version: '14.0',
    failure: null,
    timings: {},
    at: createdAt,
    created_at: createdAt,
  };
}
