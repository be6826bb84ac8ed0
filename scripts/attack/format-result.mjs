/**
 * Formats one row of the table. It states whether the site withstood the attack, the finding, what
 * the attack tried, how the site reacted, and how it responded to the legitimate use.
 */
export function formatResult({ finding, description, isHeld, observation, control }) {
  const statusMark = isHeld ? '✓ held  ' : '✗ broken';
  const legitimateUseText = `${control.isAnswered ? 'legitimate use' : 'LEGITIMATE USE FAILS'}: ${control.observation}`;
  return `${statusMark} ${finding.padEnd(12)} ${description.padEnd(64)} ${observation} | ${legitimateUseText}`;
}

/** Counts equal values, for example HTTP statuses, and formats the counts: `3 × 202, 1 × 429`. */
export function formatCounts(values) {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].map(([value, all]) => `${all.length} × ${value}`).join(', ');
}
