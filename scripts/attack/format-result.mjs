/**
 * Formats one row of the table: held or broken, finding, what the attack tried, and how the site
 * reacted.
 */
export function formatResult({ finding, description, isRepelled, observation }) {
  const mark = isRepelled ? '✓ held  ' : '✗ broken';
  return `${mark} ${finding.padEnd(12)} ${description.padEnd(64)} ${observation}`;
}

/** Counts equal values, for example statuses: `3 × 202, 1 × 429`. */
export function formatCounts(values) {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].map(([value, all]) => `${all.length} × ${value}`).join(', ');
}
