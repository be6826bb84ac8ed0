import { expect, test } from '@playwright/test';
import { getLoadFactor } from './figures.ts';

/** Type of the annotations with which a test passes resilience cases to the reporter. */
export const RESILIENCE_ANNOTATION = 'resilience';

/**
 * The limits for recovery times in milliseconds, of which docs/resilience.md promises one for each
 * case.
 */
export const RECOVERY_LIMITS_MS = [500, 1000, 3000, 12_000] as const;

export type RecoveryLimitMs = (typeof RECOVERY_LIMITS_MS)[number];

/** A row in a table of docs/resilience.md. */
export interface ResilienceCase {
  /** The heading in docs/resilience.md below which the case is listed. */
  readonly group: string;
  /** The remote or service that fails. */
  readonly part: string;
  /** English description of the fault. */
  readonly fault: string;
  readonly status: number;
  /** English description of what the reader sees. It quotes page texts in German. */
  readonly effectOnReader: string;
  /**
   * Time limit from the end of the fault to the first correct page. The document promises it, and
   * the test checks it.
   */
  readonly recoveryLimitMs: RecoveryLimitMs;
}

/**
 * Records a case that a test has shown. A run of all tests writes the recorded cases to
 * docs/resilience.md.
 */
export function recordCase(resilienceCase: ResilienceCase): void {
  test
    .info()
    .annotations.push({ type: RESILIENCE_ANNOTATION, description: JSON.stringify(resilienceCase) });
}

/**
 * A single recovery may take this many times the limit. Only the median must keep the limit itself.
 */
const SINGLE_RECOVERY_LIMIT_FACTOR = 4;

/** Measures the recovery times of one test. Each begins when a fault ends. */
export class Recoveries {
  readonly #recoveryTimeShares: number[] = [];

  /**
   * Waits until `isRecovered` resolves to true and records the recovery time.
   *
   * @param repairedAtMs time at which the fault ended, in milliseconds of the monotonic clock
   * @throws Error after four times `recoveryLimitMs`, multiplied by the load factor of the machine
   */
  async expectRecovery(
    isRecovered: () => Promise<boolean>,
    repairedAtMs: number,
    recoveryLimitMs: RecoveryLimitMs,
  ): Promise<void> {
    await expect
      .poll(isRecovered, {
        intervals: [25],
        timeout: recoveryLimitMs * SINGLE_RECOVERY_LIMIT_FACTOR * getLoadFactor(),
      })
      .toBe(true);
    this.#recoveryTimeShares.push((performance.now() - repairedAtMs) / recoveryLimitMs);
  }

  /**
   * Checks the median of all recorded times. Call it at the end of a test. @throws Error if the
   * median exceeds the limit, multiplied by the load factor of the machine
   */
  expectMedianWithinLimit(): void {
    const sortedShares = this.#recoveryTimeShares.toSorted((one, other) => one - other);
    const median = sortedShares[Math.floor(sortedShares.length / 2)];
    expect(median, 'recovery, as a share of what was promised').toBeLessThanOrEqual(
      getLoadFactor(),
    );
  }
}

/** Returns the heading of a page in German quotation marks. */
export function quoteHeading(html: string): string {
  const text = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
  return `„${text.replaceAll(/<[^>]*>/g, '').trim()}“`;
}
