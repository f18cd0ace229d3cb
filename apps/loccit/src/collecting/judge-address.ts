import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Ranges of the own machine and of private networks, which a caller may allow. */
const privateRanges: ReadonlySet<string> = new Set([
  'loopback',
  'private',
  'uniqueLocal',
  'linkLocal',
  'carrierGradeNat',
]);

/** Where clouds answer their own machines with credentials; nobody cites them. */
const metadata: ReadonlySet<string> = new Set([
  '169.254.169.254',
  '169.254.170.2',
  '169.254.170.23',
  '100.100.100.200',
  '168.63.129.16',
  'fd00:ec2::254',
  'fd00:ec2::23',
  'fd20:ce::254',
]);

/**
 * Whether an address may be connected to.
 *
 * @remarks Only what is routed in public is, and with `allowPrivate` the own machine and private networks too. An address
 * that carries another one in it (IPv4-mapped, NAT64, 6to4, Teredo) is not followed to the inner one: it is refused, but for
 * a mapped one, which the platform itself takes for the inner one.
 */
export function isAllowedAddress(address: string, allowPrivate: boolean): boolean {
  // The library also reads forms of addresses that a socket would look up as names.
  if (isIP(address) === 0) return false;
  const read = ipaddr.parse(address);
  if (read instanceof ipaddr.IPv6) {
    // A zone names an interface of this machine.
    if (read.zoneId !== undefined && read.zoneId !== null) return false;
    if (read.isIPv4MappedAddress())
      return allowPrivate && isAllowedAddress(read.toIPv4Address().toString(), true);
  }
  if (metadata.has(read.toString())) return false;
  const range = read.range();
  return range === 'unicast' || (allowPrivate && privateRanges.has(range));
}
