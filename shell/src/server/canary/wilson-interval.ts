/** Quantile of the normal distribution for a two-sided 95 % interval. */
const Z_SCORE = 1.96;

/**
 * Returns the Wilson score interval of a rate.
 *
 * @param hitCount number of cases in which the event happened
 * @returns lower and upper bound from 0 to 1; exactly 0 and 1 if there are no cases
 */
export function computeWilsonInterval(
  hitCount: number,
  caseCount: number,
): { readonly low: number; readonly high: number } {
  if (caseCount <= 0) return { low: 0, high: 1 };
  const rate = Math.min(1, hitCount / caseCount);
  const spread =
    Z_SCORE * Math.sqrt((rate * (1 - rate)) / caseCount + Z_SCORE ** 2 / (4 * caseCount ** 2));
  const center = rate + Z_SCORE ** 2 / (2 * caseCount);
  const denominator = 1 + Z_SCORE ** 2 / caseCount;
  return {
    low: Math.max(0, (center - spread) / denominator),
    high: Math.min(1, (center + spread) / denominator),
  };
}
