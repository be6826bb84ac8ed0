/** The range of an axis and the positions of its grid lines. */
export interface ChartScale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

const ROUND_STEPS = [1, 2, 2.5, 5, 10];
const TARGET_TICKS = 4;

/**
 * Creates an axis with round numbers around the values. Columns and bars must start at zero,
 * because their length shows the value; lines may start higher.
 */
export function createChartScale(values: readonly number[], startsAtZero: boolean): ChartScale {
  const lowestValue = Math.min(...values, ...(startsAtZero ? [0] : []));
  const highestValue = Math.max(...values, ...(startsAtZero ? [0] : []));
  const step = roundUpStep(
    Math.max((highestValue - lowestValue) / TARGET_TICKS, ...values.map(smallestStep)),
  );
  const low = Math.floor(lowestValue / step) * step;
  const high = Math.max(low + step, Math.ceil(highestValue / step) * step);
  const count = Math.round((high - low) / step);
  const ticks = Array.from({ length: count + 1 }, (_, index) =>
    roundToPrecision(low + index * step),
  );
  return { low: roundToPrecision(low), high: roundToPrecision(high), ticks };
}

/** Returns the position of a value on the axis, from 0 (low end) to 1 (high end). */
export function getAxisPosition({ low, high }: ChartScale, value: number): number {
  return (value - low) / (high - low);
}

/**
 * Returns the smallest useful grid step for values of this size. With smaller steps the labels
 * would look equal and floating-point errors would dominate.
 */
function smallestStep(value: number): number {
  return Math.max(1e-6, Math.abs(value) * 1e-6);
}

function roundUpStep(minStep: number): number {
  const power = 10 ** Math.floor(Math.log10(minStep));
  return (ROUND_STEPS.find((step) => step * power >= minStep) ?? 10) * power;
}

function roundToPrecision(value: number): number {
  return Number(value.toPrecision(12));
}
