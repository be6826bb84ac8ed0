/**
 * Returns the network part of a visitor's IP address, which the devices of one household or company
 * usually share: the whole IPv4 address, or the first 64 bits of an IPv6 address (RFC 6177). A
 * visitor can change their IPv6 address at will, but not this network.
 */
export function getVisitorNetwork(ipAddress: string): string {
  // Most addresses of an edge are IPv4.
  if (!ipAddress.includes(':')) return ipAddress;
  const [address = ''] = ipAddress.toLowerCase().split('%');
  const [, mappedIpv4] = /^::ffff:(\d+(?:\.\d+){3})$/.exec(address) ?? [];
  if (mappedIpv4 !== undefined) return mappedIpv4;
  const [start = '', end] = address.split('::');
  const startGroups = start === '' ? [] : start.split(':');
  const endGroups = end ? end.split(':') : [];
  const zeroGroups = Array<string>(Math.max(0, 8 - startGroups.length - endGroups.length)).fill(
    '0',
  );
  const groups = [...startGroups, ...zeroGroups, ...endGroups].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
