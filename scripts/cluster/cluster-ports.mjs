import { PlainError } from '../project/terminal.mjs';
import { isPortFree } from '../start/ports.mjs';

/**
 * Ports of a cluster on one machine.
 *
 * @typedef {object} ClusterPorts
 * @property {number} edge Port of the edge for visitors.
 * @property {number} inner Port of the edge for the shells; it forwards requests to both apis.
 * @property {readonly number[]} shells
 * @property {readonly number[]} apis
 * @property {number} embedded
 * @property {number} smtp
 * @property {number} releases
 * @property {number} postgres
 * @property {number} redis
 * @property {number} pooler PgBouncer, between the apis and `postgres`.
 * @property {number} replica Read-only copy of the database.
 * @property {number} edgeMetrics Port of the edge metrics: HTTP at `/metrics`, and UDP for messages from nginx.
 */

/** Number of consecutive ports that a cluster uses. */
export const PORT_COUNT = 14;

/**
 * Assigns consecutive ports to the services of a cluster, starting with `first`.
 *
 * @returns {ClusterPorts}
 */
export function createClusterPorts(first) {
  const [edge, inner, shellPort1, shellPort2, apiPort1, apiPort2, ...otherPorts] = Array.from(
    { length: PORT_COUNT },
    (_, index) => first + index,
  );
  const [embedded, smtp, releases, postgres, redis, edgeMetrics, pooler, replica] = otherPorts;
  const [shells, apis] = [
    [shellPort1, shellPort2],
    [apiPort1, apiPort2],
  ];
  const stores = { postgres, redis, pooler, replica };
  return { edge, inner, shells, apis, embedded, smtp, releases, ...stores, edgeMetrics };
}

/**
 * Throws when a port is in use. Two clusters on the same ports would use each other's processes,
 * whose secrets differ.
 *
 * @param {ClusterPorts} ports
 * @throws {PlainError} naming the ports in use
 */
export async function assertPortsFree(ports) {
  const numbers = Object.values(ports).flat();
  const portFreeFlags = await Promise.all(numbers.map(isPortFree));
  const usedPorts = numbers.filter((_, index) => !portFreeFlags[index]);
  if (usedPorts.length === 0) return;
  throw new PlainError(
    `✗ ports        ${usedPorts.join(', ')} in use; CLUSTER_PORT is the first of ${PORT_COUNT} consecutive ports`,
  );
}
