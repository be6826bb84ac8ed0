import type { RawBlock } from '@gruenland/shared-contracts/block.ts';

/** The heading an editor gave, or the usual one. */
export function titleOf({ title }: RawBlock, usual: string): string {
  return (typeof title === 'string' && title.trim()) || usual;
}

/** A slug, or null for everything that is none. */
export function slugOf(value: unknown): string | null {
  return typeof value === 'string' && /^[a-z0-9-]{1,60}$/u.test(value) ? value : null;
}

/** How many entries are shown. */
export function countOf(
  { count }: RawBlock,
  { usual, most }: { readonly usual: number; readonly most: number },
): number {
  const asked = Math.trunc(Number(count));
  return asked >= 1 ? Math.min(asked, most) : usual;
}
