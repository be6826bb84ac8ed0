/** The range of an axis and the positions of its grid lines. */
export interface ChartScale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

const ROUND_STEP_FACTORS = [1, 2, 2.5, 5, 10];
const TARGET_TICK_COUNT = 4;

/**
 * Creates an axis from a round number below the values to a round number above them. Columns and
 * bars must start at zero, because their length shows the value. The axis of a line chart may start
 * higher.
 */
export function createChartScale(values: readonly number[], startsAtZero: boolean): ChartScale {
  const lowestValue = Math.min(...values, ...(startsAtZero ? [0] : []));
  const highestValue = Math.max(...values, ...(startsAtZero ? [0] : []));
  const step = roundUpStep(
    Math.max((highestValue - lowestValue) / TARGET_TICK_COUNT, ...values.map(getSmallestStep)),
  );
  const lowEnd = Math.floor(lowestValue / step) * step;
  const highEnd = Math.max(lowEnd + step, Math.ceil(highestValue / step) * step);
  const stepCount = Math.round((highEnd - lowEnd) / step);
  const ticks = Array.from({ length: stepCount + 1 }, (_, index) =>
    removeFloatError(lowEnd + index * step),
  );
  return { low: removeFloatError(lowEnd), high: removeFloatError(highEnd), ticks };
}

/** Returns the position of a value on the axis, from 0 (low end) to 1 (high end). */
export function getAxisPosition({ low: lowEnd, high: highEnd }: ChartScale, value: number): number {
  return (value - lowEnd) / (highEnd - lowEnd);
}

/**
 * Returns the smallest useful grid step for values of this size. With smaller steps the labels
 * would look equal and floating-point errors would dominate.
 */
function getSmallestStep(value: number): number {
  return Math.max(1e-6, Math.abs(value) * 1e-6);
}

function roundUpStep(minStep: number): number {
  const powerOfTen = 10 ** Math.floor(Math.log10(minStep));
  return (ROUND_STEP_FACTORS.find((step) => step * powerOfTen >= minStep) ?? 10) * powerOfTen;
}

function removeFloatError(value: number): number {
  return Number(value.toPrecision(12));
}
