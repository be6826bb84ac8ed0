/** Size and margin of the sparkline in SVG units. */
export const SPARKLINE_SIZE = { width: 120, height: 32, margin: 3 } as const;

/**
 * Returns the points of the line from left to right. Returns an empty list for fewer than two
 * values.
 */
export function createSparklinePoints(
  values: readonly number[],
): readonly (readonly [number, number])[] {
  if (values.length < 2) return [];
  const lowestValue = Math.min(...values);
  const valueRange = Math.max(...values) - lowestValue;
  const { width, height, margin } = SPARKLINE_SIZE;
  const step = (width - 2 * margin) / (values.length - 1);
  return values.map((value, index) => {
    const share = valueRange === 0 ? 0.5 : (value - lowestValue) / valueRange;
    return [
      roundToHundredths(margin + index * step),
      roundToHundredths(height - margin - share * (height - 2 * margin)),
    ];
  });
}

/** Converts the points to an SVG path. */
export function createSparklinePath(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

function roundToHundredths(number: number): number {
  return Math.round(number * 100) / 100;
}
