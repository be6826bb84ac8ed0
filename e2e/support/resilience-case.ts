import { expect, test } from '@playwright/test';
import { getLoadFactor } from './figures.ts';

/** Type of the annotations that pass resilience cases from a test to the reporter. */
export const RESILIENCE_ANNOTATION = 'resilience';

/**
 * Limits for the recovery time in milliseconds. Each case in docs/resilience.md promises one of
 * these limits.
 */
export const RECOVERY_LIMITS_MS = [500, 1000, 3000, 12_000] as const;

export type RecoveryLimitMs = (typeof RECOVERY_LIMITS_MS)[number];

/** One table row of docs/resilience.md. */
export interface ResilienceCase {
  /** Heading in docs/resilience.md under which the case is listed. */
  readonly group: string;
  /** Remote or service that fails. */
  readonly part: string;
  /** Description of the fault, in English. */
  readonly fault: string;
  readonly status: number;
  /** Effect that the reader sees, in English. Quoted page texts stay German. */
  readonly effectOnReader: string;
  /**
   * Promised and tested maximum milliseconds from the end of the fault to the first correct page.
   */
  readonly recoveryLimitMs: RecoveryLimitMs;
}

/** Records a tested case. A run of all tests writes the recorded cases to docs/resilience.md. */
export function recordCase(resilienceCase: ResilienceCase): void {
  test
    .info()
    .annotations.push({ type: RESILIENCE_ANNOTATION, description: JSON.stringify(resilienceCase) });
}

/** A single recovery may take this many times the limit; only the median must keep the limit. */
const SINGLE_RECOVERY_LIMIT_FACTOR = 4;

/** Recovery times of one test, each measured from the end of a fault. */
export class Recoveries {
  readonly #recoveryLimitShares: number[] = [];

  /**
   * Waits until `isRecovered` resolves to true and records the recovery time.
   *
   * @param repairedAtMs monotonic time in milliseconds when the fault ended
   * @throws after four times `recoveryLimitMs`, multiplied by the load factor of the machine
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
    this.#recoveryLimitShares.push((performance.now() - repairedAtMs) / recoveryLimitMs);
  }

  /**
   * Checks all recorded times. Call this method at the end. @throws if the median of the times
   * exceeds the limit
   */
  expectMedianWithinLimit(): void {
    const sortedShares = this.#recoveryLimitShares.toSorted((one, other) => one - other);
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
