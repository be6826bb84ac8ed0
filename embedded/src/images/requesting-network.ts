import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { getVisitorNetwork } from '@gruenland/shared-contracts/visitor-network.ts';

/** Addresses of this machine and of private networks, in which the shells are. */
const privateAddresses = new BlockList();
privateAddresses.addSubnet('127.0.0.0', 8);
privateAddresses.addSubnet('10.0.0.0', 8);
privateAddresses.addSubnet('172.16.0.0', 12);
privateAddresses.addSubnet('192.168.0.0', 16);
privateAddresses.addAddress('::1', 'ipv6');
privateAddresses.addSubnet('fc00::', 7, 'ipv6');

/**
 * Returns the network of the visitor who requests a picture. A shell sends the visitor's address in
 * `x-forwarded-for`; undefined for requests without it from this machine or a private network: these
 * come from the site itself. Fastify's `trustProxy` is not used, because it would also trust
 * `x-forwarded-host`, and the hosts protect against DNS rebinding.
 */
export function getRequestingNetwork({ socket, headers }: FastifyRequest): string | undefined {
  const sender = socket.remoteAddress?.replace(/^::ffff:(?=[\d.]+$)/iu, '') ?? '';
  const isPrivate = privateAddresses.check(sender, isIPv6(sender) ? 'ipv6' : 'ipv4');
  if (!isPrivate) return getVisitorNetwork(sender);
  const visitor = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return visitor ? getVisitorNetwork(visitor) : undefined;
}
