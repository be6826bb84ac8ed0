import { expect, test } from '@playwright/test';
import { busyness } from './figures.ts';

/** Annotation that carries a case from the test to the report. */
export const RESILIENCE = 'resilience';

/** Milliseconds after which a part must be back; cases promise one of them. */
export const RECOVERY_CLASSES = [500, 1000, 3000, 12_000] as const;

export type RecoveryClass = (typeof RECOVERY_CLASSES)[number];

/** One line of docs/resilience.md. */
export interface ResilienceCase {
  /** Heading it stands under. */
  readonly group: string;
  /** Remote or service that fails. */
  readonly part: string;
  /** What goes wrong, in English. */
  readonly fault: string;
  readonly status: number;
  /** What the reader sees, in English; texts of the page stand in German quotation marks. */
  readonly seen: string;
  /** Milliseconds from healing to the first good page, as promised and met. */
  readonly within: RecoveryClass;
}

/** Notes a case that was shown to hold; the run writes them all to docs/resilience.md. */
export function recordCase(shown: ResilienceCase): void {
  test.info().annotations.push({ type: RESILIENCE, description: JSON.stringify(shown) });
}

/** How many times its class a single recovery may take. */
const SLOWEST = 4;

/** Recoveries of one test, measured from the end of each fault. */
export class Recoveries {
  readonly #shares: number[] = [];

  /**
   * Waits until all is well again.
   *
   * @param healedAt when the fault was taken away, on the monotonic clock
   * @throws when that takes four times as long as promised, on a machine that is free
   */
  async expectOne(
    isGood: () => Promise<boolean>,
    healedAt: number,
    within: RecoveryClass,
  ): Promise<void> {
    await expect
      .poll(isGood, { intervals: [25], timeout: within * SLOWEST * busyness() })
      .toBe(true);
    this.#shares.push((performance.now() - healedAt) / within);
  }

  /** To be called at the end. @throws when they took longer than promised, as a rule */
  expectMedian(): void {
    const ordered = this.#shares.toSorted((one, other) => one - other);
    const median = ordered[Math.floor(ordered.length / 2)];
    expect(median, 'recovery, as a share of what was promised').toBeLessThanOrEqual(busyness());
  }
}

/** The heading of a page, as a reader sees it, in German quotation marks. */
export function quotedHeading(html: string): string {
  const text = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
  return `„${text.replaceAll(/<[^>]*>/g, '').trim()}“`;
}
