import type { Authorizer } from './authorizer.js';
import { isOpenTo } from './reader.js';

/**
 * The authorizer that goes by the groups of each document.
 *
 * @remarks A document is open to whoever is in one of its `allowed_groups`, for every action alike; everybody is in
 * `public`. An empty list admits nobody.
 * @example
 * ```ts
 * const authorizer = createGroupAuthorizer();
 * const reader = { tenantId: 'acme', groups: ['staff'], principal: 'ana' };
 * const access = openAccess({ reader, at: '2026-01-01T00:00:00Z', authorizer });
 * const store = createMemoryStore();
 * store.publish(buildGeneration({ tenantId: 'acme', documents: [], routes: [] }));
 * store.current('acme')?.documents.filter((one) => access.allows('open', one, 'acme')); // []
 * ```
 */
export function createGroupAuthorizer(): Authorizer {
  return { allows: ({ document, reader }) => isOpenTo(document, reader.groups) };
}
