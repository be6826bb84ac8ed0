import type { OutputFormat } from './path/operations.ts';

/** Returns whether an Accept header names WebP and does not exclude it. */
function takesWebp(accept: string): boolean {
  return accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .some(
      (part) => /^image\/webp\s*(?:;|$)/u.test(part) && !/;\s*q=0(?:\.0*)?\s*(?:;|$)/u.test(part),
    );
}

/**
 * Format of a response. Without `format()`, WebP if the client accepts it, otherwise the format of
 * the original, which keeps transparency.
 */
export function negotiateFormat(
  wanted: OutputFormat | undefined,
  accept: string | undefined,
  original: 'jpeg' | 'png' = 'jpeg',
): { readonly format: OutputFormat; readonly negotiated: boolean } {
  if (wanted) return { format: wanted, negotiated: false };
  return { format: takesWebp(accept ?? '') ? 'webp' : original, negotiated: true };
}
