import { isIPv6 } from 'node:net';

/** The rate-limit key of an address: an IPv6 client controls its whole /64, and an IPv4-mapped address is the IPv4 client. */
export function clientOf(address: string): string {
  const [bare = ''] = address.split('%'); // zone id
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(bare)) return address;
  const [head = [], tail = []] = bare.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Math.max(0, 8 - head.length - tail.length);
  const network = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
