import { printEdge } from './print-edge.mjs';

const run = (pagesPerSecond) => ({ pagesPerSecond, p99: 1, cpuMs: 0 });
const measured = (ratio, two, cores) => ({
  cached: { edge: run(100 * ratio), file: run(100), ratio },
  rendered: { one: run(100), two: run(two) },
  cores,
});

test.each([
  ['both kept', measured(0.5, 170, 4), true],
  ['the edge is slow', measured(0.49, 170, 4), false],
  ['two shells are too slow', measured(0.5, 169, 4), false],
  ['too few cores for a verdict', measured(0.5, 120, 2), true],
])('%s', (_what, figures, withinLimits) => expect(printEdge(figures)).toBe(withinLimits));
