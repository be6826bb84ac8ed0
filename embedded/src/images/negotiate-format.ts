import type { OutputFormat } from './path/operations.ts';

/** Returns whether an `Accept` header names WebP with a quality above 0. */
export function acceptsWebp(accept: string): boolean {
  return accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .some(
      (part) => /^image\/webp\s*(?:;|$)/u.test(part) && !/;\s*q=0(?:\.0*)?\s*(?:;|$)/u.test(part),
    );
}

/**
 * Chooses the format of a variant: the one in `format()`; else WebP if the client accepts it; else
 * the format of the original, so that transparency is kept.
 */
export function negotiateFormat(
  requested: OutputFormat | undefined,
  accept: string | undefined,
  original: 'jpeg' | 'png' = 'jpeg',
): { readonly format: OutputFormat; readonly dependsOnAccept: boolean } {
  if (requested) return { format: requested, dependsOnAccept: false };
  return { format: acceptsWebp(accept ?? '') ? 'webp' : original, dependsOnAccept: true };
}
