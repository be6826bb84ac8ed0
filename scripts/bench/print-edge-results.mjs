import { say } from '../project/terminal.mjs';

/** Minimum values that `npm run bench -- edge` requires. */
export const EDGE_BENCH_LIMITS = {
  /**
   * Minimum rate of pages that the edge serves from its cache, divided by the rate of a static file
   * that nginx serves.
   */
  cachedRatio: 0.5,
  /** Minimum page rate of two shells, divided by the page rate of one shell. */
  scale: 1.7,
  /**
   * Minimum number of CPU cores for checking `scale`. On fewer cores, shells, edge and load
   * generator compete for CPU time.
   */
  scaleCores: 4,
};

/**
 * Prints the results. Checks `scale` only if the machine has enough CPU cores.
 *
 * @param {{ cached: { edge: import('./page-rate.mjs').Run, file: import('./page-rate.mjs').Run,
 *   ratio: number }, rendered: { one: import('./page-rate.mjs').Run, two:
 *   import('./page-rate.mjs').Run }, cores: number, }} measured
 * @returns whether all checked ratios reach their minimum
 */
export function printEdgeResults({ cached, rendered, cores }) {
  const {
    cachedRatio: minCachedRatio,
    scale: minScaleRatio,
    scaleCores: minScaleCores,
  } = EDGE_BENCH_LIMITS;
  const formatRate = ({ pagesPerSecond, p99 }) => `${pagesPerSecond.toFixed(0)}/s, p99 ${p99} ms`;
  const scaleRatio = rendered.two.pagesPerSecond / rendered.one.pagesPerSecond;
  const hasEnoughCores = cores >= minScaleCores;
  say(`  from cache   ${formatRate(cached.edge)}`);
  say(`static file  ${formatRate(cached.file)}`);
  say(`ratio        ${cached.ratio.toFixed(2)} × (required ${minCachedRatio})`);
  say(`  one shell    ${formatRate(rendered.one)}`);
  say(`  two shells   ${formatRate(rendered.two)}`);
  const requirement = hasEnoughCores
    ? `wanted ${minScaleRatio}`
    : `${cores} cores run shells, edge and load generator: no verdict, ${minScaleRatio} is required from ${minScaleCores} cores on`;
  say(`  scale        ${scaleRatio.toFixed(2)} × (${requirement})`);
  return cached.ratio >= minCachedRatio && (!hasEnoughCores || scaleRatio >= minScaleRatio);
}
