import { say } from '../project/terminal.mjs';

/** Minimum values that `npm run bench -- edge` requires. */
export const EDGE_BENCH_LIMITS = {
  /**
   * Minimum ratio between the rate of pages from the edge's cache and the rate of a static file
   * from the same web server.
   */
  cachedRatio: 0.5,
  /** Minimum page rate of two shells divided by that of one shell. */
  scale: 1.7,
  /**
   * Minimum number of CPU cores with which `scale` is checked. With fewer cores, shells, edge and
   * load generator compete for CPU time.
   */
  scaleCores: 4,
};

/**
 * Prints the results. @returns whether both ratios reach their minimum; `scale` is checked only
 * with enough CPU cores
 * @param {{ cached: { edge: import('./page-rate.mjs').Run, file: import('./page-rate.mjs').Run,
 *   ratio: number }, rendered: { one: import('./page-rate.mjs').Run, two:
 *   import('./page-rate.mjs').Run }, cores: number, }} measured
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
