import dns from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** A name or address leads where nobody outside can go: into this machine or its networks. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress';
}

/** Address ranges that are not on the internet (the IANA registries of special-purpose addresses). */
const special = new BlockList();
for (const [net, prefix] of [
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
  // Teredo and 6to4 hold IPv4 addresses; the third is for examples.
  ['2001::', 23],
  ['2002::', 16],
  ['2001:db8::', 32],
  ['3fff::', 20],
] as const) {
  special.addSubnet(net, prefix, isIPv6(net) ? 'ipv6' : 'ipv4');
}

/** All IPv6 addresses assigned on the internet; mapped IPv4 addresses are outside this range. */
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return given.check(address, 'ipv6') && !special.check(address, 'ipv6');
  return isIP(address) === 4 && !special.check(address, 'ipv4');
}

/**
 * Finds the addresses of a name for one connection. The connection uses exactly the addresses that were checked: a name
 * that leads elsewhere a moment later changes nothing.
 *
 * @param resolve looks up a name; replaced in tests
 */
export function createPublicLookup(
  resolve: (name: string) => Promise<dns.LookupAddress[]> = (name) =>
    dns.promises.lookup(name, { all: true }),
): LookupFunction {
  return (name, options, callback) => {
    resolve(name).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isPublicAddress(address))) {
          callback(new PrivateAddress(), '');
        } else if (options.all) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (error: unknown) => {
        callback(error as NodeJS.ErrnoException, '');
      },
    );
  };
}
