import { say } from '../project/terminal.mjs';

/** Targets of `npm run bench -- edge`. */
export const EDGE_BENCH = {
  /**
   * Minimum pages per second from the edge's cache, relative to a static file of the same web
   * server.
   */
  cachedRatio: 0.5,
  /** Minimum rendered pages per second of two shells, relative to one shell. */
  scale: 1.7,
  /** Number of CPU cores below which shells, edge and load generator compete for CPU. */
  scaleCores: 4,
};

/**
 * Prints the results. @returns whether both ratios meet their targets; the ratio of two shells to
 * one counts only with enough CPU cores
 * @param {{ cached: { edge: import('./page-rate.mjs').Run, file: import('./page-rate.mjs').Run,
 *   ratio: number }, rendered: { one: import('./page-rate.mjs').Run, two:
 *   import('./page-rate.mjs').Run }, cores: number, }} measured
 */
export function printEdge({ cached, rendered, cores }) {
  const { cachedRatio, scale, scaleCores } = EDGE_BENCH;
  const rate = ({ pagesPerSecond, p99 }) => `${pagesPerSecond.toFixed(0)}/s, p99 ${p99} ms`;
  const scaleRatio = rendered.two.pagesPerSecond / rendered.one.pagesPerSecond;
  const hasEnoughCores = cores >= scaleCores;
  say(`  from cache   ${rate(cached.edge)}`);
  say(`static file  ${rate(cached.file)}`);
  say(`ratio        ${cached.ratio.toFixed(2)} × (required ${cachedRatio})`);
  say(`  one shell    ${rate(rendered.one)}`);
  say(`  two shells   ${rate(rendered.two)}`);
  const requirement = hasEnoughCores
    ? `wanted ${scale}`
    : `${cores} cores run shells, edge and load generator: no verdict, ${scale} is required from ${scaleCores} cores on`;
  say(`  scale        ${scaleRatio.toFixed(2)} × (${requirement})`);
  return cached.ratio >= cachedRatio && (!hasEnoughCores || scaleRatio >= scale);
}
