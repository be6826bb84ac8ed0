import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectionFigure } from '../../deploy/edge-figures/connections.mjs';
import { Counts } from '../../deploy/edge-figures/counts.mjs';
import { ROOT } from '../project/paths.mjs';

/** Queries refer to a histogram by the names of its parts. */
export function metricNameOf(name) {
  return name.replace(/_(?:bucket|count|sum)$/, '');
}

/**
 * Metrics of shell, api and edge.
 *
 * @returns {Promise<Map<string, Set<string>>>} name → labels
 */
export async function exportedMetrics() {
  const inSources = ['shell/src', 'api/src'].flatMap(sourcesIn).flatMap(figuresIn);
  return new Map([...inSources, ...(await edgeFigures())]);
}

function sourcesIn(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .filter((file) => /metrics|load-shedding/.test(file) && /(?<!\.test)\.ts$/.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'));
}

/** Labels are a list next to the name; the labels of every release are in `LABELS`. */
function figuresIn(source) {
  const ofRelease = quoted(/const LABELS = \[([^\]]*)\]/.exec(source)?.[1] ?? '');
  const figures = source.matchAll(
    /(#histogram\(\s*)?'(gruenland_\w+)'([^;]*?)(?:\)|,\n\s*registers)/g,
  );
  return [...figures].map(([, histogram, name, rest]) => {
    const list = /\[([^\]]*)\]/.exec(rest)?.[1] ?? '';
    const shared = histogram || list.includes('...LABELS') ? ofRelease : [];
    return [name, new Set([...shared, ...quoted(list)])];
  });
}

function quoted(list) {
  return [...list.matchAll(/'(\w+)'/g)].map(([, label]) => label);
}

/** Metrics of the edge for one response and for nginx's connection status. */
async function edgeFigures() {
  const counts = new Counts();
  counts.add('edge: 200 HIT 0.001 -');
  const status = encodeURIComponent('Reading: 0 Writing: 1 Waiting: 2');
  const figures = [...counts.figures(), await connectionFigure(`data:text/plain,${status}`)];
  return figures.map(({ name, values }) => {
    const labels = values.flatMap(([at]) => [...at.matchAll(/(\w+)="/g)].map(([, label]) => label));
    return [name, new Set(labels.filter((label) => label !== 'le'))];
  });
}
