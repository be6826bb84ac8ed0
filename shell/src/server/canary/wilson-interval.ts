/** Quantile of the normal distribution for a two-sided 95 % interval. */
const Z_SCORE = 1.96;

/**
 * Returns the Wilson score interval of a rate.
 *
 * @param hits number of cases in which the event happened, at most `cases`
 * @returns lower and upper bound from 0 to 1; exactly 0 and 1 if there are no cases
 */
export function computeWilsonInterval(
  hits: number,
  cases: number,
): { readonly low: number; readonly high: number } {
  if (cases <= 0) return { low: 0, high: 1 };
  const rate = Math.min(1, hits / cases);
  const spread = Z_SCORE * Math.sqrt((rate * (1 - rate)) / cases + Z_SCORE ** 2 / (4 * cases ** 2));
  const center = rate + Z_SCORE ** 2 / (2 * cases);
  const denominator = 1 + Z_SCORE ** 2 / cases;
  return {
    low: Math.max(0, (center - spread) / denominator),
    high: Math.min(1, (center + spread) / denominator),
  };
}
