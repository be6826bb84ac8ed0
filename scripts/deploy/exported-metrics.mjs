import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getConnectionMetric } from '../../deploy/edge-metrics/connections.mjs';
import { ResponseCounts } from '../../deploy/edge-metrics/counts.mjs';
import { ROOT } from '../project/paths.mjs';

/**
 * Returns the name of the metric to which a time series in a query belongs. The series of a
 * histogram have the endings `_bucket`, `_count` and `_sum`.
 */
export function getMetricName(name) {
  return name.replace(/_(?:bucket|count|sum)$/, '');
}

/**
 * Collects the metrics that shell, api and edge export.
 *
 * @returns {Promise<Map<string, Set<string>>>} label names by metric name
 */
export async function collectExportedMetrics() {
  const sourceMetrics = ['shell/src', 'api/src'].flatMap(readMetricSources).flatMap(findMetrics);
  return new Map([...sourceMetrics, ...(await collectEdgeMetrics())]);
}

function readMetricSources(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .filter((file) => /metrics|load-shedding/.test(file) && /(?<!\.test)\.ts$/.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'));
}

/**
 * Finds metric names and their labels in source code. The labels are a list after the name.
 * `...RELEASE_LABELS` in the list stands for the labels that identify a release; histograms always have
 * these labels.
 */
function findMetrics(source) {
  const releaseLabels = getQuotedTexts(
    /const RELEASE_LABELS = \[([^\]]*)\]/.exec(source)?.[1] ?? '',
  );
  const metrics = source.matchAll(
    /(#createHistogram\(\s*)?'(gruenland_\w+)'([^;]*?)(?:\)|,\n\s*registers)/g,
  );
  return [...metrics].map(([, histogramCall, name, rest]) => {
    const list = /\[([^\]]*)\]/.exec(rest)?.[1] ?? '';
    const shared = histogramCall || list.includes('...RELEASE_LABELS') ? releaseLabels : [];
    return [name, new Set([...shared, ...getQuotedTexts(list)])];
  });
}

function getQuotedTexts(list) {
  return [...list.matchAll(/'(\w+)'/g)].map(([, label]) => label);
}

/** Returns the metrics that the edge exports after one response and one status report of nginx. */
async function collectEdgeMetrics() {
  const counts = new ResponseCounts();
  counts.add('edge: 200 HIT 0.001 -');
  const status = encodeURIComponent('Reading: 0 Writing: 1 Waiting: 2');
  const metrics = [...counts.getMetrics(), await getConnectionMetric(`data:text/plain,${status}`)];
  return metrics.map(({ name, values }) => {
    const labels = values.flatMap(([at]) => [...at.matchAll(/(\w+)="/g)].map(([, label]) => label));
    return [name, new Set(labels.filter((label) => label !== 'le'))];
  });
}
