import { say } from '../project/terminal.mjs';

/** What is wanted of the edge (the production issue's third line). */
export const EDGE_BENCH = {
  /** Pages per second from the edge's cache, to those of a file of the same web server. */
  cachedRatio: 0.5,
  /** Rendered pages per second of two shells, to those of one. */
  scale: 1.7,
  /** Cores below which two shells, the edge and the load are in each other's way. */
  scaleCores: 4,
};

/**
 * Prints what was measured. @returns whether both ratios were kept, as far as these cores can show it.
 *
 * @param {{
 *   cached: { edge: import('./page-rate.mjs').Run, file: import('./page-rate.mjs').Run, ratio: number },
 *   rendered: { one: import('./page-rate.mjs').Run, two: import('./page-rate.mjs').Run },
 *   cores: number,
 * }} measured
 */
export function tellEdge({ cached, rendered, cores }) {
  const { cachedRatio, scale, scaleCores } = EDGE_BENCH;
  const rate = ({ pagesPerSecond, p99 }) => `${pagesPerSecond.toFixed(0)}/s, p99 ${p99} ms`;
  const scaled = rendered.two.pagesPerSecond / rendered.one.pagesPerSecond;
  const enough = cores >= scaleCores;
  say(`  from cache   ${rate(cached.edge)}`);
  say(`  a file       ${rate(cached.file)}`);
  say(`  compared     ${cached.ratio.toFixed(2)} × (wanted ${cachedRatio})`);
  say(`  one shell    ${rate(rendered.one)}`);
  say(`  two shells   ${rate(rendered.two)}`);
  const wanted = enough
    ? `wanted ${scale}`
    : `${cores} cores carry shells, edge and load: no verdict, wanted ${scale} from ${scaleCores} on`;
  say(`  scale        ${scaled.toFixed(2)} × (${wanted})`);
  return cached.ratio >= cachedRatio && (!enough || scaled >= scale);
}
