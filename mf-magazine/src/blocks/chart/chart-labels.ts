const MAX_AXIS_LABELS = 6;

/**
 * Returns the indices of at most six evenly spaced axis labels, which fit side by side on a phone.
 */
export function listVisibleLabelIndices(labelCount: number): readonly number[] {
  const step = Math.ceil(labelCount / MAX_AXIS_LABELS);
  return Array.from({ length: labelCount }, (_, index) => index).filter(
    (index) => index % step === 0,
  );
}
