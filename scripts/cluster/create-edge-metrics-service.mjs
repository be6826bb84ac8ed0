import { join } from 'node:path';
import { PROJECT_NODE, ROOT } from '../project/paths.mjs';
import { getLocalUrl } from '../start/addresses.mjs';
import { assertOkResponse, createReadinessCheck } from './readiness-check.mjs';

/**
 * Creates the service that counts the edge's responses for Prometheus. In production, a container
 * next to the edge's container does this.
 */
export function createEdgeMetricsService({ edgeMetrics, inner }, signal) {
  const connectionsUrl = `${getLocalUrl(inner)}/_edge/connections`;
  const words = [`${edgeMetrics}`, `${edgeMetrics}`, '127.0.0.1', connectionsUrl];
  const args = [join(ROOT, 'deploy/edge-metrics/main.mjs'), ...words];
  const ready = createReadinessCheck(() =>
    assertOkResponse(`${getLocalUrl(edgeMetrics)}/metrics`, signal),
  );
  return { program: { command: PROJECT_NODE, args }, ready };
}
