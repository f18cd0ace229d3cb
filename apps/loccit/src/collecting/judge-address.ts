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
  '169.254.0.23',
  '169.254.42.42',
  '100.96.0.96',
  '100.100.100.200',
  '168.63.129.16',
  'fd00:ec2::254',
  'fd00:ec2::23',
  'fd20:ce::254',
  'fd00:42::42',
]);

/** Whether an address is of the part of IPv6 from which global unicast addresses are given. */
const isGlobal = ({ parts }: ipaddr.IPv6): boolean => ((parts[0] ?? 0) & 0xe000) === 0x2000;

/** Whether the second half of an address carries an IPv4 address as ISATAP writes it. */
const isIsatap = ({ parts }: ipaddr.IPv6): boolean => parts[5] === 0x5efe && ((parts[4] ?? 0) & ~0x200) === 0;

/**
 * Whether an address may be connected to.
 *
 * @remarks Only what is routed in public is, of IPv6 2000::/3, and with `allowPrivate` the own machine and private networks
 * too. An address that carries another one in it (IPv4-compatible and IPv4-mapped, NAT64, 6to4, Teredo, ISATAP) is not
 * followed to the inner one: it is refused, but for a mapped one, which the platform itself takes for the inner one.
 */
export function isAllowedAddress(address: string, allowPrivate: boolean): boolean {
  // The library also reads forms of addresses that a socket would look up as names.
  if (isIP(address) === 0) return false;
  const read = ipaddr.parse(address);
  if (metadata.has(read.toString())) return false;
  const range = read.range();
  if (read instanceof ipaddr.IPv6) {
    // A zone names an interface of this machine.
    if (read.zoneId !== undefined && read.zoneId !== null) return false;
    if (read.isIPv4MappedAddress())
      return allowPrivate && isAllowedAddress(read.toIPv4Address().toString(), true);
    if (isIsatap(read)) return false;
    // The library takes for unicast whatever it knows no other name for.
    if (range === 'unicast') return isGlobal(read);
  }
  return range === 'unicast' || (allowPrivate && privateRanges.has(range));
}
