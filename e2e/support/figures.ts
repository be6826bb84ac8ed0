import { availableParallelism, loadavg } from 'node:os';
import { test } from '@playwright/test';

/** Annotation that carries a figure from a test to the reporter. */
export const FIGURE = 'figure';

/** Reports a measured figure, which is printed at the end of the run. */
export function reportFigure(what: string, value: string): void {
  test.info().annotations.push({ type: FIGURE, description: `${what}: ${value}` });
}

/**
 * Load of this machine per core, at least 1. Time limits are promised for an idle machine, but
 * other tests run in parallel.
 */
export function busyness(): number {
  return Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
}

export function medianOf(values: readonly number[]): number {
  const ordered = values.toSorted((one, other) => one - other);
  return ordered[Math.floor(ordered.length / 2)] ?? Number.NaN;
}

export function inMs(value: number): string {
  return `${Math.round(value)} ms`;
}
