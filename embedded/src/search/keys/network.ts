import { BlockList, isIP } from 'node:net';

const longest = (family: 'ipv4' | 'ipv6'): number => (family === 'ipv6' ? 128 : 32);

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
  const length = bits === undefined ? longest(family) : Number(bits || 'none');
  const fits = Number.isInteger(length) && length >= 0 && length <= longest(family);
  return fits ? { base, length, family } : null;
}

/** Whether a text is an address or a network (`10.0.0.0/8`). */
export const isNetwork = (text: string): boolean => readNetwork(text) !== null;

/** Whether an address equals one of the sources or is in one of their networks. */
export function isAmong(sources: readonly string[], address: string): boolean {
  const list = new BlockList();
  for (const source of sources) {
    const network = readNetwork(source);
    if (network) list.addSubnet(network.base, network.length, network.family);
  }
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
