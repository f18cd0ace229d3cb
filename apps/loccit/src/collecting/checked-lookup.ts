import { lookup as platformLookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { CollectFault } from './collect-fault.js';
import { isAllowedAddress } from './judge-address.js';

/** An address that a name was resolved to. */
export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** Finds the addresses of a name. */
export type Resolve = (hostname: string) => Promise<readonly ResolvedAddress[]>;

/** As the platform resolves: its hosts file, its resolver, in its order. */
export const resolveByPlatform: Resolve = (hostname) =>
  platformLookup(hostname, { all: true, verbatim: true });

/**
 * A lookup for sockets that gives out only addresses that may be connected to.
 *
 * @remarks A socket connects to what its lookup hands it and asks nobody else, so that no second resolution can put another
 * address in the place of the one that was judged. A name with no address that is allowed is `refused-address`.
 */
export function createCheckedLookup(resolve: Resolve, allowPrivate: boolean): LookupFunction {
  return (hostname, options, callback) => {
    const find = async (): Promise<ResolvedAddress[]> => {
      const found = await resolve(hostname);
      const ofFamily = found.filter(({ family }) => !isAsked(options.family) || family === options.family);
      const allowed = ofFamily.filter(({ address }) => isAllowedAddress(address, allowPrivate));
      if (allowed.length === 0) throw new CollectFault(ofFamily.length === 0 ? 'dns' : 'refused-address');
      return allowed;
    };
    find().then(
      (allowed) => {
        const [first] = allowed;
        if (options.all === true) callback(null, allowed);
        else callback(null, first?.address ?? '', first?.family);
      },
      (error: unknown) => callback(asError(error), ''),
    );
  };
}

const isAsked = (family: unknown): boolean => family === 4 || family === 6;

const asError = (error: unknown): Error => (error instanceof Error ? error : new CollectFault('dns'));
