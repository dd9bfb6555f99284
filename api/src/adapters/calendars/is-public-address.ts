import { BlockList, isIP } from 'node:net';

/** Special-purpose addresses of IPv4 (IANA registry). */
const ipv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** Of IPv6 only 2000::/3 is public, without what tunnels to IPv4 and documentation. Mapped addresses are below ::/3. */
const ipv6 = [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

// Two lists: one of both would compare addresses of IPv4 with the rules of IPv6, as mapped ones.
const blocked = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [net, prefix] of ipv4) blocked.ipv4.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of ipv6) blocked.ipv6.addSubnet(net, prefix, 'ipv6');

/** Whether an IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  const version = family === 6 ? 'ipv6' : 'ipv4';
  return !blocked[version].check(address, version);
}
