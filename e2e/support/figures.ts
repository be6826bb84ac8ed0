import { availableParallelism, loadavg } from 'node:os';
import { test } from '@playwright/test';

/** Annotation that carries a figure from the test to the one who reads the run. */
export const FIGURE = 'figure';

/** Tells a measured figure; each run prints them at its end. */
export function tellFigure(what: string, value: string): void {
  test.info().annotations.push({ type: FIGURE, description: `${what}: ${value}` });
}

/**
 * How many times as much this machine has to do as it has cores for; at least 1. Times that a
 * reader waits are promised for a machine that is free: other tests run beside these.
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
