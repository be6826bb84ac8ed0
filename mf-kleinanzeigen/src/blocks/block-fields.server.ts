import type { RawBlock } from '@gruenland/shared-contracts/block.ts';

/** Returns the block heading that the editor set, or the fallback. */
export function parseTitle({ title }: RawBlock, fallbackTitle: string): string {
  return (typeof title === 'string' && title.trim()) || fallbackTitle;
}

/** Returns the value if it is a valid slug, otherwise null. */
export function parseSlug(value: unknown): string | null {
  return typeof value === 'string' && /^[a-z0-9-]{1,60}$/u.test(value) ? value : null;
}

/** Returns the number of ads or job postings to show, between 1 and `max`. */
export function parseCount(
  { count }: RawBlock,
  { fallback, max }: { readonly fallback: number; readonly max: number },
): number {
  const requestedCount = Math.trunc(Number(count));
  return requestedCount >= 1 ? Math.min(requestedCount, max) : fallback;
}
