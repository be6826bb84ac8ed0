import { availableParallelism, loadavg } from 'node:os';
import { test } from '@playwright/test';

/** Type of the annotations that carry measured figures from a test to the reporter. */
export const FIGURE_ANNOTATION = 'figure';

/** Reports a measured figure, which is printed at the end of the run. */
export function reportFigure(what: string, value: string): void {
  test.info().annotations.push({ type: FIGURE_ANNOTATION, description: `${what}: ${value}` });
}

/**
 * Returns the load of this machine per core, at least 1. Tests multiply time limits by it: the
 * limits apply to an idle machine, but other tests run in parallel.
 */
export function getLoadFactor(): number {
  return Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
}

export function getMedian(values: readonly number[]): number {
  const ordered = values.toSorted((one, other) => one - other);
  return ordered[Math.floor(ordered.length / 2)] ?? Number.NaN;
}

export function formatMs(value: number): string {
  return `${Math.round(value)} ms`;
}
