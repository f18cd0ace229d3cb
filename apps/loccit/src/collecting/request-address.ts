import { isIP } from 'node:net';
import { isSourceUri } from '@loccit/contract';
import { CollectFault } from './collect-fault.js';
import type { CollectPolicy } from './collect-limits.js';
import { isAllowedAddress } from './judge-address.js';

const maxLength = 4000;

/** What RFC 3986 lets stand in a path or a query; a percent sign only before two digits. */
const foreign = /%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9._~!$&'()*+,;=:@/?%-]/g;

const encodeForeign = (part: string): string =>
  part.replace(foreign, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

/**
 * A cited address as a `source_uri`: as browsers write it, without fragment, in the characters of RFC 3986.
 *
 * @throws {@link CollectFault} `bad-url`, `scheme`, `credentials` or `secret-in-url`
 */
export function readCitedAddress(text: string): string {
  if (text.length > maxLength || !URL.canParse(text)) throw new CollectFault('bad-url');
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new CollectFault('scheme');
  if (url.username !== '' || url.password !== '') throw new CollectFault('credentials');
  const uri = `${url.protocol}//${url.host}${encodeForeign(url.pathname)}${encodeForeign(url.search)}`;
  if (isSourceUri(uri)) return uri;
  throw new CollectFault(isSourceUri(uri.replace(/\?.*$/s, '')) ? 'secret-in-url' : 'bad-url');
}

const webPorts: ReadonlySet<string> = new Set(['', '80', '443']);

/**
 * Refuses an address that is not to be asked at all, whatever its name resolves to.
 *
 * @remarks An address in numbers is judged here: nothing looks it up.
 * @throws {@link CollectFault} `port` or `refused-address`
 */
export function assertAllowed(url: URL, { allowPrivate, ports }: CollectPolicy): void {
  if (!webPorts.has(url.port) && !ports.has(Number(url.port))) throw new CollectFault('port');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowedAddress(host, allowPrivate)) throw new CollectFault('refused-address');
}
