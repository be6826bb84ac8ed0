/**
 * Returns the index of the option that an arrow key selects. Before the first and after the last
 * option is the input, which has the index -1.
 */
export function getNextOptionIndex(
  index: number,
  key: 'ArrowDown' | 'ArrowUp',
  length: number,
): number {
  if (key === 'ArrowDown') return index + 1 < length ? index + 1 : -1;
  return index === -1 ? length - 1 : index - 1;
}
