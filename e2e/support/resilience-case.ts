import { expect, test } from '@playwright/test';
import { getLoadFactor } from './figures.ts';

/** Type of the annotations that carry resilience cases from a test to the reporter. */
export const RESILIENCE_ANNOTATION = 'resilience';

/**
 * Limits for the recovery time in milliseconds; each case in docs/resilience.md promises one of
 * them.
 */
export const RECOVERY_CLASSES_MS = [500, 1000, 3000, 12_000] as const;

export type RecoveryClass = (typeof RECOVERY_CLASSES_MS)[number];

/** One table row of docs/resilience.md. */
export interface ResilienceCase {
  /** Heading in docs/resilience.md under which the case is listed. */
  readonly group: string;
  /** Remote or service that fails. */
  readonly part: string;
  /** Description of the fault, in English. */
  readonly fault: string;
  readonly status: number;
  /** Visible effect for the reader, in English; quoted page texts stay German. */
  readonly seen: string;
  /** Promised and tested maximum milliseconds from the end of the fault to the first good page. */
  readonly recoveryLimitMs: RecoveryClass;
}

/** Records a tested case; a run of all tests writes the cases to docs/resilience.md. */
export function recordCase(resilienceCase: ResilienceCase): void {
  test
    .info()
    .annotations.push({ type: RESILIENCE_ANNOTATION, description: JSON.stringify(resilienceCase) });
}

/**
 * A single recovery may take this many times its limit; only the median must stay within the limit.
 */
const MAX_SINGLE_FACTOR = 4;

/** Recovery times of one test, each measured from the end of a fault. */
export class Recoveries {
  readonly #limitShares: number[] = [];

  /**
   * Waits until the condition holds and records the recovery time.
   *
   * @param repairedAt monotonic time in milliseconds when the fault ended
   * @throws after four times `recoveryLimitMs`, scaled by the load of the machine
   */
  async expectRecovery(
    isGood: () => Promise<boolean>,
    repairedAt: number,
    recoveryLimitMs: RecoveryClass,
  ): Promise<void> {
    await expect
      .poll(isGood, {
        intervals: [25],
        timeout: recoveryLimitMs * MAX_SINGLE_FACTOR * getLoadFactor(),
      })
      .toBe(true);
    this.#limitShares.push((performance.now() - repairedAt) / recoveryLimitMs);
  }

  /**
   * Checks all recorded times; call this method at the end. @throws when the median of the times
   * exceeds the limit
   */
  expectMedian(): void {
    const ordered = this.#limitShares.toSorted((one, other) => one - other);
    const median = ordered[Math.floor(ordered.length / 2)];
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
