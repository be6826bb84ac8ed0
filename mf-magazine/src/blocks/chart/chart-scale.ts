/** The range of an axis and the values at which it has lines. */
export interface ChartScale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 2.5, 5, 10];
const WANTED_TICKS = 4;

/**
 * An axis with round numbers around the values. Lengths (columns, bars) start at zero, else they
 * would lie; lines may start higher.
 */
export function chartScale(values: readonly number[], fromZero: boolean): ChartScale {
  const least = Math.min(...values, ...(fromZero ? [0] : []));
  const most = Math.max(...values, ...(fromZero ? [0] : []));
  const step = roundStep(Math.max((most - least) / WANTED_TICKS, ...values.map(smallestStep)));
  const low = Math.floor(least / step) * step;
  const high = Math.max(low + step, Math.ceil(most / step) * step);
  const count = Math.round((high - low) / step);
  const ticks = Array.from({ length: count + 1 }, (_, index) => rounded(low + index * step));
  return { low: rounded(low), high: rounded(high), ticks };
}

/** Where a value lies on the axis, 0 at its low end and 1 at its high end. */
export function shareOf({ low, high }: ChartScale, value: number): number {
  return (value - low) / (high - low);
}

/** Steps below this cannot be told apart, and would be lost in the arithmetic. */
function smallestStep(value: number): number {
  return Math.max(1e-6, Math.abs(value) * 1e-6);
}

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return (STEPS.find((step) => step * power >= rough) ?? 10) * power;
}

function rounded(value: number): number {
  return Number(value.toPrecision(12));
}
