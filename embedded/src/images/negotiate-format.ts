import type { OutputFormat } from './path/operations.ts';

/** True when an Accept header names WebP and does not rule it out. */
function takesWebp(accept: string): boolean {
  return accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .some(
      (part) => /^image\/webp\s*(?:;|$)/u.test(part) && !/;\s*q=0(?:\.0*)?\s*(?:;|$)/u.test(part),
    );
}

/**
 * Format of an answer; without `format()` WebP where it is accepted, else that of the original: what
 * may be transparent stays so.
 */
export function negotiateFormat(
  wanted: OutputFormat | undefined,
  accept: string | undefined,
  original: 'jpeg' | 'png' = 'jpeg',
): { readonly format: OutputFormat; readonly negotiated: boolean } {
  if (wanted) return { format: wanted, negotiated: false };
  return { format: takesWebp(accept ?? '') ? 'webp' : original, negotiated: true };
}
