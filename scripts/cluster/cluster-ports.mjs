import { PlainError } from '../project/terminal.mjs';
import { isFree } from '../start/ports.mjs';

/**
 * Ports of a cluster on one machine.
 *
 * @typedef {object} ClusterPorts
 * @property {number} edge What visitors reach.
 * @property {number} inner The edge towards the shells: both apis under one address.
 * @property {readonly number[]} shells
 * @property {readonly number[]} apis
 * @property {number} embedded
 * @property {number} smtp
 * @property {number} releases
 * @property {number} postgres
 * @property {number} redis
 * @property {number} edgeMetrics Port of the edge metrics: HTTP at `/metrics`, and UDP for messages from nginx.
 */

/** Number of consecutive ports that a cluster uses. */
export const PORT_COUNT = 12;

/** @returns {ClusterPorts} consecutive ports, starting with `first` */
export function clusterPorts(first) {
  const [edge, inner, shell1, shell2, api1, api2, ...others] = Array.from(
    { length: PORT_COUNT },
    (_, index) => first + index,
  );
  const [embedded, smtp, releases, postgres, redis, edgeMetrics] = others;
  const [shells, apis] = [
    [shell1, shell2],
    [api1, api2],
  ];
  return { edge, inner, shells, apis, embedded, smtp, releases, postgres, redis, edgeMetrics };
}

/**
 * Throws when a port is in use: two clusters on the same ports would mix their processes, which
 * have different secrets.
 *
 * @param {ClusterPorts} ports
 * @throws {PlainError} naming the ports in use
 */
export async function requireFreePorts(ports) {
  const numbers = Object.values(ports).flat();
  const free = await Promise.all(numbers.map(isFree));
  const usedPorts = numbers.filter((_, index) => !free[index]);
  if (usedPorts.length === 0) return;
  throw new PlainError(
    `✗ ports        ${usedPorts.join(', ')} in use; CLUSTER_PORT is the first of ${PORT_COUNT} consecutive ports`,
  );
}
