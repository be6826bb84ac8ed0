import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getConnectionMetric } from '../../deploy/edge-metrics/connections.mjs';
import { ResponseCounts } from '../../deploy/edge-metrics/counts.mjs';
import { ROOT } from '../project/paths.mjs';

/**
 * Queries name a histogram by its time series; removes the endings of these to get the metric's
 * name.
 */
export function getMetricName(name) {
  return name.replace(/_(?:bucket|count|sum)$/, '');
}

/**
 * Metrics of shell, api and edge.
 *
 * @returns {Promise<Map<string, Set<string>>>} names of a metric's labels by metric name
 */
export async function exportedMetrics() {
  const sourceMetrics = ['shell/src', 'api/src'].flatMap(readSources).flatMap(findMetricNames);
  return new Map([...sourceMetrics, ...(await edgeMetrics())]);
}

function readSources(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .filter((file) => /metrics|load-shedding/.test(file) && /(?<!\.test)\.ts$/.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'));
}

/**
 * Finds metric names and their labels. The labels are a list after the name; `...LABELS` and
 * histograms add the labels that identify a release.
 */
function findMetricNames(source) {
  const releaseLabels = getQuotedTexts(/const LABELS = \[([^\]]*)\]/.exec(source)?.[1] ?? '');
  const metrics = source.matchAll(
    /(#histogram\(\s*)?'(gruenland_\w+)'([^;]*?)(?:\)|,\n\s*registers)/g,
  );
  return [...metrics].map(([, histogram, name, rest]) => {
    const list = /\[([^\]]*)\]/.exec(rest)?.[1] ?? '';
    const shared = histogram || list.includes('...LABELS') ? releaseLabels : [];
    return [name, new Set([...shared, ...getQuotedTexts(list)])];
  });
}

function getQuotedTexts(list) {
  return [...list.matchAll(/'(\w+)'/g)].map(([, label]) => label);
}

/** Metrics that the edge exports after one response and one report of nginx's connection status. */
async function edgeMetrics() {
  const counts = new ResponseCounts();
  counts.add('edge: 200 HIT 0.001 -');
  const status = encodeURIComponent('Reading: 0 Writing: 1 Waiting: 2');
  const metrics = [...counts.getMetrics(), await getConnectionMetric(`data:text/plain,${status}`)];
  return metrics.map(({ name, values }) => {
    const labels = values.flatMap(([at]) => [...at.matchAll(/(\w+)="/g)].map(([, label]) => label));
    return [name, new Set(labels.filter((label) => label !== 'le'))];
  });
}
