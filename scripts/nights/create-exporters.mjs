import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { createMonitoringService } from './create-monitoring-service.mjs';

/**
 * Creates the exporters that docs/operations.md names: for the site as seen from outside, and for
 * the disks of this machine.
 *
 * @param {{ folder: string, ports: { blackbox: number, node: number }, trusted: string,
 *   signal: AbortSignal }} options `trusted` is a file of certificates
 * @returns {Promise<import('../start/service.mjs').Service[]>}
 */
export async function createExporters({ folder, ports, trusted, signal }) {
  const address = (port) => `127.0.0.1:${port}`;
  const blackbox = await createMonitoringService({
    name: 'prometheus-blackbox-exporter',
    args: [
      `--config.file=${join(ROOT, 'deploy/prometheus/blackbox.yml')}`,
      `--web.listen-address=${address(ports.blackbox)}`,
    ],
    env: { ...process.env, SSL_CERT_FILE: trusted },
    readyUrl: `http://${address(ports.blackbox)}/-/healthy`,
    logFile: join(folder, 'blackbox.log'),
    signal,
  });
  const node = await createMonitoringService({
    name: 'prometheus-node-exporter',
    args: [
      '--collector.disable-defaults',
      '--collector.filesystem',
      `--web.listen-address=${address(ports.node)}`,
    ],
    readyUrl: `http://${address(ports.node)}/metrics`,
    logFile: join(folder, 'node.log'),
    signal,
  });
  return [blackbox, node];
}
