import { printEdgeResults } from './print-edge-results.mjs';

const createRun = (pagesPerSecond) => ({ pagesPerSecond, p99: 1, cpuMs: 0 });
const createMeasurements = (ratio, twoShellsRate, cores) => ({
  cached: { edge: createRun(100 * ratio), file: createRun(100), ratio },
  rendered: { one: createRun(100), two: createRun(twoShellsRate) },
  cores,
});

test.each([
  ['both kept', createMeasurements(0.5, 170, 4), true],
  ['the edge is slow', createMeasurements(0.49, 170, 4), false],
  ['two shells are too slow', createMeasurements(0.5, 169, 4), false],
  ['too few cores for a verdict', createMeasurements(0.5, 120, 2), true],
])('%s', (_what, figures, isWithinLimits) =>
  expect(printEdgeResults(figures)).toBe(isWithinLimits),
);
