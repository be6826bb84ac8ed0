import type { Encoding } from '#server/pipeline/response-body.ts';

/** Returns the best encoding that the browser accepts, according to its `Accept-Encoding`. */
export function negotiateEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  if (/(?:^|,)\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)/.test(acceptEncoding))
    return 'br';
  if (/(?:^|,)\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)/.test(acceptEncoding))
    return 'gzip';
  return 'identity';
}
