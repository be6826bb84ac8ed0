/**
 * Returns the network that an IP address belongs to, as far as one household or company has it: the
 * whole IPv4 address, or the first 64 bits of an IPv6 address (RFC 6177). Unlike addresses,
 * networks cannot be changed at will.
 */
export function getVisitorNetwork(ipAddress: string): string {
  const [address = ''] = ipAddress.toLowerCase().split('%');
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [start = '', end] = address.split('::');
  const startGroups = start === '' ? [] : start.split(':');
  const endGroups = end ? end.split(':') : [];
  const zeros = Array<string>(Math.max(0, 8 - startGroups.length - endGroups.length)).fill('0');
  const groups = [...startGroups, ...zeros, ...endGroups].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
