/** Size of the drawing in SVG units. */
export const SPARKLINE_SIZE = { width: 120, height: 32, margin: 3 } as const;

/** Returns the points of the line from left to right; empty for fewer than two values. */
export function createSparklinePoints(
  values: readonly number[],
): readonly (readonly [number, number])[] {
  if (values.length < 2) return [];
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const { width, height, margin } = SPARKLINE_SIZE;
  const step = (width - 2 * margin) / (values.length - 1);
  return values.map((value, index) => {
    const share = span === 0 ? 0.5 : (value - low) / span;
    return [round(margin + index * step), round(height - margin - share * (height - 2 * margin))];
  });
}

/** Converts the points to an SVG path. */
export function sparklinePath(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
