/** Formats one row of the table: held or broken, finding, what was tried, what answered. */
export function formatResult({ finding, tries, held, answered }) {
  const mark = held ? '✓ held  ' : '✗ broken';
  return `${mark} ${finding.padEnd(12)} ${tries.padEnd(64)} ${answered}`;
}

/** Counts equal values, for example statuses: `3 × 202, 1 × 429`. */
export function formatCounts(values) {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].map(([value, all]) => `${all.length} × ${value}`).join(', ');
}
