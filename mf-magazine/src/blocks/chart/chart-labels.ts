const MOST_LABELS = 6;

/** Indices of the labels below an axis that fit beside each other on a telephone. */
export function shownLabels(count: number): readonly number[] {
  const step = Math.ceil(count / MOST_LABELS);
  return Array.from({ length: count }, (_, index) => index).filter((index) => index % step === 0);
}
