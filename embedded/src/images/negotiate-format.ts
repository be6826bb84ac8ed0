import type { OutputFormat } from './path/operations.ts';

/** Returns whether an Accept header names WebP and does not exclude it. */
function acceptsWebp(accept: string): boolean {
  return accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .some(
      (part) => /^image\/webp\s*(?:;|$)/u.test(part) && !/;\s*q=0(?:\.0*)?\s*(?:;|$)/u.test(part),
    );
}

/**
 * Chooses the format of a response. Without `format()` in the URL, it is WebP if the client accepts
 * it, otherwise the format of the original, which keeps transparency.
 */
export function negotiateFormat(
  requested: OutputFormat | undefined,
  accept: string | undefined,
  original: 'jpeg' | 'png' = 'jpeg',
): { readonly format: OutputFormat; readonly usesAccept: boolean } {
  if (requested) return { format: requested, usesAccept: false };
  return { format: acceptsWebp(accept ?? '') ? 'webp' : original, usesAccept: true };
}
