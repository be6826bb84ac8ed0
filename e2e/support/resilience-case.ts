import { expect, test } from '@playwright/test';
import { busyness } from './figures.ts';

/** Annotation that carries a case from a test to the reporter. */
export const RESILIENCE = 'resilience';

/** Maximum recovery times in milliseconds; each case promises one of them. */
export const RECOVERY_CLASSES = [500, 1000, 3000, 12_000] as const;

export type RecoveryClass = (typeof RECOVERY_CLASSES)[number];

/** One line of docs/resilience.md. */
export interface ResilienceCase {
  /** Heading in the document. */
  readonly group: string;
  /** Failing remote or service. */
  readonly part: string;
  /** Description of the fault, in English. */
  readonly fault: string;
  readonly status: number;
  /** Visible effect for the reader, in English; page texts are in German quotation marks. */
  readonly seen: string;
  /** Promised and verified milliseconds from the end of the fault to the first good page. */
  readonly within: RecoveryClass;
}

/** Records a verified case; the run writes all of them to docs/resilience.md. */
export function recordCase(shown: ResilienceCase): void {
  test.info().annotations.push({ type: RESILIENCE, description: JSON.stringify(shown) });
}

/** Maximum duration of a single recovery as a multiple of its class. */
const MAX_SINGLE_FACTOR = 4;

/** Recovery times of one test, measured from the end of each fault. */
export class Recoveries {
  readonly #shares: number[] = [];

  /**
   * Waits until the condition holds.
   *
   * @param repairedAt monotonic time when the fault ended
   * @throws after four times the promised time, scaled by the load of the machine
   */
  async expectRecovery(
    isGood: () => Promise<boolean>,
    repairedAt: number,
    within: RecoveryClass,
  ): Promise<void> {
    await expect
      .poll(isGood, { intervals: [25], timeout: within * MAX_SINGLE_FACTOR * busyness() })
      .toBe(true);
    this.#shares.push((performance.now() - repairedAt) / within);
  }

  /** Call at the end. @throws when the median exceeds the promised time */
  expectMedian(): void {
    const ordered = this.#shares.toSorted((one, other) => one - other);
    const median = ordered[Math.floor(ordered.length / 2)];
    expect(median, 'recovery, as a share of what was promised').toBeLessThanOrEqual(busyness());
  }
}

/** Heading of a page in German quotation marks. */
export function quotedHeading(html: string): string {
  const text = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
  return `„${text.replaceAll(/<[^>]*>/g, '').trim()}“`;
}
