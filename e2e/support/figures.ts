import { availableParallelism, loadavg } from 'node:os';
import { test } from '@playwright/test';

/** Type of the annotations with which a test passes measured figures to the reporter. */
export const FIGURE_ANNOTATION = 'figure';

/** Reports a measured figure, which the reporter prints at the end of the run. */
export function reportFigure(name: string, value: string): void {
  test.info().annotations.push({ type: FIGURE_ANNOTATION, description: `${name}: ${value}` });
}

/**
 * Returns the load of this machine per CPU core, at least 1. Tests multiply time limits by it: the
 * limits are meant for an idle machine, but other tests run in parallel.
 */
export function getLoadFactor(): number {
  return Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
}

export function getMedian(values: readonly number[]): number {
  const sortedValues = values.toSorted((one, other) => one - other);
  return sortedValues[Math.floor(sortedValues.length / 2)] ?? Number.NaN;
}

export function formatMs(value: number): string {
  return `${Math.round(value)} ms`;
}
