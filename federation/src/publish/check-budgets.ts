import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import { PERFORMANCE_BUDGETS } from '#publish/budgets.ts';
import { listLazyParts, computeReleaseSize } from '#publish/release-size.ts';

/** Thrown when a release exceeds a budget. */
export class BudgetError extends Error {
  override readonly name = 'BudgetError';
}

/**
 * Checks a release against the budgets that a single remote can exceed.
 *
 * @throws {BudgetError} with a message that lists every exceeded budget and the size of the release
 */
export function checkBudgets(document: ReleaseDocument): void {
  const { scripts, styles, node } = computeReleaseSize(document);
  const measuredSizes = [
    ['scripts of a first page', scripts, PERFORMANCE_BUDGETS.remoteScripts],
    ['stylesheet', styles, PERFORMANCE_BUDGETS.styles],
    ['bundle for the server', node, PERFORMANCE_BUDGETS.nodeBundle],
    ...listLazyParts(document).map(
      ({ view, bytes }) => [view, bytes, PERFORMANCE_BUDGETS.lazyPart] as const,
    ),
  ] as const;
  const exceededBudgets = measuredSizes
    .filter(([, bytes, limit]) => bytes > limit)
    .map(
      ([view, bytes, limit]) => `${view}: ${formatKilobytes(bytes)} of ${formatKilobytes(limit)}`,
    );
  if (exceededBudgets.length > 0)
    throw new BudgetError(`over budget: ${exceededBudgets.join('; ')}`);
}

/** Formats `12345` as `12.3 kB`. */
export function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
