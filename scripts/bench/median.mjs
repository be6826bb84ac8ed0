/** Returns the median. For an even number of values, this is the mean of the two middle ones. */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1] + sorted[Math.floor(middle)]) / 2;
}
