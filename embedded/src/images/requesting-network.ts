import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { getVisitorNetwork } from '@gruenland/shared-contracts/visitor-network.ts';

/** IP addresses of this machine and of the private networks in which the shells run. */
const privateNetworks = new BlockList();
privateNetworks.addSubnet('127.0.0.0', 8);
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');

/**
 * Returns the network of the visitor who requests a picture; undefined for requests by the site
 * itself. Only senders with a private IP address, such as a shell, may name the visitor in
 * `x-forwarded-for`. Fastify's `trustProxy` would also trust `x-forwarded-host` and so weaken the
 * protection against DNS rebinding.
 */
export function getRequestingNetwork({ socket, headers }: FastifyRequest): string | undefined {
  const senderIp = socket.remoteAddress?.replace(/^::ffff:(?=[\d.]+$)/iu, '') ?? '';
  const isPrivate = privateNetworks.check(senderIp, isIPv6(senderIp) ? 'ipv6' : 'ipv4');
  if (!isPrivate) return getVisitorNetwork(senderIp);
  const visitorIp = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return visitorIp ? getVisitorNetwork(visitorIp) : undefined;
}
