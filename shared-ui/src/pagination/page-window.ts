/**
 * The pages around the present one, `padding` on each side where there are as many (specification
 * section 9: 3), as Algolia's widget chooses them: always `2 * padding + 1` where possible.
 */
export function pageWindow(current: number, total: number, padding = 3): number[] {
  const size = Math.min(total, 2 * padding + 1);
  const first = Math.max(1, Math.min(current - padding, total - size + 1));
  return Array.from({ length: size }, (_, index) => first + index);
}
