/** Two-sided 95 %. */
const Z = 1.96;

/**
 * Wilson score interval of a rate: where the true rate lies, as far as so few cases can say.
 *
 * @param hits at most `cases`
 * @returns bounds from 0 to 1; without cases anything is possible
 */
export function wilson(
  hits: number,
  cases: number,
): { readonly low: number; readonly high: number } {
  if (cases <= 0) return { low: 0, high: 1 };
  const rate = Math.min(1, hits / cases);
  const spread = Z * Math.sqrt((rate * (1 - rate)) / cases + Z ** 2 / (4 * cases ** 2));
  const middle = rate + Z ** 2 / (2 * cases);
  const whole = 1 + Z ** 2 / cases;
  return {
    low: Math.max(0, (middle - spread) / whole),
    high: Math.min(1, (middle + spread) / whole),
  };
}
