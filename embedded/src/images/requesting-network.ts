import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { getVisitorNetwork } from '@gruenland/shared-contracts/visitor-network.ts';

/** IP addresses of this machine and of the private networks in which the shells run. */
const privateAddresses = new BlockList();
privateAddresses.addSubnet('127.0.0.0', 8);
privateAddresses.addSubnet('10.0.0.0', 8);
privateAddresses.addSubnet('172.16.0.0', 12);
privateAddresses.addSubnet('192.168.0.0', 16);
privateAddresses.addAddress('::1', 'ipv6');
privateAddresses.addSubnet('fc00::', 7, 'ipv6');

/**
 * Returns the network of the visitor who requests a picture; undefined for requests by the site
 * itself. Only senders with a private IP address, such as a shell, may name the visitor in
 * `x-forwarded-for`. Fastify's `trustProxy` would also trust `x-forwarded-host` and so weaken the
 * protection against DNS rebinding.
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
