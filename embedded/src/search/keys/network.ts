import { BlockList, isIP } from 'node:net';

const getMaxPrefixLength = (family: 'ipv4' | 'ipv6'): number => (family === 'ipv6' ? 128 : 32);

interface Network {
  readonly base: string;
  readonly length: number;
  readonly family: 'ipv4' | 'ipv6';
}

function readNetwork(text: string): Network | null {
  const [base = '', bits, more] = text.split('/');
  const version = isIP(base);
  if (version === 0 || more !== undefined) return null;
  const family = version === 6 ? 'ipv6' : 'ipv4';
  const length = bits === undefined ? getMaxPrefixLength(family) : Number(bits || 'none');
  const isValidLength =
    Number.isInteger(length) && length >= 0 && length <= getMaxPrefixLength(family);
  return isValidLength ? { base, length, family } : null;
}

/** Returns whether a text is an IP address or a network such as `10.0.0.0/8`. */
export const isNetwork = (text: string): boolean => readNetwork(text) !== null;

/** Returns whether one of the sources is the IP address or a network that contains it. */
export function matchesAnySource(sources: readonly string[], ipAddress: string): boolean {
  const list = new BlockList();
  for (const source of sources) {
    const network = readNetwork(source);
    if (network) list.addSubnet(network.base, network.length, network.family);
  }
  return list.check(ipAddress, isIP(ipAddress) === 6 ? 'ipv6' : 'ipv4');
}
