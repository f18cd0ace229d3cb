/** What the bibliographic library would fetch addresses with; it is given texts only, and must not be able to. */
const CLIENTS = new Set(['sync-fetch', 'fetch-ponyfill']);
const EMPTY = '\0without-network';

/** Leaves the network clients of libraries that need none out of the bundle. */
export function withoutNetwork() {
  return {
    name: 'without-network',
    resolveId: (source) => (CLIENTS.has(source) ? EMPTY : null),
    load: (id) => (id === EMPTY ? 'export default () => ({});' : null),
  };
}
